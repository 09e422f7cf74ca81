import sharp from "sharp";

let shade = 0;

/** A picture that no other call gives. */
export function samplePicture(width: number, height: number) {
	shade += 1;
	const background = { r: shade % 256, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
	return sharp({ create: { width, height, channels: 3, background } });
}

/** A small logo: nothing is made faster. */
export const sampleLogo = (): Promise<Buffer> => samplePicture(60, 40).png().toBuffer();
