/* SPDX-License-Identifier: Zlib */
/* A mechanic nobody plays, to try the core; see exp_probe.c. */
#ifndef EXP_PROBE_H
#define EXP_PROBE_H

#include "expansion.h"

#define PROBE_ID 63
#define PROBE_NETWORK 15 /* its kind of feature */

extern const struct expansion carcp_exp_probe;

/* The two segments joined inside the tile of a cell; false if none are. */
bool probe_pair(const struct carc_game *game, uint16_t cell, int *a, int *b);

/* The node of a tile that stands for the network of a road segment. */
int probe_network(const struct shape *shape, int segment);

#endif
