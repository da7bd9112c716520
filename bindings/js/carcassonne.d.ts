// SPDX-License-Identifier: Zlib
// What carcassonne.mjs has, in the order of carcassonne.h. Constants and what
// functions answer are in header.d.mts, made from it.

import type {
	Cell,
	Chance,
	Edition,
	EditionInfo,
	Event,
	Expansion,
	Feature,
	Figure,
	FigureKind,
	Mark,
	Move,
	MoveKind,
	NameGroup,
	Player,
	Remaining,
	Score,
	Segment,
	Spot,
	Status,
	Theme,
	Tile,
	TileSet,
	TileType,
	Turn,
} from "./header.mjs";

export {
	VERSION_MAJOR,
	VERSION_MINOR,
	VERSION_PATCH,
	MAX_PLAYERS,
	NONE,
	PLAYER_CHANCE,
	MAX_MOVES,
	Status,
	Edition,
	TileSet,
	Expansion,
	Rule,
	Chance,
	Decision,
	MoveKind,
	FigureKind,
	Part,
	EventKind,
	Reason,
	Term,
	Category,
	FeatureKind,
	Attribute,
	EndKind,
	MarkKind,
	NameGroup,
	Theme,
} from "./header.mjs";
export type {
	Move,
	Turn,
	Event,
	Score,
	Player,
	Tile,
	Feature,
	Figure,
	Remaining,
	Cell,
	Spot,
	TileType,
	Segment,
	Mark,
	EditionInfo,
} from "./header.mjs";

// ---- loading ----------------------------------------------------------------

/** Where the library is: an address, a response, its bytes, or a module. */
export type Source =
	| string
	| URL
	| ArrayBuffer
	| ArrayBufferView
	| Response
	| WebAssembly.Module;

/**
 * Load the library. Call it once, before anything else; more often does no
 * harm. By default it is carcassonne.wasm beside carcassonne.mjs. It rejects
 * with one error that names both versions if they do not fit.
 */
export default function init(source?: Source | Promise<Source>): Promise<void>;

// ---- version, status --------------------------------------------------------

/** The version of this package as one number, 1.2.3 is 10203. */
export declare const VERSION: number;

/** The version of the library as one number. */
export declare function version(): number;

/** The version of the library as text, such as "0.1.0". */
export declare function versionString(): string;

/** The revision of the rules the library plays. */
export declare function rulesRevision(): number;

/** What a status means, as one English sentence. */
export declare function statusText(status: number): string;

/** A call failed; the game is as it was before. */
export declare class CarcassonneError extends Error {
	constructor(status: number, detail?: string, line?: number);
	/** Why, a {@link Status}. */
	readonly status: Status;
	/** The offending line of a record, 0 if it is not about one. */
	readonly line: number;
}

// ---- configuration ----------------------------------------------------------

/** What a configuration can be made of. */
export interface Options {
	/** Its name or value. Default classic. */
	edition?: string | Edition;
	/** 1 to 6. Default 2. */
	players?: number;
	/** Who starts. Default 0. */
	firstPlayer?: number;
	/** Seed of all chance inside, 64 bits. Default 0. */
	seed?: number | bigint;
	/** Where chance comes from. Default inside. */
	chance?: "inside" | "external" | Chance;
	/** Names as people say them ("river", "inns", "all"), or values. */
	expansions?: string | readonly (string | Expansion)[];
	/** Whether followers may stand in fields. */
	farmers?: boolean;
	/** Copies of tile sets, by name. */
	sets?: Readonly<Record<string, number>>;
	/** Rule switches, by name. */
	rules?: Readonly<Record<string, number>>;
	/** The defaults for a search: automatic, neither events nor undo. */
	search?: boolean;
	/** Decisions with one choice are taken by the library. Default false. */
	automatic?: boolean;
	/** Keep the event log. Default true. */
	events?: boolean;
	/** Moves can be undone. Default true. */
	undo?: boolean;
}

/** What is played and how: change what you like. */
export declare class Config {
	constructor(options?: Options);
	/** An {@link Edition}. */
	edition: number;
	players: number;
	firstPlayer: number;
	seed: bigint;
	/** A {@link Chance}. */
	chance: number;
	automatic: boolean;
	events: boolean;
	undo: boolean;
	/** Copies of each tile set, by {@link TileSet}. */
	set: Uint8Array;
	/** 1 for each mechanic that is on, by {@link Expansion}. */
	expansion: Uint8Array;
	/** Rule switches, by {@link Rule}. */
	rule: Uint8Array;
	/** Set the edition, its tile sets, mechanics and rule switches. */
	preset(edition: string | Edition): void;
	/** Switch something on by its name: a mechanic, a box, or "all". */
	add(name: string): void;
	/** Why no game can be made of it, in one line; "" if all is well. */
	check(): string;
}

// ---- game -------------------------------------------------------------------

/** A move to give; fields that are not there are -1. */
export type MoveLike = Partial<Move> & { kind: number };

/** A generator of the caller's; any number will do as a start. */
export declare class Rng {
	constructor(state?: number | bigint);
	state: bigint;
}

