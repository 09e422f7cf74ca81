import sharp from "sharp";

const STROKES =
	'<path d="M40 150C120 20 170 30 150 120S260 40 330 110 480 60 560 120" fill="none" stroke="#1b2a6b" stroke-width="9"/>';

/** Ink on paper, as a scanner sees it. */
export const scannedSignature = ({ empty = false, scale = 1, paper = "#f4f2ee" } = {}) =>
	sharp(
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="${600 * scale}" height="${200 * scale}" viewBox="0 0 600 200"><rect width="600" height="200" fill="${paper}"/>${empty ? "" : STROKES}</svg>`,
		),
	);
