import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject, randomBytes } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";

/** One key of ours. From its text a key of its own comes for each purpose, and an id that gives nothing away. */
export interface Key {
	id: Buffer;
	for(purpose: string): KeyObject;
}

/** The key in use comes first; with the others only what was made before is still read. */
export type KeyRing = [current: Key, ...older: Key[]];

const KEY_BYTES = 32;
const ID_BYTES = 4;

export function createKey(text: string): Key {
	const derive = (purpose: string, bytes: number) => Buffer.from(hkdfSync("sha256", text, "vsz", purpose, bytes));
	/** As objects: bytes would be made one of them at every use, which costs more than to sign a link. */
	const known = new Map<string, KeyObject>();
	return {
		id: derive("key-id", ID_BYTES),
		for(purpose) {
			const key = known.get(purpose) ?? createSecretKey(derive(purpose, KEY_BYTES));
			known.set(purpose, key);
			return key;
		},
	};
}

const CIPHER = "aes-256-gcm";
const PURPOSE = "data";
const VERSION = 1;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** How everything begins that this key has sealed. */
export const markOf = ({ id }: Key): Buffer => Buffer.concat([Buffer.of(VERSION), id]);

export const isSealedWith = (key: Key, sealed: Buffer): boolean => {
	const mark = markOf(key);
	return sealed.subarray(0, mark.byteLength).equals(mark);
};

/** What is shorter gains nothing by being packed. */
const PACKED_FROM_BYTES = 256;
/** The cheapest of them all: even so a letter takes little more than half of its room. */
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 0 } };
/** How everything packed begins, and no JSON. */
const PACKED = Buffer.of(0);

/** Less for the database to write, to keep and to copy. */
function pack(value: unknown): Buffer {
	const text = Buffer.from(JSON.stringify(value));
	return text.byteLength < PACKED_FROM_BYTES ? text : Buffer.concat([PACKED, brotliCompressSync(text, FAST)]);
}

function unpack(data: Buffer): unknown {
	const text = data[0] === PACKED[0] ? brotliDecompressSync(data.subarray(PACKED.byteLength)) : data;
	return JSON.parse(text.toString("utf8"));
}

/** Version and key id, vector, tag, data. */
export function seal(key: Key, value: unknown): Buffer {
	const mark = markOf(key);
	const iv = randomBytes(IV_BYTES);
	const cipher = createCipheriv(CIPHER, key.for(PURPOSE), iv).setAAD(mark);
	const data = Buffer.concat([cipher.update(pack(value)), cipher.final()]);
	return Buffer.concat([mark, iv, cipher.getAuthTag(), data]);
}

function decipher(key: Key, sealed: Buffer, mark: Buffer): unknown {
	const body = sealed.subarray(mark.byteLength);
	const opening = createDecipheriv(CIPHER, key.for(PURPOSE), body.subarray(0, IV_BYTES)).setAAD(mark);
	opening.setAuthTag(body.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
	return unpack(Buffer.concat([opening.update(body.subarray(IV_BYTES + TAG_BYTES)), opening.final()]));
}

const NO_MARK = Buffer.alloc(0);

function opened(key: Key, sealed: Buffer, mark: Buffer): { value: unknown } | null {
	try {
		return { value: decipher(key, sealed, mark) };
	} catch {
		return null;
	}
}

/** Null when no key of the ring fits. What was sealed before keys had ids names none: each is tried. */
export function open(ring: KeyRing, sealed: Buffer): { value: unknown } | null {
	const named = ring.find((key) => isSealedWith(key, sealed));
	if (named) return opened(named, sealed, markOf(named));
	for (const key of ring) {
		const found = opened(key, sealed, NO_MARK);
		if (found) return found;
	}
	return null;
}
