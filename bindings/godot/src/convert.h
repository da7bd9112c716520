/* SPDX-License-Identifier: Zlib */
/* Structs of the library as dictionaries, member by member. */
#ifndef GD_CONVERT_H
#define GD_CONVERT_H

#include "engine.h"
#include "tables.h"

/* The names of all members, made once. */
bool gd_keys_make(void);
void gd_keys_drop(void);

/* Write a struct into a dictionary, and into a new one. */
void gd_write(const struct variant *dictionary, const struct layout *layout,
	      const void *from);
void gd_make_struct(struct variant *out, const struct layout *layout,
		    const void *from);

/* An array of dictionaries. */
void gd_make_list(struct variant *out, const struct layout *layout,
		  const void *from, int32_t n);

/* Change the members that a dictionary names. False if it names one that is not
 * there, or a value is none; `why` says which. */
bool gd_read(const struct variant *dictionary, const struct layout *layout,
	     void *to, char *why, size_t size);

#endif
