import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { createKey, isSealedWith, type Key, type KeyRing, markOf, open, seal } from "./key-ring.ts";
import * as store from "./store.ts";

/** The names in the table of stored secrets. */
const STORED_KEY = "secret_key";
const KEY_CHECK = "key_check";
type OneTime = "setup_link";

type LinkPurpose =
	| "booking"
	| "order"
	| "grant"
	| "waiting"
	| "donation"
	| "donor_address"
	| "pin"
	| "certificate"
	| "feedback"
	| "check_in"
	| "coming";

interface Parts {
	db: Db;
	config: Pick<Config, "secretKey" | "previousSecretKeys" | "isSecretKeyLost">;
}

const linkOf = (key: Key, text: string): string =>
	createHmac("sha256", key.for("links")).update(text).digest("base64url");

/**
 * What needs a key of ours: `SECRET_KEY`, or else one that all processes share in the database. Keys that were in use
 * before still read what they have made.
 */
export function createSecrets({ db, config }: Parts) {
	let reading: Promise<KeyRing> | null = null;

	async function readRing(): Promise<KeyRing> {
		const { secretKey, previousSecretKeys } = config;
		const stored = secretKey
			? await store.read(db, STORED_KEY)
			: await store.obtain(db, STORED_KEY, () => randomBytes(32).toString("base64url"));
		const texts = [secretKey ?? "", stored ?? "", ...previousSecretKeys].filter((text) => text !== "");
		return [...new Set(texts)].map(createKey) as KeyRing;
	}

	function ring(): Promise<KeyRing> {
		reading ??= readRing().catch((error: unknown) => {
			reading = null;
			throw error;
		});
		return reading;
	}

	async function decryptOrNull(sealed: Buffer): Promise<unknown> {
		return open(await ring(), sealed)?.value ?? null;
	}

	async function encrypt(value: unknown): Promise<Buffer> {
		const [current] = await ring();
		return seal(current, value);
	}

	return {
		encrypt,

		/** Null for what was sealed with a key that is gone: nobody can read it any more, and nothing else may break by that. */
		decryptOrNull,

		async decrypt(sealed: Buffer): Promise<unknown> {
			const found = open(await ring(), sealed);
			if (!found) throw new Error("This was sealed with a key that is not known here.");
			return found.value;
		},

		/** False for what an older key has sealed and should be written anew. */
		async isCurrent(sealed: Buffer): Promise<boolean> {
			const [current] = await ring();
			return isSealedWith(current, sealed);
		},

		/** How everything begins that the current key has sealed. */
		async currentMark(): Promise<Buffer> {
			const [current] = await ring();
			return markOf(current);
		},

		/** Reads the keys before a transaction begins: inside it, that would take a second connection. */
		ready: async (): Promise<void> => {
			await ring();
		},

		/** False when what was sealed before cannot be read, because the key is another one and the old one is not named. */
		async knowsEarlierKey(): Promise<boolean> {
			const keys = await ring();
			const [current] = keys;
			const check = () => seal(current, KEY_CHECK).toString("base64");
			const known = Buffer.from(await store.obtain(db, KEY_CHECK, check), "base64");
			if (!open(keys, known) && !config.isSecretKeyLost) return false;
			if (!isSealedWith(current, known)) await store.replace(db, KEY_CHECK, check());
			return true;
		},

		/** A key for signatures that live for minutes: the first signs, any of them may have signed. */
		async signingKeys(purpose: "films"): Promise<[current: KeyObject, ...older: KeyObject[]]> {
			const [current, ...older] = await ring();
			return [current.for(purpose), ...older.map((key) => key.for(purpose))];
		},

		/**
		 * A secret for a link that can be written again later; nobody without the key can guess it. Of a row that exists
		 * already comes the link that its stored hash knows, whichever key was in use then.
		 */
		async linkToken(purpose: LinkPurpose, of: string, storedHash: Buffer | null = null): Promise<string> {
			const keys = await ring();
			const fits = (key: Key) => storedHash?.equals(hashToken(linkOf(key, `${purpose}:${of}`)));
			return linkOf((storedHash && keys.find(fits)) || keys[0], `${purpose}:${of}`);
		},

		/** The same by every key that is or was in use: one of them has made what somebody shows. */
		linkTokens: async (purpose: LinkPurpose, of: string): Promise<string[]> =>
			(await ring()).map((key) => linkOf(key, `${purpose}:${of}`)),

		/** What stands for something that must not be told, by every key that is or was in use; the first is the one to keep. */
		marksOf: async (text: string): Promise<[current: string, ...older: string[]]> =>
			(await ring()).map((key) => createHmac("sha256", key.for("marks")).update(text).digest("base64url")) as [string],

		/** A secret that is told once and ends the one before it; only its hash is kept. */
		async issueOneTime(name: OneTime): Promise<string> {
			const token = newToken();
			await store.replace(db, name, hashToken(token).toString("base64"));
			return token;
		},

		/** Inside a transaction it can be used by nobody else until the end. */
		async isOneTime(tx: Db, name: OneTime, token: string): Promise<boolean> {
			const hash = Buffer.from((await store.lock(tx, name)) ?? "", "base64");
			const given = hashToken(token);
			return hash.byteLength === given.byteLength && timingSafeEqual(hash, given);
		},

		endOneTime: (tx: Db, name: OneTime) => store.remove(tx, name),
	};
}

export type Secrets = ReturnType<typeof createSecrets>;
