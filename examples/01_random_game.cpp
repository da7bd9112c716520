/* SPDX-License-Identifier: Zlib */
/* The same in C++: 01_random_game_cpp [SEED] */
#include <carcassonne.h>

#include <cstdlib>
#include <iostream>
#include <memory>
#include <random>
#include <stdexcept>
#include <vector>

/* The game frees itself, and a failure is an exception. */
struct FreeGame {
	void operator()(carc_game *game) const
	{
		carc_game_free(game);
	}
};
using Game = std::unique_ptr<carc_game, FreeGame>;

static void require(carc_status status)
{
	if (status != CARC_OK)
		throw std::runtime_error(carc_status_text(status));
}

static Game new_game(const carc_config &config)
{
	carc_game *game = nullptr;

	require(carc_game_new(&game, &config, nullptr));
	return Game(game);
}

static std::vector<carc_move> legal_moves(const Game &game)
{
	std::vector<carc_move> moves(carc_count_moves(game.get()));

	carc_legal_moves(game.get(), moves.data(), moves.size());
	return moves;
}

static void print_result(const Game &game)
{
	std::vector<carc_score> rows(carc_score_final(game.get(), nullptr, 0));
	int32_t player = CARC_NONE;

	carc_score_final(game.get(), rows.data(), rows.size());
	for (const carc_score &row : rows) {
		if (row.player != player)
			std::cout << "player " << row.player << "\n";
		player = row.player;
		std::cout << "  " << carc_name(CARC_NAME_CATEGORY, row.category)
			  << " " << row.points << "\n";
	}
}

int main(int argc, char **argv)
try {
	carc_config config;

	require(carc_config_init(&config, sizeof config));
	config.players = 3;
	config.seed = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : 1;

	std::mt19937_64 random(config.seed);
	Game game = new_game(config);
	for (auto moves = legal_moves(game); !moves.empty();
	     moves = legal_moves(game))
		require(carc_apply(game.get(),
				   &moves[random() % moves.size()]));
	print_result(game);
	return 0;
} catch (const std::exception &error) {
	std::cerr << error.what() << "\n";
	return 1;
}
