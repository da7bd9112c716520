// SPDX-License-Identifier: Zlib
// The promises of the binding, method by method: what it answers, what it
// refuses, and that a refusal changes nothing.

import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { directory, load, source, top } from "./package.mjs";

const carcassonne = await load();
const { CarcassonneError, Config, Edition, Game, MoveKind, Rng, Status } =
	carcassonne;

const refusal = (status, text = /./) => (error) => {
	assert.ok(error instanceof CarcassonneError, String(error));
	assert.equal(error.status, status, String(error));
	assert.equal(error.name, "CarcassonneError");
	assert.match(error.message, text);
	return true;
};
const argument = (text) => refusal(Status.ERR_ARGUMENT, text);

/** All that can be asked of a game. */
function everything(game) {
	return JSON.stringify([
		game.hash(), game.turn(), game.legalMoves(), game.history(),
		game.events(), game.players(), game.tiles(), game.features(),
		game.figures(), game.remaining(), game.openCells(), game.save(),
	]);
}

function someWay(options, moves) {
	const game = new Game(options);
	const rng = new Rng(3);
	for (let i = 0; i < moves; i++) game.apply(game.randomMove(rng));
	return game;
}

test("the version is that of the package", () => {
	assert.equal(carcassonne.version(), carcassonne.VERSION);
	assert.equal(carcassonne.versionString(),
		JSON.parse(source("package.json")).version);
	assert.ok(carcassonne.rulesRevision() >= 1);
	assert.match(carcassonne.statusText(Status.ILLEGAL_EDGE), /side/);
	assert.equal(carcassonne.statusText(-77), "unknown status");
});

test("a configuration takes names, values and switches", () => {
	const config = new Config({
		edition: "plus", players: 4, firstPlayer: 2, seed: 2n ** 64n - 1n,
		expansions: ["river", carcassonne.Expansion.ABBOT], farmers: false,
		sets: { base: 2 }, rules: { smallCity2: 1 }, chance: "external",
		search: true,
	});
	assert.equal(config.edition, Edition.PLUS);
	assert.equal(config.check(), "");
	assert.equal(config.set[carcassonne.TileSet.BASE], 2);
	assert.equal(config.set[carcassonne.TileSet.RIVER], 1);
	assert.equal(config.rule[carcassonne.Rule.SMALL_CITY], 1);
	const back = new Game(config).config();
	assert.deepEqual({ ...back }, { ...config });
	assert.deepEqual([back.automatic, back.events, back.undo],
		[true, false, false]);
});

test("what makes no configuration says why", () => {
	assert.throws(() => new Game({ players: 7 }), argument(/players: 1 to 6/));
	assert.throws(() => new Game({ edition: "gothic" }), argument(/gothic/));
	assert.throws(() => new Game({ edition: 99 }), argument(/edition/));
	assert.throws(() => new Game({ expansions: ["castles"] }), argument(/castles/));
	assert.throws(() => new Game({ expansions: "a\0b" }), argument());
	assert.throws(() => new Game({ player: 2 }), argument(/"player"/));
	assert.throws(() => new Game({ players: 2.5 }), argument(/2\.5/));
	assert.throws(() => new Game({ players: "two" }), argument(/"two"/));
	assert.throws(() => new Game({ players: 2 ** 32 + 2 }), argument());
	assert.throws(() => new Game({ seed: -1 }), argument(/seed/));
	assert.throws(() => new Game({ seed: 2n ** 64n }), argument(/seed/));
	assert.throws(() => new Game({ sets: { base: 256 } }), argument(/256/));
	assert.throws(() => new Game({ rules: { nosuch: 1 } }), argument(/nosuch/));
	assert.throws(() => new Game({ chance: "dice" }), argument(/dice/));
	const config = new Config();
	config.set = [1];
	assert.throws(() => new Game(config), argument(/set/));
	config.set = new Uint8Array(64);
	assert.notEqual(config.check(), "");
});

test("a deck of one's own", () => {
	const game = new Game({}, ["D", "E", "E"]);
	assert.equal(game.tiles().length, 1);
	assert.equal(game.remaining().length, 1);
	assert.throws(() => new Game({}, []), argument(/deck/));
	assert.throws(() => new Game({}, "D"), argument(/deck/));
	assert.throws(() => new Game({}, ["nosuch"]), argument(/nosuch/));
	assert.throws(() => new Game({}, [-5]), argument(/deck/));
});

