// SPDX-License-Identifier: Zlib
// The WebAssembly module: loading it, its memory, text and structs in it.
// Nothing here is pleasant; that is what the other files are for.

import {
	Status,
	VERSION_MAJOR,
	VERSION_MINOR,
	VERSION_PATCH,
	layouts,
} from "./header.mjs";

/** The version of this package as one number, 1.2.3 is 10203. */
export const VERSION =
	VERSION_MAJOR * 10000 + VERSION_MINOR * 100 + VERSION_PATCH;

/**
 * A call failed; the game is as it was before. `status` says why, `line` is the
 * offending line of a record (0 if it is not about one).
 */
export class CarcassonneError extends Error {
	constructor(status, detail = "", line = 0) {
		const text = functions ? textAt(functions.carc_status_text(status)) : "";
		super(
			(line ? `line ${line}: ` : "") +
				[text, detail].filter(Boolean).join(": "),
		);
		this.status = status;
		this.line = line;
	}
}
// As the classes of the language do, so that objects do not list it.
Object.defineProperty(CarcassonneError.prototype, "name", {
	value: "CarcassonneError",
	configurable: true,
	writable: true,
});

/** Throw if a result is negative. */
export function check(result, detail) {
	if (result < 0) throw new CarcassonneError(result, detail);
	return result;
}

/** Refuse an argument. */
export function refuse(detail) {
	throw new CarcassonneError(Status.ERR_ARGUMENT, detail);
}

// ---- loading ----------------------------------------------------------------

let functions; // What the module exports, once it is loaded.
let loading;

/** The functions of the library. */
export function lib() {
	if (!functions) throw new Error("carcassonne: await init() comes first");
	return functions;
}

/**
 * Load the library. Call it once, before anything else; more often does no
 * harm. `source` says where it is, by default carcassonne.wasm beside this
 * file: an address, a Response, the bytes, or a WebAssembly.Module.
 */
export default function init(source) {
	loading ??= load(source).catch((error) => {
		loading = undefined; // Another source may do better.
		throw error;
	});
	return loading;
}

async function load(source) {
	const from = (await source) ?? new URL("carcassonne.wasm", import.meta.url);
	const module = await compile(from);
	const instance = await WebAssembly.instantiate(module, {
		env: { emscripten_notify_memory_growth() {} },
	});
	compare(instance.exports, nameOf(from));
	instance.exports._initialize();
	functions = instance.exports;
}

function nameOf(source) {
	if (source instanceof URL || typeof source === "string") return String(source);
	return source?.url || "the given module";
}

async function compile(source) {
	if (source instanceof WebAssembly.Module) return source;
	try {
		return await WebAssembly.compile(await bytesOf(source));
	} catch (error) {
		throw new Error(
			`carcassonne ${versionText(VERSION)} found no library it can ` +
				`use; tried ${nameOf(source)}: ${error.message}`,
			{ cause: error },
		);
	}
}

async function bytesOf(source) {
	if (source instanceof ArrayBuffer || ArrayBuffer.isView(source)) return source;
	if (typeof Response !== "undefined" && source instanceof Response)
		return bodyOf(source);
	const address = new URL(source, globalThis.document?.baseURI);
	if (address.protocol === "file:" && globalThis.process?.versions?.node) {
		// By a name, so that bundlers for browsers do not look for it.
		const files = "node:fs/promises";
		const { readFile } = await import(
			/* webpackIgnore: true */ /* @vite-ignore */ files
		);
		return readFile(address);
	}
	return bodyOf(await fetch(address));
}

async function bodyOf(response) {
	if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
	return response.arrayBuffer();
}

function versionText(version) {
	return [10000, 100, 1].map((n) => Math.floor(version / n) % 100).join(".");
}

/** Before 1.0 the minor version must be the same, from then on the major. */
function fits(version) {
	if (VERSION < 10000)
		return Math.floor(version / 100) === Math.floor(VERSION / 100);
	return (
		Math.floor(version / 10000) === Math.floor(VERSION / 10000) &&
		version >= VERSION
	);
}

