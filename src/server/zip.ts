import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
	name: string;
	content: Uint8Array;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** Names are UTF-8. */
const FLAGS = 0x0800;
const VERSION = 20;
const DEFLATED = 8;
/** The first day that the format knows: the same content is always the same file. */
const NO_TIME = { time: 0, day: 0x21 };

function header(signature: number, name: Buffer, entry: { crc: number; packed: number; bytes: number }): Buffer {
	const isCentral = signature === CENTRAL;
	const head = Buffer.alloc(isCentral ? 46 : 30);
	const shift = isCentral ? 2 : 0;
	head.writeUInt32LE(signature, 0);
	if (isCentral) head.writeUInt16LE(VERSION, 4);
	head.writeUInt16LE(VERSION, 4 + shift);
	head.writeUInt16LE(FLAGS, 6 + shift);
	head.writeUInt16LE(DEFLATED, 8 + shift);
	head.writeUInt16LE(NO_TIME.time, 10 + shift);
	head.writeUInt16LE(NO_TIME.day, 12 + shift);
	head.writeUInt32LE(entry.crc, 14 + shift);
	head.writeUInt32LE(entry.packed, 18 + shift);
	head.writeUInt32LE(entry.bytes, 22 + shift);
	head.writeUInt16LE(name.byteLength, 26 + shift);
	return head;
}

/** Entry after entry as they come: of many files never more than one is held. */
export async function* zip(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
	const directory: Buffer[] = [];
	let offset = 0;
	for await (const { name, content } of entries) {
		const called = Buffer.from(name);
		const packed = deflateRawSync(content);
		const facts = { crc: crc32(content), packed: packed.byteLength, bytes: content.byteLength };
		const central = header(CENTRAL, called, facts);
		central.writeUInt32LE(offset, 42);
		directory.push(central, called);
		const local = header(LOCAL, called, facts);
		yield Buffer.concat([local, called, packed]);
		offset += local.byteLength + called.byteLength + packed.byteLength;
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(END, 0);
	end.writeUInt16LE(directory.length / 2, 8);
	end.writeUInt16LE(directory.length / 2, 10);
	end.writeUInt32LE(listed.byteLength, 12);
	end.writeUInt32LE(offset, 16);
	yield Buffer.concat([listed, end]);
}

export async function zipped(entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of zip(entries)) chunks.push(chunk);
	return Buffer.concat(chunks);
}
