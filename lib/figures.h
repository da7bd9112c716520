/* SPDX-License-Identifier: Zlib */
/* Figures in supply and on the board. */
#ifndef CARCP_FIGURES_H
#define CARCP_FIGURES_H

#include "feature.h"

/* Why a figure of a player cannot stand on a segment of the tile at `cell`,
 * CARC_OK if it can. */
carc_status carcp_may_deploy(const struct carc_game *game, int player,
			     int figure, uint16_t cell, int32_t segment);

/* What a player can deploy on the tile at `cell`: for each kind that stands, by
 * its place among those, the segments bit by bit. */
void carcp_deployments(const struct carc_game *game, int player, uint16_t cell,
		       uint16_t segments[MAX_KINDS]);

/* Put a figure of a player's supply on a node. */
void carcp_deploy(struct carc_game *game, int player, int figure,
		  uint16_t node);

/* Put a figure, of nobody perhaps, on a node. */
void carcp_put(struct carc_game *game, int player, int figure, uint16_t node);

/* The i-th figure goes back to its owner's supply. */
void carcp_go_home(struct carc_game *game, int i);

/* The figure a move is about, -1 if it is not there. */
int carcp_find_figure(const struct carc_game *game, const carc_move *move);

/* A move of kind `move` about each figure of a player on the board whose kind is
 * in `kinds` and for which `fits` holds (NULL: all), by row, column, segment
 * and kind; equal ones are one. */
void carcp_list_figures(const struct carc_game *game, int player,
			unsigned int kinds, int move,
			bool (*fits)(const struct carc_game *game,
				     const struct figure *figure),
			struct list *list);

/* All figures on a feature go home. */
void carcp_clear(struct carc_game *game, uint16_t root);

/* Send home what may not stay alone (TB-11, TB-15, FE-13). */
void carcp_settle(struct carc_game *game);

/* Bit p: of the figures in the feature for which `fits` holds (NULL: all)
 * player p has most strength. */
unsigned int carcp_majority(const struct carc_game *game, uint16_t root,
			    bool (*fits)(const struct carc_game *game,
					 const struct figure *figure));

/* Bit p: player p has the majority in the feature (B-24). */
unsigned int carcp_owners(const struct carc_game *game, uint16_t root);

#endif
