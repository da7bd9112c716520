// SPDX-License-Identifier: Zlib
// The page: whose turn it is, and what a click does.

import init, { Decision, MoveKind } from "./carcassonne/carcassonne.mjs";
import { think } from "./bots.mjs";
import { Board } from "./board.mjs";
import * as panel from "./panel.mjs";
import * as saves from "./saves.mjs";
import * as setup from "./setup.mjs";

const PAUSE = 700; // Milliseconds to see what a bot did.

const find = (id) => document.getElementById(id);
const board = new Board(find("board"));
const log = new panel.Log((place) => board.flash(place));

let session = null; // { game, seats }
let loose = null; // The tile just laid and the other ways to turn it.
let run = 0; // Counts up when whoever is thinking should stop.

const names = () => session.seats.map(({ name }) => name);
const isPerson = (player) => session.seats[player]?.kind === "person";

// ---- drawing ----------------------------------------------------------------

/** The placements of each cell, in the order of the library's ghosts. */
function byCell(moves) {
	const cells = [];
	for (const move of moves) {
		const last = cells.at(-1)?.[0];
		if (last && last.x === move.x && last.y === move.y) cells.at(-1).push(move);
		else cells.push([move]);
	}
	return cells;
}

function draw() {
	const { game } = session;
	const turn = game.turn();
	const person = isPerson(turn.player);
	const placing = person && turn.decision === Decision.PLACE;
	board.draw(game, {
		theme: document.documentElement.dataset.theme,
		cells: placing ? byCell(game.legalPlacements()) : [],
		place: lay,
	});
	panel.scores(game, names());
	log.tell(game, names());
	find("undo").disabled = !canUndo();
	const shown = {
		game,
		names: names(),
		tile: turn.rotation < 0 ? board.tile(turn.tile) : null,
	};
	if (turn.decision === Decision.OVER) panel.over(game, names(), showResult);
	else if (person) ask(shown);
	else panel.wait(shown);
}

function ask(shown) {
	const moves = session.game.legalMoves();
	const choose = (i) => act(moves[i]);
	const tools = [];
	if (loose?.cell.length > 1) tools.push(["Turn the tile", turnTile]);
	if (loose) tools.push(["Lay it elsewhere", undo]);
	const labels = panel.ask({
		...shown,
		moves,
		tools,
		choose,
		look: (i) => board.highlight(moves[i], i),
	});
	if (loose) board.loosen(loose.cell[0], loose.cell.length > 1 && turnTile);
	board.mark(moves, choose, labels);
}

// ---- moves ------------------------------------------------------------------

function make(move) {
	session.game.apply(move);
	saves.keep(session);
}

/** Lay the tile on a cell; until the next move it can still be turned. */
function lay(cell) {
	make(cell[0]);
	loose = { cell, turned: 0 };
	goOn();
}

function turnTile() {
	const { cell, turned } = loose;
	const next = (turned + 1) % cell.length;
	session.game.undo();
	make(cell[next]);
	loose = { cell, turned: next };
	goOn();
}

function act(move) {
	loose = null;
	make(move);
	find("asked").focus({ preventScroll: true });
	goOn();
}

/** Play on until a person decides. */
async function goOn() {
	const mine = ++run;
	const stopped = () => mine !== run;
	for (;;) {
		const { game, seats } = session;
		const turn = game.turn();
		draw();
		if (turn.decision === Decision.OVER) return showResult();
		if (isPerson(turn.player)) return;
		loose = null;
		const [move] = await Promise.all([
			think(game, seats[turn.player]?.kind, stopped),
			setup.pauses() ? sleep(turn.decision === Decision.PLACE ? PAUSE : PAUSE / 3) : null,
		]);
		if (stopped()) return;
		make(move);
		if (move.kind === MoveKind.PLACE) board.view.reveal(move);
	}
}

function sleep(milliseconds) {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** How many moves to take back until a person decides something again. */
function movesToUndo() {
	const history = session.game.history();
	for (let i = history.length - 1; i >= 0; i--)
		if (isPerson(history[i].player)) return history.length - i;
	return 0;
}

function canUndo() {
	return session.game.config().undo && movesToUndo() > 0;
}

function undo() {
	if (!canUndo()) return;
	for (let left = movesToUndo(); left > 0; left--) session.game.undo();
	loose = null;
	saves.keep(session);
	goOn();
}

// ---- games ------------------------------------------------------------------

function begin(next) {
	run++;
	session?.game.free();
	session = next;
	loose = null;
	log.clear();
	board.view.fit();
	saves.keep(session);
	// The form that began it is still closing.
	queueMicrotask(goOn);
}

function showResult() {
	panel.result(session.game, names());
	if (!find("result").open) find("result").showModal();
}

async function load(file) {
	try {
		begin(saves.read(await file.text()));
		say(`${file.name} is loaded.`);
	} catch (error) {
		say(`${file.name} is no game: ${error.message}`);
	}
}

let noticed;
function say(text) {
	find("notice").textContent = text;
	clearTimeout(noticed);
	noticed = setTimeout(() => (find("notice").textContent = ""), 6000);
}

// ---- colours ----------------------------------------------------------------

const dark = matchMedia("(prefers-color-scheme: dark)");

function colours(theme) {
	document.documentElement.dataset.theme = theme;
	if (session) draw();
}

dark.addEventListener("change", () => colours(dark.matches ? "dark" : "light"));
colours(dark.matches ? "dark" : "light");

// ---- the page ---------------------------------------------------------------

find("new").onclick = setup.open;
find("again").onclick = () => setTimeout(setup.open);
find("undo").onclick = undo;
find("save").onclick = () => saves.download(session);
find("load").onclick = () => find("file").click();
find("file").onchange = ({ target }) => {
	if (target.files[0]) load(target.files[0]);
	target.value = "";
};
find("theme").onclick = () =>
	colours(document.documentElement.dataset.theme === "dark" ? "light" : "dark");
find("closer").onclick = () => board.view.zoom(0.75);
find("farther").onclick = () => board.view.zoom(1.33);
find("fit").onclick = () => board.view.fit();

document.addEventListener("keydown", (event) => {
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	if (document.querySelector("dialog[open]") || !session) return;
	if (event.key === "u") undo();
	else if (event.key === "r" && loose?.cell.length > 1) turnTile();
	else if (/^[1-9]$/.test(event.key))
		find("choices").querySelectorAll(":scope > button")[event.key - 1]?.click();
});

/** The library, if it is a part of the page. */
function inside() {
	const text = find("wasm")?.textContent;
	return text && Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

try {
	await init(inside());
	document.body.inert = false;
	setup.prepare(begin);
	const before = saves.kept();
	begin(before ?? setup.start());
	if (!before) setup.open();
} catch (error) {
	say(error.message);
	throw error;
}
