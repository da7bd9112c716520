// SPDX-License-Identifier: Zlib
// Made from include/carcassonne.h by bindings/generate.py.

/** Major version of this header. */
export declare const VERSION_MAJOR: 0;

/** Minor version of this header. */
export declare const VERSION_MINOR: 1;

/** Patch version of this header. */
export declare const VERSION_PATCH: 0;

/** The most players a game takes. */
export declare const MAX_PLAYERS: 6;

/** An unused field of any struct. */
export declare const NONE: -1;

/** The decider of draws, rolls and revealed tokens with external chance. */
export declare const PLAYER_CHANCE: -2;

/** Moves that suffice for any list of a game of up to 250 tiles. */
export declare const MAX_MOVES: 2048;

/** Every status. */
export declare const Status: {
	/** Done. */
	readonly OK: 0;
	/** An allocation failed. */
	readonly ERR_MEMORY: -1;
	/** NULL, out of range, or a configuration that makes no sense. */
	readonly ERR_ARGUMENT: -2;
	/** The game is over. */
	readonly ERR_OVER: -3;
	/** Not a record, or a broken one. */
	readonly ERR_FORMAT: -4;
	/** From a newer library, or from older rules that play this game differently. */
	readonly ERR_VERSION: -5;
	/** The caller's buffer is too small; for bindings, no function returns it: lists and text return the size they need. */
	readonly ERR_BUFFER: -6;
	/** The history needed for this is not there: undo is off, nothing is left to undo, or the game is a Game.copyFrom(). */
	readonly ERR_HISTORY: -7;
	/** The pending decision takes no move of this kind. */
	readonly ILLEGAL_KIND: -100;
	/** Not this player's decision. */
	readonly ILLEGAL_PLAYER: -101;
	/** A field is out of range, or an unused one is not -1. */
	readonly ILLEGAL_FIELD: -102;
	/** A tile already lies there. */
	readonly ILLEGAL_FILLED: -103;
	/** The cell touches no tile with a side (B-6). */
	readonly ILLEGAL_APART: -104;
	/** A side does not match its neighbour (B-7). */
	readonly ILLEGAL_EDGE: -105;
	/** The cell matches, but a rule forbids this placement. */
	readonly ILLEGAL_PLACE: -106;
	/** No such tile, segment or target. */
	readonly ILLEGAL_TARGET: -107;
	/** The feature already holds a figure that keeps this one out (B-12). */
	readonly ILLEGAL_OCCUPIED: -108;
	/** None in supply (B-13). */
	readonly ILLEGAL_SUPPLY: -109;
	/** This figure never stands there. */
	readonly ILLEGAL_FIGURE: -110;
	/** Not on the tile just placed (B-11). */
	readonly ILLEGAL_ELSEWHERE: -111;
	/** The decision is compulsory. */
	readonly ILLEGAL_PASS: -112;
	/** Chance cannot give this: none is left. */
	readonly ILLEGAL_OUTCOME: -113;
	/** No own follower is in that feature. */
	readonly ILLEGAL_ALONE: -114;
	/** The feature is complete. */
	readonly ILLEGAL_COMPLETE: -115;
	/** No such value for this decision. */
	readonly ILLEGAL_VALUE: -116;
};
export type Status = (typeof Status)[keyof typeof Status];

/** Editions: which rule book a preset follows. */
export declare const Edition: {
	/** Base game with farmers. */
	readonly CLASSIC: 0;
	/** New edition; river and abbot optional. */
	readonly NEW: 1;
	/** Carcassonne Plus; everything optional. */
	readonly PLUS: 2;
	/** Ten-year edition: the 2-tile city counts less (B-23); the festival optional. */
	readonly TENTH: 3;
	/** Hunters & Gatherers. */
	readonly HUNTERS: 4;
};
export type Edition = (typeof Edition)[keyof typeof Edition];

