/**
 * An image's path names its largest WebP ("/media/scenes/artikel-x-1a2b3c4d-1280.webp"); the smaller widths and the
 * AVIF files lie beside it, so one string in the database and the API stands for the whole set. Behind it may stand what
 * every crop keeps in sight, in percent of width and height: "…-1280.webp#focus=35,60". Whoever only fetches the address
 * does not notice.
 */
export const IMAGE_WIDTHS = { scenes: [480, 800, 1280], portraits: [96, 240, 480], logos: [120, 240, 480] } as const;
export type ImageKind = keyof typeof IMAGE_WIDTHS;
export const IMAGE_KINDS = ["scenes", "portraits", "logos"] as const satisfies ImageKind[];
export const IMAGE_FORMATS = ["avif", "webp"] as const;

const PATTERN = /^(\/media\/(scenes|portraits|logos)\/[\w-]+)-\d+\.webp$/;
const FOCUS = /#focus=(\d{1,3}),(\d{1,3})$/;

export interface Focus {
	x: number;
	y: number;
}

export const withFocus = (path: string, { x, y }: Focus): string => `${path}#focus=${x},${y}`;

/** What a crop keeps in sight; null for an image of which that is not known. */
export function focusOf(path: string): Focus | null {
	const [, x, y] = FOCUS.exec(path) ?? [];
	return x && y ? { x: Math.min(Number(x), 100), y: Math.min(Number(y), 100) } : null;
}

/** As fine as the classes of crop.css are: a style attribute is more than the policy of the page allows. */
const CROP_STEP = 5;

/** The classes that keep it in sight. */
export function cropOf({ x, y }: Focus): string {
	const step = (percent: number) => Math.round(percent / CROP_STEP) * CROP_STEP;
	return `crop-x-${step(x)} crop-y-${step(y)}`;
}

/** The address of the file alone. */
export const imageAddress = (path: string): string => path.replace(FOCUS, "");

/** Whether it names a picture of the house that stands in texts and on cards. */
export const isScene = (path: string): boolean => PATTERN.exec(imageAddress(path))?.[2] === "scenes";

/** The picture for previews elsewhere lies beside a scene, in the one format and size that every service takes. */
export const SOCIAL_IMAGE = { ending: "social.jpg", type: "image/jpeg", width: 1200, height: 630 } as const;

/** The preview picture of an image, or null for one that has none (a portrait, a file from elsewhere). */
export function socialImage(path: string): string | null {
	const [, base, kind] = PATTERN.exec(imageAddress(path)) ?? [];
	return kind === "scenes" ? `${base}-${SOCIAL_IMAGE.ending}` : null;
}

interface ImageSources {
	avif: string;
	webp: string;
	largest: string;
}

export function imageSources(path: string): ImageSources {
	const largest = imageAddress(path);
	const match = PATTERN.exec(largest);
	if (!match) return { avif: "", webp: "", largest };
	const [, base, kind] = match;
	const set = (format: string) =>
		IMAGE_WIDTHS[kind as ImageKind].map((width) => `${base}-${width}.${format} ${width}w`).join(", ");
	return { avif: set("avif"), webp: set("webp"), largest };
}
