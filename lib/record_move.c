/* SPDX-License-Identifier: Zlib */
/* Moves as text: KIND PLAYER FIGURE X,Y rROTATION sSEGMENT =VALUE. */
#include "names.h"
#include "record.h"

uint64_t carcp_seed_of(const carc_move *move)
{
	return (uint64_t)(uint32_t)move->y << 32 | (uint32_t)move->x;
}

static void put_field(struct text *text, const char *mark, int32_t value)
{
	if (value == -1)
		return;
	carcp_put_text(text, mark);
	carcp_put_number(text, value);
}

void carcp_put_move(struct text *text, const carc_move *move)
{
	const char *tile = carcp_name(CARC_NAME_TILE_TYPE, move->value);

	carcp_put_text(text, carcp_name(CARC_NAME_MOVE, move->kind));
	if (move->kind == CARC_MOVE_RESHUFFLE) {
		carcp_put_text(text, " ");
		carcp_put_seed(text, carcp_seed_of(move));
		return;
	}
	if (move->kind == CARC_MOVE_DRAW && tile) {
		carcp_put_text(text, " ");
		carcp_put_text(text, tile);
		return;
	}
	if (move->player != CARC_PLAYER_CHANCE)
		put_field(text, " ", move->player);
	if (carcp_name(CARC_NAME_FIGURE, move->figure)) {
		carcp_put_text(text, " ");
		carcp_put_text(text,
			       carcp_name(CARC_NAME_FIGURE, move->figure));
	}
	if (move->x != -1 || move->y != -1 || carcp_names_cell(move->kind)) {
		carcp_put_text(text, " ");
		carcp_put_number(text, move->x);
		carcp_put_text(text, ",");
		carcp_put_number(text, move->y);
	}
	put_field(text, " r", move->rotation);
	put_field(text, " s", move->segment);
	put_field(text, " =", move->value);
}

static bool parse_cell(char *word, carc_move *out)
{
	char *comma = strchr(word, ',');

	if (!comma)
		return false;
	*comma = '\0';
	return carcp_parse_int(word, &out->x) &&
	       carcp_parse_int(comma + 1, &out->y);
}

/* One word behind the kind: its form says what it is. */
static bool parse_word(char *word, carc_move *out)
{
	if (strchr(word, ','))
		return parse_cell(word, out);
	if (out->player == -1 && carcp_parse_int(word, &out->player))
		return out->player >= 0;
	if (word[0] == 'r' && carcp_parse_int(word + 1, &out->rotation))
		return true;
	if (word[0] == 's' && carcp_parse_int(word + 1, &out->segment))
		return true;
	if (word[0] == '=')
		return carcp_parse_int(word + 1, &out->value);
	out->figure = carcp_find_name(CARC_NAME_FIGURE, word);
	return out->figure >= 0;
}

bool carcp_parse_move(const char *at, const char *end, carc_move *out)
{
	char word[MAX_WORD];
	uint64_t seed;

	memset(out, 0xFF, sizeof *out);
	if (!carcp_word(&at, end, word))
		return false;
	out->kind = carcp_find_name(CARC_NAME_MOVE, word);
	switch (out->kind) {
	case -1:
		return false;
	case CARC_MOVE_RESHUFFLE:
		if (!carcp_word(&at, end, word) ||
		    !carcp_parse_seed(word, &seed))
			return false;
		out->x = (int32_t)(uint32_t)seed;
		out->y = (int32_t)(uint32_t)(seed >> 32);
		break;
	case CARC_MOVE_DRAW:
		out->player = CARC_PLAYER_CHANCE;
		if (!carcp_word(&at, end, word))
			return false;
		out->value = carcp_find_name(CARC_NAME_TILE_TYPE, word);
		if (out->value < 0)
			return false;
		break;
	case CARC_MOVE_ROLL:
	case CARC_MOVE_TOKEN:
		out->player = CARC_PLAYER_CHANCE;
		break;
	default:
		break;
	}
	if (out->kind == CARC_MOVE_RESHUFFLE || out->kind == CARC_MOVE_DRAW)
		return !carcp_word(&at, end, word);
	while (carcp_word(&at, end, word))
		if (!parse_word(word, out))
			return false;
	return true;
}
