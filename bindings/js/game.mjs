// SPDX-License-Identifier: Zlib
// A game in progress. What a method does is written at the function of the same
// name in carcassonne.h, and they come in its order.

import { NameGroup, Status } from "./header.mjs";
import {
	CarcassonneError,
	bytesIn,
	check,
	int32,
	intsIn,
	intsOut,
	lib,
	listOut,
	pointerOut,
	refuse,
	structAgain,
	structOut,
	structs,
	textOut,
	uint64,
	withLong,
} from "./library.mjs";
import { moveIn, moveText, renderIn, valueOf } from "./catalogue.mjs";
import { Config, configIn } from "./config.mjs";

/** The generator that a search brings along; any number will do as a start. */
export class Rng {
	constructor(state = anyLong()) {
		this.state = uint64(state, "state");
	}
}

function anyLong() {
	const half = () => BigInt(Math.floor(Math.random() * 2 ** 32));
	return (half() << 32n) | half();
}

/** A game of the library that no object has adopted yet. */
class Pointer {
	constructor({ status, pointer, line }, detail) {
		if (status < 0) throw new CarcassonneError(status, detail?.(), line);
		this.value = pointer;
	}
}

// Games that nobody refers to any more are freed some time.
const forgotten = new FinalizationRegistry((pointer) =>
	lib().carc_game_free(pointer),
);

function start(options, deck) {
	const config = options instanceof Config ? options : new Config(options);
	const at = configIn(config);
	if (deck === undefined)
		return new Pointer(
			pointerOut((out) => lib().carc_game_new(out, at, 0)),
			() => config.check(),
		);
	if (!Array.isArray(deck)) refuse("deck: not a list of tile types");
	const types = deck.map((type) => valueOf(NameGroup.TILE_TYPE, type));
	return new Pointer(
		pointerOut((out) =>
			lib().carc_game_new_deck(out, at, intsIn(types), types.length, 0),
		),
		() => config.check() || "deck: 1 to 5000 tiles of this game",
	);
}

/**
 * A game. It is freed by free(), at the end of a `using` block, or some time
 * after nobody refers to it; after free() every call throws.
 */
export class Game {
	#pointer;

	constructor(options = {}, deck) {
		const pointer = options instanceof Pointer ? options : start(options, deck);
		this.#pointer = pointer.value;
		forgotten.register(this, this.#pointer, this);
	}

	get #game() {
		if (this.#pointer) return this.#pointer;
		return refuse("the game was freed");
	}

	// What all methods that list or write have in common.
	#list(struct, name, ...first) {
		const game = this.#game;
		return listOut(struct, (out, capacity) =>
			lib()[name](game, ...first, out, capacity),
		);
	}

