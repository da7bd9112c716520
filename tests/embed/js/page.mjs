// SPDX-License-Identifier: Zlib
// node page.mjs SITE PACKAGE: play on the page of examples/web by clicks, as a
// person would, and compare with what the library says in node. Prints a line
// "ok WHAT" for everything tried. SHOTS, if set, is a directory for pictures.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { clean, launch, open, serve } from "./chromium.mjs";

const [site, directory] = process.argv.slice(2).map((path) => resolve(path));
const library = await import(pathToFileURL(join(directory, "carcassonne.mjs")));
await library.default();
const { Decision, Game } = library;

const served = `${await serve(site)}index.html`;
const alone = String(pathToFileURL(join(site, "carcassonne.html")));
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
	viewport: { width: 360, height: 740 },
	deviceScaleFactor: 2,
	hasTouch: true,
	isMobile: true,
	colorScheme: "dark",
};

const browser = await launch();

function passed(what) {
	console.log(`ok ${what}`);
}

/** The same numbers in every run. */
function dice(state) {
	return (n) => {
		state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
		return Math.floor((state / 2 ** 32) * n);
	};
}

class Player {
	constructor(page, seed) {
		this.page = page;
		this.roll = dice(seed);
	}

	click(x, y) {
		const { page } = this;
		return this.touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
	}

	async begin({ edition, seed, all = false, bots = ["greedy"] }) {
		const { page } = this;
		await page.waitForSelector("body:not([inert]) #board svg");
		if (!(await page.$("#setup[open]"))) await page.click("#new");
		await page.selectOption("#edition", edition);
		if (all) await page.click("#all");
		while ((await page.$$("#seats li")).length < bots.length + 1)
			await page.click("#more");
		const selects = await page.$$("#seats select");
		for (const [i, bot] of bots.entries()) await selects[i + 1].selectOption(bot);
		await page.fill("#seed", String(seed));
		await page.uncheck("#pause");
		await page.click("#start");
	}

	/** Wait until a person can do something; false when the game is over. */
	async ready() {
		await this.page.waitForFunction(
			() =>
				document.querySelector("#result[open]") ||
				document.querySelector("#board .ghost, #choices button"),
			null,
			{ timeout: 60000 },
		);
		return !(await this.page.$("#result[open]"));
	}

	/** Points on the screen where a click meets one of these elements. */
	reachable(selector) {
		return this.page.$$eval(selector, (elements) =>
			elements.flatMap((element) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				const at = { x: left + width / 2, y: top + height / 2 };
				return element.contains(document.elementFromPoint(at.x, at.y))
					? [at]
					: [];
			}),
		);
	}

	/** One click that decides something. */
	async step() {
		const { page, roll } = this;
		if (await page.$("#board .ghost")) {
			const cells = await this.reachable("#board .ghost");
			assert.ok(cells.length > 0, "no placement can be clicked on");
			const { x, y } = cells[roll(cells.length)];
			await this.click(x, y);
			// Click on it again to turn it, if it can be turned.
			const frame = (await this.reachable("#board .loose[role=button]"))[0];
			if (frame && roll(2)) await this.turn(frame);
			return;
		}
		const spots = await this.reachable("#board .spot");
		if (spots.length > 0 && roll(2)) {
			const { x, y } = spots[roll(spots.length)];
			await this.click(x, y);
			return;
		}
		const choices = await page.$$("#choices > button");
		await choices[roll(choices.length)].click();
	}

	async turn({ x, y }) {
		const { page } = this;
		const before = await page.$eval("#board", (board) => board.innerHTML);
		await this.click(x, y);
		assert.notEqual(await page.$eval("#board", (b) => b.innerHTML), before);
	}

	async finish() {
		while (await this.ready()) await this.step();
	}

	/** What "Save" gives. */
	async save() {
		const [download] = await Promise.all([
			this.page.waitForEvent("download"),
			this.page.click("#save"),
		]);
		assert.equal(download.suggestedFilename(), "carcassonne.game");
		return readFile(await download.path(), "utf8");
	}

	upload(name, text) {
		return this.page.setInputFiles("#file", {
			name,
			mimeType: "text/plain",
			buffer: Buffer.from(text),
		});
	}
}

