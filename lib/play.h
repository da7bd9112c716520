/* SPDX-License-Identifier: Zlib */
/* Making, copying and playing games. */
#ifndef CARCP_PLAY_H
#define CARCP_PLAY_H

#include "turn.h"

/* `types` NULL: the tiles of the configuration's sets, shuffled. */
carc_status carcp_game_make(struct carc_game **out, const carc_config *config,
			    const int32_t *types, int32_t n,
			    const carc_allocator *allocator);
void carcp_game_free(struct carc_game *game);
carc_status carcp_game_clone(struct carc_game **out,
			     const struct carc_game *game,
			     const carc_allocator *allocator);
carc_status carcp_game_copy(struct carc_game *to, const struct carc_game *from);

carc_status carcp_apply(struct carc_game *game, const carc_move *move);
carc_status carcp_undo(struct carc_game *game);
carc_status carcp_reshuffle(struct carc_game *game, uint64_t seed);
carc_status carcp_playout(struct carc_game *game, uint64_t *rng);

/* A random legal move; there is one. */
void carcp_random_move(const struct carc_game *game, uint64_t *rng,
		       carc_move *out);
int32_t carcp_weights(const struct carc_game *game, int32_t *out,
		      int32_t capacity);
int32_t carcp_max_moves(const struct carc_game *game);

#endif
