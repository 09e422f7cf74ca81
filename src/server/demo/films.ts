import { readFileSync } from "node:fs";
import type { Db } from "#server/db/client.ts";
import { type Cue, readCaptions } from "#server/media/captions.ts";
import { readFilm } from "#server/media/film-facts.ts";
import type { MediaRow } from "#server/media/store.ts";
import { addCaptions, addFilm } from "#server/media/writing.ts";
import { type FilmFile, type FilmSet, nameOf } from "./media.ts";

/** The films are the same for all houses: each is read once. */
const facts = new Map<string, ReturnType<typeof readFilm>>();
function factsOf({ source }: FilmFile) {
	const found = facts.get(source) ?? readFilm(source);
	facts.set(source, found);
	return found;
}

async function addFile(tx: Db, file: FilmFile, now: Date): Promise<MediaRow> {
	const placed = { path: file.path, bytes: file.bytes, name: nameOf(file) };
	if (file.kind === "captions") return addCaptions(tx, placed);
	return addFilm(tx, { ...placed, kind: file.kind, facts: await factsOf(file), prepared_at: now });
}

export interface LoadedSet {
	teaser_file_id: number;
	teaser_captions_file_id: number;
	video_file_id: number;
	video_captions_file_id: number;
	cues: Cue[];
}

/** Films and captions of a category, shared by its courses. */
export async function loadFilmSet(tx: Db, set: FilmSet, now: Date): Promise<LoadedSet> {
	const idOf = async (file: FilmFile) => (await addFile(tx, file, now)).id;
	return {
		teaser_file_id: await idOf(set.teaser),
		teaser_captions_file_id: await idOf(set.teaserCaptions),
		video_file_id: await idOf(set.video),
		video_captions_file_id: await idOf(set.videoCaptions),
		cues: readCaptions(readFileSync(set.videoCaptions.source, "utf8")),
	};
}
