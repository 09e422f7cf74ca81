import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { copyFile, mkdir, rename, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import * as z from "zod/mini";
import { IMAGE_FORMATS, IMAGE_WIDTHS, SOCIAL_IMAGE, withFocus } from "#contract/images.ts";
import { makeMediaFolders, mediaFolders, publicPath } from "#server/media/paths.ts";
import type { MediaKind } from "#server/media/tables.ts";
import type { ReadyMade } from "#server/pictures/service.ts";
import { contentFolder } from "./content-folder.ts";
import { DEMO_PARTNERS } from "./partners.ts";
import type { DemoContent } from "./read-content.ts";

/** Where a demo file comes from and where it lies in the media folder, named by its content. */
export interface DemoFile {
	source: string;
	path: string;
	isPrivate: boolean;
}

/** As `scripts/media/render-images.mjs` and `logos.mjs` draw them. */
const SIZES = {
	scenes: { width: 1280, height: 800 },
	portraits: { width: 480, height: 480 },
	logos: { width: 480, height: 480 },
};
type DrawnKind = keyof typeof SIZES;

const hashOf = (file: string): string => createHash("sha256").update(readFileSync(file)).digest("hex").slice(0, 8);

const percent = z.number().check(z.gte(0), z.lte(100));
const Chairs = z.record(
	z.string(),
	z.object({
		/** Left, top, right and bottom of the yellow chair. */
		chair: z.tuple([percent, percent, percent, percent]),
		/** What crops hold on to, so that the chair stays whole in them. */
		focus: z.tuple([percent, percent]),
	}),
);

/** Written by `scripts/media/render-images.mjs`, which draws the chairs. */
export const readChairs = () =>
	z.parse(Chairs, JSON.parse(readFileSync(join(contentFolder, "media", "chairs.json"), "utf8")));

function imageFiles(kind: DrawnKind, name: string): { image: string; files: DemoFile[] } {
	const source = (ending: string) => join(contentFolder, "media", kind, `${name}-${ending}`);
	const largest = Math.max(...IMAGE_WIDTHS[kind]);
	const base = `${kind}/${name}-${hashOf(source(`${largest}.webp`))}`;
	const endings: string[] = IMAGE_WIDTHS[kind].flatMap((width) => IMAGE_FORMATS.map((format) => `${width}.${format}`));
	if (kind === "scenes") endings.push(SOCIAL_IMAGE.ending);
	const files = endings.map((ending) => ({ source: source(ending), path: `${base}-${ending}`, isPrivate: false }));
	return { image: publicPath(`${base}-${largest}.webp`), files };
}

export interface FilmFile extends DemoFile {
	kind: MediaKind;
	bytes: number;
}

/** What it is called among the content's files. */
export const nameOf = ({ source }: FilmFile): string => basename(source);

function filmFile(kind: MediaKind, folder: string, name: string): FilmFile {
	const source = join(contentFolder, "media", folder, name);
	const [stem, ending] = name.split(".");
	const path = `${folder}/${stem}-${hashOf(source)}.${ending}`;
	return {
		kind,
		source,
		path,
		isPrivate: kind === "video",
		bytes: statSync(source).size,
	};
}

/** The film of a category and its teaser, each with captions. */
const filmSet = (category: string) => ({
	teaser: filmFile("teaser", "teasers", `${category}.mp4`),
	teaserCaptions: filmFile("captions", "captions", `${category}-teaser.vtt`),
	video: filmFile("video", "videos", `${category}.mp4`),
	videoCaptions: filmFile("captions", "captions", `${category}.vtt`),
});

export type FilmSet = ReturnType<typeof filmSet>;

export function collectMedia(content: DemoContent) {
	const files: DemoFile[] = [];
	const images = new Map<string, string>();
	const pictures: ReadyMade[] = [];
	const chairs = readChairs();
	const addImage = (kind: DrawnKind, name: string, { title, alt }: { title: string; alt: string }) => {
		const { image: file, files: own } = imageFiles(kind, name);
		const focus = chairs[name]?.focus;
		const image = focus ? withFocus(file, { x: focus[0], y: focus[1] }) : file;
		images.set(name, image);
		pictures.push({ kind, image, title, alt, ...SIZES[kind] });
		files.push(...own);
	};
	for (const { slug, title, image_alt: alt } of content.articles) addImage("scenes", `artikel-${slug}`, { title, alt });
	for (const { slug, topic: title, image_alt: alt } of content.seminars)
		addImage("scenes", `seminar-${slug}`, { title, alt });
	for (const { slug, topic: title, image_alt: alt } of content.courses)
		addImage("scenes", `kurs-${slug}`, { title, alt });
	for (const { slug, name } of content.lecturers) addImage("portraits", slug, { title: name, alt: name });
	for (const { slug, name } of DEMO_PARTNERS) addImage("logos", slug, { title: name, alt: name });

	const films = new Map<string, FilmSet>();
	for (const { category } of content.courses) {
		if (!films.has(category)) films.set(category, filmSet(category));
	}
	for (const set of films.values()) files.push(...Object.values(set));
	return { images, pictures, films, files };
}

/** Names, sizes and times of all files: much faster than what is in them, and any other set has another. */
function fingerprint(): string {
	const hash = createHash("sha256");
	const folder = join(contentFolder, "media");
	for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
		const { size, mtimeMs } = statSync(join(folder, name));
		hash.update(`${name} ${size} ${mtimeMs}\n`);
	}
	return hash.digest("hex");
}

/** Says which set lies in the media folder, and goes with it. */
export const mediaNote = (dataDir: string) => join(mediaFolders(dataDir).public, "..", "demo-set");

export function isMediaPlaced(dataDir: string): boolean {
	const note = mediaNote(dataDir);
	return existsSync(note) && readFileSync(note, "utf8") === fingerprint();
}

/** Copies what is missing; a file that is there has the right content, for its name says so. */
export async function placeMedia(files: DemoFile[], dataDir: string): Promise<void> {
	const folders = mediaFolders(dataDir);
	await makeMediaFolders(dataDir);
	for (const { source, path, isPrivate } of files) {
		const target = join(isPrivate ? folders.private : folders.public, path);
		if (existsSync(target)) continue;
		await mkdir(dirname(target), { recursive: true });
		const partial = `${target}.${process.pid}.partial`;
		await copyFile(source, partial);
		await rename(partial, target);
	}
	await writeFile(mediaNote(dataDir), fingerprint());
}
