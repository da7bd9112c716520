// SPDX-License-Identifier: Zlib
// Loading: from wherever it may come, and what is refused. CARCASSONNE_JS_WRONG
// is a library of version 0.97.0.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { directory, source, top } from "./package.mjs";

const wasm = new URL("carcassonne.wasm", directory);
const mine = JSON.parse(source("package.json")).version;
let copies = 0;

/** The package anew, with nothing loaded. */
async function fresh() {
	const { default: init, lib } = await freshly("library.mjs");
	return { init, lib };
}

// A module is evaluated once for each address.
async function freshly(name) {
	return import(`${new URL(name, directory)}?${copies++}`);
}

test("before init() nothing works, and it says so", async () => {
	const { Game, version } = await import(new URL("carcassonne.mjs", directory));
	assert.throws(() => version(), /await init\(\) comes first/);
	assert.throws(() => new Game(), /await init\(\) comes first/);
});

test("it loads from an address, bytes, a response, a module, a promise", async () => {
	const bytes = await readFile(wasm);
	for (const from of [
		undefined,
		wasm,
		String(wasm),
		bytes,
		bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
		new Response(bytes),
		await WebAssembly.compile(bytes),
		Promise.resolve(bytes),
	]) {
		const { init, lib } = await fresh();
		await Promise.all([init(from), init(from)]);
		assert.ok(lib().carc_version() > 0);
	}
});

test("a wrong version is refused with both named, and another may follow", async () => {
	const { init, lib } = await fresh();
	const wrong = new URL(`file://${process.env.CARCASSONNE_JS_WRONG}`);
	await assert.rejects(init(wrong), (error) => {
		assert.equal(error.name, "CarcassonneError");
		assert.equal(error.status, -5);
		assert.equal(
			error.message,
			`carcassonne ${mine} found no library it can use; tried ${wrong}: ` +
				`version 0.97.0 does not fit version ${mine} of this package`,
		);
		return true;
	});
	assert.throws(() => lib(), /init/);
	await init();
	assert.ok(lib());
});

test("what is no library is refused with its name", async () => {
	const { init } = await fresh();
	const gone = new URL("gone.wasm", directory);
	await assert.rejects(init(gone), new RegExp(`tried ${gone}: .*ENOENT`));
	await assert.rejects(init(new URL("package.json", directory)), /tried file:.*json/);
	await assert.rejects(init(new Response("", { status: 404 })), /404/);
	await assert.rejects(init("nowhere"), /tried nowhere/);
	// The smallest module there is.
	const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
	await assert.rejects(init(empty), /the given module: it is not libcarcassonne/);
});

test("a struct of another size is refused", async () => {
	// The size of the first struct stands first in the table of layout.c.
	const bytes = Buffer.from(await readFile(wasm));
	const size = Buffer.alloc(12);
	size.writeInt32LE(232, 0);
	size.writeInt32LE(0, 4);
	size.writeInt32LE(4, 8);
	const at = bytes.indexOf(size);
	assert.ok(at > 0 && bytes.indexOf(size, at + 1) < 0);
	bytes.writeInt32LE(240, at);
	const { init } = await fresh();
	await assert.rejects(init(bytes), /has 240 bytes in its config, .* 232/);
	bytes.writeInt32LE(232, at);
	bytes.writeInt32LE(12, at + 8);
	await assert.rejects(init(bytes), /has config.edition at 12, .* at 4/);
});

test("the types name what the module has", async () => {
	const names = (text) =>
		[...text.matchAll(/^export (?:default |declare )?(?:const|class|function) (\w+)/gm)]
			.map((found) => found[1]);
	const types = source("carcassonne.d.ts");
	const listed = types.match(/^export \{([^}]*)\}/m)[1].match(/\w+/g);
	assert.deepEqual(listed, names(source("header.d.mts")));
	const declared = names(types).map((name) => (name === "init" ? "default" : name));
	const module = await import(new URL("carcassonne.mjs", directory));
	assert.deepEqual(
		[...declared, ...listed].sort(),
		Object.keys(module).sort(),
	);
});

test("the types name the methods of the classes", async () => {
	const module = await import(new URL("carcassonne.mjs", directory));
	await module.default();
	const types = source("carcassonne.d.ts");
	for (const name of ["Game", "Config"]) {
		const body = types.match(
			new RegExp(`^export declare class ${name} \\{\\n(.*?)\\n\\}`, "ms"),
		)[1];
		const declared = [...body.matchAll(/^\t(?:readonly )?(\w+)[(:]/gm)]
			.map((found) => found[1]);
		const there = [
			...Object.getOwnPropertyNames(module[name].prototype),
			...Object.keys(new module[name]()),
		];
		assert.deepEqual(declared.sort(), there.sort(), name);
	}
});

test("every function of the library is used", () => {
	const map = source("lib/libcarcassonne.map", top);
	const exported = map.match(/\bcarc_\w+/g);
	const text = ["catalogue", "config", "game", "library"]
		.map((name) => source(`${name}.mjs`)).join("");
	const used = new Set(text.match(/\bcarc_\w+/g));
	used.delete("carc_js_layout");
	assert.deepEqual([...used].sort(), [...new Set(exported)].sort());
});
