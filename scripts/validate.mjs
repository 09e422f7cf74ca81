// The W3C's own checker on one page of each kind, every legal text and every letter; prints what it finds and fails on it.
import { execFile } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { foreignTool } from "./foreign-tool.mjs";
import { pageKinds } from "./page-kinds.mjs";
import { withProduct } from "./product.mjs";
import { main } from "./setup.mjs";

const VERSION = "26.9.27";
/** What letters are built of since mail programs read no style sheets. */
const OF_LETTERS = /attribute on the .+ element is obsolete|Use CSS instead/;
/** Alone takes the download from the browser's own controls; Chromium's, not yet in the standard. */
const OF_PAGES = /Attribute “controlslist” not allowed/;

async function letters(base) {
	const list = await (await fetch(`${base}/postausgang/vorschau`)).text();
	return Array.from(list.matchAll(/"(\/postausgang\/vorschau\/[^"]+)"/g), ([, path]) => path);
}

async function save(base, folder, paths) {
	mkdirSync(folder);
	const names = new Map();
	for (const path of paths) {
		const file = join(folder, `${names.size}.html`);
		writeFileSync(file, await (await fetch(base + path)).text());
		names.set(file, path);
	}
	return names;
}

/** The checker tells what it finds on its error stream, and ends with an error then. */
const run = (jar, folder) =>
	new Promise((resolve, reject) => {
		const args = ["-jar", jar, "--errors-only", "--format", "json", folder];
		execFile("java", args, { maxBuffer: 1e8 }, (error, _, stderr) => {
			if (error?.code === "ENOENT") return reject(new Error("Der Prüfer des W3C braucht Java."));
			resolve(JSON.parse(stderr).messages);
		});
	});

async function check(jar, folder, names, judged) {
	const found = (await run(jar, folder)).filter(({ message }) => !judged.test(message));
	return found.map(({ url, message, extract }) => ({ path: names.get(new URL(url).pathname), message, extract }));
}

await main(() =>
	withProduct(async ({ base, folder }) => {
		const jar = await foreignTool("vnu-jar", VERSION, "build/dist/vnu.jar");
		const [own, mails] = [await pageKinds(base), await letters(base)];
		const [ownFolder, mailFolder] = [join(folder, "pages"), join(folder, "letters")];
		const found = [
			...(await check(jar, ownFolder, await save(base, ownFolder, own), OF_PAGES)),
			...(await check(jar, mailFolder, await save(base, mailFolder, mails), OF_LETTERS)),
		];
		for (const [message, places] of Map.groupBy(found, (fault) => fault.message))
			console.log(`\n${message}\n  ${places[0].extract?.trim()}\n  ${places.map(({ path }) => path).join(" ")}`);
		console.log(`\n${own.length} Seiten und ${mails.length} Briefe geprüft, ${found.length} Fehler`);
		return found.length === 0 ? 0 : 1;
	}),
);