async function shot(page, name) {
	if (process.env.SHOTS)
		await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`) });
}

/** A save is what node makes of the same configuration and moves. */
function compare(text) {
	const game = Game.load(text);
	const again = new Game(game.config());
	for (const move of game.history()) again.apply(move);
	assert.equal(again.hash(), game.hash());
	assert.match(text, new RegExp(`^hash ${again.hash()}$`, "m"));
	return again;
}

async function wholeGame(what, address, options, setup) {
	const { page, wrong, close } = await open(browser, address, options);
	const player = new Player(page, 5);
	player.touch = options.hasTouch;
	await player.begin(setup);
	for (let i = 0; i < 30; i++) if (await player.ready()) await player.step();
	await shot(page, `${setup.edition}-${options.viewport.width}`);
	await player.finish();
	await shot(page, `${setup.edition}-${options.viewport.width}-result`);

	const shown = await page.$$eval("#final tfoot td", (cells) =>
		cells.slice(1).map((cell) => Number(cell.textContent)),
	);
	await page.click("#result button:not(.main)");
	const game = compare(await player.save());
	assert.equal(game.turn().decision, Decision.OVER);
	assert.deepEqual(shown, game.players().map(({ score }) => score));
	const wide = await page.evaluate(() => document.documentElement.scrollWidth);
	assert.ok(wide <= options.viewport.width, `${wide} pixels wide`);
	assert.equal(await page.$eval("html", (html) => html.dataset.theme),
		options.colorScheme ?? "light");
	clean(wrong);
	await close();
	passed(`${what}: ${shown.join(" : ")}, hash ${game.hash()}, as in node`);
}

async function undoSaveLoad() {
	const { page, wrong, close } = await open(browser, alone, DESKTOP);
	const player = new Player(page, 9);
	await player.begin({ edition: "plus", seed: 3, all: true, bots: ["random", "mc"] });
	for (let i = 0; i < 8; i++) if (await player.ready()) await player.step();
	await player.ready();
	const before = await player.save();
	compare(before);

	await player.step();
	await player.ready();
	await page.click("#undo");
	await player.ready();
	assert.equal(await player.save(), before);
	await page.keyboard.press("u");
	await player.ready();
	const earlier = await player.save();
	assert.ok(earlier.length < before.length);
	passed("undo goes back to a person's decision, and further");

	await player.upload("mine.game", before);
	await page.waitForFunction(() => /loaded/.test(document.querySelector("#notice").textContent));
	await player.ready();
	assert.equal(await player.save(), before);
	await page.reload();
	await player.ready();
	assert.equal(await player.save(), before);
	passed("a saved game loads, and the browser keeps it");

	for (const [name, text] of [
		["spoilt.game", before.replace(/^hash .*/m, "hash 0000000000000000")],
		["noise.game", "\0\u00ff nothing"],
	]) {
		await player.upload(name, text);
		await page.waitForFunction(
			(said) => document.querySelector("#notice").textContent.startsWith(said),
			`${name} is no game: line `,
		);
		assert.equal(await player.save(), before);
	}
	passed("a spoilt save is refused with its line, and nothing changes");

	clean(wrong);
	await close();
}

/** What axe finds wrong for those who cannot see, or see badly. */
async function accessible(options) {
	const { page, wrong, close } = await open(browser, alone, options);
	await page.waitForSelector("#setup[open]");
	await page.evaluate(await readFile("node_modules/axe-core/axe.min.js", "utf8"));
	const complaints = () =>
		page.evaluate(async () =>
			(await globalThis.axe.run()).violations.map(
				({ id, nodes }) => `${id}: ${nodes[0].html}`,
			),
		);
	assert.deepEqual(await complaints(), []);
	const player = new Player(page, 4);
	await player.begin({ edition: "plus", seed: 3, all: true });
	await player.ready();
	assert.deepEqual(await complaints(), []);
	await player.step();
	await page.waitForSelector("#choices > button");
	assert.deepEqual(await complaints(), []);
	clean(wrong);
	await close();
	passed(`axe finds nothing wrong, ${options.viewport.width} wide`);
}

async function zoom() {
	const { page, wrong, close } = await open(browser, served, PHONE);
	const player = new Player(page, 1);
	await player.begin({ edition: "classic", seed: 1 });
	await player.ready();
	const view = async () =>
		(await page.getAttribute("#board svg", "viewBox")).split(" ").map(Number);
	const before = await player.save();
	const first = await view();

	// Two fingers apart, then one aside, as the screen reports them.
	const touch = await page.context().newCDPSession(page);
	const fingers = (type, ...points) =>
		touch.send("Input.dispatchTouchEvent", {
			type,
			touchPoints: points.map(([x, y], id) => ({ x, y, id })),
		});
	await fingers("touchStart", [160, 250], [200, 250]);
	for (let i = 1; i <= 5; i++)
		await fingers("touchMove", [160 - 12 * i, 250], [200 + 12 * i, 250]);
	await fingers("touchEnd");
	const closer = await view();
	assert.ok(closer[2] < first[2] / 1.5, `${first} -> ${closer}`);
	await fingers("touchStart", [180, 250]);
	for (let i = 1; i <= 5; i++) await fingers("touchMove", [180 + 10 * i, 250]);
	await fingers("touchEnd");
	const aside = await view();
	assert.ok(aside[0] < closer[0] && Math.abs(aside[2] - closer[2]) < 1);
	assert.equal(await player.save(), before);
	await page.click("#fit");
	assert.deepEqual(await view(), first);
	await page.click("#closer");
	assert.ok((await view())[2] < first[2]);
	await page.click("#farther");
	clean(wrong);
	await close();
	passed("two fingers zoom, one moves, neither plays");
}

async function keyboard() {
	const { page, wrong, close } = await open(browser, served, DESKTOP);
	const player = new Player(page, 1);
	await player.begin({ edition: "new", seed: 6, all: true });
	await player.ready();
	await page.focus("#board .ghost");
	await page.keyboard.press("Enter");
	await page.waitForSelector("#choices > button");
	const turned = async () => page.$eval("#board", (board) => board.innerHTML);
	const before = await turned();
	if (await page.$("#board .loose[role=button]")) {
		await page.keyboard.press("r");
		assert.notEqual(await turned(), before);
	}
	await page.keyboard.press("1");
	await player.ready();
	assert.equal(compare(await player.save()).history().filter((m) => m.player === 0).length, 2);
	await page.click("#theme");
	assert.equal(await page.$eval("html", (html) => html.dataset.theme), "dark");
	clean(wrong);
	await close();
	passed("the keyboard is enough");
}

/** Every edition with everything, some turns, against every bot. */
async function everyEdition() {
	const { page, wrong, close } = await open(browser, served, DESKTOP);
	for (const edition of ["classic", "new", "plus", "tenth", "hunters"]) {
		const player = new Player(page, 2);
		await player.begin({
			edition,
			seed: 12,
			all: edition !== "hunters",
			bots: ["random", "greedy", "mc"],
		});
		for (let i = 0; i < 6; i++) if (await player.ready()) await player.step();
		await player.ready();
		compare(await player.save());
	}
	clean(wrong);
	await close();
	passed("every edition with all its expansions, four at the table");
}

try {
	await wholeGame("a game by clicks, served, 1280 wide", served, DESKTOP, {
		edition: "classic",
		seed: 7,
	});
	await wholeGame("a game by taps, one file, 360 wide", alone, PHONE, {
		edition: "hunters",
		seed: 8,
		bots: ["random"],
	});
	await wholeGame("a game with all expansions, one file", alone, DESKTOP, {
		edition: "plus",
		seed: 9,
		all: true,
		bots: ["greedy", "random"],
	});
	await undoSaveLoad();
	await accessible(DESKTOP);
	await accessible(PHONE);
	await zoom();
	await keyboard();
	await everyEdition();
} finally {
	await browser.close();
}