function compare(exports, name) {
	const wrong = (why) => {
		throw new CarcassonneError(
			Status.ERR_VERSION,
			`carcassonne ${versionText(VERSION)} found no library it can ` +
				`use; tried ${name}: ${why}`,
		);
	};
	if (!exports.carc_version || !exports.carc_js_layout)
		wrong("it is not libcarcassonne for JavaScript");
	const version = exports.carc_version();
	if (!fits(version))
		wrong(
			`version ${versionText(version)} does not fit version ` +
				`${versionText(VERSION)} of this package`,
		);
	const table = new Int32Array(exports.memory.buffer, exports.carc_js_layout());
	let at = 0;
	for (const [struct, { size, members }] of Object.entries(structs)) {
		if (table[at++] !== size)
			wrong(
				`version ${versionText(version)} has ${table[at - 1]} bytes in ` +
					`its ${struct}, version ${versionText(VERSION)} of this ` +
					`package ${size}`,
			);
		for (const { name: member, offset } of members)
			if (table[at++] !== offset)
				wrong(
					`version ${versionText(version)} has ${struct}.${member} ` +
						`at ${table[at - 1]}, version ` +
						`${versionText(VERSION)} of this package at ${offset}`,
				);
	}
}

// ---- memory -----------------------------------------------------------------

// Views of the memory. It moves when it grows, so they are asked for each time.
let buffer, ints, bytes, longs;

function memory() {
	if (buffer !== functions.memory.buffer) {
		buffer = functions.memory.buffer;
		ints = new Int32Array(buffer);
		bytes = new Uint8Array(buffer);
		longs = new BigUint64Array(buffer);
	}
}

/** Room that grows; its content is gone with the next call for it. */
class Room {
	#at = 0;
	#size = 0;

