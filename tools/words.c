/* SPDX-License-Identifier: Zlib */
/* Moves and events in words that a player understands. What this file does not
 * know it calls by its carc_name(). */
#include "words.h"

#include <stdio.h>
#include <string.h>

#define MAX_SEGMENTS 32

const char *reason_words(int32_t reason)
{
	static const char *const words[] = {
		[CARC_REASON_ROAD] = "the completed road",
		[CARC_REASON_CITY] = "the completed city",
		[CARC_REASON_MONASTERY] = "the completed monastery",
		[CARC_REASON_FINAL_ROAD] = "the unfinished road",
		[CARC_REASON_FINAL_CITY] = "the unfinished city",
		[CARC_REASON_FINAL_MONASTERY] = "the unfinished monastery",
		[CARC_REASON_FINAL_FIELD] = "the field",
		[CARC_REASON_GARDEN] = "the completed garden",
		[CARC_REASON_FINAL_GARDEN] = "the unfinished garden",
		[CARC_REASON_ABBOT] = "the abbot taken back",
		[CARC_REASON_GOODS] = "the most goods",
		[CARC_REASON_MESSAGE] = "a message",
		[CARC_REASON_STOLEN] = "stolen points",
		[CARC_REASON_FINAL_ROBBER] = "the robber on the track",
		[CARC_REASON_FINAL_GOLD] = "the ingots",
		[CARC_REASON_FOREST] = "the completed forest",
		[CARC_REASON_RIVER] = "the completed river",
		[CARC_REASON_FINAL_SYSTEM] = "the river system",
		[CARC_REASON_FINAL_MEADOW] = "the meadow",
	};
	const char *name = carc_name(CARC_NAME_REASON, reason);

	if (reason >= 0 && (size_t)reason < sizeof words / sizeof words[0] &&
	    words[reason])
		return words[reason];
	return name ? name : "something";
}

const char *term_words(int32_t term, int32_t count)
{
	static const char *const words[][2] = {
		[CARC_TERM_TILES] = {"tile", "tiles"},
		[CARC_TERM_PENNANTS] = {"pennant", "pennants"},
		[CARC_TERM_NEIGHBOURS] = {"tile in its square",
					  "tiles in its square"},
		[CARC_TERM_CITIES] = {"completed city", "completed cities"},
		[CARC_TERM_SMALL_CITY] = {"less, it is small",
					  "less, it is small"},
		[CARC_TERM_INN] = {"tile with an inn", "tiles with an inn"},
		[CARC_TERM_CATHEDRAL] = {"for the cathedral",
					 "for the cathedral"},
		[CARC_TERM_WINE] = {"most wine", "most wine"},
		[CARC_TERM_PIG] = {"city for the pig", "cities for the pig"},
		[CARC_TERM_MAGE] = {"tile for the mage", "tiles for the mage"},
		[CARC_TERM_WITCH] = {"less for the witch",
				     "less for the witch"},
		[CARC_TERM_MESSAGE] = {"for the message", "for the message"},
		[CARC_TERM_KNIGHTS] = {"knight", "knights"},
		[CARC_TERM_FARMERS] = {"farmer", "farmers"},
		[CARC_TERM_STOLEN] = {"half of another's points",
				      "half of another's points"},
		[CARC_TERM_ROBBERS] = {"robber", "robbers"},
		[CARC_TERM_INGOTS] = {"ingot", "ingots"},
		[CARC_TERM_GRAIN] = {"most grain", "most grain"},
		[CARC_TERM_CLOTH] = {"most cloth", "most cloth"},
		[CARC_TERM_SEGMENTS] = {"segment", "segments"},
		[CARC_TERM_MUSHROOMS] = {"mushroom patch", "mushroom patches"},
		[CARC_TERM_FISH] = {"fish", "fish"},
		[CARC_TERM_DEER] = {"deer", "deer"},
		[CARC_TERM_TIGERS] = {"deer for a tiger", "deer for tigers"},
		[CARC_TERM_MAMMOTHS] = {"mammoth", "mammoths"},
		[CARC_TERM_AUROCHS] = {"aurochs", "aurochs"},
	};
	const char *name = carc_name(CARC_NAME_TERM, term);

	if (term >= 0 && (size_t)term < sizeof words / sizeof words[0] &&
	    words[term][0])
		return words[term][count != 1];
	return name ? name : "something";
}

