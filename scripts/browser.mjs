import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { quietly } from "./setup.mjs";

const PLACES = [
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
	"/usr/bin/google-chrome-stable",
	"/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

const find = () => [process.env.CHROMIUM_PATH, ...PLACES].find((path) => path && existsSync(path));

/** The path of a Chromium: the one that is there, or Debian's, installed now. */
export async function findBrowser() {
	const present = find();
	if (present) return present;
	const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
	const canInstall = asRoot.length === 0 || spawnSync("sudo", ["-n", "true"]).status === 0;
	if (!canInstall || spawnSync("apt-get", ["--version"]).status !== 0) {
		throw new Error("Für die Tests im Browser fehlt Chromium: Installiere es oder nenne seinen Pfad in CHROMIUM_PATH.");
	}
	const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const run = (title, args) =>
		quietly(title, asRoot[0] ?? "apt-get", asRoot[0] ? [...asRoot.slice(1), "apt-get", ...args] : args, { env });
	await run("Paketliste geholt", ["update"]);
	await run("Chromium installiert", ["install", "-y", "--no-install-recommends", "chromium"]);
	const installed = find();
	if (!installed) throw new Error("Chromium wurde installiert und ist trotzdem nicht zu finden.");
	return installed;
}
