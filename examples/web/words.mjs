// SPDX-License-Identifier: Zlib
// Questions, moves and events in words that a player understands. What this
// file does not know it calls by the library's own name for it.

import {
	Attribute,
	Decision,
	EventKind,
	Expansion,
	FeatureKind,
	FigureKind,
	MoveKind,
	NameGroup,
	Part,
	Reason,
	Term,
	name,
	segments,
} from "./carcassonne/carcassonne.mjs";

export const COLOURS = ["blue", "orange", "yellow", "black", "white", "pink"];

export const EDITIONS = {
	classic: "Classic",
	new: "New edition",
	plus: "Carcassonne Plus",
	tenth: "Ten-year edition",
	hunters: "Hunters & Gatherers",
};

export const EXPANSIONS = {
	[Expansion.RIVER]: "The River",
	[Expansion.ABBOT]: "The Abbot",
	[Expansion.INNS]: "Inns & Cathedrals",
	[Expansion.LARGE]: "Large follower",
	[Expansion.GOODS]: "Traders: goods",
	[Expansion.BUILDER]: "The Builder",
	[Expansion.PIG]: "The Pig",
	[Expansion.FLIER]: "Flying Machines",
	[Expansion.MESSAGES]: "Messages",
	[Expansion.FERRIES]: "Ferries",
	[Expansion.GOLD]: "Gold Mines",
	[Expansion.MAGIC]: "Mage & Witch",
	[Expansion.ROBBERS]: "Robbers",
	[Expansion.CROP]: "Crop Circles",
	[Expansion.FESTIVAL]: "The Festival",
};

const FIGURES = {
	[FigureKind.LARGE]: "large follower",
	[FigureKind.MEMBER]: "tribe member",
};

export function figureWords(kind) {
	return FIGURES[kind] ?? name(NameGroup.FIGURE, kind) ?? "figure";
}

/** "1 hut", "5 followers" */
export function counted(count, word) {
	return `${count} ${word}${count === 1 ? "" : "s"}`;
}

const MESSAGES = {
	1: "score your smallest road; its follower leaves",
	2: "score your smallest city; its follower leaves",
	3: "score your smallest monastery; its follower leaves",
	4: "play another tile",
	5: "2 points for each pennant in your cities",
	6: "2 points for each of your knights",
	7: "2 points for each of your farmers",
	8: "take a follower home and score it",
};

// ---- what is asked ----------------------------------------------------------

const QUESTIONS = {
	[Decision.PLACE]: "Where does your tile go?",
	[Decision.PART_MAGIC]: "Mage and witch met. Who leaves?",
	[Decision.INGOT]: "Where does the second ingot go?",
	[Decision.MAGIC]: "Move the mage or the witch",
	[Decision.MAGIC_OFF]: "Mage or witch must leave the board",
	[Decision.ROBBER]: "Send your robber to the score track?",
	[Decision.ROBBER_NEXT]: "Send your robber to the score track?",
	[Decision.FIGURE]: "Place a figure?",
	[Decision.LAND]: "Where does the flight end?",
	[Decision.FERRY]: "Which roads does the ferry join?",
	[Decision.FERRY_MOVE]: "Turn another ferry?",
	[Decision.FERRY_MAGIC]: "The ferry brought mage and witch together. Who leaves?",
	[Decision.ORDER]: "What is scored next?",
	[Decision.ADVANCE]: "Which score figure moves?",
	[Decision.ROB]: "Whose points does your robber steal?",
	[Decision.ADVANCE_ROB]: "Which score figure takes the stolen points?",
	[Decision.TAKE]: "Which ingot do you take?",
	[Decision.TARGET]: "Which one is it about?",
	[Decision.ADVANCE_MESSAGE]: "Which score figure takes the points?",
	[Decision.CROP]: "Crop circle: what does everybody do?",
	[Decision.CROP_PLACE]: "Add a follower beside one of yours?",
	[Decision.CROP_REMOVE]: "Take one of your followers back",
	[Decision.SECOND]: "Your builder has worked: play a second tile?",
};

const PARTS = {
	[Part.SECOND]: "second part",
	[Part.MESSAGE]: "by a message",
	[Part.BONUS]: "bonus tile",
};

