// SPDX-License-Identifier: Zlib
// node build.mjs PACKAGE OUT: put the page together. PACKAGE is what
// bindings/js/build.sh made. OUT becomes a directory to serve, and
// OUT/carcassonne.html is all of it as one file, which needs no server.

import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, posix } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const [from, out] = process.argv.slice(2);
if (!out) {
	console.error("usage: node build.mjs PACKAGE OUT");
	process.exit(2);
}

const PAGE = ["index.html", "style.css"];
const MODULES = ["main", "bots", "board", "panel", "saves", "setup", "view", "words"];
const LIBRARY = ["carcassonne", "catalogue", "config", "game", "header", "library"];

await mkdir(join(out, "carcassonne"), { recursive: true });
for (const name of [...PAGE, ...MODULES.map((name) => `${name}.mjs`)])
	await cp(join(here, name), join(out, name));
for (const name of [...LIBRARY.map((name) => `${name}.mjs`), "carcassonne.wasm"])
	await cp(join(from, name), join(out, "carcassonne", name));

// A page from a file may not load modules from files, but from addresses that
// hold them. Those have no place that "./words.mjs" could start from, so each
// module gets a plain name, and a map says which address it has.
const read = (name) => readFile(join(out, name), "utf8");
const imports = {};
for (const name of [
	...MODULES.map((name) => `${name}.mjs`),
	...LIBRARY.map((name) => `carcassonne/${name}.mjs`),
]) {
	const text = (await read(name)).replace(
		/(\bfrom )"(\.\/[^"]+)"/g,
		(_, word, path) => `${word}"page/${posix.join(posix.dirname(name), path)}"`,
	);
	imports[`page/${name}`] =
		`data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
}
const wasm = await readFile(join(out, "carcassonne", "carcassonne.wasm"));

const style = await read("style.css");

const html = (await read("index.html"))
	.replace(
		'<link rel="stylesheet" href="style.css">',
		() => `<style>\n${style}</style>`,
	)
	.replace(
		'<script type="module" src="main.mjs"></script>',
		() =>
			`<script id="wasm" type="text/plain">${wasm.toString("base64")}</script>\n` +
			`<script type="importmap">${JSON.stringify({ imports })}</script>\n` +
			'<script type="module">import "page/main.mjs";</script>',
	);
await writeFile(join(out, "carcassonne.html"), html);
