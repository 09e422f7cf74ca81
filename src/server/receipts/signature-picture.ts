import sharp from "sharp";
import { refuse } from "#contract/errors.ts";
import { formatOf, isMovingPng } from "#server/pictures/rules.ts";

const MAX_PIXELS = 40_000_000;
/** As much as is sharp on paper at the size in which it is printed. */
const LARGEST = { width: 900, height: 300 };
const SMALLEST = { width: 120, height: 24 };
/** What is lighter is paper. */
const PAPER = 40;

/** Ink on white and nothing else: looked at, turned upright, cut to what is written, encoded anew. */
export async function signaturePicture(content: Buffer): Promise<Buffer> {
	const format = formatOf(content);
	if (format !== "png" && format !== "jpeg") throw refuse("picture_kind_unknown");
	if (format === "png" && isMovingPng(content)) throw refuse("picture_animated");
	const broken = () => {
		throw refuse("picture_broken");
	};
	const { width, height } = await sharp(content, { limitInputPixels: false }).metadata().catch(broken);
	if (width * height > MAX_PIXELS) throw refuse("picture_too_large");
	const grey = await sharp(content, { limitInputPixels: MAX_PIXELS, failOn: "warning" })
		.autoOrient()
		.flatten({ background: "#ffffff" })
		.greyscale()
		.png()
		.toBuffer()
		.catch(broken);
	const { channels } = await sharp(grey).stats();
	const [light] = channels;
	if (!light || light.max - light.min < PAPER) throw refuse("signature_empty");
	const { data, info } = await sharp(await sharp(grey).normalise().png().toBuffer())
		.trim({ background: "#ffffff", threshold: PAPER })
		.png()
		.toBuffer({ resolveWithObject: true });
	if (info.width < SMALLEST.width || info.height < SMALLEST.height) throw refuse("signature_too_small");
	return sharp(data)
		.resize({ ...LARGEST, fit: "inside", withoutEnlargement: true })
		.toColourspace("b-w")
		.png({ compressionLevel: 9 })
		.toBuffer();
}
