import { createHash, randomBytes } from "node:crypto";

/** A secret for a link: 256 bits, shown once; only its hash is stored. */
export const newToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
