// SPDX-License-Identifier: Zlib
// Players without a person. They see what a player sees: the unseen is dealt
// anew before they think. The same position gives the same move.

import { Decision, FigureKind, Rng } from "./carcassonne/carcassonne.mjs";

export const BOTS = {
	random: "Random",
	greedy: "Greedy",
	mc: "Thoughtful",
};

const CANDIDATES = 12; // Ways to play the turn that are compared at random.
const PLAYOUTS = 300;
const TRUST = 3; // In what is seen now, against what random play makes of it.
const SLICE = 12; // Milliseconds until the page gets its turn.

/** How far a player is ahead of the best other one if the game ended now. */
function lead(game, me) {
	const points = game.players().map(() => 0);
	for (const row of game.scoreFinal()) points[row.player] += row.points;
	const others = points.filter((_, player) => player !== me);
	return points[me] - (others.length ? Math.max(...others) : 0);
}

// Who has no figure left can claim nothing: the last ones are worth most.
const SUPPLY = [0, 4, 6.5, 8.5, 10, 11, 11.75, 12];

function worth(game, me) {
	const { supply } = game.players()[me];
	const figures = supply[FigureKind.FOLLOWER] + supply[FigureKind.MEMBER];
	return lead(game, me) + SUPPLY[Math.min(figures, SUPPLY.length - 1)];
}

/** Every way to play the next two moves of this turn, with its worth. */
function* waysToPlay(game, turn, seed) {
	const [dealt, first, second] = [game.clone(), game.clone(), game.clone()];
	const ways = [];
	try {
		dealt.reshuffle(seed);
		for (const move of game.legalMoves()) {
			first.copyFrom(dealt);
			first.apply(move);
			const next = first.turn();
			if (next.player !== turn.player || next.number !== turn.number) {
				ways.push({ moves: [move], worth: worth(first, turn.player) });
			} else {
				for (const then of first.legalMoves()) {
					second.copyFrom(first);
					second.apply(then);
					ways.push({
						moves: [move, then],
						worth: worth(second, turn.player),
					});
				}
			}
			yield;
		}
	} finally {
		dealt.free();
		first.free();
		second.free();
	}
	return ways.sort((a, b) => b.worth - a.worth);
}

/** The way that random games go on from best; the worse half is given up. */
function* compare(game, turn, ways, rng) {
	const trial = game.clone();
	let left = ways.slice(0, CANDIDATES);
	for (const way of left) way.total = 0;
	try {
		while (left.length > 1) {
			const rounds = Math.ceil(PLAYOUTS / 4 / left.length);
			for (let i = 0; i < rounds; i++) {
				// All meet the same chance, so that they differ by what they did.
				const seed = (rng.state = BigInt.asUintN(64,
					rng.state * 6364136223846793005n + 1442695040888963407n));
				for (const way of left) {
					trial.copyFrom(game);
					trial.reshuffle(seed);
					for (const move of way.moves) trial.apply(move);
					if (trial.turn().decision !== Decision.OVER)
						trial.playout(new Rng(seed));
					way.total += lead(trial, turn.player) + TRUST * way.worth;
					yield;
				}
			}
			left.sort((a, b) => b.total - a.total);
			left = left.slice(0, Math.ceil(left.length / 2));
		}
	} finally {
		trial.free();
	}
	return left[0];
}

function* choose(game, kind) {
	const rng = new Rng(BigInt(`0x${game.hash()}`));
	const turn = game.turn();
	if (game.countMoves() === 1) return game.kthMove(0);
	// Chance decides, too, if a loaded game leaves it to the table.
	if (kind === "random" || turn.player < 0) return game.randomMove(rng);
	const ways = yield* waysToPlay(game, turn, rng.state);
	const best = kind === "mc" ? yield* compare(game, turn, ways, rng) : ways[0];
	return best.moves[0];
}

/** The bot's move. It thinks in slices; the page stays alive meanwhile. */
export async function think(game, kind, isCancelled = () => false) {
	const steps = choose(game, kind);
	for (let start = performance.now(); ; ) {
		const { done, value } = steps.next();
		if (done) return value;
		if (performance.now() - start < SLICE) continue;
		await new Promise((resolve) => setTimeout(resolve));
		if (isCancelled()) {
			steps.return();
			return null;
		}
		start = performance.now();
	}
}
