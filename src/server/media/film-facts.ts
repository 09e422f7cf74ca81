import { type FileHandle, open } from "node:fs/promises";
import type { Input } from "mediabunny";

/** What a file says of its picture and its sound. */
export interface FilmFacts {
	width: number;
	height: number;
	seconds: number;
	/** As browsers name them: 'avc1.64001f'. */
	video_codec: string | null;
	audio_codec: string | null;
	is_fast_start: boolean;
}

const HEADER_BYTES = 16;

/** Of an MP4 file the parts of the first level, in order: 'ftyp', 'moov', 'mdat'. */
async function* partsOf(file: FileHandle): AsyncGenerator<string> {
	const { size: end } = await file.stat();
	const header = Buffer.alloc(HEADER_BYTES);
	for (let at = 0; at + HEADER_BYTES <= end; ) {
		await file.read(header, 0, HEADER_BYTES, at);
		yield header.toString("latin1", 4, 8);
		const size = header.readUInt32BE(0);
		const bytes = size === 1 ? Number(header.readBigUInt64BE(8)) : size === 0 ? end - at : size;
		if (bytes < 8) return;
		at += bytes;
	}
}

/** A browser that has the description first begins to play at once. */
async function isFastStart(path: string): Promise<boolean> {
	const file = await open(path);
	try {
		for await (const part of partsOf(file)) {
			if (part === "moov") return true;
			if (part === "mdat") return false;
		}
		return false;
	} finally {
		await file.close();
	}
}

/** Opens a film that lies on the disk; it is read piece by piece. */
export async function openFilm(path: string): Promise<Input> {
	const { FilePathSource, Input, MATROSKA, MP4, QTFF, WEBM } = await import("mediabunny");
	return new Input({ source: new FilePathSource(path), formats: [MP4, QTFF, MATROSKA, WEBM] });
}

async function factsIn(input: Input): Promise<Omit<FilmFacts, "is_fast_start"> | null> {
	const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
	if (!video) return null;
	const seconds = Math.round((await input.computeDuration()) * 100) / 100;
	const [width, height] = [await video.getDisplayWidth(), await video.getDisplayHeight()];
	if (!(seconds > 0 && width > 0 && height > 0)) return null;
	const internal = async (track: { getInternalCodecId(): Promise<unknown> }) =>
		String(await track.getInternalCodecId());
	return {
		width,
		height,
		seconds,
		video_codec: (await video.getCodecParameterString()) ?? (await internal(video)),
		audio_codec: audio && ((await audio.getCodecParameterString()) ?? (await internal(audio))),
	};
}

/** Null for a file that is no film, or none that we can read. */
export async function readFilm(path: string): Promise<FilmFacts | null> {
	const input = await openFilm(path);
	try {
		const facts = (await input.canRead()) ? await factsIn(input) : null;
		return facts && { ...facts, is_fast_start: await isFastStart(path) };
	} catch (error) {
		// A file that ends in the middle, or says of itself what is not true.
		if (error instanceof Error && "syscall" in error) throw error;
		return null;
	} finally {
		input.dispose();
	}
}
