// SPDX-License-Identifier: Zlib
// The dialog for a new game. Which expansions an edition takes is asked of the
// library.

import {
	Config,
	Expansion,
	Game,
	MAX_PLAYERS,
	NameGroup,
	editions,
	name,
} from "./carcassonne/carcassonne.mjs";
import { BOTS } from "./bots.mjs";
import { EDITIONS, EXPANSIONS } from "./words.mjs";
import { apart } from "./saves.mjs";

const find = (id) => document.getElementById(id);

function option(value, text) {
	return Object.assign(document.createElement("option"), {
		value,
		textContent: text,
	});
}

/** The names of the expansions that go with an edition. */
function expansionsOf(edition) {
	const found = [];
	for (const id of Object.values(Expansion)) {
		if (id === Expansion.FARMERS) continue;
		try {
			const config = new Config({ edition });
			config.add(name(NameGroup.EXPANSION, id));
			if (config.check() === "") found.push(id);
		} catch {
			continue; // This edition does not have it.
		}
	}
	return found;
}

function checkbox(value, text, checked = false) {
	const label = document.createElement("label");
	const box = Object.assign(document.createElement("input"), {
		type: "checkbox",
		value,
		checked,
	});
	label.append(box, text);
	return label;
}

function showExpansions() {
	const edition = find("edition").value;
	const found = expansionsOf(edition);
	const base = new Config({ edition });
	const boxes = found.map((id) =>
		checkbox(name(NameGroup.EXPANSION, id), EXPANSIONS[id] ?? ""),
	);
	if (base.expansion[Expansion.FARMERS])
		boxes.unshift(checkbox("farmers", "Farmers", true));
	find("expansions").replaceChildren(...boxes);
	find("options").hidden = boxes.length === 0;
}

function seat({ name: called, kind }) {
	const item = document.createElement("li");
	const input = Object.assign(document.createElement("input"), {
		value: called,
		maxLength: 20,
		ariaLabel: "Name",
		required: true,
	});
	const select = Object.assign(document.createElement("select"), {
		ariaLabel: "Who plays",
	});
	select.append(option("person", "Person"));
	for (const [value, text] of Object.entries(BOTS))
		select.append(option(value, `Bot: ${text.toLowerCase()}`));
	select.value = kind;
	select.addEventListener("change", () => {
		const names = Object.values(BOTS);
		if (select.value !== "person") input.value = BOTS[select.value];
		else if (names.includes(input.value)) input.value = "Player";
	});
	const remove = Object.assign(document.createElement("button"), {
		type: "button",
		textContent: "×",
		ariaLabel: "Remove this player",
		onclick: () => {
			item.remove();
			limit();
		},
	});
	item.append(input, select, remove);
	return item;
}

function limit() {
	const items = [...find("seats").children];
	for (const item of items) item.lastChild.disabled = items.length === 1;
	find("more").disabled = items.length === MAX_PLAYERS;
}

const boxes = () => [...find("expansions").querySelectorAll("input")];

function seatsGiven() {
	return apart(
		[...find("seats").children].map((item, i) => ({
			name: item.querySelector("input").value.trim() || `Player ${i + 1}`,
			kind: item.querySelector("select").value,
		})),
	);
}

function seedGiven() {
	const text = find("seed").value.trim();
	if (text) return BigInt(text);
	return BigInt(Math.floor(Math.random() * 2 ** 32));
}

/** What the form says: { game, seats }. */
export function start() {
	const seats = seatsGiven();
	const chosen = boxes().filter((box) => box.checked).map((box) => box.value);
	const options = {
		edition: find("edition").value,
		players: seats.length,
		seed: seedGiven(),
		expansions: chosen.filter((value) => value !== "farmers"),
	};
	if (boxes().some((box) => box.value === "farmers"))
		options.farmers = chosen.includes("farmers");
	return { game: new Game(options), seats };
}

/** Whether bots make a pause so that one sees what they do. */
export function pauses() {
	return find("pause").checked;
}

/** Prepare the dialog; begin(session) is called with each new game. */
export function prepare(begin) {
	for (const { edition, supported } of editions()) {
		const key = name(NameGroup.EDITION, edition);
		if (supported) find("edition").append(option(key, EDITIONS[key] ?? key));
	}
	find("edition").addEventListener("change", showExpansions);
	showExpansions();
	find("seats").append(
		seat({ name: "You", kind: "person" }),
		seat({ name: BOTS.greedy, kind: "greedy" }),
	);
	limit();
	find("more").onclick = () => {
		find("seats").append(seat({ name: BOTS.mc, kind: "mc" }));
		limit();
	};
	for (const [id, value] of [["all", true], ["none", false]])
		find(id).onclick = () => {
			for (const box of boxes())
				if (box.value !== "farmers") box.checked = value;
		};
	find("cancel").onclick = () => find("setup").close();
	find("setup").querySelector("form").addEventListener("submit", (event) => {
		try {
			begin(start());
			find("problem").textContent = "";
		} catch (error) {
			event.preventDefault();
			find("problem").textContent = error.message;
		}
	});
}

export function open() {
	find("problem").textContent = "";
	find("setup").showModal();
}
