/* SPDX-License-Identifier: Zlib */
/* Where the figures of a tile stand when it is drawn. */
#ifndef CARCP_POINTS_H
#define CARCP_POINTS_H

#include "carcassonne.h"

/* Fill x and y of all segments of a tile; the rest of them is there. */
void carcp_find_points(carc_segment *segment, int n);

#endif
