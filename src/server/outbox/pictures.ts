import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codePicture } from "./code-picture.ts";

/** The tables in letters: of which scene, and the colour of its floor where pictures are not shown. */
export const SCENES = {
	/** Nobody is missing: a seat was taken. */
	taken: "#b4dedb",
	thanks: "#b4dedb",
	/** One chair is free. */
	free: "#b4dedb",
	empty: "#e6daf2",
	key: "#3b1740",
	welcome: "#f9b9a8",
	post: "#ffdb61",
	gift: "#fcdcd2",
	office: "#e9cfa4",
} as const;

export type Scene = keyof typeof SCENES;
/** A QR code is drawn when the letter leaves: its name is what it says. */
export type CodeName = `code-${string}`;
export type PictureName = Scene | "mark" | CodeName;

const FOLDER = join(import.meta.dirname, "pictures");
const read = (name: string): [string, Buffer] => [name, readFileSync(join(FOLDER, `${name}.png`))];
const pictures = new Map<string, Buffer>(["mark", ...Object.keys(SCENES)].map(read));

const CODE = "code-";
export const codeName = (code: string): CodeName => `${CODE}${code}`;

/** By this name the markup of a letter shows a picture that comes along with it: nothing is loaded from outside. */
export const contentId = (name: PictureName): string => `${name}@vsz`;

/** The pictures a letter was written with; a name that an older release has used is left out. */
export const picturesNamed = (names: readonly PictureName[]) =>
	names.flatMap((name) => {
		const content = name.startsWith(CODE) ? codePicture(name.slice(CODE.length)) : pictures.get(name);
		if (!content) return [];
		const named = { filename: `${name}.png`, contentType: "image/png", cid: contentId(name) };
		return [{ ...named, content, contentDisposition: "inline" as const }];
	});

/** Markup for a browser, which knows no parts of a mail: the same bytes in place of their names. */
export const withPicturesInside = (markup: string, bytesOf: (cid: string) => Uint8Array | undefined): string =>
	markup.replace(/(?<=src=")cid:([\w-]+@vsz)/g, (address, cid: string) => {
		const bytes = bytesOf(cid);
		return bytes ? `data:image/png;base64,${Buffer.from(bytes).toString("base64")}` : address;
	});