/* Append to text that has `*length` bytes; what does not fit is cut. */
#define APPEND(out, size, length, ...)                                         \
	do {                                                                   \
		if (*(length) < (size))                                        \
			*(length) += (size_t)snprintf((out) + *(length),       \
						      (size) - *(length),      \
						      __VA_ARGS__);            \
	} while (0)

void describe_sum(const carc_event *term, int32_t terms, char *out, size_t size)
{
	size_t length = 0;

	out[0] = '\0';
	for (int32_t i = 0; i < terms; i++)
		APPEND(out, size, &length, "%s%d %s x %d", i ? " + " : "",
		       (int)term[i].count,
		       term_words(term[i].term, term[i].count),
		       (int)term[i].each);
}

/* The sides of the board that a segment of a placed tile reaches, as
 * "north and west". */
static void describe_sides(const carc_segment *segment, int32_t rotation,
			   char *out, size_t size)
{
	static const char *const name[4] = {"north", "east", "south", "west"};
	size_t length = 0;
	int sides = 0, left;

	for (int side = 0; side < 4; side++)
		if (segment->sides >> side & 1 ||
		    segment->halves >> 2 * side & 3)
			sides |= 1 << (side + rotation) % 4;
	left = sides;
	out[0] = '\0';
	for (int side = 0; side < 4; side++) {
		if (!(sides >> side & 1))
			continue;
		left &= ~(1 << side);
		APPEND(out, size, &length, "%s%s", name[side],
		       !left               ? ""
		       : left & (left - 1) ? ", "
					   : " and ");
	}
}

/* A segment of a tile on the board: what it is, where, and its worth. */
static void describe_place(const carc_game *game, const carc_move *move,
			   char *out, size_t size)
{
	carc_segment segment[MAX_SEGMENTS];
	carc_feature feature;
	carc_tile tile;
	char sides[64];
	size_t length = 0;

	out[0] = '\0';
	if (carc_tile_at(game, move->x, move->y, &tile) != CARC_OK ||
	    move->segment < 0 || move->segment >= tile.segments ||
	    carc_segments(tile.type, segment, MAX_SEGMENTS) > MAX_SEGMENTS)
		return;
	describe_sides(&segment[move->segment], tile.rotation, sides,
		       sizeof sides);
	APPEND(out, size, &length, "the %s",
	       carc_name(CARC_NAME_FEATURE, segment[move->segment].kind));
	if (sides[0])
		APPEND(out, size, &length, " (%s)", sides);
	APPEND(out, size, &length, " at %d,%d", (int)move->x, (int)move->y);
	if (carc_feature_at(game, move->x, move->y, move->segment, &feature) ==
	    CARC_OK)
		APPEND(out, size, &length, ", worth %d now",
		       (int)feature.value);
}

static const char *figure_name(int32_t figure)
{
	const char *name = carc_name(CARC_NAME_FIGURE, figure);

	if (figure == CARC_FIGURE_LARGE)
		return "large follower";
	return name ? name : "figure";
}

static const char *article(const char *noun)
{
	return strchr("aeiou", *noun) ? "an" : "a";
}

