// SPDX-License-Identifier: Zlib
// A rules engine for the Carcassonne family of tile-laying games. README.md
// shows how to use it, carcassonne.d.ts what there is.

export { default, CarcassonneError, VERSION } from "./library.mjs";
export {
	version,
	versionString,
	rulesRevision,
	statusText,
	moveText,
	moveParse,
	tileTypes,
	tileTypeGet,
	segments,
	marks,
	editions,
	name,
	find,
	renderTiles,
} from "./catalogue.mjs";
export { Config } from "./config.mjs";
export { Game, Rng } from "./game.mjs";
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
