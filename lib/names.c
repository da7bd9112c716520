/* SPDX-License-Identifier: Zlib */
/* The names of everything: stable ASCII keys. */
#include "names.h"

static const char *const edition_names[] = {
	[CARC_EDITION_CLASSIC] = "classic", [CARC_EDITION_NEW] = "new",
	[CARC_EDITION_PLUS] = "plus",       [CARC_EDITION_TENTH] = "tenth",
	[CARC_EDITION_HUNTERS] = "hunters",
};

static const char *const set_names[] = {
	[CARC_SET_BASE] = "base",         [CARC_SET_RIVER] = "river",
	[CARC_SET_INNS] = "inns",         [CARC_SET_TRADERS] = "traders",
	[CARC_SET_FLIER] = "flier",       [CARC_SET_FERRIES] = "ferries",
	[CARC_SET_GOLD] = "gold",         [CARC_SET_MAGIC] = "magic",
	[CARC_SET_ROBBERS] = "robbers",   [CARC_SET_CROP] = "crop",
	[CARC_SET_FESTIVAL] = "festival", [CARC_SET_HUNTERS] = "hunters",
	[CARC_SET_BONUS] = "bonus",
};

static const char *const expansion_names[] = {
	[CARC_EXP_FARMERS] = "farmers", [CARC_EXP_RIVER] = "river",
	[CARC_EXP_ABBOT] = "abbot",     [CARC_EXP_INNS] = "inns",
	[CARC_EXP_LARGE] = "large",     [CARC_EXP_GOODS] = "goods",
	[CARC_EXP_BUILDER] = "builder", [CARC_EXP_PIG] = "pig",
	[CARC_EXP_FLIER] = "flier",     [CARC_EXP_MESSAGES] = "messages",
	[CARC_EXP_FERRIES] = "ferries", [CARC_EXP_GOLD] = "gold",
	[CARC_EXP_MAGIC] = "magic",     [CARC_EXP_ROBBERS] = "robbers",
	[CARC_EXP_CROP] = "crop",       [CARC_EXP_FESTIVAL] = "festival",
};

static const char *const rule_names[] = {
	[CARC_RULE_SMALL_CITY] = "smallCity2",
	[CARC_RULE_RIVER] = "river",
	[CARC_RULE_DOUBLE_TURN] = "doubleTurn",
	[CARC_RULE_ABBOT_FLIES] = "abbotMayFly",
	[CARC_RULE_ABBOT_MAJORITY] = "abbotReturnNeedsMajority",
	[CARC_RULE_MESSAGE_STAY] = "messageFollowerStays",
	[CARC_RULE_MAGIC_MERGE] = "magicMerge",
	[CARC_RULE_MAGIC_MOVE] = "magicMove",
	[CARC_RULE_ROBBER_NEXT] = "robberNext",
	[CARC_RULE_FESTIVAL_ANY] = "festivalReturn",
};

static const char *const decision_names[] = {
	[CARC_DECISION_OVER] = "over",
	[CARC_DECISION_DRAW] = "draw",
	[CARC_DECISION_PLACE] = "place",
	[CARC_DECISION_PART_MAGIC] = "part-magic",
	[CARC_DECISION_INGOT] = "ingot",
	[CARC_DECISION_MAGIC] = "magic",
	[CARC_DECISION_ROBBER] = "robber",
	[CARC_DECISION_ROBBER_NEXT] = "robber-next",
	[CARC_DECISION_MAGIC_OFF] = "magic-off",
	[CARC_DECISION_FIGURE] = "figure",
	[CARC_DECISION_ROLL] = "roll",
	[CARC_DECISION_LAND] = "land",
	[CARC_DECISION_FERRY] = "ferry",
	[CARC_DECISION_FERRY_MOVE] = "ferry-move",
	[CARC_DECISION_FERRY_MAGIC] = "ferry-magic",
	[CARC_DECISION_ORDER] = "order",
	[CARC_DECISION_ADVANCE] = "advance",
	[CARC_DECISION_ROB] = "rob",
	[CARC_DECISION_ADVANCE_ROB] = "advance-rob",
	[CARC_DECISION_TAKE] = "take",
	[CARC_DECISION_TOKEN] = "token",
	[CARC_DECISION_MESSAGE] = "message",
	[CARC_DECISION_TARGET] = "target",
	[CARC_DECISION_ADVANCE_MESSAGE] = "advance-message",
	[CARC_DECISION_CROP] = "crop",
	[CARC_DECISION_CROP_PLACE] = "crop-place",
	[CARC_DECISION_CROP_REMOVE] = "crop-remove",
	[CARC_DECISION_SECOND] = "second",
};

