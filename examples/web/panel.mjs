// SPDX-License-Identifier: Zlib
// What stands beside the board: the question, the scores, what happened.

import { Decision } from "./carcassonne/carcassonne.mjs";
import {
	COLOURS,
	categoryWords,
	counted,
	eventWords,
	moveWords,
	partWords,
	question,
	supplyWords,
} from "./words.mjs";

const find = (id) => document.getElementById(id);

function make(name, attributes = {}, ...children) {
	const made = document.createElement(name);
	Object.assign(made, attributes);
	made.append(...children.filter((child) => child !== ""));
	return made;
}

function disc(player) {
	const made = make("span", { className: `disc ${COLOURS[player] ?? ""}` });
	made.setAttribute("aria-hidden", "true");
	return made;
}

const small = (text) => (text ? make("small", {}, text) : "");

// ---- the question -----------------------------------------------------------

/**
 * Ask the person. `tools` are buttons besides the moves: [[label, act], ...];
 * choose(i) makes the i-th move, look(i) shows what it is about.
 */
export function ask({ game, names, moves, tools = [], choose, look, tile }) {
	const turn = game.turn();
	heading(turn, names, tile);
	find("asked").textContent = question(turn, moves);
	const placing = turn.decision === Decision.PLACE;
	const labels = moves.map((move) => moveWords(game, move, names));
	find("hint").textContent = placing
		? "Choose one of the faint tiles, and again to turn it."
		: tools.length > 1
			? "Choose your tile on the board to turn it."
			: "";
	const rows = placing ? [] : labels.map((words, i) => choice(words, i, choose, look));
	if (tools.length > 0)
		rows.push(
			make(
				"div",
				{ className: "tools" },
				...tools.map(([label, act]) => make("button", { onclick: act }, label)),
			),
		);
	find("choices").replaceChildren(...rows);
	document.querySelector("aside").scrollTop = 0; // On a phone it may be below.
	return labels.map(({ label, detail }) => [label, detail].filter(Boolean).join(", "));
}

function choice({ label, detail }, i, choose, look) {
	const made = make(
		"button",
		{ onclick: () => choose(i) },
		make("span", { className: "number" }, String(i + 1)),
		make("span", {}, label, small(detail)),
	);
	made.firstChild.setAttribute("aria-hidden", "true");
	for (const name of ["pointerenter", "focus"])
		made.addEventListener(name, () => look(i));
	for (const name of ["pointerleave", "blur"])
		made.addEventListener(name, () => look(-1));
	return made;
}

function heading(turn, names, tile) {
	const part = partWords(turn);
	find("who").replaceChildren(
		disc(turn.player),
		`${names[turn.player] ?? "Chance"}${part && ` · ${part}`}`,
	);
	find("hand").hidden = !tile;
	find("hand").replaceChildren(...(tile ? [tile] : []));
}

/** Somebody else decides. */
export function wait({ game, names, tile }) {
	heading(game.turn(), names, tile);
	find("asked").textContent = "is thinking …";
	find("hint").textContent = "";
	find("choices").replaceChildren();
}

/** The game is over. */
export function over(game, names, showResult) {
	find("who").replaceChildren();
	find("hand").hidden = true;
	find("asked").textContent = winnerWords(game, names);
	find("hint").textContent = "";
	find("choices").replaceChildren(
		make("button", { onclick: showResult }, "Show the result"),
	);
}

// ---- scores -----------------------------------------------------------------

function finalScores(game) {
	const totals = game.players().map(() => 0);
	for (const { player, points } of game.scoreFinal()) totals[player] += points;
	return totals;
}

export function scores(game, names) {
	const turn = game.turn();
	const totals = finalScores(game);
	find("scores").tBodies[0].replaceChildren(
		...game.players().map((player, i) => {
			const row = make(
				"tr",
				{ className: turn.player === i ? "turn" : "" },
				make(
					"td",
					{},
					make("span", { className: "name" }, disc(i), names[i]),
					small(supplyWords(player)),
				),
				make("td", {}, String(player.score)),
				make("td", {}, String(totals[i])),
			);
			if (turn.player === i) row.setAttribute("aria-current", "true");
			return row;
		}),
	);
	// The same in short, for a screen that has no room beside the board.
	find("strip").replaceChildren(
		...game.players().map(({ score }, i) =>
			make(
				"span",
				{ className: turn.player === i ? "turn" : "" },
				disc(i),
				String(score),
			),
		),
	);
	const left = game.remaining().reduce((sum, { count }) => sum + count, 0);
	find("remaining").textContent = turn.decision
		? `Turn ${turn.number} · ${counted(left, "tile")} left to draw`
		: "";
}

export function winnerWords(game, names) {
	const points = game.players().map(({ score }) => score);
	const most = Math.max(...points);
	const winners = names.filter((_, i) => points[i] === most);
	if (winners.length === 1)
		return winners[0] === "You"
			? `You win with ${most} points`
			: `${winners[0]} wins with ${most} points`;
	return `${winners.join(" and ")} share the victory with ${most} points`;
}

/** The final table: a row for each category. */
export function result(game, names) {
	const rows = game.scoreFinal();
	const categories = [...new Set(rows.map(({ category }) => category))];
	const of = (player, category) =>
		rows.find((row) => row.player === player && row.category === category)?.points;
	const cells = (values) => values.map((value) => make("td", {}, String(value)));
	find("winner").textContent = winnerWords(game, names);
	find("final").replaceChildren(
		make(
			"thead",
			{},
			make(
				"tr",
				{},
				make("th", {}, ""),
				...names.map((name, i) =>
					make("th", { scope: "col" }, disc(i), ` ${name}`),
				),
			),
		),
		make(
			"tbody",
			{},
			...categories.map((category) =>
				make(
					"tr",
					{},
					make("td", {}, categoryWords(category)),
					...cells(names.map((_, i) => of(i, category))),
				),
			),
		),
		make(
			"tfoot",
			{},
			make("tr", {}, make("td", {}, "Total"), ...cells(finalScores(game))),
		),
	);
}

// ---- what happened ----------------------------------------------------------

const SHOWN = 100; // Turns that are kept on the page.

/** Tells what is new: the newest turn is on top, within it things come in their
 * order. It starts anew when moves were taken back. */
export class Log {
	#seen = 0;
	#show;

	constructor(show) {
		this.#show = show;
	}

	clear() {
		this.#seen = 0;
		find("log").replaceChildren();
	}

	tell(game, names) {
		const total = game.events().length;
		if (total < this.#seen) this.clear();
		const list = find("log");
		for (const line of eventWords(game.events(this.#seen), names))
			if (line.turn || !list.firstChild) list.prepend(make("li"));
			else list.firstChild.append(this.#line(line));
		this.#seen = total;
		while (list.children.length > SHOWN) list.lastChild.remove();
	}

	#line({ text, detail, points, player, place }) {
		const body = make("span");
		if (place)
			body.append(make("button", { onclick: () => this.#show(place) }, text));
		else body.append(points ? make("strong", {}, text) : text);
		body.append(small(detail));
		return make("p", {}, player >= 0 ? disc(player) : "", body);
	}
}