/** Tile sets, the index of Config.set. */
export declare const TileSet: {
	/** Base game, 72 tiles. */
	readonly BASE: 0;
	/** The River, 12 tiles, at most once. */
	readonly RIVER: 1;
	/** Inns & Cathedrals, 18 tiles. */
	readonly INNS: 2;
	/** Traders & Builders, 24 tiles. */
	readonly TRADERS: 3;
	/** Flying Machines, 8 tiles. */
	readonly FLIER: 4;
	/** Ferries, 8 tiles. */
	readonly FERRIES: 5;
	/** Gold Mines, 8 tiles. */
	readonly GOLD: 6;
	/** Mage & Witch, 8 tiles. */
	readonly MAGIC: 7;
	/** Robbers, 8 tiles. */
	readonly ROBBERS: 8;
	/** Crop Circles, 6 tiles. */
	readonly CROP: 9;
	/** The Festival, 10 tiles. */
	readonly FESTIVAL: 10;
	/** Hunters & Gatherers, 79 land tiles. */
	readonly HUNTERS: 11;
	/** Hunters & Gatherers, 12 bonus tiles. */
	readonly BONUS: 12;
};
export type TileSet = (typeof TileSet)[keyof typeof TileSet];

/** Mechanics, the index of Config.expansion. */
export declare const Expansion: {
	/** Followers may stand in fields. */
	readonly FARMERS: 0;
	/** The river starts the game. */
	readonly RIVER: 1;
	/** The abbot and the gardens. */
	readonly ABBOT: 2;
	/** Inns and cathedrals change values. */
	readonly INNS: 3;
	/** The large follower. */
	readonly LARGE: 4;
	/** Goods tokens. */
	readonly GOODS: 5;
	/** The builder and its second part. */
	readonly BUILDER: 6;
	/** The pig. */
	readonly PIG: 7;
	/** Flying machines. */
	readonly FLIER: 8;
	/** Messages and the second score figure. */
	readonly MESSAGES: 9;
	/** Ferries. */
	readonly FERRIES: 10;
	/** Gold ingots. */
	readonly GOLD: 11;
	/** Mage and witch. */
	readonly MAGIC: 12;
	/** Robbers. */
	readonly ROBBERS: 13;
	/** Crop circles. */
	readonly CROP: 14;
	/** Taking a follower back at a festival. */
	readonly FESTIVAL: 15;
};
export type Expansion = (typeof Expansion)[keyof typeof Expansion];

/** Rule switches, the index of Config.rule: the two readings of a rule, 0 unless a preset says otherwise. Each begins with its name in records. */
export declare const Rule: {
	/** smallCity2: 1 = a completed 2-tile city counts half (B-23). */
	readonly SMALL_CITY: 0;
	/** river: 0 literal, 1 geometric (AMB-11). */
	readonly RIVER: 1;
	/** doubleTurn: 0 ask, 1 auto (AMB-21). */
	readonly DOUBLE_TURN: 2;
	/** abbotMayFly (AMB-24). */
	readonly ABBOT_FLIES: 3;
	/** abbotReturnNeedsMajority, 1 by default (AMB-14). */
	readonly ABBOT_MAJORITY: 4;
	/** messageFollowerStays (AMB-30). */
	readonly MESSAGE_STAY: 5;
	/** magicMerge: 0 remove, 1 move (AMB-33). */
	readonly MAGIC_MERGE: 6;
	/** magicMove: 0 otherTile, 1 otherFeature (AMB-92). */
	readonly MAGIC_MOVE: 7;
	/** robberNext: 0 one, 1 all (AMB-43). */
	readonly ROBBER_NEXT: 8;
	/** festivalReturn: 0 follower, 1 any (AMB-51). */
	readonly FESTIVAL_ANY: 9;
};
export type Rule = (typeof Rule)[keyof typeof Rule];

/** Where chance comes from. */
export declare const Chance: {
	/** From Config.seed. */
	readonly INSIDE: 0;
	/** Decisions of {@link PLAYER_CHANCE}. */
	readonly EXTERNAL: 1;
};
export type Chance = (typeof Chance)[keyof typeof Chance];