static const char *const move_names[] = {
	[CARC_MOVE_PASS] = "pass",
	[CARC_MOVE_DRAW] = "draw",
	[CARC_MOVE_ROLL] = "roll",
	[CARC_MOVE_TOKEN] = "token",
	[CARC_MOVE_PLACE] = "place",
	[CARC_MOVE_DEPLOY] = "deploy",
	[CARC_MOVE_FLY] = "fly",
	[CARC_MOVE_TAKE_BACK] = "take-back",
	[CARC_MOVE_RETURN] = "return",
	[CARC_MOVE_LAND] = "land",
	[CARC_MOVE_REMOVE] = "remove",
	[CARC_MOVE_MAGIC] = "magic",
	[CARC_MOVE_INGOT] = "ingot",
	[CARC_MOVE_TAKE] = "take",
	[CARC_MOVE_ROBBER] = "robber",
	[CARC_MOVE_ROB] = "rob",
	[CARC_MOVE_FERRY] = "ferry",
	[CARC_MOVE_SCORE] = "score",
	[CARC_MOVE_ADVANCE] = "advance",
	[CARC_MOVE_MESSAGE] = "message",
	[CARC_MOVE_TARGET] = "target",
	[CARC_MOVE_CROP] = "crop",
	[CARC_MOVE_CROP_PLACE] = "crop-place",
	[CARC_MOVE_CROP_REMOVE] = "crop-remove",
	[CARC_MOVE_SECOND] = "second",
	[CARC_MOVE_RESHUFFLE] = "reshuffle",
};

static const char *const figure_names[] = {
	[CARC_FIGURE_FOLLOWER] = "follower", [CARC_FIGURE_LARGE] = "large",
	[CARC_FIGURE_ABBOT] = "abbot",       [CARC_FIGURE_BUILDER] = "builder",
	[CARC_FIGURE_PIG] = "pig",           [CARC_FIGURE_MEMBER] = "member",
	[CARC_FIGURE_HUT] = "hut",           [CARC_FIGURE_MAGE] = "mage",
	[CARC_FIGURE_WITCH] = "witch",       [CARC_FIGURE_ROBBER] = "robber",
	[CARC_FIGURE_WOMAN] = "woman",
};

static const char *const part_names[] = {
	[CARC_PART_MAIN] = "main",
	[CARC_PART_SECOND] = "second",
	[CARC_PART_MESSAGE] = "message",
	[CARC_PART_BONUS] = "bonus",
};

static const char *const event_names[] = {
	[CARC_EVENT_TURN] = "turn",
	[CARC_EVENT_DRAWN] = "drawn",
	[CARC_EVENT_DISCARDED] = "discarded",
	[CARC_EVENT_PLACED] = "placed",
	[CARC_EVENT_DEPLOYED] = "deployed",
	[CARC_EVENT_PASSED] = "passed",
	[CARC_EVENT_COMPLETED] = "completed",
	[CARC_EVENT_TERM] = "term",
	[CARC_EVENT_POINTS] = "points",
	[CARC_EVENT_RETURNED] = "returned",
	[CARC_EVENT_AUTOMATIC] = "automatic",
	[CARC_EVENT_RESHUFFLED] = "reshuffled",
	[CARC_EVENT_OVER] = "over",
	[CARC_EVENT_WINNER] = "winner",
	[CARC_EVENT_GOODS] = "goods",
	[CARC_EVENT_ROLLED] = "rolled",
	[CARC_EVENT_TOKEN] = "token",
	[CARC_EVENT_INGOT] = "ingot",
	[CARC_EVENT_TAKEN] = "taken",
	[CARC_EVENT_FERRY] = "ferry",
	[CARC_EVENT_ROBBER] = "robber",
};

