/* SPDX-License-Identifier: Zlib */
/* A server deals from a secret seed; a client mirrors its game move by move. */
#include <carcassonne.h>
#include <stdio.h>

/* One line a move. The client has no chance of its own but is told draws. */
static carc_status client_receive(carc_game *client, const char *line)
{
	carc_move move;
	carc_status status = carc_move_parse(line, &move);

	return status == CARC_OK ? carc_apply(client, &move) : status;
}

static carc_status server_send(carc_game *client, const carc_move *move)
{
	char line[128];

	carc_move_text(move, line, sizeof line);
	return client_receive(client, line);
}

/* Send what chance did since the last time; *seen counts the events sent. */
static carc_status send_chance(const carc_game *server, carc_game *client,
			       int32_t *seen)
{
	carc_status status = CARC_OK;
	carc_event event;

	while (status == CARC_OK && carc_events(server, *seen, &event, 1) > 0) {
		int32_t kind =
			event.kind == CARC_EVENT_DRAWN    ? CARC_MOVE_DRAW
			: event.kind == CARC_EVENT_ROLLED ? CARC_MOVE_ROLL
			: event.kind == CARC_EVENT_TOKEN  ? CARC_MOVE_TOKEN
							  : CARC_NONE;
		carc_move move = {kind, CARC_PLAYER_CHANCE, -1, -1, -1, -1,
				  -1,   event.value};

		++*seen;
		if (kind != CARC_NONE)
			status = server_send(client, &move);
	}
	return status;
}

int main(void)
{
	int decisions = 0, equal = 0;
	int32_t seen = 0;
	carc_game *server, *client;
	carc_config config;
	uint64_t rng = 7;
	carc_move move;

	carc_config_init(&config, sizeof config);
	carc_config_preset(&config, CARC_EDITION_PLUS);
	carc_config_add(&config, "all");
	config.seed = 20070707;
	if (carc_game_new(&server, &config, NULL) != CARC_OK)
		return 1;
	config.seed = 0; /* The client is not told. */
	config.chance = CARC_CHANCE_EXTERNAL;
	if (carc_game_new(&client, &config, NULL) != CARC_OK)
		return 1;

	while (send_chance(server, client, &seen) == CARC_OK &&
	       carc_random_move(server, &rng, &move) == CARC_OK) {
		decisions++;
		equal += carc_hash(server) == carc_hash(client);
		carc_apply(server, &move);
		server_send(client, &move); /* The hash tells if it is lost. */
	}
	printf("equal hashes at %d of %d decisions, then %016llx and %016llx\n",
	       equal, decisions, (unsigned long long)carc_hash(server),
	       (unsigned long long)carc_hash(client));
	carc_game_free(server);
	carc_game_free(client);
	return equal < decisions;
}