/** What is decided. The value is the number of the decision in the order of a turn (doc/rules.md), so that D30 is 30; D21b is 24 and the message 69. */
export declare const Decision: {
	/** Nothing: the game is over. */
	readonly OVER: 0;
	/** C10 Chance draws a tile. */
	readonly DRAW: 10;
	/** D11 Where the tile goes. */
	readonly PLACE: 11;
	/** D13 Mage or witch leaves, a tile brought them together. */
	readonly PART_MAGIC: 13;
	/** D20 Where the second ingot goes. */
	readonly INGOT: 20;
	/** D21 Move the mage or the witch. */
	readonly MAGIC: 21;
	/** D21b Mage or witch leaves, there is no target. */
	readonly MAGIC_OFF: 24;
	/** D22 The active player's robber. */
	readonly ROBBER: 22;
	/** D23 The next player's robber. */
	readonly ROBBER_NEXT: 23;
	/** D30 Which figure, where. */
	readonly FIGURE: 30;
	/** C31 Chance rolls the die. */
	readonly ROLL: 31;
	/** D32 Where the flight ends. */
	readonly LAND: 32;
	/** D40 Which stubs the ferry joins. */
	readonly FERRY: 40;
	/** D41 Re-orient a ferry. */
	readonly FERRY_MOVE: 41;
	/** D42 Mage or witch leaves, a ferry brought them together. */
	readonly FERRY_MAGIC: 42;
	/** D50 Which feature scores next. */
	readonly ORDER: 50;
	/** D51 Which score figure advances. */
	readonly ADVANCE: 51;
	/** D55 Whose points are stolen. */
	readonly ROB: 55;
	/** D56 D51 for stolen points. */
	readonly ADVANCE_ROB: 56;
	/** D60 Which ingot to take. */
	readonly TAKE: 60;
	/** Chance reveals a message. */
	readonly TOKEN: 69;
	/** D70 The action or the points. */
	readonly MESSAGE: 70;
	/** D71 What the message is about. */
	readonly TARGET: 71;
	/** D72 D51 for a message. */
	readonly ADVANCE_MESSAGE: 72;
	/** D80 Place or remove. */
	readonly CROP: 80;
	/** D81 Add a follower. */
	readonly CROP_PLACE: 81;
	/** D82 Take a follower back. */
	readonly CROP_REMOVE: 82;
	/** D90 Take the second part? */
	readonly SECOND: 90;
};
export type Decision = (typeof Decision)[keyof typeof Decision];

/** Kinds of moves and the fields they use besides `kind` and `player`. */
export declare const MoveKind: {
	/** Decline; no other field. */
	readonly PASS: 0;
	/** value: tile type. */
	readonly DRAW: 1;
	/** value: 1 to 3. */
	readonly ROLL: 2;
	/** value: 1 to 8. */
	readonly TOKEN: 3;
	/** x, y, rotation. */
	readonly PLACE: 4;
	/** figure, x, y, segment. */
	readonly DEPLOY: 5;
	/** figure. */
	readonly FLY: 6;
	/** figure, x, y, segment. */
	readonly TAKE_BACK: 7;
	/** figure, x, y, segment. */
	readonly RETURN: 8;
	/** x, y, segment. */
	readonly LAND: 9;
	/** figure. */
	readonly REMOVE: 10;
	/** figure, x, y, segment. */
	readonly MAGIC: 11;
	/** x, y. */
	readonly INGOT: 12;
	/** x, y. */
	readonly TAKE: 13;
	/** value: space. */
	readonly ROBBER: 14;
	/** value: victim; figure. */
	readonly ROB: 15;
	/** x, y, segment < value. */
	readonly FERRY: 16;
	/** x, y, segment. */
	readonly SCORE: 17;
	/** figure: the score figure. */
	readonly ADVANCE: 18;
	/** value: 1 action, 0 points. */
	readonly MESSAGE: 19;
	/** figure, x, y, segment. */
	readonly TARGET: 20;
	/** value: 0 = A place, 1 = B remove. */
	readonly CROP: 21;
	/** figure, x, y, segment. */
	readonly CROP_PLACE: 22;
	/** figure, x, y, segment. */
	readonly CROP_REMOVE: 23;
	/** value: 1 take, 0 decline. */
	readonly SECOND: 24;
	/** Only in records and the history: reshuffle() with the seed whose lower half is x and upper half y. */
	readonly RESHUFFLE: 25;
};
export type MoveKind = (typeof MoveKind)[keyof typeof MoveKind];

