import { encodeQR } from "qr";

/** The library draws at least one light module around a code. */
const BORDER = 1;

/** The dark modules of a QR code as rows of ones and noughts, with error correction M and no quiet zone. */
export const qrRows = (text: string): string[] =>
	encodeQR(text, "raw", { ecc: "medium", border: BORDER })
		.slice(BORDER, -BORDER)
		.map((row) => row.slice(BORDER, -BORDER).map(Number).join(""));
