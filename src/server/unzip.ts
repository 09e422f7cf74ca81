import { inflateRawSync } from "node:zlib";
import type { ZipEntry } from "./zip.ts";

const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_BYTES = 22;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const LONGEST_COMMENT = 0xffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

/** It is none, is damaged, or holds more than was allowed. */
export class ZipRefused extends Error {
	override name = "ZipRefused";
}

export const isZip = (bytes: Uint8Array): boolean =>
	bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);

function endOf(bytes: Buffer): number {
	const first = Math.max(0, bytes.length - END_BYTES - LONGEST_COMMENT);
	for (let at = bytes.length - END_BYTES; at >= first; at -= 1) if (bytes.readUInt32LE(at) === END) return at;
	throw new ZipRefused("no directory");
}

function inflated(packed: Buffer, method: number, most: number): Buffer {
	if (method === STORED && packed.length <= most) return packed;
	if (method !== DEFLATED) throw new ZipRefused("another way of packing, or too large");
	try {
		return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) });
	} catch {
		throw new ZipRefused("damaged, or too large");
	}
}

/** All files of an archive. What it claims about its sizes is not believed: unpacking ends at the limit of bytes for all together. */
export function unzip(content: Uint8Array, limits: { files: number; bytes: number }): ZipEntry[] {
	const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
	try {
		const end = endOf(bytes);
		const count = bytes.readUInt16LE(end + 10);
		if (count > limits.files) throw new ZipRefused("too many files");
		const entries: ZipEntry[] = [];
		let [at, left] = [bytes.readUInt32LE(end + 16), limits.bytes];
		for (let index = 0; index < count; index += 1) {
			if (bytes.readUInt32LE(at) !== CENTRAL || bytes.readUInt16LE(at + 8) & ENCRYPTED)
				throw new ZipRefused("damaged or locked");
			const [nameBytes, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
				number,
				number,
				number,
			];
			const name = bytes.toString("utf8", at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameBytes);
			const local = bytes.readUInt32LE(at + 42);
			const start = local + LOCAL_BYTES + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
			const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
			if (!name.endsWith("/")) {
				const unpacked = inflated(packed, bytes.readUInt16LE(at + 10), left);
				left -= unpacked.length;
				entries.push({ name, content: unpacked });
			}
			at += CENTRAL_BYTES + nameBytes + extra + comment;
		}
		return entries;
	} catch (error) {
		if (error instanceof RangeError) throw new ZipRefused("damaged");
		throw error;
	}
}
