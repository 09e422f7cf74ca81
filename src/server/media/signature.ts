import { createHmac, timingSafeEqual } from "node:crypto";

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

const digest = (key: Buffer, { fileId, expires }: Omit<VideoLink, "signature">): Buffer =>
	createHmac("sha256", key).update(`video:${fileId}:${expires}`).digest();

export function signedVideoPath(key: Buffer, fileId: number, expires: number): string {
	const link = { fileId: String(fileId), expires: String(expires) };
	return `/media/video/${fileId}?expires=${expires}&signature=${digest(key, link).toString("base64url")}`;
}

/** Whether a page or an answer hands out such a link, however it is escaped there. */
export const carriesSignedLink = (body: Buffer): boolean => body.includes("signature=");

/** A forged link is wrong whatever time it names; only a true one can be too old. */
export function checkVideoLink(keys: Buffer[], link: VideoLink, now: Date): "valid" | "invalid" | "expired" {
	const given = Buffer.from(link.signature, "base64url");
	const isBy = (key: Buffer) => {
		const expected = digest(key, link);
		return given.byteLength === expected.byteLength && timingSafeEqual(given, expected);
	};
	if (!keys.some(isBy)) return "invalid";
	return now.getTime() < Number(link.expires) * 1000 ? "valid" : "expired";
}
