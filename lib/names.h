/* SPDX-License-Identifier: Zlib */
/* The names of everything. */
#ifndef CARCP_NAMES_H
#define CARCP_NAMES_H

#include "internal.h"

const char *carcp_name(int32_t group, int32_t id);
int32_t carcp_find_name(int32_t group, const char *name);

/* How many ids a group has room for: 0 … n - 1. */
int carcp_name_count(int32_t group);

/* A move of this kind names a cell, and (-1, -1) is one like any other. */
bool carcp_names_cell(int32_t kind);

const char *carcp_status_text(carc_status status);

#endif
