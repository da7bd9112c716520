// SPDX-License-Identifier: Zlib
// node words.mjs SITE CONTRACT: the page has words for every question, move and
// event in the games of the contract, and prints the kinds it met.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [site, contract] = process.argv.slice(2);
const module = (name) => import(pathToFileURL(join(resolve(site), name)));
const library = await module("carcassonne/carcassonne.mjs");
await library.default();
const words = await module("words.mjs");
const { Game, MoveKind, Decision } = library;

const NAMES = ["You", "Anna", "Ben", "Cleo", "Dora", "Emil"];
const met = { questions: new Set(), moves: new Set(), texts: new Set() };

function good(text) {
	assert.match(text, /^[A-Z].*[a-z0-9.?)]$/, text);
	assert.doesNotMatch(text, /undefined|null|NaN|object|  /, text);
	met.texts.add(text.replace(/-?\d+/g, "N"));
}

function look(game) {
	const turn = game.turn();
	const moves = game.legalMoves();
	if (turn.player >= 0) {
		good(words.question(turn, moves));
		met.questions.add(turn.decision);
	}
	for (const move of moves) {
		if (turn.player < 0) continue; // Chance needs no words.
		const { label, detail } = words.moveWords(game, move, NAMES);
		good(label);
		if (detail) assert.doesNotMatch(detail, /undefined|null|NaN/);
		met.moves.add(move.kind);
	}
}

const text = await readFile(contract, "utf8");
for (const [, count, rest] of text.matchAll(/^save (\d+)\n([^]*?)(?=^game |$(?![^]))/gm)) {
	const record = rest.split("\n").slice(0, Number(count)).join("\n");
	const whole = Game.load(record);
	const game = new Game(whole.config(), deckOf(record));
	for (const move of whole.history()) {
		look(game);
		game.apply(move);
	}
	assert.equal(game.hash(), whole.hash());
	for (const line of words.eventWords(game.events(), NAMES))
		if (!line.turn) good(line.text);
	for (const player of game.players()) words.supplyWords(player);
}

/** The deck of a record that has its own. */
function deckOf(record) {
	const lines = record.split("\n").filter((line) => line.startsWith("deck "));
	if (lines.length === 0) return undefined;
	return lines.flatMap((line) =>
		line.split(" ").slice(1).flatMap((word) => {
			const [type, n = 1] = word.split("*");
			return Array(Number(n)).fill(type);
		}),
	);
}

const all = Object.values(Decision).filter(
	(decision) =>
		![Decision.OVER, Decision.DRAW, Decision.ROLL, Decision.TOKEN].includes(decision),
);
assert.deepEqual(all.filter((decision) => !met.questions.has(decision)), []);
const kinds = Object.values(MoveKind).filter(
	(kind) =>
		![MoveKind.DRAW, MoveKind.ROLL, MoveKind.TOKEN, MoveKind.RESHUFFLE].includes(kind),
);
assert.deepEqual(kinds.filter((kind) => !met.moves.has(kind)), []);
if (process.env.SHOW) console.log([...met.texts].sort().join("\n"));
