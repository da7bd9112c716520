// SPDX-License-Identifier: Zlib
// Replays tests/data/contract.txt, see doc/contract.md.

import assert from "node:assert/strict";
import { test } from "node:test";
import { load, source, top } from "./package.mjs";

const { Game, moveText } = await load();

/** [[name, [line, ...]], ...] with the lines that mean something. */
function games() {
	const lines = source("tests/data/contract.txt", top).split("\n");
	const found = [];
	let counted = 0;
	for (const line of lines) {
		const [word, number] = line.split(" ");
		if (counted === 0 && (line === "" || word.startsWith("#"))) continue;
		if (counted > 0) counted--;
		else if (word === "game") found.push([number, []]);
		else if (word === "record" || word === "save") counted = Number(number);
		if (word !== "game") found.at(-1)[1].push(line);
	}
	return found;
}

function replay(lines) {
	let game, moves;
	const take = (n) => lines.splice(0, n).map((line) => `${line}\n`).join("");
	const steps = {
		record(n) {
			game = Game.load(take(Number(n)));
		},
		at(hash, count) {
			moves = game.legalMoves();
			assert.equal(game.hash(), hash);
			assert.equal(moves.length, Number(count));
			assert.equal(game.countMoves(), moves.length);
		},
		list() {
			assert.deepEqual(moves.map(moveText), lines.splice(0, moves.length));
		},
		apply(i) {
			game.apply(moves[Number(i)]);
		},
		over(...scores) {
			assert.equal(game.turn().decision, 0);
			assert.deepEqual(game.players().map((p) => String(p.score)), scores);
		},
		save(n) {
			const text = take(Number(n));
			assert.equal(game.save(), text);
			const again = Game.load(text);
			assert.equal(again.hash(), game.hash());
			again.free();
		},
	};
	while (lines.length > 0) {
		const [word, ...rest] = lines.shift().split(" ");
		steps[word](...rest);
	}
	game.free();
}

const all = games();
assert.ok(all.length > 20);
for (const [name, lines] of all) test(name, () => replay(lines));