static const char *const reason_names[] = {
	[CARC_REASON_ROAD] = "road",
	[CARC_REASON_CITY] = "city",
	[CARC_REASON_MONASTERY] = "monastery",
	[CARC_REASON_FINAL_ROAD] = "final-road",
	[CARC_REASON_FINAL_CITY] = "final-city",
	[CARC_REASON_FINAL_MONASTERY] = "final-monastery",
	[CARC_REASON_FINAL_FIELD] = "final-field",
	[CARC_REASON_GARDEN] = "garden",
	[CARC_REASON_FINAL_GARDEN] = "final-garden",
	[CARC_REASON_ABBOT] = "abbot",
	[CARC_REASON_GOODS] = "goods",
	[CARC_REASON_MESSAGE] = "message",
	[CARC_REASON_STOLEN] = "stolen",
	[CARC_REASON_FINAL_ROBBER] = "final-robber",
	[CARC_REASON_FINAL_GOLD] = "final-gold",
	[CARC_REASON_FOREST] = "forest",
	[CARC_REASON_RIVER] = "river",
	[CARC_REASON_FINAL_SYSTEM] = "final-system",
	[CARC_REASON_FINAL_MEADOW] = "final-meadow",
};

static const char *const reason_rules[] = {
	[CARC_REASON_ROAD] = "B-21",
	[CARC_REASON_CITY] = "B-21",
	[CARC_REASON_MONASTERY] = "B-21",
	[CARC_REASON_FINAL_ROAD] = "FS-2",
	[CARC_REASON_FINAL_CITY] = "FS-2",
	[CARC_REASON_FINAL_MONASTERY] = "FS-2",
	[CARC_REASON_FINAL_FIELD] = "FS-3",
	[CARC_REASON_GARDEN] = "A-4",
	[CARC_REASON_FINAL_GARDEN] = "A-7",
	[CARC_REASON_ABBOT] = "A-5",
	[CARC_REASON_GOODS] = "TB-3",
	[CARC_REASON_MESSAGE] = "MS-6",
	[CARC_REASON_STOLEN] = "RB-4",
	[CARC_REASON_FINAL_ROBBER] = "RB-11",
	[CARC_REASON_FINAL_GOLD] = "GM-8",
	[CARC_REASON_FOREST] = "HG-7",
	[CARC_REASON_RIVER] = "HG-6",
	[CARC_REASON_FINAL_SYSTEM] = "HG-15",
	[CARC_REASON_FINAL_MEADOW] = "HG-16",
};

static const char *const term_names[] = {
	[CARC_TERM_TILES] = "tiles",
	[CARC_TERM_PENNANTS] = "pennants",
	[CARC_TERM_NEIGHBOURS] = "neighbours",
	[CARC_TERM_CITIES] = "cities",
	[CARC_TERM_SMALL_CITY] = "small-city",
	[CARC_TERM_INN] = "inn",
	[CARC_TERM_CATHEDRAL] = "cathedral",
	[CARC_TERM_WINE] = "wine",
	[CARC_TERM_PIG] = "pig",
	[CARC_TERM_MAGE] = "mage",
	[CARC_TERM_WITCH] = "witch",
	[CARC_TERM_MESSAGE] = "message",
	[CARC_TERM_KNIGHTS] = "knights",
	[CARC_TERM_FARMERS] = "farmers",
	[CARC_TERM_STOLEN] = "stolen",
	[CARC_TERM_ROBBERS] = "robbers",
	[CARC_TERM_INGOTS] = "ingots",
	[CARC_TERM_GRAIN] = "grain",
	[CARC_TERM_CLOTH] = "cloth",
	[CARC_TERM_SEGMENTS] = "segments",
	[CARC_TERM_MUSHROOMS] = "mushrooms",
	[CARC_TERM_FISH] = "fish",
	[CARC_TERM_DEER] = "deer",
	[CARC_TERM_TIGERS] = "tigers",
	[CARC_TERM_MAMMOTHS] = "mammoths",
	[CARC_TERM_AUROCHS] = "aurochs",
};

static const char *const category_names[] = {
	[CARC_CATEGORY_ROADS] = "roads",
	[CARC_CATEGORY_CITIES] = "cities",
	[CARC_CATEGORY_MONASTERIES] = "monasteries",
	[CARC_CATEGORY_FIELDS] = "fields",
	[CARC_CATEGORY_GARDENS] = "gardens",
	[CARC_CATEGORY_GOODS] = "goods",
	[CARC_CATEGORY_GOLD] = "gold",
	[CARC_CATEGORY_MESSAGES] = "messages",
	[CARC_CATEGORY_ROBBERS] = "robbers",
	[CARC_CATEGORY_FORESTS] = "forests",
	[CARC_CATEGORY_RIVERS] = "rivers",
	[CARC_CATEGORY_HUTS] = "huts",
	[CARC_CATEGORY_MEADOWS] = "meadows",
};