test("a freed game throws whatever is asked of it", () => {
	const game = new Game();
	const other = new Game();
	game.free();
	game.free();
	assert.equal(game.freed, true);
	if (Symbol.dispose) {
		const used = new Game();
		used[Symbol.dispose]();
		assert.equal(used.freed, true);
	}
	const methods = Object.getOwnPropertyNames(Game.prototype).filter(
		(name) => !["constructor", "free", "freed"].includes(name),
	);
	assert.ok(methods.length > 35);
	const move = { kind: MoveKind.PASS };
	const first = {
		copyFrom: [other], apply: [move], checkMove: [move], place: [0, 1],
		deploy: [0, 0], kthMove: [0], reshuffle: [1], tileAt: [0, 0],
		featureAt: [0, 0, 0], featureSpots: [0, 0, 0], cellTypes: [0, 1],
	};
	for (const name of methods)
		assert.throws(() => game[name](...(first[name] ?? [])),
			argument(/freed/), name);
	assert.throws(() => other.copyFrom(game), argument(/freed/));
	assert.equal(other.turn().number, 1);
});

test("a forgotten game is freed", async () => {
	setFlagsFromString("--expose-gc");
	const gc = runInNewContext("gc");
	const { lib } = await import(new URL("library.mjs", directory));
	const size = () => lib().memory.buffer.byteLength;
	const forget = async () => {
		for (let i = 0; i < 200; i++) new Game({ edition: "plus", expansions: "all" });
		gc();
		await new Promise((resolve) => setTimeout(resolve, 10));
	};
	const before = size();
	await forget();
	const once = size();
	assert.ok(once > before);
	for (let i = 0; i < 10; i++) await forget();
	assert.ok(size() < before + 3 * (once - before), `${before} ${once} ${size()}`);
});

test("arguments that are no numbers are refused", () => {
	const game = someWay({ seed: 1 }, 7);
	const before = everything(game);
	for (const bad of [1.5, NaN, Infinity, "1", null, {}, 2 ** 31, 1n])
		for (const call of [
			() => game.place(bad, 0, 0),
			() => game.place(0, 0, bad),
			() => game.deploy(0, bad),
			() => game.kthMove(bad),
			() => game.tileAt(bad, 0),
			() => game.featureAt(0, 0, bad),
			() => game.featureSpots(0, bad, 0),
			() => game.cellTypes(bad, 0),
			() => game.history(bad),
			() => game.events(bad),
			() => game.apply({ kind: MoveKind.PLACE, player: 0, x: bad === null ? "" : bad }),
			() => carcassonne.segments(bad),
			() => carcassonne.name(bad, 0),
			() => game.renderText({ columns: bad === null ? "" : bad }),
		])
			assert.throws(call, argument(), `${String(bad)} ${call}`);
	for (const bad of [undefined, null, 7, "pass"])
		assert.throws(() => game.apply(bad), argument(), String(bad));
	assert.throws(() => game.apply({}), refusal(Status.ILLEGAL_PLAYER));
	assert.throws(() => game.history(-1), argument());
	assert.throws(() => game.kthMove(-1), argument());
	assert.throws(() => game.kthMove(game.countMoves()), argument());
	assert.throws(() => game.copyFrom({}), argument(/not a game/));
	assert.throws(() => game.copyFrom(new Game({ players: 3 })), argument());
	assert.throws(() => game.renderSvg({ colour: 7 }), argument());
	assert.throws(() => game.renderSvg({ colours: 1 }), argument(/colours/));
	assert.throws(() => game.renderSvg({ theme: "pink" }), argument(/pink/));
	assert.throws(() => game.renderSvg({ highlight: { x: 99, y: 0, segment: 0 } }),
		refusal(Status.ILLEGAL_TARGET));
	assert.throws(() => carcassonne.find(carcassonne.NameGroup.FIGURE, "dragon"),
		argument(/dragon/));
	assert.throws(() => carcassonne.moveParse("hop 1"), refusal(Status.ERR_FORMAT));
	assert.throws(() => carcassonne.moveText({ kind: 77 }), argument());
	assert.equal(everything(game), before);
});