/** Kinds of figures. */
export declare const FigureKind: {
	/** Ordinary follower, and the ordinary score figure. */
	readonly FOLLOWER: 0;
	/** Large follower. */
	readonly LARGE: 1;
	/** Abbot. */
	readonly ABBOT: 2;
	/** Builder. */
	readonly BUILDER: 3;
	/** Pig. */
	readonly PIG: 4;
	/** Tribe member (Hunters). */
	readonly MEMBER: 5;
	/** Hut (Hunters). */
	readonly HUT: 6;
	/** Mage, nobody's. */
	readonly MAGE: 7;
	/** Witch, nobody's. */
	readonly WITCH: 8;
	/** Robber, on the score track. */
	readonly ROBBER: 9;
	/** The second score figure. */
	readonly WOMAN: 10;
};
export type FigureKind = (typeof FigureKind)[keyof typeof FigureKind];

/** Parts of a turn. */
export declare const Part: {
	/** The ordinary part. */
	readonly MAIN: 0;
	/** The builder's second part. */
	readonly SECOND: 1;
	/** A part played by a message. */
	readonly MESSAGE: 2;
	/** A bonus tile (Hunters). */
	readonly BONUS: 3;
};
export type Part = (typeof Part)[keyof typeof Part];

/** Kinds of events and the fields they use besides `kind`. */
export declare const EventKind: {
	/** A part begins: player, value = part. */
	readonly TURN: 1;
	/** player, value = tile type. */
	readonly DRAWN: 2;
	/** It fits nowhere (B-8): player, value = tile type. */
	readonly DISCARDED: 3;
	/** player, x, y, rotation, value = tile type. */
	readonly PLACED: 4;
	/** player, figure, x, y, segment. */
	readonly DEPLOYED: 5;
	/** player, value = decision. */
	readonly PASSED: 6;
	/** x, y, segment: the feature, value = its {@link FeatureKind}. */
	readonly COMPLETED: 7;
	/** player, x, y, segment, term, count, each, value = points. */
	readonly TERM: 8;
	/** player, x, y, segment, reason, figure = the score figure, value = points. */
	readonly POINTS: 9;
	/** A figure goes home: player, figure, x, y, segment it stood on. */
	readonly RETURNED: 10;
	/** The library took the next decision, it had one choice: player, value = decision. */
	readonly AUTOMATIC: 11;
	/** The unseen was dealt anew. */
	readonly RESHUFFLED: 12;
	/** The game is over. */
	readonly OVER: 13;
	/** player, value = score; one for each of several joint winners (FS-5). */
	readonly WINNER: 14;
	/** Goods are taken: player, x, y, segment: the city, count, value = what, a {@link Attribute}. */
	readonly GOODS: 15;
	/** The die shows: player, value. */
	readonly ROLLED: 16;
	/** A message is revealed: player, value. */
	readonly TOKEN: 17;
	/** An ingot comes to a tile: player, x, y. */
	readonly INGOT: 18;
	/** An ingot is taken: player, x, y. */
	readonly TAKEN: 19;
	/** A ferry joins two stubs: player, x, y, segment < value. */
	readonly FERRY: 20;
	/** A robber moves: player, value = the space, -1 when it goes home. */
	readonly ROBBER: 21;
};
export type EventKind = (typeof EventKind)[keyof typeof EventKind];