/** What is asked; `choices` are the moves there are. */
export function question(turn, choices) {
	if (choices.length === 1 && choices[0].kind === MoveKind.PASS)
		return turn.decision === Decision.FIGURE
			? "There is no figure to place"
			: "There is nothing to decide";
	if (turn.decision === Decision.MESSAGE)
		return `Message ${turn.token}: ${MESSAGES[turn.token]}`;
	const asked = QUESTIONS[turn.decision] ?? name(NameGroup.DECISION, turn.decision);
	const points = turn.amount > 0 ? ` (${counted(turn.amount, "point")})` : "";
	return asked + points;
}

export function partWords(turn) {
	return PARTS[turn.part] ?? "";
}

// ---- moves ------------------------------------------------------------------

const SIDES = ["north", "east", "south", "west"];

function listed(words) {
	if (words.length < 2) return words.join("");
	return `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}

/** The sides that a segment of a placed tile reaches. */
function sidesOf(segment, rotation) {
	return SIDES.filter((_, side) => {
		const own = (side + 4 - rotation) % 4;
		return (segment.sides >> own) & 1 || (segment.halves >> (2 * own)) & 3;
	});
}

/** Where on its tile the figure of a move stands: 0 to 1000 from its corner. */
export function pointOf(tile, segment) {
	let { x, y } = segments(tile.type)[segment];
	for (let i = 0; i < tile.rotation; i++) [x, y] = [1000 - y, x];
	return { x, y };
}

// Kinds of moves that are about a tile on the board.
const ON_TILES = new Set([
	MoveKind.DEPLOY,
	MoveKind.TAKE_BACK,
	MoveKind.RETURN,
	MoveKind.LAND,
	MoveKind.MAGIC,
	MoveKind.INGOT,
	MoveKind.TAKE,
	MoveKind.FERRY,
	MoveKind.SCORE,
	MoveKind.TARGET,
	MoveKind.CROP_PLACE,
	MoveKind.CROP_REMOVE,
]);

/** Whether x and y of a move mean something and a tile lies there. */
export function hasPlace(move) {
	return ON_TILES.has(move.kind);
}

function featureName(kind) {
	return name(NameGroup.FEATURE, kind) ?? "place";
}

// What one stands on; in all else one stands inside.
const WAYS = new Set([FeatureKind.ROAD, FeatureKind.RIVER]);

/** { what: "the city (north/west)", where: "in the city ...", worth: "..." } */
function placeWords(game, move) {
	const { x, y, segment } = move;
	const tile = hasPlace(move) ? game.tileAt(x, y) : null;
	if (!tile || segment < 0 || segment >= tile.segments) return { what: "", where: "", worth: "" };
	const own = segments(tile.type)[segment];
	const sides = sidesOf(own, tile.rotation).join("/");
	const feature = game.featureAt(x, y, segment);
	const what = `the ${featureName(own.kind)}${sides && ` (${sides})`}`;
	return {
		what,
		where: `${WAYS.has(own.kind) ? "on" : "in"} ${what}`,
		worth: feature ? worthWords(feature) : "",
	};
}

function worthWords(feature) {
	if (feature.complete || feature.valueComplete < 0)
		return `worth ${feature.value} now`;
	return `worth ${feature.value} now, ${feature.valueComplete} if completed`;
}

const TURNED = ["upright", "turned right", "upside down", "turned left"];

/** A move as { label, detail }. */
export function moveWords(game, move, names) {
	const figure = figureWords(move.figure);
	const { what, where, worth } = placeWords(game, move);
	const one = (label, detail = "") => ({ label, detail });
	switch (move.kind) {
		case MoveKind.PASS:
			return one(game.countMoves() === 1 ? "Go on" : "Nothing");
		case MoveKind.PLACE:
			return one(`Column ${move.x}, row ${move.y}`, TURNED[move.rotation]);
		case MoveKind.DEPLOY:
		case MoveKind.CROP_PLACE:
			return one(`${capital(figure)} ${where}`, worth);
		case MoveKind.FLY:
			return one(`${capital(figure)} flies`);
		case MoveKind.LAND:
			return one(`Land ${where}`, worth);
		case MoveKind.TAKE_BACK:
		case MoveKind.RETURN:
		case MoveKind.CROP_REMOVE:
			return one(`Take the ${figure} back from ${what}`, worth);
		case MoveKind.REMOVE:
			return one(`The ${figure} leaves the board`);
		case MoveKind.MAGIC:
			return one(`The ${figure} goes to ${what}`, worth);
		case MoveKind.INGOT:
			return one("Put the ingot here");
		case MoveKind.TAKE:
			return one("Take the ingot here");
		case MoveKind.ROBBER:
			return one(`Robber to space ${move.value}`, onSpace(game, move.value, names));
		case MoveKind.ROB:
			return one(`Rob ${names[move.value]}`, figure);
		case MoveKind.FERRY:
			return one(`Join ${listed(ferryEnds(game, move))}`);
		case MoveKind.SCORE:
			return one(`Score ${what}`, worth);
		case MoveKind.ADVANCE:
			return one(`The ${figure} advances`);
		case MoveKind.MESSAGE:
			return move.value
				? one("Do what it says")
				: one("Take 2 points instead");
		case MoveKind.TARGET:
			return one(what ? `${capital(what)}` : capital(figure), worth);
		case MoveKind.CROP:
			return one(move.value
				? "Everybody takes a follower back"
				: "Everybody may add a follower");
		case MoveKind.SECOND:
			return one(move.value ? "Play a second tile" : "No second tile");
		default:
			return one(capital(name(NameGroup.MOVE, move.kind) ?? "Go on"), what);
	}
}

function ferryEnds(game, move) {
	const tile = game.tileAt(move.x, move.y);
	return [move.segment, move.value].map((segment) => {
		const sides = sidesOf(segments(tile.type)[segment], tile.rotation);
		return `the road in the ${listed(sides)}`;
	});
}

function onSpace(game, space, names) {
	const there = game
		.players()
		.filter((p) => p.track.some((points) => points >= 0 && points % 50 === space))
		.map((p) => names[p.player]);
	return there.length ? `beside ${listed(there)}` : "";
}

function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

// ---- events -----------------------------------------------------------------

const REASONS = {
	[Reason.ROAD]: "a completed road",
	[Reason.CITY]: "a completed city",
	[Reason.MONASTERY]: "a completed monastery",
	[Reason.FINAL_ROAD]: "an unfinished road",
	[Reason.FINAL_CITY]: "an unfinished city",
	[Reason.FINAL_MONASTERY]: "an unfinished monastery",
	[Reason.FINAL_FIELD]: "a field",
	[Reason.GARDEN]: "a completed garden",
	[Reason.FINAL_GARDEN]: "an unfinished garden",
	[Reason.ABBOT]: "the abbot taken back",
	[Reason.GOODS]: "the most goods",
	[Reason.MESSAGE]: "a message",
	[Reason.STOLEN]: "stolen points",
	[Reason.FINAL_ROBBER]: "the robber on the track",
	[Reason.FINAL_GOLD]: "gold ingots",
	[Reason.FOREST]: "a completed forest",
	[Reason.RIVER]: "a completed river",
	[Reason.FINAL_SYSTEM]: "a river system",
	[Reason.FINAL_MEADOW]: "a meadow",
};

const TERMS = {
	[Term.TILES]: ["tile", "tiles"],
	[Term.PENNANTS]: ["pennant", "pennants"],
	[Term.NEIGHBOURS]: ["tile of its square", "tiles of its square"],
	[Term.CITIES]: ["completed city", "completed cities"],
	[Term.SMALL_CITY]: ["less: a small city", "less: a small city"],
	[Term.INN]: ["tile with an inn", "tiles with an inn"],
	[Term.CATHEDRAL]: ["for the cathedral", "for the cathedral"],
	[Term.WINE]: ["most wine", "most wine"],
	[Term.GRAIN]: ["most grain", "most grain"],
	[Term.CLOTH]: ["most cloth", "most cloth"],
	[Term.PIG]: ["city for the pig", "cities for the pig"],
	[Term.MAGE]: ["tile for the mage", "tiles for the mage"],
	[Term.WITCH]: ["less for the witch", "less for the witch"],
	[Term.MESSAGE]: ["for the message", "for the message"],
	[Term.KNIGHTS]: ["knight", "knights"],
	[Term.FARMERS]: ["farmer", "farmers"],
	[Term.STOLEN]: ["half of another's points", "half of another's points"],
	[Term.ROBBERS]: ["robber", "robbers"],
	[Term.INGOTS]: ["ingot", "ingots"],
	[Term.SEGMENTS]: ["segment", "segments"],
	[Term.MUSHROOMS]: ["mushroom patch", "mushroom patches"],
	[Term.FISH]: ["fish", "fish"],
	[Term.DEER]: ["deer", "deer"],
	[Term.TIGERS]: ["deer for a tiger", "deer for tigers"],
	[Term.MAMMOTHS]: ["mammoth", "mammoths"],
	[Term.AUROCHS]: ["aurochs", "aurochs"],
};

function termWords({ term, count, each }) {
	const words = TERMS[term]?.[count === 1 ? 0 : 1] ?? name(NameGroup.TERM, term);
	return `${count} ${words} × ${each}`;
}

/**
 * Events that say something, as [{ text, detail, points, player, place }]; in
 * between { turn: true } where one begins.
 */
export function eventWords(events, names) {
	const lines = [];
	let terms = [];
	for (const event of events) {
		if (event.kind === EventKind.TURN) lines.push({ turn: true });
		if (event.kind === EventKind.TERM) {
			terms.push(termWords(event));
			continue;
		}
		const text = eventText(event, names);
		const points = event.kind === EventKind.POINTS;
		if (text)
			lines.push({
				text,
				points,
				player: event.player,
				detail: points ? terms.join(" + ") : "",
				place: PLACED.has(event.kind) ? { x: event.x, y: event.y } : null,
			});
		terms = [];
	}
	return lines;
}

// Kinds whose x and y mean something.
const PLACED = new Set([
	EventKind.PLACED,
	EventKind.DEPLOYED,
	EventKind.RETURNED,
	EventKind.GOODS,
	EventKind.INGOT,
	EventKind.TAKEN,
	EventKind.FERRY,
]);

/** "You lay", "Anna lays" */
function does(who, verb) {
	return who === "You" ? `You ${verb.replace(/s$/, "")}` : `${who} ${verb}`;
}

function whose(who) {
	return who === "You" ? "Your" : `${who}'s`;
}