static const char *const feature_names[] = {
	[CARC_FEATURE_FIELD] = "field",
	[CARC_FEATURE_ROAD] = "road",
	[CARC_FEATURE_CITY] = "city",
	[CARC_FEATURE_RIVER] = "river",
	[CARC_FEATURE_MONASTERY] = "monastery",
	[CARC_FEATURE_GARDEN] = "garden",
	[CARC_FEATURE_FOREST] = "forest",
	[CARC_FEATURE_MEADOW] = "meadow",
	[CARC_FEATURE_LAKE] = "lake",
	[CARC_FEATURE_SYSTEM] = "system",
};

static const char *const attribute_names[] = {
	[CARC_ATTRIBUTE_PENNANT] = "pennant",
	[CARC_ATTRIBUTE_INN] = "inn",
	[CARC_ATTRIBUTE_CATHEDRAL] = "cathedral",
	[CARC_ATTRIBUTE_WINE] = "wine",
	[CARC_ATTRIBUTE_GRAIN] = "grain",
	[CARC_ATTRIBUTE_CLOTH] = "cloth",
	[CARC_ATTRIBUTE_NUGGET] = "nugget",
	[CARC_ATTRIBUTE_MUSHROOMS] = "mushrooms",
	[CARC_ATTRIBUTE_FISH] = "fish",
	[CARC_ATTRIBUTE_DEER] = "deer",
	[CARC_ATTRIBUTE_MAMMOTH] = "mammoth",
	[CARC_ATTRIBUTE_TIGER] = "tiger",
	[CARC_ATTRIBUTE_AUROCHS] = "aurochs",
	[CARC_ATTRIBUTE_FIRE] = "fire",
	[CARC_ATTRIBUTE_SHRINE] = "shrine",
};

static const char *const mark_names[] = {
	[CARC_MARK_BRIDGE] = "bridge",   [CARC_MARK_SPRING] = "spring",
	[CARC_MARK_MOUTH] = "mouth",     [CARC_MARK_FERRY] = "ferry",
	[CARC_MARK_GOLD] = "gold",       [CARC_MARK_MAGIC] = "magic",
	[CARC_MARK_ROBBER] = "robber",   [CARC_MARK_FESTIVAL] = "festival",
	[CARC_MARK_MACHINE] = "machine", [CARC_MARK_CIRCLE] = "circle",
	[CARC_MARK_VOLCANO] = "volcano",
};

static const char *const end_names[] = {
	[CARC_END_CITY] = "city",         [CARC_END_MONASTERY] = "monastery",
	[CARC_END_CROSSING] = "crossing", [CARC_END_VILLAGE] = "village",
	[CARC_END_LAKE] = "lake",         [CARC_END_CIRCLE] = "circle",
	[CARC_END_SPRING] = "spring",
};

#define NAMES(array)                                                           \
	{                                                                      \
		array, sizeof array / sizeof array[0]                          \
	}

static const struct {
	const char *const *names;
	int count;
} groups[] = {
	[CARC_NAME_EDITION] = NAMES(edition_names),
	[CARC_NAME_SET] = NAMES(set_names),
	[CARC_NAME_EXPANSION] = NAMES(expansion_names),
	[CARC_NAME_RULE] = NAMES(rule_names),
	[CARC_NAME_DECISION] = NAMES(decision_names),
	[CARC_NAME_MOVE] = NAMES(move_names),
	[CARC_NAME_FIGURE] = NAMES(figure_names),
	[CARC_NAME_PART] = NAMES(part_names),
	[CARC_NAME_EVENT] = NAMES(event_names),
	[CARC_NAME_REASON] = NAMES(reason_names),
	[CARC_NAME_REASON_RULE] = NAMES(reason_rules),
	[CARC_NAME_TERM] = NAMES(term_names),
	[CARC_NAME_CATEGORY] = NAMES(category_names),
	[CARC_NAME_FEATURE] = NAMES(feature_names),
	[CARC_NAME_ATTRIBUTE] = NAMES(attribute_names),
	[CARC_NAME_MARK] = NAMES(mark_names),
	[CARC_NAME_END] = NAMES(end_names),
};