/** Why points are scored. name(NameGroup.REASON_RULE, reason) is the id of the rule. */
export declare const Reason: {
	/** Completed road. */
	readonly ROAD: 1;
	/** Completed city. */
	readonly CITY: 2;
	/** Completed monastery. */
	readonly MONASTERY: 3;
	/** Incomplete road at the end. */
	readonly FINAL_ROAD: 4;
	/** Incomplete city at the end. */
	readonly FINAL_CITY: 5;
	/** Incomplete monastery at the end. */
	readonly FINAL_MONASTERY: 6;
	/** Field at the end. */
	readonly FINAL_FIELD: 7;
	/** Completed garden. */
	readonly GARDEN: 8;
	/** Incomplete garden at the end. */
	readonly FINAL_GARDEN: 9;
	/** Abbot taken back. */
	readonly ABBOT: 10;
	/** Most goods of a kind at the end. */
	readonly GOODS: 11;
	/** A message. */
	readonly MESSAGE: 12;
	/** Half of another's points. */
	readonly STOLEN: 13;
	/** Robber on the track at the end. */
	readonly FINAL_ROBBER: 14;
	/** Ingots at the end. */
	readonly FINAL_GOLD: 15;
	/** Completed forest (Hunters). */
	readonly FOREST: 20;
	/** Completed river (Hunters). */
	readonly RIVER: 21;
	/** River system with huts at the end (Hunters). */
	readonly FINAL_SYSTEM: 22;
	/** Meadow at the end (Hunters). */
	readonly FINAL_MEADOW: 23;
};
export type Reason = (typeof Reason)[keyof typeof Reason];

/** What a term of a sum counts. */
export declare const Term: {
	/** Tiles of the feature. */
	readonly TILES: 1;
	/** Pennants of a city. */
	readonly PENNANTS: 2;
	/** Tiles around, the own one included. */
	readonly NEIGHBOURS: 3;
	/** Completed cities touching a field. */
	readonly CITIES: 4;
	/** Less for a city of two tiles (B-23). */
	readonly SMALL_CITY: 5;
	/** What an inn changes, by tiles. */
	readonly INN: 6;
	/** What a cathedral changes, by tiles and pennants. */
	readonly CATHEDRAL: 7;
	/** The most wine, alone or with others. */
	readonly WINE: 8;
	/** More for a pig, by cities. */
	readonly PIG: 9;
	/** More for the mage, by tiles. */
	readonly MAGE: 10;
	/** Less for the witch. */
	readonly WITCH: 11;
	/** Points instead of a message's action. */
	readonly MESSAGE: 12;
	/** Own knights on the board. */
	readonly KNIGHTS: 13;
	/** Own farmers on the board. */
	readonly FARMERS: 14;
	/** Half of another's points. */
	readonly STOLEN: 15;
	/** Robbers on the track. */
	readonly ROBBERS: 16;
	/** Ingots. */
	readonly INGOTS: 17;
	/** The most grain. */
	readonly GRAIN: 18;
	/** The most cloth. */
	readonly CLOTH: 19;
	/** Segments of a forest or river. */
	readonly SEGMENTS: 20;
	/** Mushroom patches in a forest. */
	readonly MUSHROOMS: 21;
	/** Fish in lakes. */
	readonly FISH: 22;
	/** Deer in a meadow. */
	readonly DEER: 23;
	/** Less for tigers, one deer each. */
	readonly TIGERS: 24;
	/** Mammoths in a meadow. */
	readonly MAMMOTHS: 25;
	/** Aurochs in a meadow. */
	readonly AUROCHS: 26;
};
export type Term = (typeof Term)[keyof typeof Term];

/** Categories under which points are booked. */
export declare const Category: {
	/** Roads. */
	readonly ROADS: 0;
	/** Cities. */
	readonly CITIES: 1;
	/** Monasteries. */
	readonly MONASTERIES: 2;
	/** Fields. */
	readonly FIELDS: 3;
	/** Gardens. */
	readonly GARDENS: 4;
	/** Goods majorities. */
	readonly GOODS: 5;
	/** Ingots. */
	readonly GOLD: 6;
	/** Messages. */
	readonly MESSAGES: 7;
	/** Stolen points and robbers at the end. */
	readonly ROBBERS: 8;
	/** Forests (Hunters). */
	readonly FORESTS: 9;
	/** Rivers (Hunters). */
	readonly RIVERS: 10;
	/** River systems (Hunters). */
	readonly HUTS: 11;
	/** Meadows (Hunters). */
	readonly MEADOWS: 12;
};
export type Category = (typeof Category)[keyof typeof Category];

