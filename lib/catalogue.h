/* SPDX-License-Identifier: Zlib */
/* The tile tables as the caller sees them. */
#ifndef CARCP_CATALOGUE_H
#define CARCP_CATALOGUE_H

#include "internal.h"

bool carcp_catalogue_type(int32_t type, carc_tile_type *out);
int32_t carcp_catalogue_types(carc_tile_type *out, int32_t capacity);
int32_t carcp_catalogue_segments(const struct tile_type *tile,
				 carc_segment *out, int32_t capacity);
int32_t carcp_catalogue_marks(const struct tile_type *tile, carc_mark *out,
			      int32_t capacity);

#endif
