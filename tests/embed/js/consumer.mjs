// SPDX-License-Identifier: Zlib
// node consumer.mjs DIRECTORY: the page of the recipe draws a game in Chromium,
// and a worker plays beside it.

import assert from "node:assert/strict";
import { clean, launch, open, serve } from "./chromium.mjs";

const [directory] = process.argv.slice(2);
const browser = await launch();
try {
	const { page, wrong } = await open(
		browser,
		`${await serve(directory)}index.html`,
	);
	await page.waitForSelector("svg .tile");
	assert.equal((await page.$$("svg .tile")).length, 72);
	const hash = await page.evaluate(async () => {
		const module = new URL("carcassonne/carcassonne.mjs", location);
		const text = `import init, { Game } from "${module}";
			await init();
			postMessage(new Game({ seed: 7 }).hash());`;
		const blob = new Blob([text], { type: "text/javascript" });
		const worker = new Worker(URL.createObjectURL(blob), { type: "module" });
		const { default: init, Game } = await import(module);
		await init();
		return new Promise((resolve, reject) => {
			worker.onmessage = ({ data }) =>
				resolve(data === new Game({ seed: 7 }).hash() ? data : null);
			worker.onerror = ({ message }) => reject(new Error(message));
		});
	});
	assert.match(hash, /^[0-9a-f]{16}$/);
	clean(wrong);
} finally {
	await browser.close();
}
