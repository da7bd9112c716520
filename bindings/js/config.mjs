// SPDX-License-Identifier: Zlib
// What is played and how.

import { Chance, Expansion, NameGroup } from "./header.mjs";
import {
	CarcassonneError,
	int32,
	lib,
	lineOut,
	refuse,
	structAgain,
	structIn,
	structOut,
	structs,
	textIn,
	uint64,
} from "./library.mjs";
import { valueOf } from "./catalogue.mjs";

const KNOWN = [
	..."edition players firstPlayer seed chance automatic events undo".split(" "),
	..."expansions farmers sets rules search".split(" "),
];

/**
 * A configuration: the edition's preset, then what the options say, then what
 * you like: every switch is a member.
 */
export class Config {
	constructor(options = {}) {
		for (const key of Object.keys(options))
			if (!KNOWN.includes(key))
				refuse(`no option is called ${JSON.stringify(key)}`);
		const search = Boolean(options.search);
		this.#take(
			structOut(structs.config, (out) =>
				lib().carc_config_init(out, structs.config.size),
			),
		);
		this.preset(options.edition ?? "classic");
		for (const added of [options.expansions ?? []].flat())
			if (typeof added === "string") this.add(added);
			else this.expansion[index(added, "expansion")] = 1;
		if (options.farmers !== undefined)
			this.expansion[Expansion.FARMERS] = options.farmers ? 1 : 0;
		assign(this.set, NameGroup.SET, options.sets, "set");
		assign(this.rule, NameGroup.RULE, options.rules, "rule");
		this.players = int32(options.players ?? 2, "players");
		this.firstPlayer = int32(options.firstPlayer ?? 0, "firstPlayer");
		this.seed = uint64(options.seed ?? 0, "seed");
		this.chance = chanceOf(options.chance ?? Chance.INSIDE);
		this.automatic = options.automatic ?? search;
		this.events = options.events ?? !search;
		this.undo = options.undo ?? !search;
	}

	/** The configuration of a struct. */
	static from(struct) {
		const config = new Config();
		config.#take(struct);
		return config;
	}

	#take(struct) {
		const { structSize, ...values } = struct;
		for (const key of ["automatic", "events", "undo"])
			values[key] = values[key] === 1;
		Object.assign(this, values);
	}

	/** Set the edition, its tile sets, mechanics and rule switches. */
	preset(edition) {
		const which = valueOf(NameGroup.EDITION, edition);
		const status = lib().carc_config_preset(configIn(this), which);
		if (status < 0)
			throw new CarcassonneError(
				status,
				`edition: this version does not play ${JSON.stringify(edition)}`,
			);
		this.#take(structAgain(structs.config));
	}

	/** Switch something on by its name: a mechanic, a box, or "all". */
	add(name) {
		const status = lib().carc_config_add(
			configIn(this),
			textIn(name, "expansion"),
		);
		if (status < 0)
			throw new CarcassonneError(
				status,
				`no expansion of this version is called ${JSON.stringify(name)}`,
			);
		this.#take(structAgain(structs.config));
	}

	/** Why no game can be made of it, in one line; "" if all is well. */
	check() {
		const at = configIn(this);
		const { status, text } = lineOut((out, capacity) =>
			lib().carc_config_check(at, out, capacity),
		);
		return text || (status < 0 ? "refused" : "");
	}
}

/** The address of a configuration. */
export function configIn(config) {
	const values = { ...config, structSize: structs.config.size };
	return structIn(structs.config, values);
}

function index(value, what) {
	if (Number.isInteger(value) && value >= 0 && value < 64) return value;
	return refuse(`${what}: ${String(value)} is not in 0..63`);
}

function assign(switches, group, values = {}, what) {
	for (const [key, value] of Object.entries(values)) {
		const which = index(/^\d+$/.test(key) ? Number(key) : valueOf(group, key), what);
		if (!Number.isInteger(value) || value < 0 || value > 255)
			refuse(`${what} ${key}: ${String(value)} is not in 0..255`);
		switches[which] = value;
	}
}

function chanceOf(chance) {
	if (typeof chance !== "string") return int32(chance, "chance");
	return Chance[chance.toUpperCase()] ?? refuse(`chance: ${JSON.stringify(chance)}`);
}
