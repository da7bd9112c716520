// SPDX-License-Identifier: Zlib
// Chromium without a window, and a server for the pages it shows. Nothing may
// be asked of anybody else.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { chromium } from "playwright-core";

const TYPES = {
	".html": "text/html",
	".css": "text/css",
	".mjs": "text/javascript",
	".js": "text/javascript",
	".wasm": "application/wasm",
};

/** Serve a directory; the answer is its address. */
export async function serve(directory) {
	const server = createServer(async (request, response) => {
		const path = normalize(new URL(request.url, "http://x").pathname);
		try {
			const body = await readFile(join(directory, path));
			response.setHeader("content-type", TYPES[extname(path)] ?? "text/plain");
			response.end(body);
		} catch {
			response.writeHead(404).end();
		}
	});
	await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
	server.unref();
	return `http://127.0.0.1:${server.address().port}/`;
}

export function launch() {
	return chromium.launch({
		executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
		args: [
			"--no-sandbox",
			"--disable-gpu",
			"--disable-quic",
			"--no-first-run",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
		],
	});
}

/** A page whose errors and requests are kept in `wrong`. */
export async function open(browser, address, options) {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const own = new URL(address).protocol === "file:" ? address : new URL(address).origin;
	const wrong = [];
	page.on("console", (message) => {
		if (["error", "warning"].includes(message.type())) wrong.push(message.text());
	});
	page.on("pageerror", (error) => wrong.push(error.stack));
	page.on("request", (request) => {
		const url = request.url();
		if (!url.startsWith(own) && !/^(data|blob):/.test(url)) wrong.push(url);
	});
	await page.goto(address);
	return { page, wrong, close: () => context.close() };
}

export function clean(wrong) {
	assert.deepEqual(wrong, []);
}
