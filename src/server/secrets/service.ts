import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from "node:crypto";
import type { Db } from "#server/db/client.ts";
import { obtainSecret } from "./obtain-secret.ts";

const KEY_SETTING = "secret_key";
const CIPHER = "aes-256-gcm";
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What needs a key of ours: `SECRET_KEY`, or else one that all processes share in the database. */
export function createSecrets({ db, secretKey }: { db: Db; secretKey: string | null }) {
	let reading: Promise<string> | null = null;

	function base(): Promise<string> {
		reading ??= (secretKey ? Promise.resolve(secretKey) : obtainSecret(db, KEY_SETTING)).catch((error: unknown) => {
			reading = null;
			throw error;
		});
		return reading;
	}

	const keys = new Map<string, Buffer>();

	async function keyFor(purpose: string): Promise<Buffer> {
		const known = keys.get(purpose);
		if (known) return known;
		const key = Buffer.from(hkdfSync("sha256", await base(), "vsz", purpose, 32));
		keys.set(purpose, key);
		return key;
	}

	async function decrypt(sealed: Buffer): Promise<unknown> {
		const decipher = createDecipheriv(CIPHER, await keyFor("data"), sealed.subarray(0, IV_BYTES));
		decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
		const data = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
		return JSON.parse(data.toString("utf8"));
	}

	return {
		decrypt,

		/** Null for what was sealed with another key: nobody can read it any more, and nothing else may break by that. */
		decryptOrNull: async (sealed: Buffer): Promise<unknown> => {
			await base();
			return decrypt(sealed).catch(() => null);
		},

		/** Reads the key before a transaction begins: inside it, that would take a second connection. */
		ready: async (): Promise<void> => {
			await base();
		},

		/** A secret for a link that can be written again later; nobody without the key can guess it. */
		linkToken: async (
			purpose: "booking" | "order" | "grant" | "waiting" | "donation" | "pin",
			of: string,
		): Promise<string> =>
			createHmac("sha256", await keyFor("links"))
				.update(`${purpose}:${of}`)
				.digest("base64url"),

		async encrypt(value: unknown): Promise<Buffer> {
			const iv = randomBytes(IV_BYTES);
			const cipher = createCipheriv(CIPHER, await keyFor("data"), iv);
			const data = Buffer.concat([cipher.update(JSON.stringify(value), "utf8"), cipher.final()]);
			return Buffer.concat([iv, cipher.getAuthTag(), data]);
		},
	};
}

export type Secrets = ReturnType<typeof createSecrets>;