/** Kinds of features and of segments. */
export declare const FeatureKind: {
	/** Field. */
	readonly FIELD: 1;
	/** Road. */
	readonly ROAD: 2;
	/** City. */
	readonly CITY: 3;
	/** River. */
	readonly RIVER: 4;
	/** Monastery. */
	readonly MONASTERY: 5;
	/** Garden. */
	readonly GARDEN: 6;
	/** Forest (Hunters). */
	readonly FOREST: 7;
	/** Meadow (Hunters). */
	readonly MEADOW: 8;
	/** Lake (Hunters). */
	readonly LAKE: 9;
	/** River system (Hunters). */
	readonly SYSTEM: 10;
};
export type FeatureKind = (typeof FeatureKind)[keyof typeof FeatureKind];

/** What a segment, and so a feature, may carry; the index of Feature.attribute. */
export declare const Attribute: {
	/** Pennants of a city. */
	readonly PENNANT: 0;
	/** Inns at a road. */
	readonly INN: 1;
	/** Cathedrals in a city. */
	readonly CATHEDRAL: 2;
	/** Wine in a city. */
	readonly WINE: 3;
	/** Grain in a city. */
	readonly GRAIN: 4;
	/** Cloth in a city. */
	readonly CLOTH: 5;
	/** Nuggets in a forest. */
	readonly NUGGET: 6;
	/** Mushroom patches in a forest. */
	readonly MUSHROOMS: 7;
	/** Fish in a lake. */
	readonly FISH: 8;
	/** Deer in a meadow. */
	readonly DEER: 9;
	/** Mammoths in a meadow. */
	readonly MAMMOTH: 10;
	/** Tigers in a meadow. */
	readonly TIGER: 11;
	/** Aurochs in a meadow. */
	readonly AUROCHS: 12;
	/** Fire in a meadow. */
	readonly FIRE: 13;
	/** Shrine in a meadow. */
	readonly SHRINE: 14;
};
export type Attribute = (typeof Attribute)[keyof typeof Attribute];

/** Where a road or a river ends that reaches one side only. Roads that end at the same crossing, village, monastery or city are not joined there. */
export declare const EndKind: {
	/** A city gate. */
	readonly CITY: 1;
	/** A monastery. */
	readonly MONASTERY: 2;
	/** Other roads, in the middle of the tile. */
	readonly CROSSING: 3;
	/** A few houses. */
	readonly VILLAGE: 4;
	/** A lake: of a ferry, or of rivers. */
	readonly LAKE: 5;
	/** A crop circle. */
	readonly CIRCLE: 6;
	/** The spring of a river. */
	readonly SPRING: 7;
};
export type EndKind = (typeof EndKind)[keyof typeof EndKind];

/** Marks of a tile that are no segments. */
export declare const MarkKind: {
	/** Two segments cross without meeting. */
	readonly BRIDGE: 1;
	/** The river's start. */
	readonly SPRING: 2;
	/** The river's lake. */
	readonly MOUTH: 3;
	/** A lake for a ferry. */
	readonly FERRY: 4;
	/** A gold mine. */
	readonly GOLD: 5;
	/** The magic symbol. */
	readonly MAGIC: 6;
	/** The robber symbol. */
	readonly ROBBER: 7;
	/** A festival. */
	readonly FESTIVAL: 8;
	/** A flying machine; value: 0 to 7 clockwise from north. */
	readonly MACHINE: 9;
	/** A crop circle; value: 0 pitchfork, 1 club, 2 shield. */
	readonly CIRCLE: 10;
	/** A volcano, picture only. */
	readonly VOLCANO: 11;
};
export type MarkKind = (typeof MarkKind)[keyof typeof MarkKind];

/** Groups of names. */
export declare const NameGroup: {
	/** {@link Edition}. */
	readonly EDITION: 0;
	/** {@link TileSet}. */
	readonly SET: 1;
	/** {@link Expansion}. */
	readonly EXPANSION: 2;
	/** {@link Rule}. */
	readonly RULE: 3;
	/** {@link Decision}. */
	readonly DECISION: 4;
	/** {@link MoveKind}. */
	readonly MOVE: 5;
	/** {@link FigureKind}. */
	readonly FIGURE: 6;
	/** {@link Part}. */
	readonly PART: 7;
	/** {@link EventKind}. */
	readonly EVENT: 8;
	/** {@link Reason}. */
	readonly REASON: 9;
	/** {@link Reason}, the id of its rule. */
	readonly REASON_RULE: 10;
	/** {@link Term}. */
	readonly TERM: 11;
	/** {@link Category}. */
	readonly CATEGORY: 12;
	/** {@link FeatureKind}. */
	readonly FEATURE: 13;
	/** {@link Attribute}. */
	readonly ATTRIBUTE: 14;
	/** {@link MarkKind}. */
	readonly MARK: 15;
	/** Tile types. */
	readonly TILE_TYPE: 16;
	/** {@link Status}. */
	readonly STATUS: 17;
	/** {@link EndKind}. */
	readonly END: 18;
};
export type NameGroup = (typeof NameGroup)[keyof typeof NameGroup];

