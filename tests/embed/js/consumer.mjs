// SPDX-License-Identifier: Zlib
// node consumer.mjs DIRECTORY: the page of the recipe draws a game in Chromium.

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
	clean(wrong);
} finally {
	await browser.close();
}
