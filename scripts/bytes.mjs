// Where the bytes of a page's scripts come from: compressed, by file and by the source they were made of.
import { existsSync, globSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, install, main, projectFolder } from "./setup.mjs";

const ARTICLE = "articles/article-page";
const client = join(projectFolder, "build/client");

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1).replace(".", ",")} kB`.padStart(9);
const sizeOf = (text) => gzipSync(text).length;
const sum = (values) => values.reduce((total, value) => total + value, 0);

function readManifest() {
	const [file] = globSync(join(client, "assets/manifest-*.js"));
	const { entry, routes } = JSON.parse(readFileSync(file, "utf8").match(/{.*}/s)[0]);
	return { file: file.slice(client.length), entry, routes };
}

/** The files that the page asks for: the manifest, the entry, its own and those of the pages around it. */
function filesOf({ file, entry, routes }, page) {
	if (!routes[page]) throw new Error(`Diese Seite gibt es nicht. Es gibt:\n  ${Object.keys(routes).join("\n  ")}`);
	const files = new Set([file, entry.module, ...entry.imports]);
	for (let route = routes[page]; route; route = routes[route.parentId])
		for (const own of [route.module, ...route.imports]) files.add(own);
	return [...files];
}

/** `node_modules/zod`, `src/web/frame`, or what was made while building. */
const roomOf = (source) =>
	/node_modules\/(?:@[\w-]+\/)?[\w-]+|src\/\w+\/[\w-]+/.exec(source ?? "")?.[0] ??
	"erzeugt (Endpunkte, Icons, Klammern)";

/** The code that stems from each room. */
function roomsIn(code, map) {
	const rooms = new Map();
	for (const [line, text] of code.split("\n").entries()) {
		for (let column = 0; column < text.length; column += 1) {
			const room = roomOf(map.findEntry(line, column).originalSource);
			rooms.set(room, (rooms.get(room) ?? "") + text[column]);
		}
	}
	return rooms;
}

/** What each room weighs in a file: parts are compressed alone and share what the whole file weighs. */
function weigh(file) {
	const code = readFileSync(join(client, file), "utf8");
	const bytes = sizeOf(code);
	const mapFile = join(client, `${file}.map`);
	if (!existsSync(mapFile)) return { file, bytes, rooms: [["ohne Quelle (Seitenverzeichnis, Laufzeit)", bytes]] };
	const map = new SourceMap(JSON.parse(readFileSync(mapFile, "utf8")));
	const alone = Array.from(roomsIn(code, map), ([room, text]) => [room, sizeOf(text)]);
	const all = sum(alone.map(([, size]) => size));
	return { file, bytes, rooms: alone.map(([room, size]) => [room, (size / all) * bytes]) };
}

function print(title, rows) {
	console.log(`\n${title}`);
	for (const [name, bytes] of rows.toSorted((a, b) => b[1] - a[1])) console.log(`${kilobytes(bytes)}  ${name}`);
}

await main(async () => {
	await install();
	// Hidden maps leave the scripts as they are, to the byte.
	await build("--sourcemapClient", "hidden");
	const page = process.argv[2] ?? ARTICLE;
	try {
		const files = filesOf(readManifest(), page).map(weigh);
		const rooms = new Map();
		for (const [room, bytes] of files.flatMap((file) => file.rooms)) rooms.set(room, (rooms.get(room) ?? 0) + bytes);
		console.log(`\n${page}: ${kilobytes(sum(files.map(({ bytes }) => bytes))).trim()} gzip in ${files.length} Dateien`);
		print(
			"Nach Datei",
			files.map(({ file, bytes }) => [file, bytes]),
		);
		print("Nach Herkunft", [...rooms]);
	} finally {
		for (const map of globSync(join(client, "assets/*.map"))) rmSync(map);
	}
});