/** Colours of a picture. */
export declare const Theme: {
	/** For light paper. */
	readonly LIGHT: 0;
	/** For dark screens. */
	readonly DARK: 1;
};
export type Theme = (typeof Theme)[keyof typeof Theme];

/** A move. Unused fields are -1. */
export interface Move {
	/** {@link MoveKind}. */
	kind: number;
	/** Who makes it, or {@link PLAYER_CHANCE}. */
	player: number;
	/** Column. */
	x: number;
	/** Row. */
	y: number;
	/** Quarter turns clockwise. */
	rotation: number;
	/** {@link FigureKind}. */
	figure: number;
	/** Segment of the tile at (x, y). */
	segment: number;
	/** What the move kind says. */
	value: number;
}

/** The pending decision and what an interface needs to ask it. */
export interface Turn {
	/** {@link Decision}. */
	decision: number;
	/** Who decides, or {@link PLAYER_CHANCE}; -1 when the game is over. */
	player: number;
	/** Whose turn it is, -1 when the game is over. */
	active: number;
	/** {@link Part}, -1 between parts. */
	part: number;
	/** Turns begun so far, 1 in the first. */
	number: number;
	/** The tile type in hand or just placed. */
	tile: number;
	/** The tile just placed, or the target if there is one. Means nothing while rotation is -1. */
	x: number;
	/** See `x`. */
	y: number;
	/** Rotation of the tile just placed, -1 while it is in hand. */
	rotation: number;
	/** The segment in question. */
	segment: number;
	/** The figure in question. */
	figure: number;
	/** The points in question. */
	amount: number;
	/** Why they are scored, {@link Reason}. */
	reason: number;
	/** The message in question, 1 to 8. */
	token: number;
	/** The last roll, 1 to 3. */
	die: number;
	/** 1 if the active player may take a second part after this one, else 0 (TB-7). */
	second: number;
}

/** One thing that happened. Unused fields are -1. */
export interface Event {
	/** {@link EventKind}. */
	kind: number;
	/** Whose. */
	player: number;
	/** Column. */
	x: number;
	/** Row. */
	y: number;
	/** Quarter turns clockwise. */
	rotation: number;
	/** {@link FigureKind}. */
	figure: number;
	/** Segment of the tile at (x, y). */
	segment: number;
	/** What the event kind says. */
	value: number;
	/** {@link Reason}. */
	reason: number;
	/** {@link Term}. */
	term: number;
	/** How many the term counts. */
	count: number;
	/** Points for each of them. */
	each: number;
}

/** Points of one player in one category. */
export interface Score {
	/** Whose. */
	player: number;
	/** {@link Category}. */
	category: number;
	/** How many. */
	points: number;
}

/** A player. */
export interface Player {
	/** 0 to players - 1. */
	player: number;
	/** All points so far. */
	score: number;
	/** Points of each score figure: the follower, the woman (-1 if there is none). Its space on the track is this modulo 50 (B-4). */
	track: number[];
	/** Figures in supply, by {@link FigureKind}. */
	supply: number[];
	/** Wine, grain, cloth tokens. */
	goods: number[];
	/** Gold ingots. */
	ingots: number;
	/** The space of the robber, -1 if at home. */
	robber: number;
}