static const struct {
	carc_status status;
	const char *name, *text;
} statuses[] = {
	{CARC_OK, "ok", "done"},
	{CARC_ERR_MEMORY, "memory", "out of memory"},
	{CARC_ERR_ARGUMENT, "argument",
	 "an argument is wrong or the configuration makes no sense"},
	{CARC_ERR_OVER, "over", "the game is over"},
	{CARC_ERR_FORMAT, "format", "not a record, or a broken one"},
	{CARC_ERR_VERSION, "version",
	 "from a newer library, or from rules that play it differently"},
	{CARC_ERR_BUFFER, "buffer", "the buffer is too small"},
	{CARC_ERR_HISTORY, "history", "the history for this is not there"},
	{CARC_ILLEGAL_KIND, "kind",
	 "the pending decision takes no move of this kind"},
	{CARC_ILLEGAL_PLAYER, "player", "not this player's decision"},
	{CARC_ILLEGAL_FIELD, "field",
	 "a field is out of range, or an unused one is not -1"},
	{CARC_ILLEGAL_FILLED, "filled", "a tile already lies there"},
	{CARC_ILLEGAL_APART, "apart", "the cell touches no tile"},
	{CARC_ILLEGAL_EDGE, "edge", "a side does not match its neighbour"},
	{CARC_ILLEGAL_PLACE, "place", "a rule forbids this placement"},
	{CARC_ILLEGAL_TARGET, "target", "no such tile, segment or target"},
	{CARC_ILLEGAL_OCCUPIED, "occupied", "the feature is occupied"},
	{CARC_ILLEGAL_SUPPLY, "supply", "none is left in supply"},
	{CARC_ILLEGAL_FIGURE, "figure", "this figure never stands there"},
	{CARC_ILLEGAL_ELSEWHERE, "elsewhere", "not on the tile just placed"},
	{CARC_ILLEGAL_PASS, "pass", "the decision is compulsory"},
	{CARC_ILLEGAL_OUTCOME, "outcome", "chance cannot give this"},
	{CARC_ILLEGAL_ALONE, "alone", "no own follower is in that feature"},
	{CARC_ILLEGAL_COMPLETE, "complete", "the feature is complete"},
	{CARC_ILLEGAL_VALUE, "value", "no such value for this decision"},
};

#define GROUPS ((int)(sizeof groups / sizeof groups[0]))
#define STATUSES ((int)(sizeof statuses / sizeof statuses[0]))

const char *carcp_status_text(carc_status status)
{
	for (int i = 0; i < STATUSES; i++)
		if (statuses[i].status == status)
			return statuses[i].text;
	return "unknown status";
}

static const char *status_name(carc_status status)
{
	for (int i = 0; i < STATUSES; i++)
		if (statuses[i].status == status)
			return statuses[i].name;
	return NULL;
}

int carcp_name_count(int32_t group)
{
	return group >= 0 && group < GROUPS ? groups[group].count : 0;
}

const char *carcp_name(int32_t group, int32_t id)
{
	if (group == CARC_NAME_STATUS)
		return status_name(id);
	if (group == CARC_NAME_TILE_TYPE)
		return carcp_tile_type(id) ? carcp_tile_type(id)->name : NULL;
	if (id < 0 || id >= carcp_name_count(group))
		return NULL;
	return groups[group].names[id];
}

int32_t carcp_find_name(int32_t group, const char *name)
{
	if (group == CARC_NAME_REASON_RULE)
		return -1;
	if (group == CARC_NAME_TILE_TYPE)
		return carcp_tile_find(name);
	for (int i = 0; i < carcp_name_count(group); i++)
		if (groups[group].names[i] &&
		    !strcmp(groups[group].names[i], name))
			return i;
	return -1;
}

bool carcp_names_cell(int32_t kind)
{
	switch (kind) {
	case CARC_MOVE_PLACE:
	case CARC_MOVE_DEPLOY:
	case CARC_MOVE_TAKE_BACK:
	case CARC_MOVE_RETURN:
	case CARC_MOVE_LAND:
	case CARC_MOVE_MAGIC:
	case CARC_MOVE_INGOT:
	case CARC_MOVE_TAKE:
	case CARC_MOVE_FERRY:
	case CARC_MOVE_SCORE:
	case CARC_MOVE_TARGET:
	case CARC_MOVE_CROP_PLACE:
	case CARC_MOVE_CROP_REMOVE:
		return true;
	default:
		return false;
	}
}