test("an illegal move says why and changes nothing", () => {
	const game = new Game({ seed: 1 });
	const before = everything(game);
	const move = { ...game.legalMoves()[0], x: 40 };
	assert.equal(game.checkMove(move), Status.ILLEGAL_APART);
	assert.throws(() => game.apply(move), refusal(Status.ILLEGAL_APART, /40/));
	assert.throws(() => game.place(0, 0, 0), refusal(Status.ILLEGAL_FILLED));
	assert.throws(() => game.pass(), refusal(Status.ILLEGAL_PASS));
	assert.throws(() => game.deploy("follower", 0), refusal(Status.ILLEGAL_KIND));
	assert.throws(() => game.undo(), refusal(Status.ERR_HISTORY));
	assert.equal(everything(game), before);
	assert.equal(game.checkMove(game.legalMoves()[0]), Status.OK);
});

test("undo, clone and copy", () => {
	const game = someWay({ edition: "plus", expansions: "all", seed: 5 }, 60);
	const before = everything(game);
	const clone = game.clone();
	assert.equal(everything(clone), before);
	const rng = new Rng(9);
	for (let i = 0; i < 30; i++) clone.apply(clone.randomMove(rng));
	const copy = game.clone();
	copy.copyFrom(clone);
	assert.equal(copy.hash(), clone.hash());
	assert.throws(() => copy.save(), refusal(Status.ERR_HISTORY));
	for (let i = 0; i < 30; i++) clone.undo();
	assert.equal(everything(clone), before);
	assert.equal(everything(game), before);
});

test("random moves follow the generator", () => {
	const play = () => {
		const game = new Game({ search: true, seed: 11 });
		const rng = new Rng(2n ** 63n + 5n);
		game.apply(game.randomMove(rng));
		game.playout(rng);
		return [game.hash(), rng.state, game.turn().decision];
	};
	assert.deepEqual(play(), play());
	const game = new Game({ search: true });
	game.playout();
	assert.throws(() => game.playout(), refusal(Status.ERR_OVER));
	assert.throws(() => game.randomMove(), refusal(Status.ERR_OVER));
	assert.throws(() => new Game().playout({ state: "x" }), argument(/state/));
});

test("chance from outside has weights", () => {
	const game = new Game({ chance: "external" });
	const weights = game.chanceWeights();
	assert.equal(game.turn().player, carcassonne.PLAYER_CHANCE);
	assert.equal(weights.length, game.legalMoves().length);
	assert.equal(weights.reduce((a, b) => a + b), 71);
	game.reshuffle(2n ** 64n - 1n);
	assert.match(game.save(), /reshuffle 18446744073709551615/);
});

test("what is there", () => {
	const game = someWay({ edition: "new", expansions: "all", seed: 2 }, 70);
	for (const tile of game.tiles())
		assert.deepEqual(game.tileAt(tile.x, tile.y), tile);
	assert.equal(game.tileAt(90, 90), null);
	for (const feature of game.features()) {
		const { x, y, segment } = feature;
		const spots = game.featureSpots(x, y, segment);
		assert.equal(spots.length, feature.segments);
		assert.deepEqual(spots[0], { x, y, segment });
		assert.deepEqual(game.featureAt(x, y, segment), feature);
	}
	assert.equal(game.featureAt(0, 0, 99), null);
	assert.throws(() => game.featureSpots(0, 0, 99), refusal(Status.ILLEGAL_TARGET));
	for (const { x, y, edge } of game.openCells()) {
		assert.equal(edge.length, 4);
		assert.ok(Array.isArray(game.cellTypes(x, y)));
	}
	assert.throws(() => game.cellTypes(0, 0), refusal(Status.ILLEGAL_FILLED));
	assert.ok(game.maxMoves() >= game.countMoves());
	const rows = game.scoreFinal();
	assert.deepEqual([...new Set(rows.map((row) => row.player))], [0, 1]);
	const events = game.events();
	assert.deepEqual(game.events(10), events.slice(10));
	assert.deepEqual(game.history(3), game.history().slice(3));
	assert.deepEqual(game.kthMove(0), game.legalMoves()[0]);
});

test("by name", () => {
	const game = new Game({ seed: 4 });
	const [{ x, y, rotation }] = game.legalPlacements();
	assert.deepEqual(game.legalPlacements(), game.legalMoves());
	game.place(x, y, rotation);
	const [{ figure, segment }] = game.legalDeployments();
	const other = game.clone();
	game.deploy(figure, segment);
	assert.equal(game.figures().length, 1);
	other.deploy("follower", segment);
	assert.equal(other.hash(), game.hash());
	const next = game.legalPlacements()[0];
	game.place(next.x, next.y, next.rotation);
	game.pass();
	assert.equal(game.turn().number, 3);
});

