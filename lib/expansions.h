/* SPDX-License-Identifier: Zlib */
/* Configurations: presets, what goes together, what a game is made of. */
#ifndef CARCP_EXPANSIONS_H
#define CARCP_EXPANSIONS_H

#include "expansion.h"

carc_status carcp_config_init(carc_config *config, int32_t struct_size);
bool carcp_config_valid_size(const carc_config *config);

/* A caller's struct may be shorter or longer than ours: what it does not know
 * has its default, what we do not know is zero. */
void carcp_config_read(carc_config *to, const carc_config *from);
void carcp_config_write(carc_config *to, const carc_config *from);

carc_status carcp_config_preset(carc_config *config, int32_t edition);
carc_status carcp_config_add(carc_config *config, const char *name);

/* What is wrong with a configuration: "switch: what it takes", and by name which
 * one of several switches, or NULL. */
struct fault {
	carc_status status; /* CARC_OK if nothing is */
	const char *text, *name;
};

/* `sets` is false when a deck replaces the sets. */
struct fault carcp_config_fault(const carc_config *config, bool sets);

/* Fill in what follows from the configuration: kinds, active mechanics. */
void carcp_rules_make(struct carc_game *game);

/* Fill in the book's facts of an edition; false if there is none. */
bool carcp_edition_info(int32_t edition, carc_edition_info *out);

#endif
