import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { quietly } from "./setup.mjs";

/** Chromium without its windows: the same engine in a third less time. */
const SHELLS = ["/usr/bin/chromium-headless-shell"];
const BROWSERS = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];
/** The letters that most people have, in Debian's free version: until ours have come, pages are set in them. */
const LETTERS = ["fonts-liberation"];
const LETTER_FOLDERS = ["/usr/share/fonts/truetype/liberation", "/usr/share/fonts/truetype/liberation2"];
const MISSING = "Für die Tests im Browser fehlt Chromium: Installiere es oder nenne seinen Pfad in CHROMIUM_PATH.";

const find = (...places) => places.flat().find((path) => path && existsSync(path));

const asRoot = () => (process.getuid?.() === 0 ? [] : ["sudo", "-n"]);

function canInstall() {
	const isRoot = asRoot().length === 0 || spawnSync("sudo", ["-n", "true"]).status === 0;
	return isRoot && spawnSync("apt-get", ["--version"]).status === 0;
}

function apt(title, ...args) {
	const [command, ...before] = [...asRoot(), "apt-get", "-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=30"];
	return quietly(title, command, [...before, ...args], {
		env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
	});
}

let lists;
/** Once, however much is missing. */
const fetchLists = () => (lists ??= apt("Paketliste geholt", "update"));

/** Debian's packages in the order in which we like them; older systems lack the first. */
async function install(packages) {
	await fetchLists();
	for (const name of packages) {
		const installed = await apt(`${name} installiert`, "install", "-y", "--no-install-recommends", name).then(
			() => true,
			(error) => console.log(`  ${error.message}`),
		);
		if (installed) return;
	}
}

async function tryToInstall(packages) {
	if (canInstall()) await install(packages).catch((error) => console.log(`  ${error.message}`));
}

/** The path of a Chromium for the tests: one without windows, which Debian has, or else any that is there. */
export async function findTestBrowser() {
	if (process.platform === "linux" && !find(LETTER_FOLDERS)) await tryToInstall(LETTERS);
	const present = find(process.env.CHROMIUM_PATH, SHELLS);
	if (present) return present;
	const other = find(BROWSERS);
	const wanted = other ? ["chromium-headless-shell"] : ["chromium-headless-shell", "chromium"];
	await tryToInstall(wanted);
	const found = find(SHELLS, BROWSERS);
	if (!found) throw new Error(MISSING);
	return found;
}

/** A whole browser that is there already. */
export function findBrowser() {
	const found = find(process.env.CHROMIUM_PATH, BROWSERS);
	if (!found) throw new Error(MISSING);
	return found;
}
