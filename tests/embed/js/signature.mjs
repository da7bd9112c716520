// SPDX-License-Identifier: Zlib
// node signature.mjs DIRECTORY: run DIRECTORY/signature.js in Chromium and print
// what it prints.

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { clean, launch, open, serve } from "./chromium.mjs";

const [directory] = process.argv.slice(2);
await writeFile(
	join(directory, "signature.html"),
	`<!doctype html><link rel="icon" href="data:,"><pre id="out"></pre>
<script>
var Module = {
	print(line) { document.getElementById("out").textContent += line + "\\n"; },
	onExit(code) { document.title = "exit " + code; },
};
</script>
<script src="signature.js"></script>`,
);
const browser = await launch();
try {
	const { page, wrong } = await open(
		browser,
		`${await serve(directory)}signature.html`,
	);
	await page.waitForFunction(() => document.title.startsWith("exit"), null, {
		timeout: 300000,
	});
	clean(wrong);
	process.stdout.write(await page.textContent("#out"));
	process.exitCode = Number((await page.title()).slice(5));
} finally {
	await browser.close();
}