void describe_move(const carc_game *game, const carc_move *move, char *out,
		   size_t size)
{
	const char *figure = figure_name(move->figure);
	char place[160];

	describe_place(game, move, place, sizeof place);
	switch (move->kind) {
	case CARC_MOVE_PASS:
		snprintf(out, size, "nothing");
		break;
	case CARC_MOVE_PLACE:
		snprintf(out, size, "at %d,%d, %s", (int)move->x, (int)move->y,
			 (const char *const[]){
				 "upright", "turned right", "upside down",
				 "turned left"}[move->rotation & 3]);
		break;
	case CARC_MOVE_DEPLOY:
	case CARC_MOVE_CROP_PLACE:
		snprintf(out, size, "%s to %s", figure, place);
		break;
	case CARC_MOVE_FLY:
		snprintf(out, size, "%s flies", figure);
		break;
	case CARC_MOVE_LAND:
		snprintf(out, size, "land on %s", place);
		break;
	case CARC_MOVE_TAKE_BACK:
	case CARC_MOVE_RETURN:
	case CARC_MOVE_CROP_REMOVE:
		snprintf(out, size, "take the %s back from %s", figure, place);
		break;
	case CARC_MOVE_REMOVE:
		snprintf(out, size, "the %s leaves the board", figure);
		break;
	case CARC_MOVE_MAGIC:
		snprintf(out, size, "the %s goes to %s", figure, place);
		break;
	case CARC_MOVE_INGOT:
	case CARC_MOVE_TAKE:
		snprintf(out, size, "%s the ingot at %d,%d",
			 move->kind == CARC_MOVE_TAKE ? "take" : "put",
			 (int)move->x, (int)move->y);
		break;
	case CARC_MOVE_ROBBER:
		snprintf(out, size, "the robber goes to space %d",
			 (int)move->value);
		break;
	case CARC_MOVE_ROB:
		snprintf(out, size, "rob player %c", (char)('A' + move->value));
		break;
	case CARC_MOVE_FERRY:
		snprintf(out, size, "the ferry at %d,%d joins roads %d and %d",
			 (int)move->x, (int)move->y, (int)move->segment,
			 (int)move->value);
		break;
	case CARC_MOVE_SCORE:
		snprintf(out, size, "score %s", place);
		break;
	case CARC_MOVE_ADVANCE:
		snprintf(out, size, "the %s advances", figure);
		break;
	case CARC_MOVE_MESSAGE:
		snprintf(out, size, "%s",
			 move->value ? "what the message says" : "the points");
		break;
	case CARC_MOVE_CROP:
		snprintf(out, size, "%s",
			 move->value ? "everybody takes a follower back"
				     : "everybody adds a follower");
		break;
	case CARC_MOVE_SECOND:
		snprintf(out, size, "%s",
			 move->value ? "play the second part"
				     : "no second part");
		break;
	default:
		snprintf(out, size, "%s %s%s%s",
			 carc_name(CARC_NAME_MOVE, move->kind),
			 move->figure >= 0 ? figure : "", place[0] ? " " : "",
			 place);
	}
}

bool describe_event(const carc_event *event, const char *const *names,
		    char *out, size_t size)
{
	const char *who = event->player < 0 ? "The game" : names[event->player];
	const char *tile = carc_name(CARC_NAME_TILE_TYPE, event->value);
	const char *figure = figure_name(event->figure);
	int x = (int)event->x, y = (int)event->y, value = (int)event->value;

	switch (event->kind) {
	case CARC_EVENT_DISCARDED:
		snprintf(out, size, "Tile %s fits nowhere and is laid aside.",
			 tile);
		return true;
	case CARC_EVENT_PLACED:
		snprintf(out, size, "%s lays tile %s at %d,%d.", who, tile, x,
			 y);
		return true;
	case CARC_EVENT_DEPLOYED:
		snprintf(out, size, "%s puts %s %s on %d,%d.", who,
			 article(figure), figure, x, y);
		return true;
	case CARC_EVENT_POINTS:
		snprintf(out, size, "%s scores %d for %s.", who, value,
			 reason_words(event->reason));
		return true;
	case CARC_EVENT_RETURNED:
		if (event->player < 0)
			snprintf(out, size, "The %s leaves %d,%d.", figure, x,
				 y);
		else
			snprintf(out, size, "%s's %s comes home from %d,%d.",
				 who, figure, x, y);
		return true;
	case CARC_EVENT_GOODS:
		snprintf(out, size, "%s takes %d %s.", who, (int)event->count,
			 carc_name(CARC_NAME_ATTRIBUTE, event->value));
		return true;
	case CARC_EVENT_ROLLED:
		snprintf(out, size, "The die shows %d.", value);
		return true;
	case CARC_EVENT_TOKEN:
		snprintf(out, size, "%s gets message %d.", who, value);
		return true;
	case CARC_EVENT_INGOT:
		snprintf(out, size, "An ingot comes to %d,%d.", x, y);
		return true;
	case CARC_EVENT_TAKEN:
		snprintf(out, size, "%s takes an ingot from %d,%d.", who, x, y);
		return true;
	case CARC_EVENT_FERRY:
		snprintf(out, size, "The ferry at %d,%d joins two roads.", x,
			 y);
		return true;
	case CARC_EVENT_ROBBER:
		if (value < 0)
			snprintf(out, size, "%s's robber goes home.", who);
		else
			snprintf(out, size, "%s's robber goes to space %d.",
				 who, value);
		return true;
	case CARC_EVENT_WINNER:
		snprintf(out, size, "%s wins with %d points.", who, value);
		return true;
	default:
		return false;
	}
}