	#at(struct, name, ...place) {
		const game = this.#game;
		place.forEach((number) => int32(number, "place"));
		try {
			return structOut(struct, (out) => lib()[name](game, ...place, out));
		} catch (error) {
			if (error.status === Status.ILLEGAL_TARGET) return null;
			throw error;
		}
	}

	// ---- its life ---------------------------------------------------------

	/** Free the game; more than once does no harm. */
	free() {
		if (!this.#pointer) return;
		forgotten.unregister(this);
		lib().carc_game_free(this.#pointer);
		this.#pointer = 0;
	}

	/** Whether the game was freed. */
	get freed() {
		return !this.#pointer;
	}

	clone() {
		const game = this.#game;
		return new this.constructor(
			new Pointer(pointerOut((out) => lib().carc_game_clone(out, game, 0))),
		);
	}

	/** Take over the position of a game of the same configuration. */
	copyFrom(from) {
		const game = this.#game;
		if (!(from instanceof Game)) refuse("copyFrom: not a game");
		check(lib().carc_game_copy(game, from.#game));
	}

	config() {
		const game = this.#game;
		const at = configIn(new Config());
		check(lib().carc_game_config(game, at));
		return Config.from(structAgain(structs.config));
	}

	// ---- play -------------------------------------------------------------

	turn() {
		const game = this.#game;
		return structOut(structs.turnInfo, (out) => lib().carc_turn(game, out));
	}

	legalMoves() {
		return this.#list(structs.move, "carc_legal_moves");
	}

	maxMoves() {
		return check(lib().carc_max_moves(this.#game));
	}

	/** Status.OK if the move is legal, else the reason why it is not. */
	checkMove(move) {
		return lib().carc_check_move(this.#game, moveIn(move));
	}

	apply(move) {
		const status = lib().carc_apply(this.#game, moveIn(move));
		if (status < 0) throw new CarcassonneError(status, described(move));
	}

	undo() {
		check(lib().carc_undo(this.#game));
	}

	history(first = 0) {
		return this.#list(structs.move, "carc_history", int32(first, "first"));
	}

	legalPlacements() {
		return this.#list(structs.move, "carc_legal_placements");
	}

	place(x, y, rotation = 0) {
		check(
			lib().carc_place(
				this.#game,
				int32(x, "x"),
				int32(y, "y"),
				int32(rotation, "rotation"),
			),
		);
	}

	legalDeployments() {
		return this.#list(structs.move, "carc_legal_deployments");
	}

	deploy(figure, segment) {
		const kind = valueOf(NameGroup.FIGURE, figure);
		check(lib().carc_deploy(this.#game, kind, int32(segment, "segment")));
	}

	pass() {
		check(lib().carc_pass(this.#game));
	}

	// ---- for search -------------------------------------------------------

	countMoves() {
		return check(lib().carc_count_moves(this.#game));
	}

	kthMove(k) {
		const game = this.#game;
		int32(k, "k");
		return structOut(structs.move, (out) => lib().carc_kth_move(game, k, out));
	}

	/** One of the legal moves; without a generator a new one is made. */
	randomMove(rng = new Rng()) {
		const game = this.#game;
		let move;
		rng.state = withLong(uint64(rng.state, "state"), (state) => {
			move = structOut(structs.move, (out) =>
				lib().carc_random_move(game, state, out),
			);
		});
		return move;
	}

	/** Play random moves to the end. */
	playout(rng = new Rng()) {
		const game = this.#game;
		rng.state = withLong(uint64(rng.state, "state"), (state) =>
			check(lib().carc_playout(game, state)),
		);
	}

	// ---- chance -----------------------------------------------------------

	chanceWeights() {
		const game = this.#game;
		return intsOut((out, capacity) =>
			lib().carc_chance_weights(game, out, capacity),
		);
	}

	reshuffle(seed) {
		check(lib().carc_reshuffle(this.#game, uint64(seed, "seed")));
	}

	// ---- what happened ----------------------------------------------------

	events(first = 0) {
		return this.#list(structs.event, "carc_events", int32(first, "first"));
	}

	scoreFinal() {
		return this.#list(structs.score, "carc_score_final");
	}

	// ---- what is there ----------------------------------------------------

	players() {
		return this.#list(structs.player, "carc_players");
	}

	tiles() {
		return this.#list(structs.tile, "carc_tiles");
	}

	/** The tile at a cell, null if none lies there. */
	tileAt(x, y) {
		return this.#at(structs.tile, "carc_tile_at", x, y);
	}

	features() {
		return this.#list(structs.feature, "carc_features");
	}

	/** The feature a segment belongs to, null if there is none. */
	featureAt(x, y, segment) {
		return this.#at(structs.feature, "carc_feature_at", x, y, segment);
	}

	featureSpots(x, y, segment) {
		[x, y, segment].forEach((number) => int32(number, "place"));
		return this.#list(structs.spot, "carc_feature_spots", x, y, segment);
	}

	figures() {
		return this.#list(structs.figure, "carc_figures");
	}

	remaining() {
		return this.#list(structs.remainingType, "carc_remaining");
	}

	openCells() {
		return this.#list(structs.cell, "carc_open_cells");
	}

	cellTypes(x, y) {
		const game = this.#game;
		[x, y].forEach((number) => int32(number, "place"));
		return intsOut((out, capacity) =>
			lib().carc_cell_types(game, x, y, out, capacity),
		);
	}

	// ---- record, hash -----------------------------------------------------

	/** The hash of the position as records write it: 16 hexadecimal digits. */
	hash() {
		const hash = BigInt.asUintN(64, lib().carc_hash(this.#game));
		return hash.toString(16).padStart(16, "0");
	}

	save() {
		const game = this.#game;
		return textOut((out, capacity) => lib().carc_save(game, out, capacity));
	}

	/** Read a record, text or bytes. An error names the offending line. */
	static load(text) {
		if (typeof text !== "string" && !(text instanceof Uint8Array))
			refuse("load: neither text nor bytes");
		const { at, size } = bytesIn(text);
		return new this(
			new Pointer(
				pointerOut((out, line) => lib().carc_load(out, at, size, 0, line)),
			),
		);
	}

	// ---- pictures ---------------------------------------------------------

	renderSvg(options) {
		const game = this.#game;
		const at = renderIn(options);
		return textOut((out, capacity) =>
			lib().carc_render_svg(game, at, out, capacity),
		);
	}

	renderText(options) {
		const game = this.#game;
		const at = renderIn(options);
		return textOut((out, capacity) =>
			lib().carc_render_text(game, at, out, capacity),
		);
	}
}

// Where the language has `using`.
if (Symbol.dispose) Game.prototype[Symbol.dispose] = Game.prototype.free;

/** A move for an error message. */
function described(move) {
	try {
		return moveText(move);
	} catch {
		return JSON.stringify(move);
	}
}
