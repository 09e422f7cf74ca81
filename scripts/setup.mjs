// What every command of the project does first. Runs on Node 20 and without installed packages.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1).replace(".", ",")} s`;

/** Runs a command quietly, shows that it is still at work, and prints what it said only if it fails. */
export async function quietly(title, command, args, options = {}) {
	const start = Date.now();
	let output = "";
	const progress = setInterval(() => console.log(`  … ${title}, noch dabei (${seconds(start)})`), 10_000);
	const child = spawn(command, args, { cwd: projectFolder, stdio: ["ignore", "pipe", "pipe"], ...options });
	child.stdout.on("data", (chunk) => (output += chunk));
	child.stderr.on("data", (chunk) => (output += chunk));
	const code = await new Promise((resolve, reject) => {
		child.on("error", reject);
		child.on("close", resolve);
	}).finally(() => clearInterval(progress));
	if (code !== 0) {
		console.error(output);
		throw new Error(`${title} ist gescheitert (Ende mit ${code}).`);
	}
	console.log(`  ✓ ${title} (${seconds(start)})`);
	return output;
}

export const readJson = (path) => JSON.parse(readFileSync(path, "utf8"));

/** Whether node_modules holds exactly what the lock file says; optional packages of other platforms may be missing. */
function isInstalled() {
	const noted = join(projectFolder, "node_modules/.package-lock.json");
	if (!existsSync(noted)) return false;
	const wanted = readJson(join(projectFolder, "package-lock.json")).packages;
	const present = readJson(noted).packages;
	return Object.entries(wanted).every(([path, { version, optional }]) => {
		if (path === "") return true;
		const own = present[path];
		return own ? own.version === version : optional === true;
	});
}

/** The npm that started this, or else the one on the path. */
export function npmCommand() {
	const npm = process.env.npm_execpath;
	return npm ? [process.execPath, npm] : ["npm"];
}

export async function install() {
	if (isInstalled()) return;
	const [command, ...args] = npmCommand();
	await quietly("Pakete installiert", command, [...args, "ci", "--no-audit", "--no-fund", "--loglevel=error"]);
}

const MINIMUM_NODE = 24;

/** Node 24 comes as a package, so that an older one on the machine does not matter. */
export function nodeBinary() {
	const packaged = join(projectFolder, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
	if (existsSync(packaged)) return packaged;
	if (Number(process.versions.node.split(".")[0]) >= MINIMUM_NODE) return process.execPath;
	throw new Error(`Hier läuft Node ${process.versions.node}; nötig ist Node ${MINIMUM_NODE}.`);
}

/** Tools from node_modules run on the packaged Node too. */
export const toolEnvironment = (extra = {}) => ({
	...process.env,
	PATH: `${dirname(nodeBinary())}:${join(projectFolder, "node_modules/.bin")}:${process.env.PATH}`,
	...extra,
});

const BUILD_INPUTS = [
	"src/browser",
	"src/contract",
	"src/office",
	"src/web",
	"scripts/door-worker.ts",
	"scripts/endpoint-table.ts",
	"scripts/icons.ts",
	"scripts/leaving.ts",
	"scripts/offline-worker.ts",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
	"vite.config.ts",
	"vite.office.config.ts",
	"react-router.config.ts",
	"public",
];

function* filesBelow(path) {
	if (!existsSync(path)) return;
	const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
	for (const entry of entries) {
		const child = join(path, entry.name);
		if (entry.isDirectory()) yield* filesBelow(child);
		else if (!/\.test\.tsx?$/.test(entry.name)) yield child;
	}
}

function inputHash() {
	const hash = createHash("sha256");
	for (const input of BUILD_INPUTS) {
		const path = join(projectFolder, input);
		const files = /\.\w+$/.test(input) ? [path] : filesBelow(path);
		for (const file of files) hash.update(file.slice(projectFolder.length)).update(readFileSync(file));
	}
	return hash.digest("hex");
}

/** Builds site and office if something they are made of has changed; with more arguments for the tool, in any case. */
export async function build(...more) {
	const stamp = join(projectFolder, "build/.inputs");
	const hash = inputHash();
	if (more.length === 0 && existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
	rmSync(join(projectFolder, "build"), { recursive: true, force: true });
	const cli = join(projectFolder, "node_modules/@react-router/dev/bin.cjs");
	await quietly("Website gebaut", nodeBinary(), [cli, "build", ...more], {
		env: toolEnvironment({ NODE_ENV: "production" }),
	});
	const vite = join(projectFolder, "node_modules/vite/bin/vite.js");
	await quietly("Verwaltung gebaut", nodeBinary(), [vite, "build", "--config", "vite.office.config.ts"], {
		env: toolEnvironment({ NODE_ENV: "production" }),
	});
	mkdirSync(dirname(stamp), { recursive: true });
	writeFileSync(stamp, hash);
}

/** Ends with one sentence instead of a stack when a step fails. */
export async function main(work) {
	try {
		process.exitCode = (await work()) ?? 0;
	} catch (error) {
		console.error(`\n${error instanceof Error ? error.message : error}`);
		process.exitCode = 1;
	}
}
