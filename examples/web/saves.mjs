// SPDX-License-Identifier: Zlib
// A game as text: the library's record, and who sits at the table in a line
// that records skip. The command "carcassonne play" writes and reads the same.

import { Game } from "./carcassonne/carcassonne.mjs";
import { BOTS } from "./bots.mjs";

const KEY = "carcassonne.game";
const SEATS = "# players ";

export function write({ game, seats }) {
	const words = seats.map(({ name, kind }) =>
		kind === "person" ? name.replace(/[,:\s]+/g, "_") : `bot:${kind}`,
	);
	return `${game.save()}${SEATS}${words.join(",")}\n`;
}

function readSeat(word, i) {
	const kind = /^bot:(\w+)/.exec(word)?.[1];
	if (kind === undefined)
		return { name: word.replaceAll("_", " ") || `Player ${i + 1}`, kind: "person" };
	return { kind: kind in BOTS ? kind : "greedy", name: BOTS[kind] ?? BOTS.greedy };
}

/** Throws a CarcassonneError if it is no game. */
export function read(text) {
	const game = Game.load(text);
	const line = text.split(/\r?\n/).find((found) => found.startsWith(SEATS));
	const words = line?.slice(SEATS.length).trim().split(",") ?? [];
	const seats = game
		.players()
		.map((_, i) => readSeat(words[i] ?? (i ? "bot:greedy" : "You"), i));
	return { game, seats: apart(seats) };
}

/** Two bots of a kind get numbers. */
export function apart(seats) {
	const count = new Map();
	return seats.map((seat) => {
		const nth = (count.get(seat.name) ?? 0) + 1;
		count.set(seat.name, nth);
		return { ...seat, name: nth > 1 ? `${seat.name} ${nth}` : seat.name };
	});
}

// The browser may keep nothing, for a page from a file or in a private window.
export function keep(session) {
	try {
		localStorage.setItem(KEY, write(session));
	} catch {
		return;
	}
}

export function kept() {
	try {
		const text = localStorage.getItem(KEY);
		return text ? read(text) : null;
	} catch {
		return null;
	}
}

export function download(session) {
	const link = document.createElement("a");
	const url = URL.createObjectURL(
		new Blob([write(session)], { type: "text/plain" }),
	);
	link.href = url;
	link.download = "carcassonne.game";
	link.click();
	setTimeout(() => URL.revokeObjectURL(url), 10000);
}
