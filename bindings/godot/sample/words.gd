# SPDX-License-Identifier: Zlib
# Decisions, moves and events in words for people. The library has a stable name
# for everything; this makes sentences of them.
class_name Words
extends RefCounted

const PROMPTS := {
	CarcassonneGame.DECISION_PLACE: "Place the tile",
	CarcassonneGame.DECISION_FIGURE: "Place a figure?",
	CarcassonneGame.DECISION_ORDER: "Which scores next?",
	CarcassonneGame.DECISION_SECOND: "Take a second turn?",
	CarcassonneGame.DECISION_OVER: "The game is over",
	CarcassonneGame.DECISION_MESSAGE: "A message: act, or take the points?",
	CarcassonneGame.DECISION_TAKE: "Take an ingot",
	CarcassonneGame.DECISION_INGOT: "Where does the second ingot go?",
	CarcassonneGame.DECISION_LAND: "Where does the flight end?",
	CarcassonneGame.DECISION_MAGIC: "Move the mage or the witch?",
	CarcassonneGame.DECISION_ROBBER: "Place your robber?",
	CarcassonneGame.DECISION_ROB: "Whose points do you steal?",
	CarcassonneGame.DECISION_FERRY: "Where does the ferry go?",
	CarcassonneGame.DECISION_FERRY_MOVE: "Move a ferry?",
	CarcassonneGame.DECISION_CROP: "Crop circle: add or take back?",
}


static func prompt(decision: int) -> String:
	return PROMPTS.get(decision,
			CarcassonneGame.name(CarcassonneGame.NAME_DECISION, decision).capitalize())


static func move(game: CarcassonneGame, m: Dictionary) -> String:
	match m.kind:
		CarcassonneGame.MOVE_PASS:
			return "No"
		CarcassonneGame.MOVE_SECOND:
			return "Yes" if m.value else "No"
		CarcassonneGame.MOVE_MESSAGE:
			return "Act" if m.value else "Take the points"
		CarcassonneGame.MOVE_CROP:
			return "Take back" if m.value else "Add"
		CarcassonneGame.MOVE_ROBBER:
			return "Robber to space %d" % m.value
		CarcassonneGame.MOVE_ROB:
			return "Steal from %s" % Pictures.NAMES[m.value]
	var words := PackedStringArray()
	if m.kind != CarcassonneGame.MOVE_DEPLOY:
		words.append(CarcassonneGame.name(CarcassonneGame.NAME_MOVE, m.kind).capitalize())
	if m.figure >= 0:
		words.append(CarcassonneGame.name(CarcassonneGame.NAME_FIGURE, m.figure).capitalize())
	if m.segment >= 0:
		words.append("on the " + feature(game, m.x, m.y, m.segment))
	elif m.kind in [CarcassonneGame.MOVE_INGOT, CarcassonneGame.MOVE_TAKE]:
		words.append("at %d, %d" % [m.x, m.y])
	elif m.value >= 0:
		words.append(str(m.value))
	return " ".join(words)


static func feature(game: CarcassonneGame, x: int, y: int, segment: int) -> String:
	var tile := game.tile_at(x, y)
	var kind: int = CarcassonneGame.segments(tile.type)[segment].kind
	return CarcassonneGame.name(CarcassonneGame.NAME_FEATURE, kind)


# "" for what needs no words.
static func event(e: Dictionary) -> String:
	match e.kind:
		CarcassonneGame.EVENT_POINTS:
			return "%s: %+d, %s" % [coloured(e.player), e.value,
					CarcassonneGame.name(CarcassonneGame.NAME_REASON, e.reason).replace("-", " ")]
		CarcassonneGame.EVENT_DISCARDED:
			return "A tile fits nowhere and is put away"
		CarcassonneGame.EVENT_TOKEN:
			return "%s reveals message %d" % [coloured(e.player), e.value]
		CarcassonneGame.EVENT_ROLLED:
			return "%s rolls a %d" % [coloured(e.player), e.value]
		CarcassonneGame.EVENT_WINNER:
			return "[b]%s wins with %d points[/b]" % [coloured(e.player), e.value]
	return ""


static func coloured(player: int) -> String:
	var colour := Pictures.colour(player)
	if colour.v < 0.2:
		colour = Color("9a9a9a")  # on a dark panel
	return "[color=#%s]%s[/color]" % [colour.lightened(0.25).to_html(false), Pictures.NAMES[player]]
