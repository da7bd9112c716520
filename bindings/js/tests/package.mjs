// SPDX-License-Identifier: Zlib
// The built package that is tested: CARCASSONNE_JS names its directory.

import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

export const directory = pathToFileURL(`${process.env.CARCASSONNE_JS}/`);
export const top = new URL("../../../", import.meta.url);

export const source = (name, base = directory) =>
	readFileSync(new URL(name, base), "utf8");

/** The package, loaded. */
export async function load() {
	const carcassonne = await import(new URL("carcassonne.mjs", directory));
	await carcassonne.default();
	return carcassonne;
}
