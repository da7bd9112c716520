/* SPDX-License-Identifier: Zlib */
/* What is there: everything a caller may see of a position. */
#ifndef CARCP_LOOK_H
#define CARCP_LOOK_H

#include "turn.h"

void carcp_look_turn(const struct carc_game *game, carc_turn_info *out);
int32_t carcp_look_scores(const struct carc_game *game, carc_score *out,
			  int32_t capacity);
void carcp_look_player(const struct carc_game *game, int player,
		       carc_player *out);
void carcp_look_tile(const struct carc_game *game, int i, carc_tile *out);
bool carcp_look_tile_at(const struct carc_game *game, int32_t x, int32_t y,
			carc_tile *out);
void carcp_look_feature(const struct carc_game *game, uint16_t node,
			carc_feature *out);
int32_t carcp_look_features(const struct carc_game *game, carc_feature *out,
			    int32_t capacity);
int32_t carcp_look_spots(const struct carc_game *game, uint16_t node,
			 carc_spot *out, int32_t capacity);
int32_t carcp_look_figures(const struct carc_game *game, carc_figure *out,
			   int32_t capacity);
int32_t carcp_look_remaining(const struct carc_game *game,
			     carc_remaining_type *out, int32_t capacity);
int32_t carcp_look_cells(const struct carc_game *game, carc_cell *out,
			 int32_t capacity);
int32_t carcp_look_cell_types(const struct carc_game *game, uint16_t cell,
			      int32_t *out, int32_t capacity);

#endif
