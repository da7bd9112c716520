// SPDX-License-Identifier: Zlib
// The board: the library's picture of it, made to be clicked on.

import { hasPlace, pointOf } from "./words.mjs";
import { View } from "./view.mjs";

const MIDDLE = { x: 500, y: 500 }; // Of a tile.
const SPACING = 235; // Of numbers that belong to one point.

const SVG = "http://www.w3.org/2000/svg";

function element(name, attributes = {}, text) {
	const made = document.createElementNS(SVG, name);
	for (const [key, value] of Object.entries(attributes))
		made.setAttribute(key, value);
	if (text !== undefined) made.textContent = text;
	return made;
}

/** Make something of the picture a button. */
function button(target, label, act) {
	target.setAttribute("tabindex", "0");
	target.setAttribute("role", "button");
	target.setAttribute("aria-label", label);
	target.addEventListener("click", act);
	target.addEventListener("keydown", (event) => {
		if (event.key !== "Enter" && event.key !== " ") return;
		event.preventDefault();
		act(event);
	});
}

export class Board {
	#element;
	#svg;
	#overlay;
	#game;
	#theme = "light";
	view;

	constructor(parent) {
		this.#element = parent;
		this.view = new View(parent);
	}

	/**
	 * Draw the game. `cells` are the placements to offer, by cell; `place` is
	 * called with the one that was clicked on.
	 */
	draw(game, { theme, cells = [], place }) {
		this.#game = game;
		this.#theme = theme;
		this.#element.innerHTML = game.renderSvg({
			theme,
			coordinates: false,
			scores: false,
			placements: cells.length > 0,
		});
		const svg = (this.#svg = this.#element.querySelector("svg"));
		const { x, y, width, height } = svg.viewBox.baseVal;
		svg.removeAttribute("width");
		svg.removeAttribute("height");
		// As a picture it would hide its buttons from screen readers.
		svg.setAttribute("role", "group");
		svg.querySelector(":scope > rect").remove(); // The page is the paper.
		svg.querySelector(":scope > title").textContent = "Board";
		[...svg.querySelectorAll(".ghost")].forEach((ghost, i) => {
			const turns = cells[i].length;
			ghost.querySelector("title").remove();
			button(
				ghost,
				`Place the tile at column ${cells[i][0].x}, row ${cells[i][0].y}` +
					(turns > 1 ? `, ${turns} ways to turn it` : ""),
				() => place(cells[i]),
			);
		});
		this.#overlay = svg.appendChild(element("g"));
		// The picture has room for placements only if it shows some: without it
		// the board would jump with every move.
		const room = cells.length > 0 ? 0 : 1000;
		this.view.show({
			x: x - room,
			y: y - room,
			width: width + 2 * room,
			height: height + 2 * room,
		});
	}

	/** The tile just laid, which a click turns. */
	loosen({ x, y }, turn) {
		const frame = element("rect", {
			class: "loose",
			x: x * 1000 + 30,
			y: y * 1000 + 30,
			width: 940,
			height: 940,
		});
		this.#svg.querySelector(".last")?.remove(); // One frame is enough.
		this.#overlay.append(frame);
		if (turn) button(frame, "Turn the tile", turn);
	}

	/** Numbers on the board for the choices that have a place there. */
	mark(moves, choose, labels) {
		const groups = new Map(); // Choices by their point.
		moves.forEach((move, i) => {
			const tile = hasPlace(move) && this.#game.tileAt(move.x, move.y);
			if (!tile) return;
			const on = move.segment < 0 ? MIDDLE : pointOf(tile, move.segment);
			const at = { x: move.x * 1000 + on.x, y: move.y * 1000 + on.y };
			const key = `${at.x},${at.y}`;
			if (!groups.has(key)) groups.set(key, { at, choices: [] });
			groups.get(key).choices.push(i);
		});
		for (const { at, choices } of groups.values())
			choices.forEach((i, nth) => {
				const x = at.x + (nth - (choices.length - 1) / 2) * SPACING;
				const spot = element("g", {
					class: "spot",
					"data-choice": i,
					transform: `translate(${x} ${at.y})`,
				});
				spot.append(
					element("circle", { r: 115 }),
					element("text", { y: 54 }, i + 1),
				);
				button(spot, `${i + 1}: ${labels[i]}`, () => choose(i));
				this.#overlay.append(spot);
			});
	}

	/** Mark the feature of a choice, or nothing. */
	highlight(move, choice) {
		this.#overlay.querySelectorAll(".highlight").forEach((old) => old.remove());
		this.#overlay
			.querySelectorAll(".spot")
			.forEach((spot) =>
				spot.classList.toggle("lit", spot.dataset.choice === String(choice)),
			);
		if (!move || !hasPlace(move) || move.segment < 0) return;
		const { x, y, segment } = move;
		if (!this.#game.featureAt(x, y, segment)) return;
		const text = this.#game.renderSvg({
			theme: this.#theme,
			highlight: { x, y, segment },
			scores: false,
		});
		const drawn = new DOMParser().parseFromString(text, "image/svg+xml");
		for (const part of drawn.querySelectorAll(".highlight"))
			this.#overlay.prepend(document.importNode(part, true));
	}

	/** Show where something happened. */
	flash({ x, y }) {
		this.view.reveal({ x, y });
		const frame = element("rect", {
			class: "flash",
			x: x * 1000,
			y: y * 1000,
			width: 1000,
			height: 1000,
		});
		frame.addEventListener("animationend", () => frame.remove());
		this.#overlay.append(frame);
	}

	/** A picture of a tile type that is on the board or in hand. */
	tile(type) {
		const found = this.#svg.querySelector(`#carc-${this.#theme[0]}${type}`);
		if (!found) return null;
		const svg = element("svg", { viewBox: "0 0 1000 1000", "aria-hidden": "true" });
		const copy = found.cloneNode(true);
		copy.removeAttribute("id");
		svg.append(copy);
		return svg;
	}
}
