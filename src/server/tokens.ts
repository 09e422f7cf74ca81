import { createHash, randomBytes, randomInt } from "node:crypto";

/** A secret for a link: 256 bits, shown once; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();

/** Letters and digits that nobody confuses when reading them from a screen. */
export const CODE_ALPHABET = "ABCDEFGHJKMNPQRSTUVWXYZ23456789";

/** A random part of a number that people read, type and say. */
export const newCode = (length: number, alphabet: string = CODE_ALPHABET): string =>
	Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join("");