	at(least) {
		if (least > this.#size) {
			const size = Math.ceil(least / 8) * 8;
			const more = lib().malloc(size);
			if (!more) throw new CarcassonneError(Status.ERR_MEMORY);
			functions.free(this.#at);
			this.#at = more;
			this.#size = size;
		}
		return this.#at;
	}

	get size() {
		return this.#size;
	}
}

// A struct that a function reads, text or numbers it reads besides, and what it
// writes: never in the same place.
const input = new Room();
const words = new Room();
const output = new Room();

const FIRST_TEXT = 4096;
const FIRST_LIST = 64;

function encode(text) {
	return typeof text === "string" ? new TextEncoder().encode(text) : text;
}

/** Static text, null for NULL. */
export function textAt(at) {
	if (!at) return null;
	memory();
	return new TextDecoder().decode(bytes.subarray(at, bytes.indexOf(0, at)));
}

/** The address of a copy with a NUL behind it, for const char *. */
export function textIn(text, what) {
	if (typeof text !== "string") refuse(`${what}: not a text`);
	if (text.includes("\0")) refuse(`${what}: ${JSON.stringify(text)}`);
	return bytesIn(encode(text)).at;
}

/** The address and size of a copy of some bytes, or of text as UTF-8. */
export function bytesIn(text) {
	const data = encode(text);
	const at = words.at(Math.max(data.length + 1, FIRST_TEXT));
	memory();
	bytes.set(data, at);
	bytes[at + data.length] = 0;
	return { at, size: data.length };
}

/** The address of a copy of some int32. */
export function intsIn(values) {
	const at = words.at(Math.max(4 * values.length, FIRST_TEXT));
	memory();
	ints.set(values, at / 4);
	return at;
}

/** What call(out, capacity) writes as text. */
export function textOut(call) {
	let at = output.at(FIRST_TEXT);
	let needed = check(call(at, output.size));
	if (needed > output.size) {
		at = output.at(needed);
		needed = check(call(at, needed));
	}
	memory();
	return new TextDecoder().decode(bytes.subarray(at, at + needed - 1));
}

/** Text that is cut if it does not fit, and its status. */
export function lineOut(call) {
	const at = output.at(FIRST_TEXT);
	const status = call(at, 80);
	return { status, text: textAt(at) };
}

// ---- numbers ----------------------------------------------------------------

/** An int32, unchanged. WebAssembly would cut off what does not fit. */
export function int32(value, what) {
	if (Number.isInteger(value) && value === (value | 0)) return value;
	return refuse(`${what}: ${show(value)} is not a 32-bit integer`);
}

/** A uint64 from a number or a BigInt. */
export function uint64(value, what) {
	if (Number.isSafeInteger(value)) value = BigInt(value);
	if (typeof value === "bigint" && value === BigInt.asUintN(64, value))
		return value;
	return refuse(`${what}: ${show(value)} is not an unsigned 64-bit integer`);
}

function show(value) {
	return typeof value === "string" ? JSON.stringify(value) : String(value);
}

// ---- structs ----------------------------------------------------------------

/** Size and members of each struct. There is no hidden padding. */
export const structs = Object.fromEntries(
	Object.entries(layouts).map(([name, layout]) => {
		let size = 0;
		const members = layout.map(([member, width, count]) => {
			const offset = size;
			size += width * (count || 1);
			return { name: member, width, count, offset };
		});
		return [name, { name, size, members }];
	}),
);

function readMember(at, { width, count }) {
	if (width === 1) return bytes.slice(at, at + count);
	if (width === 8) return longs[at / 8];
	return count ? Array.from(ints.subarray(at / 4, at / 4 + count)) : ints[at / 4];
}

// Numbers that are 0 or 1 may be given as what they mean.
const SWITCH = new Map([[true, 1], [false, 0]]);

function array(value, count, what) {
	if (value instanceof Uint8Array && value.length === count) return value;
	return refuse(`${what}: not a Uint8Array of ${count}`);
}

function readStruct(struct, at) {
	const out = {};
	for (const member of struct.members)
		if (member.name !== "reserved")
			out[member.name] = readMember(at + member.offset, member);
	return out;
}

/** The address of a struct with these values; what they lack is `missing`. */
export function structIn(struct, values, missing) {
	if (values === null || typeof values !== "object")
		refuse(`${struct.name}: ${show(values)} is not an object`);
	const at = input.at(FIRST_TEXT);
	memory();
	for (const { name, width, count, offset } of struct.members) {
		const to = at + offset;
		const value = values[name] ?? missing;
		if (width === 1) bytes.set(array(value, count, name), to);
		else if (width === 8) longs[to / 8] = uint64(value, name);
		else if (count) ints.fill(0, to / 4, to / 4 + count);
		else ints[to / 4] = int32(SWITCH.get(value) ?? value, name);
	}
	return at;
}

/** What a function made of the struct of structIn(). */
export function structAgain(struct) {
	memory();
	return readStruct(struct, input.at(0));
}

/** The struct that call(out) writes. */
export function structOut(struct, call) {
	const at = output.at(FIRST_TEXT);
	check(call(at));
	memory();
	return readStruct(struct, at);
}

/** The structs that call(out, capacity) lists. */
export function listOut(struct, call) {
	let at = output.at(struct.size * FIRST_LIST);
	let capacity = Math.floor(output.size / struct.size);
	const n = check(call(at, capacity));
	if (n > capacity) {
		at = output.at(struct.size * n);
		check(call(at, n));
	}
	memory();
	return Array.from({ length: n }, (_, i) =>
		readStruct(struct, at + i * struct.size),
	);
}

/** The int32 that call(out, capacity) lists. */
export function intsOut(call) {
	let at = output.at(FIRST_TEXT);
	const n = check(call(at, output.size / 4));
	if (4 * n > output.size) {
		at = output.at(4 * n);
		check(call(at, n));
	}
	memory();
	return Array.from(ints.subarray(at / 4, at / 4 + n));
}

/** The pointer that call(out, line) writes, and the number at `line`. */
export function pointerOut(call) {
	const at = output.at(FIRST_TEXT);
	const status = call(at, at + 4);
	memory();
	return { status, pointer: ints[at / 4], line: ints[at / 4 + 1] };
}

/** Call with the address of a uint64 that it changes; returns it changed. */
export function withLong(value, call) {
	const at = input.at(FIRST_TEXT);
	memory();
	longs[at / 8] = value;
	call(at);
	memory();
	return longs[at / 8];
}
