import { type FileHandle, open } from "node:fs/promises";

/** What an MP4 file says of its picture. */
export interface FilmFacts {
	width: number;
	height: number;
	seconds: number;
}

interface Box {
	type: string;
	/** Where its content begins and ends. */
	start: number;
	end: number;
}

const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
/** Width and height are numbers with 16 bits behind the point. */
const FIXED_POINT = 65_536;

function boxAt(header: Buffer, at: number, end: number): Box {
	const size = header.readUInt32BE(0);
	const type = header.toString("latin1", 4, HEADER_BYTES);
	if (size === 1)
		return { type, start: at + LONG_HEADER_BYTES, end: at + Number(header.readBigUInt64BE(HEADER_BYTES)) };
	return { type, start: at + HEADER_BYTES, end: size === 0 ? end : at + size };
}

/** The boxes within a part of the film's description, which is in memory. */
function* boxesIn(data: Buffer, start = 0, end = data.length): Generator<Box> {
	for (let at = start; at + HEADER_BYTES <= end; ) {
		const box = boxAt(data.subarray(at, at + LONG_HEADER_BYTES), at, end);
		if (box.end <= at || box.end > end) return;
		yield box;
		at = box.end;
	}
}

/** The description stands before or behind the picture itself, which is not read. */
async function readDescription(file: FileHandle, bytes: number): Promise<Buffer | null> {
	const header = Buffer.alloc(LONG_HEADER_BYTES);
	for (let at = 0; at + LONG_HEADER_BYTES <= bytes; ) {
		await file.read(header, 0, LONG_HEADER_BYTES, at);
		const { type, start, end } = boxAt(header, at, bytes);
		if (end <= at || end > bytes) return null;
		if (type === "moov") {
			const data = Buffer.alloc(end - start);
			await file.read(data, 0, data.length, start);
			return data;
		}
		at = end;
	}
	return null;
}

function secondsIn(data: Buffer, { start }: Box): number {
	const isLong = data.readUInt8(start) === 1;
	const scale = data.readUInt32BE(start + (isLong ? 20 : 12));
	const length = isLong ? Number(data.readBigUInt64BE(start + 24)) : data.readUInt32BE(start + 16);
	return Math.round((length / scale) * 100) / 100;
}

/** A film that was made with the camera upright lies on its side in the file and says so in its matrix. */
function sizeIn(data: Buffer, { end }: Box): { width: number; height: number } {
	const isTurned = data.readInt32BE(end - 44) === 0;
	const width = Math.round(data.readUInt32BE(end - 8) / FIXED_POINT);
	const height = Math.round(data.readUInt32BE(end - 4) / FIXED_POINT);
	return isTurned ? { width: height, height: width } : { width, height };
}

/** Null for a file that is no film, or none that we can read. */
export async function readFilm(path: string): Promise<FilmFacts | null> {
	const file = await open(path);
	try {
		const data = await readDescription(file, (await file.stat()).size);
		if (!data) return null;
		const boxes = [...boxesIn(data)];
		const movie = boxes.find(({ type }) => type === "mvhd");
		const sizes = boxes
			.filter(({ type }) => type === "trak")
			.flatMap(({ start, end }) => [...boxesIn(data, start, end)].filter(({ type }) => type === "tkhd"))
			.map((box) => sizeIn(data, box));
		const size = sizes.find(({ width, height }) => width > 0 && height > 0);
		return movie && size ? { ...size, seconds: secondsIn(data, movie) } : null;
	} finally {
		await file.close();
	}
}
