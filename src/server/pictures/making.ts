import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import sharp, { type Sharp } from "sharp";
import { refuse } from "#contract/errors.ts";
import { type Focus, IMAGE_FORMATS, IMAGE_WIDTHS, type ImageKind, SOCIAL_IMAGE } from "#contract/images.ts";
import { PICTURE_MAX_PIXELS, PICTURE_MIN_WIDTHS } from "#contract/office/pictures.ts";
import { FairQueue } from "#server/fair-queue.ts";
import type { MediaFiles } from "#server/media/files.ts";
import { cropAround, formatOf, isMovingPng } from "./rules.ts";

const HEAD_BYTES = 64 * 1024;
/** So much taller than wide a picture can be; what is more is made smaller. */
const TALLEST = 3;
const MIDDLE: Focus = { x: 50, y: 50 };
/** One after the other: each takes the whole machine for a moment. */
const queue = new FairQueue({ atOnce: 1, perLane: 8, total: 24, waitMs: 60_000 });

export interface Size {
	width: number;
	height: number;
}

async function headOf(file: string): Promise<Buffer> {
	const handle = await open(file);
	try {
		const { buffer, bytesRead } = await handle.read({ buffer: Buffer.alloc(HEAD_BYTES), position: 0 });
		return buffer.subarray(0, bytesRead);
	} finally {
		await handle.close();
	}
}

/** Refuses before anything is decoded what a look at the beginning gives away. */
async function demandFormat(file: string): Promise<string> {
	const head = await headOf(file);
	const format = formatOf(head);
	if (format === "svg") throw refuse("picture_vector");
	if (format === "heic") throw refuse("picture_heic");
	if (format === "gif" || format === null) throw refuse("picture_kind_unknown");
	if (format === "png" && isMovingPng(head)) throw refuse("picture_animated");
	return format;
}

/** Its size as people see it: turned as the camera says. */
async function demandSize(file: string, kind: ImageKind, format: string): Promise<Size> {
	const found = await sharp(file, { limitInputPixels: false })
		.metadata()
		.catch(() => {
			throw refuse("picture_broken");
		});
	const decoded = found.format === "heif" && found.compression === "av1" ? "avif" : found.format;
	if (decoded !== format) throw refuse("picture_broken");
	if ((found.pages ?? 1) > 1) throw refuse("picture_animated");
	if (found.width * found.height > PICTURE_MAX_PIXELS) throw refuse("picture_too_large");
	const { width, height } = found.autoOrient;
	if (width < PICTURE_MIN_WIDTHS[kind]) throw refuse("picture_too_small");
	return { width, height };
}

const encoded = (picture: Sharp, format: (typeof IMAGE_FORMATS)[number]): Sharp =>
	format === "avif" ? picture.avif({ quality: 55, effort: 3 }) : picture.webp({ quality: 80 });

/** Makes the files of pictures in the public folder; what is written anew is never seen half. */
export function createMaking(files: MediaFiles) {
	const keyOf = (base: string, ending: string): string => `public/${base}-${ending}`;

	async function write(picture: Sharp, key: string): Promise<void> {
		const target = files.pathOf(key);
		await mkdir(dirname(target), { recursive: true });
		const partial = `${target}.${randomUUID()}.partial`;
		try {
			await picture.toFile(partial);
			await files.publish(key, partial);
			await rename(partial, target);
		} catch (error) {
			await rm(partial, { force: true });
			throw error;
		}
	}

	/** 1200 × 630 around the focus, for previews elsewhere. */
	async function makeSocial(largest: Sharp, size: Size, base: string, focus: Focus | null): Promise<void> {
		const { width, height, ending } = SOCIAL_IMAGE;
		const picture = largest
			.extract(cropAround(size, width / height, focus ?? MIDDLE))
			.resize(width, height)
			.flatten({ background: "#ffffff" })
			.jpeg({ quality: 82, mozjpeg: true });
		await write(picture, keyOf(base, ending));
	}

	async function makeAll(file: string, kind: ImageKind, base: string, focus: Focus | null): Promise<void> {
		const widths = IMAGE_WIDTHS[kind];
		const widest = Math.max(...widths);
		const { data, info } = await sharp(file, { limitInputPixels: PICTURE_MAX_PIXELS, failOn: "warning" })
			.autoOrient()
			.resize({ width: widest, height: widest * TALLEST, fit: "inside", withoutEnlargement: true })
			.toColourspace("srgb")
			.raw()
			.toBuffer({ resolveWithObject: true })
			.catch(() => {
				throw refuse("picture_broken");
			});
		const { width, height, channels } = info;
		const largest = () => sharp(data, { raw: { width, height, channels } });
		for (const wanted of widths)
			for (const format of IMAGE_FORMATS) {
				const resized = largest().resize({ width: wanted, withoutEnlargement: true });
				await write(encoded(resized, format), keyOf(base, `${wanted}.${format}`));
			}
		if (kind === "scenes") await makeSocial(largest(), info, base, focus);
	}

	return {
		/** The whole set of an uploaded file, without anything that it told of place and camera. */
		make: (
			file: string,
			{ kind, base, focus }: { kind: ImageKind; base: string; focus: Focus | null },
		): Promise<Size> =>
			queue.run("pictures", async () => {
				const size = await demandSize(file, kind, await demandFormat(file));
				await makeAll(file, kind, base, focus);
				return size;
			}),

		/** The preview once more, around another focus. */
		remakeSocial: (base: string, focus: Focus | null): Promise<void> =>
			queue.run("pictures", async () => {
				const file = await files.local(keyOf(base, `${Math.max(...IMAGE_WIDTHS.scenes)}.webp`));
				const { width, height } = await sharp(file).metadata();
				await makeSocial(sharp(file), { width, height }, base, focus);
			}),

		async remove(kind: ImageKind, base: string): Promise<void> {
			const endings = IMAGE_WIDTHS[kind].flatMap((width) => IMAGE_FORMATS.map((format) => `${width}.${format}`));
			for (const ending of [...endings, SOCIAL_IMAGE.ending]) await files.remove(keyOf(base, ending));
		},
	};
}

export type Making = ReturnType<typeof createMaking>;
