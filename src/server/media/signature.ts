import { createHmac, type KeyObject, timingSafeEqual } from "node:crypto";
import { PLAYLIST } from "./paths.ts";

/** A link to a film lives at least this long from the moment it is written. */
export const LINK_LIFETIME_S = 15 * 60;
/** Expiries fall on round moments, so that equal answers stay equal for a while and can be kept. */
export const EXPIRY_STEP_S = 5 * 60;

export interface VideoLink {
	/** Both as they stand in the address: what was signed is compared letter by letter. */
	fileId: string;
	expires: string;
	signature: string;
}

export const expiryFrom = (now: Date): number =>
	Math.ceil((now.getTime() / 1000 + LINK_LIFETIME_S) / EXPIRY_STEP_S) * EXPIRY_STEP_S;

/** A film as one file, or as a folder of pieces: a link to one opens not the other. */
type Form = "video" | "hls";

const digest = (key: KeyObject, form: Form, { fileId, expires }: Omit<VideoLink, "signature">): Buffer =>
	createHmac("sha256", key).update(`${form}:${fileId}:${expires}`).digest();

const signatureOf = (key: KeyObject, form: Form, fileId: number, expires: number): string =>
	digest(key, form, { fileId: String(fileId), expires: String(expires) }).toString("base64url");

export const signedVideoPath = (key: KeyObject, fileId: number, expires: number): string =>
	`/media/video/${fileId}?expires=${expires}&signature=${signatureOf(key, "video", fileId, expires)}`;

const PIECES_PATH = "/media/hls/";

/** One token for all pieces: it stands in the path, so that the list's own addresses carry it on. */
export const signedPiecesPath = (key: KeyObject, fileId: number, expires: number): string =>
	`${PIECES_PATH}${fileId}/${expires}.${signatureOf(key, "hls", fileId, expires)}/${PLAYLIST}`;

/** Whether a page or an answer hands out such a link, however it is escaped there. */
export const carriesSignedLink = (body: Buffer): boolean => body.includes("signature=") || body.includes(PIECES_PATH);

/** A forged link is wrong whatever time it names; only a true one can be too old. */
export function checkVideoLink(
	keys: KeyObject[],
	link: VideoLink,
	now: Date,
	form: Form = "video",
): "valid" | "invalid" | "expired" {
	const given = Buffer.from(link.signature, "base64url");
	const isBy = (key: KeyObject) => {
		const expected = digest(key, form, link);
		return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
	};
	if (!keys.some(isBy)) return "invalid";
	return now.getTime() < Number(link.expires) * 1000 ? "valid" : "expired";
}