function eventText(event, names) {
	const who = event.player < 0 ? "Nobody" : names[event.player];
	const figure = figureWords(event.figure);
	switch (event.kind) {
		case EventKind.DISCARDED:
			return "A tile fits nowhere and is laid aside.";
		case EventKind.PLACED:
			return event.player < 0
				? `The start tile lies at ${event.x}, ${event.y}.`
				: `${does(who, "lays")} a tile at ${event.x}, ${event.y}.`;
		case EventKind.DEPLOYED:
			return event.player < 0
				? `The ${figure} comes to ${event.x}, ${event.y}.`
				: `${does(who, "puts")} a figure down: ${figure}.`;
		case EventKind.POINTS:
			return `${who}: ${counted(event.value, "point")} for ${
				REASONS[event.reason] ?? name(NameGroup.REASON, event.reason)
			}`;
		case EventKind.RETURNED:
			return event.player < 0
				? `The ${figure} leaves the board.`
				: `${whose(who)} ${figure} comes home.`;
		case EventKind.GOODS:
			return `${does(who, "takes")} ${event.count} ${name(NameGroup.ATTRIBUTE, event.value)}.`;
		case EventKind.ROLLED:
			return `The die shows ${event.value}.`;
		case EventKind.TOKEN:
			return `${does(who, "gets")} message ${event.value}: ${MESSAGES[event.value]}.`;
		case EventKind.INGOT:
			return "A gold ingot is found.";
		case EventKind.TAKEN:
			return `${does(who, "takes")} a gold ingot.`;
		case EventKind.FERRY:
			return "A ferry joins two roads.";
		case EventKind.ROBBER:
			return event.value < 0
				? `${whose(who)} robber goes home.`
				: `${whose(who)} robber goes to space ${event.value}.`;
		case EventKind.OVER:
			return "The last tile is laid. What is left on the board counts.";
		case EventKind.WINNER:
			return `${does(who, "wins")} with ${counted(event.value, "point")}.`;
		default:
			return "";
	}
}

// ---- what a player has ------------------------------------------------------

const GOODS = [Attribute.WINE, Attribute.GRAIN, Attribute.CLOTH];

/** "5 followers, 1 abbot, 2 wine" */
export function supplyWords(player) {
	const words = [];
	player.supply.forEach((count, kind) => {
		if (count > 0) words.push(counted(count, figureWords(kind)));
	});
	player.goods.forEach((count, i) => {
		if (count > 0) words.push(`${count} ${name(NameGroup.ATTRIBUTE, GOODS[i])}`);
	});
	if (player.ingots > 0) words.push(counted(player.ingots, "ingot"));
	if (player.robber >= 0) words.push(`robber on space ${player.robber}`);
	return words.join(", ");
}

export function categoryWords(category) {
	return capital(name(NameGroup.CATEGORY, category) ?? "");
}
