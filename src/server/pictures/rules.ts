import { type Focus, IMAGE_WIDTHS, type ImageKind, withFocus } from "#contract/images.ts";
import { slugOf } from "#contract/slugs.ts";
import { publicPath } from "#server/media/paths.ts";

export type PictureFormat = "jpeg" | "png" | "webp" | "avif" | "gif" | "heic" | "svg";

const at = (head: Buffer, offset: number, text: string): boolean =>
	head.subarray(offset, offset + text.length).toString("latin1") === text;

const AVIF_BRANDS = ["avif", "avis"];
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** By how it begins; nobody is believed what they call it. */
export function formatOf(head: Buffer): PictureFormat | null {
	if (head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))) return "jpeg";
	if (at(head, 0, "\u0089PNG\r\n\u001a\n")) return "png";
	if (at(head, 0, "RIFF") && at(head, 8, "WEBP")) return "webp";
	if (at(head, 0, "GIF8")) return "gif";
	if (at(head, 4, "ftyp")) {
		const brand = head.subarray(8, 12).toString("latin1");
		if (AVIF_BRANDS.includes(brand)) return "avif";
		return HEIC_BRANDS.includes(brand) ? "heic" : null;
	}
	return /<svg[\s>]|<!DOCTYPE svg/i.test(head.toString("utf8")) ? "svg" : null;
}

/** A PNG that moves says so before its first pixel. */
export const isMovingPng = (head: Buffer): boolean => head.includes("acTL", 0, "latin1");

/** The beginning of all its files below the public folder. */
export const baseOf = (kind: ImageKind, name: string, hash: string): string =>
	`${kind}/${slugOf(name.replace(/\.\w{1,5}$/, "")) || "bild"}-${hash.slice(0, 12)}`;

const largestOf = (kind: ImageKind): number => Math.max(...IMAGE_WIDTHS[kind]);

export const pathOf = (kind: ImageKind, base: string): string => publicPath(`${base}-${largestOf(kind)}.webp`);

/** The other way round: where the files of a path lie. */
export const baseOfPath = (path: string): string => path.replace(/^\/media\//, "").replace(/-\d+\.webp$/, "");

interface Aimed {
	path: string;
	focus_x: number | null;
	focus_y: number | null;
}

export const focusOfRow = ({ focus_x, focus_y }: Omit<Aimed, "path">): Focus | null =>
	focus_x === null || focus_y === null ? null : { x: focus_x, y: focus_y };

/** As it stands where it is used. */
export const imageOf = (row: Aimed): string => {
	const focus = focusOfRow(row);
	return focus ? withFocus(row.path, focus) : row.path;
};

interface Box {
	left: number;
	top: number;
	width: number;
	height: number;
}

/** The largest part of a picture with this ratio, as near to the focus as its edges allow. */
export function cropAround({ width, height }: { width: number; height: number }, ratio: number, focus: Focus): Box {
	const box =
		width / height > ratio
			? { width: Math.max(1, Math.round(height * ratio)), height }
			: { width, height: Math.max(1, Math.round(width / ratio)) };
	const place = (whole: number, part: number, percent: number) =>
		Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part));
	return { ...box, left: place(width, box.width, focus.x), top: place(height, box.height, focus.y) };
}
