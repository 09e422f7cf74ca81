/** Draws the logos of the demo's partners; their colour reads on light and on dark ground. */
import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const COLOUR = "#7f6c88";
const WIDTHS = [120, 240, 480];
const SIGNS = {
	"stiftung-beispielhaus": '<path d="M4 28V12a12 12 0 0 1 24 0v16z"/>',
	"buergerfonds-musterland": '<circle cx="11" cy="16" r="9"/><circle cx="21" cy="16" r="9" fill-opacity=".55"/>',
	"landesnetzwerk-engagement": '<path d="M4 4h11v11H4zM17 17h11v11H17zM17 4h11v11H17z"/>',
	"foerderbank-beispiel": '<path d="M16 3l13 24H3z"/>',
	"kulturraum-musterstadt": '<path d="M4 16a12 12 0 0 1 24 0zM8 19h16v9H8z"/>',
};

const folder = fileURLToPath(new URL("../../content/media/logos/", import.meta.url));
await mkdir(folder, { recursive: true });
for (const [name, sign] of Object.entries(SIGNS)) {
	const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="480" height="480" fill="${COLOUR}">${sign}</svg>`;
	for (const width of WIDTHS) {
		const picture = sharp(Buffer.from(svg)).resize(width);
		await picture.clone().webp({ lossless: true }).toFile(`${folder}${name}-${width}.webp`);
		await picture.clone().avif({ quality: 60 }).toFile(`${folder}${name}-${width}.avif`);
	}
}
