/* SPDX-License-Identifier: Zlib */
/* A server deals from a secret seed; a client mirrors its game move by move. */
#include <carcassonne.h>
#include <stdio.h>

/* What a server sends is one line a move, here by a function call. The client
 * has every rule, but no chance of its own: draws are moves it is told. */
static carc_status client_receive(carc_game *client, const char *line)
{
	carc_move move;

	if (carc_move_parse(line, &move) != CARC_OK)
		return CARC_ERR_FORMAT;
	return carc_apply(client, &move);
}

static carc_status server_send(carc_game *client, const carc_move *move)
{
	char line[128];

	carc_move_text(move, line, sizeof line);
	return client_receive(client, line);
}

/* Send what was drawn since the last time; *seen counts the events sent. */
static carc_status send_draws(const carc_game *server, carc_game *client,
			      int32_t *seen)
{
	carc_status status = CARC_OK;
	carc_event event;

	while (status == CARC_OK && carc_events(server, *seen, &event, 1) > 0) {
		carc_move draw = {
			CARC_MOVE_DRAW, CARC_PLAYER_CHANCE, -1, -1, -1, -1, -1,
			event.value};

		++*seen;
		if (event.kind == CARC_EVENT_DRAWN)
			status = server_send(client, &draw);
	}
	return status;
}

int main(void)
{
	int32_t seen = 0, decisions = 0, equal = 0;
	carc_game *server, *client;
	carc_status status;
	carc_config config;
	uint64_t rng = 7;
	carc_move move;

	carc_config_init(&config, sizeof config);
	config.seed = 20070707;
	if (carc_game_new(&server, &config, NULL) != CARC_OK)
		return 1;
	config.seed = 0; /* The client is not told. */
	config.chance = CARC_CHANCE_EXTERNAL;
	if (carc_game_new(&client, &config, NULL) != CARC_OK)
		return 1;

	status = send_draws(server, client, &seen);
	while (status == CARC_OK &&
	       carc_random_move(server, &rng, &move) == CARC_OK) {
		decisions++;
		equal += carc_hash(server) == carc_hash(client);
		carc_apply(server, &move);
		status = server_send(client, &move);
		if (status == CARC_OK)
			status = send_draws(server, client, &seen);
	}
	printf("equal hashes at %d of %d decisions, then %016llx and %016llx\n",
	       (int)equal, (int)decisions,
	       (unsigned long long)carc_hash(server),
	       (unsigned long long)carc_hash(client));
	carc_game_free(server);
	carc_game_free(client);
	return status == CARC_OK && equal == decisions ? 0 : 1;
}
