// SPDX-License-Identifier: Zlib
// Everything that is the same for all games: version, status, moves as text,
// tiles and names.

import { NameGroup, Theme } from "./header.mjs";
import {
	check,
	int32,
	lib,
	listOut,
	refuse,
	structIn,
	structOut,
	structs,
	textAt,
	textIn,
	textOut,
} from "./library.mjs";

// ---- version, status --------------------------------------------------------

/** The version of the library as one number. */
export function version() {
	return lib().carc_version();
}

/** The version of the library as text, such as "0.1.0". */
export function versionString() {
	return textAt(lib().carc_version_string());
}

/** The revision of the rules the library plays. */
export function rulesRevision() {
	return lib().carc_rules_revision();
}

/** What a status means, as one English sentence. */
export function statusText(status) {
	return textAt(lib().carc_status_text(int32(status, "status")));
}

// ---- moves as text ----------------------------------------------------------

/** The address of a move; fields it lacks are -1. */
export function moveIn(move) {
	return structIn(structs.move, move, -1);
}

/** Write a move as the record writes it. */
export function moveText(move) {
	const at = moveIn(move);
	return textOut((out, capacity) => lib().carc_move_text(at, out, capacity));
}

/** Read a move as the record writes it. */
export function moveParse(text) {
	const at = textIn(text, "move");
	return structOut(structs.move, (out) => lib().carc_move_parse(at, out));
}

// ---- catalogue --------------------------------------------------------------

/** All tile types, in rising order. */
export function tileTypes() {
	return listOut(structs.tileType, lib().carc_tile_types);
}

/** One tile type. */
export function tileTypeGet(type) {
	int32(type, "type");
	return structOut(structs.tileType, (out) =>
		lib().carc_tile_type_get(type, out),
	);
}

/** The segments of a tile type. */
export function segments(type) {
	int32(type, "type");
	return listOut(structs.segment, (out, capacity) =>
		lib().carc_segments(type, out, capacity),
	);
}

/** The marks of a tile type. */
export function marks(type) {
	int32(type, "type");
	return listOut(structs.mark, (out, capacity) =>
		lib().carc_marks(type, out, capacity),
	);
}

/** The editions. */
export function editions() {
	return listOut(structs.editionInfo, lib().carc_editions);
}

/** The name of anything, null if there is no such thing. */
export function name(group, id) {
	return textAt(lib().carc_name(int32(group, "group"), int32(id, "id")));
}

/** Find something by its name. */
export function find(group, named) {
	const at = textIn(named, "name");
	return check(lib().carc_find(int32(group, "group"), at), JSON.stringify(named));
}

/** A value of a group, given as it is or by its name. */
export function valueOf(group, key) {
	return typeof key === "string" ? find(group, key) : int32(key, "value");
}

// ---- pictures ---------------------------------------------------------------

/** The address of drawing options. */
export function renderIn(options) {
	const render = structOut(structs.render, (out) =>
		lib().carc_render_init(out, structs.render.size),
	);
	for (const [key, value] of Object.entries(options ?? {})) {
		if (!(key in render) || key === "structSize")
			refuse(`no drawing option is called ${JSON.stringify(key)}`);
		if (value === undefined) continue;
		render[key] = value;
	}
	if (typeof render.theme === "string")
		render.theme =
			Theme[render.theme.toUpperCase()] ??
			refuse(`theme: ${JSON.stringify(render.theme)}`);
	if (render.highlight instanceof Object) {
		const { x, y, segment } = render.highlight;
		Object.assign(render, { x, y, segment, highlight: 1 });
	}
	return structIn(structs.render, render);
}

/** Draw the tile types of a set as SVG, by its name or value; -1 for all. */
export function renderTiles(set, options) {
	const which = valueOf(NameGroup.SET, set);
	const at = renderIn(options);
	return textOut((out, capacity) =>
		lib().carc_render_tiles(which, at, out, capacity),
	);
}