/** A placed tile. */
export interface Tile {
	/** Column. */
	x: number;
	/** Row. */
	y: number;
	/** Quarter turns clockwise. */
	rotation: number;
	/** Tile type. */
	type: number;
	/** Who placed it, -1 for the start tile. */
	player: number;
	/** How many segments it has. */
	segments: number;
	/** Gold ingots that lie on it. */
	ingots: number;
	/** The stubs its ferry joins: the lower segment + 16 times the higher; 0 if it has none. */
	ferry: number;
}

/** A feature. */
export interface Feature {
	/** {@link FeatureKind}. */
	kind: number;
	/** Its name: the smallest of its segments */
	x: number;
	/** by row, then column, then segment. */
	y: number;
	/** See `x`. */
	segment: number;
	/** Distinct tiles. */
	tiles: number;
	/** Segments. */
	segments: number;
	/** Open edges, where a field beside a road has half of one; for a monastery the empty cells around it. */
	open: number;
	/** 1 if it is complete; fields, meadows, lakes and river systems never are. */
	complete: number;
	/** Figures that occupy it. */
	figures: number;
	/** Bit p is set if player p has the majority. */
	owners: number;
	/** Points for an owner if the game ended now; if it is complete, if it were scored now. */
	value: number;
	/** Points if it were completed as it is; -1 for what never completes. */
	valueComplete: number;
	/** Counts by {@link Attribute}. */
	attribute: number[];
}

/** A figure on the board. */
export interface Figure {
	/** Whose, -1 for nobody's. */
	player: number;
	/** {@link FigureKind}. */
	kind: number;
	/** Column. */
	x: number;
	/** Row. */
	y: number;
	/** Segment it stands on. */
	segment: number;
	/** The {@link FeatureKind} it stands on. */
	feature: number;
	/** How many equal ones stand there. */
	count: number;
}

/** Some unseen tiles of one type. */
export interface Remaining {
	/** Tile type. */
	type: number;
	/** How many are left in their stack. */
	count: number;
	/** 0 river, 1 pool, 2 bonus. */
	stack: number;
}

/** A cell that touches a tile with a side. */
export interface Cell {
	/** Column. */
	x: number;
	/** Row. */
	y: number;
	/** What N, E, S, W must show: a {@link FeatureKind}, 0 for anything. */
	edge: number[];
	/** How many of the remaining tiles, the one in hand included, match it in some rotation. */
	fits: number;
}

/** A segment on the board. */
export interface Spot {
	/** Column. */
	x: number;
	/** Row. */
	y: number;
	/** Segment of the tile there. */
	segment: number;
}

/** A tile type. */
export interface TileType {
	/** The tile type, 100 * set + its place there. */
	type: number;
	/** {@link TileSet}. */
	set: number;
	/** Copies in one set. */
	count: number;
	/** How many segments. */
	segments: number;
	/** What N, E, S, W show at rotation 0: a {@link FeatureKind}. */
	edge: number[];
	/** 1 for the start tile of its set. */
	start: number;
	/** Rotations that look different: 1, 2 or 4. */
	symmetry: number;
	/** The same tile without its garden, -1 if it has none or there is no such tile (AMB-86). */
	plain: number;
	/** How many marks. */
	marks: number;
}

/** A segment of a tile type, with the tile at rotation 0. */
export interface Segment {
	/** {@link FeatureKind}. */
	kind: number;
	/** Bit s is set if it reaches side s. */
	sides: number;
	/** Bit h is set if it has half-edge h (fields and meadows only). */
	halves: number;
	/** Bit i is set if it touches segment i (fields to cities, rivers to lakes). */
	adjacent: number;
	/** A point to draw a figure at, 0 to 1000 */
	x: number;
	/** from the north-west corner. */
	y: number;
	/** Counts by {@link Attribute}. */
	attribute: number[];
	/** Where it ends: {@link EndKind}, or 0. */
	end: number;
}

/** A mark of a tile type. */
export interface Mark {
	/** {@link MarkKind}. */
	kind: number;
	/** What the kind says, else -1. */
	value: number;
}

/** An edition. */
export interface EditionInfo {
	/** {@link Edition}. */
	edition: number;
	/** The book's range; every game takes 1 to 6 (P-3). */
	minPlayers: number;
	/** See `minPlayers`. */
	maxPlayers: number;
	/** 1 if this version of the library plays it. */
	supported: number;
}