test("a list longer than the room for it", () => {
	const game = someWay({ sets: { base: 9 }, seed: 1, search: true }, 600);
	const moves = game.legalMoves();
	assert.equal(moves.length, game.countMoves());
	assert.ok(moves.length > 64);
	assert.equal(moves.at(-1).kind >= 0, true);
	assert.ok(game.tiles().length > 300);
	assert.deepEqual(game.kthMove(moves.length - 1), moves.at(-1));
});

test("a save with any line spoilt is refused and nothing changes", () => {
	const game = someWay({ edition: "tenth", expansions: "all", seed: 8 }, 40);
	const before = everything(game);
	const lines = game.save().split("\n").slice(0, -1);
	assert.ok(lines.length > 30);
	for (let i = 0; i < lines.length; i++) {
		const bad = lines.with?.(i, `${lines[i]}x`) ??
			lines.map((line, k) => (k === i ? `${line}x` : line));
		assert.throws(() => Game.load(bad.join("\n")), (error) => {
			assert.ok(error instanceof CarcassonneError);
			assert.ok(error.status < 0);
			assert.ok(error.line >= 1 && error.line <= lines.length, error.message);
			return true;
		}, lines[i]);
	}
	for (const bad of ["", "\0", "carcassonne 99 rules 1\nmoves\n", "\u{1f3f0}"])
		assert.throws(() => Game.load(bad), CarcassonneError, JSON.stringify(bad));
	for (const bad of [undefined, null, 7, [], {}])
		assert.throws(() => Game.load(bad), argument(/neither/));
	const noise = new Uint8Array(100000).map((_, i) => (i * 2654435761) >>> 13);
	assert.throws(() => Game.load(noise), CarcassonneError);
	assert.equal(everything(game), before);
});

test("a save of another platform loads, as text and as bytes", () => {
	const text = source("tests/data/render/plus.game", top);
	const game = Game.load(text);
	assert.ok(game.tiles().length > 1);
	const crlf = new TextEncoder().encode(text.replaceAll("\n", "\r\n"));
	assert.equal(Game.load(crlf).hash(), game.hash());
});

test("pictures are those of the library everywhere", () => {
	const game = Game.load(source("tests/data/render/base.game", top));
	const drawn = game.renderSvg({ highlight: { x: 0, y: 0, segment: 0 } });
	assert.ok(drawn === source("tests/data/render/base.svg", top));
	const shown = new Game({ seed: 3 }).renderSvg({
		theme: "dark", placements: true, scores: false, coordinates: false,
		lastMove: false, highlight: { x: 0, y: 0, segment: 0 },
	});
	assert.match(shown, /class='ghost'/);
	assert.match(shown, /class='highlight'/);
	assert.match(carcassonne.renderTiles("base"), /<svg/);
	assert.match(carcassonne.renderTiles(-1, { theme: "dark" }), /<svg/);
	assert.match(game.renderText({ ascii: true }), /^[\n -~]+$/);
});

test("catalogue", () => {
	const { NameGroup } = carcassonne;
	const types = carcassonne.tileTypes();
	for (const type of types) {
		assert.deepEqual(carcassonne.tileTypeGet(type.type), type);
		assert.equal(carcassonne.segments(type.type).length, type.segments);
		assert.equal(carcassonne.marks(type.type).length, type.marks);
		const name = carcassonne.name(NameGroup.TILE_TYPE, type.type);
		assert.equal(carcassonne.find(NameGroup.TILE_TYPE, name), type.type);
	}
	assert.equal(carcassonne.name(NameGroup.FIGURE, 99), null);
	assert.equal(carcassonne.editions().length, 5);
	const move = carcassonne.moveParse("deploy 0 follower 0,-1 s1");
	assert.equal(carcassonne.moveText(move), "deploy 0 follower 0,-1 s1");
});

test("a class of one's own stays one", () => {
	class Mine extends Game {}
	const mine = new Mine();
	assert.ok(mine.clone() instanceof Mine);
	assert.ok(Mine.load(mine.save()) instanceof Mine);
});