/** What to draw and how. */
export interface RenderOptions {
	/** Default light. */
	theme?: "light" | "dark" | Theme;
	/** Columns and rows are numbered. Default true. */
	coordinates?: boolean;
	/** The last move is marked. Default true. */
	lastMove?: boolean;
	/** Where the tile in hand can go. Default false. */
	placements?: boolean;
	/** A score board. Default true. */
	scores?: boolean;
	/** A segment of the feature to mark. */
	highlight?: { x: number; y: number; segment: number };
	/** Text only: nothing but ASCII. */
	ascii?: boolean;
	/** Text only: colours of ANSI terminals. */
	colour?: boolean;
	/** Text only: the width, 0 for 80. */
	columns?: number;
}

/**
 * A game. It is freed by free(), at the end of a `using` block, or some time
 * after nobody refers to it; after free() every call throws.
 */
export declare class Game {
	/** `deck`: a deck of your own, names or values in draw order. */
	constructor(options?: Config | Options, deck?: readonly (string | number)[]);

	/** Free the game; more than once does no harm. */
	free(): void;
	/** Whether the game was freed. */
	readonly freed: boolean;
	/** An independent copy with everything: position, history and events. */
	clone(): this;
	/** Take over the position of a game of the same configuration. */
	copyFrom(from: Game): void;
	/** What is played and how. */
	config(): Config;

	/** Who decides what. */
	turn(): Turn;
	/** The legal moves of the pending decision, empty only at the end. */
	legalMoves(): Move[];
	/** A number of moves that no decision of this game will exceed. */
	maxMoves(): number;
	/** Status.OK if the move is legal, else the reason why it is not. */
	checkMove(move: MoveLike): Status;
	/** Make a move and all that follows, up to the next decision. */
	apply(move: MoveLike): void;
	/** Take back the last move with everything that followed from it. */
	undo(): void;
	/** The moves made so far, without those taken automatically. */
	history(first?: number): Move[];
	/** Where the tile in hand can go. */
	legalPlacements(): Move[];
	/** Place the tile in hand. */
	place(x: number, y: number, rotation?: number): void;
	/** Which figures can be deployed where. */
	legalDeployments(): Move[];
	/** Deploy a figure on the tile just placed. */
	deploy(figure: string | FigureKind, segment: number): void;
	/** Pass. */
	pass(): void;

	/** How many legal moves there are. */
	countMoves(): number;
	/** The k-th move of the list without the list. */
	kthMove(k: number): Move;
	/** One of the legal moves; chance is drawn by its weights. */
	randomMove(rng?: Rng): Move;
	/** Play random moves to the end. */
	playout(rng?: Rng): void;

	/** How likely each legal move is, empty if chance does not decide. */
	chanceWeights(): number[];
	/** Deal anew what nobody has seen. */
	reshuffle(seed: number | bigint): void;

	/** The event log from an index on; every point explains itself. */
	events(first?: number): Event[];
	/** The final score by player and category, as if it ended now. */
	scoreFinal(): Score[];

	/** The players in order. */
	players(): Player[];
	/** The placed tiles in the order they were placed. */
	tiles(): Tile[];
	/** The tile at a cell, null if none lies there. */
	tileAt(x: number, y: number): Tile | null;
	/** All features, by row, column and segment of their names. */
	features(): Feature[];
	/** The feature a segment belongs to, null if there is none. */
	featureAt(x: number, y: number, segment: number): Feature | null;
	/** All segments of a feature; one of them names it. */
	featureSpots(x: number, y: number, segment: number): Spot[];
	/** The figures on the board. */
	figures(): Figure[];
	/** What is left to draw, never in which order. */
	remaining(): Remaining[];
	/** The cells where a tile could go. */
	openCells(): Cell[];
	/** Which of the remaining tile types match an open cell. */
	cellTypes(x: number, y: number): number[];

	/** The hash of the position as records write it: 16 hexadecimal digits. */
	hash(): string;
	/** The game as a record: text that a person can read and write. */
	save(): string;
	/** Read a record: replay it and check what it says. */
	static load<G extends Game>(
		this: { prototype: G },
		text: string | Uint8Array,
	): G;

	/** The position as SVG. */
	renderSvg(options?: RenderOptions): string;
	/** The position as text. */
	renderText(options?: RenderOptions): string;
}

// ---- record -----------------------------------------------------------------

/** Write a move as the record writes it. */
export declare function moveText(move: MoveLike): string;

/** Read a move as the record writes it. */
export declare function moveParse(text: string): Move;

// ---- catalogue --------------------------------------------------------------

/** All tile types, in rising order. */
export declare function tileTypes(): TileType[];

/** One tile type. */
export declare function tileTypeGet(type: number): TileType;

/** The segments of a tile type. */
export declare function segments(type: number): Segment[];

/** The marks of a tile type. */
export declare function marks(type: number): Mark[];

/** The editions. */
export declare function editions(): EditionInfo[];

/** The name of anything, null if there is no such thing. */
export declare function name(group: NameGroup, id: number): string | null;

/** Find something by its name. */
export declare function find(group: NameGroup, name: string): number;

// ---- pictures ---------------------------------------------------------------

/** Draw the tile types of a set as SVG, by its name or value; -1 for all. */
export declare function renderTiles(
	set: string | TileSet | -1,
	options?: RenderOptions,
): string;
