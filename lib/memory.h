/* SPDX-License-Identifier: Zlib */
/* Memory through the caller's allocator. */
#ifndef CARCP_MEMORY_H
#define CARCP_MEMORY_H

#include "internal.h"

/* The caller's allocator, or the standard one for NULL. */
carc_allocator carcp_allocator(const carc_allocator *given);

void *carcp_alloc(const carc_allocator *allocator, size_t size);
void carcp_free(const carc_allocator *allocator, void *memory);

/* Make room for `need` items in an array; false if there is no memory, and
 * then the array is as it was. */
bool carcp_reserve(const carc_allocator *allocator, void **array,
		   uint32_t *capacity, uint32_t count, uint64_t need,
		   size_t item);

#endif
