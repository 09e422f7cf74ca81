import { readFileSync } from "node:fs";
import { courseChapters, courseCues } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import { readCaptions } from "#server/media/captions.ts";
import { readFilm } from "#server/media/film-facts.ts";
import { mediaFiles } from "#server/media/tables.ts";
import type { FilmFile, FilmSet } from "./media.ts";
import type { DemoContent } from "./read-content.ts";

const toRow = async ({ kind, path, content_type, bytes, source }: FilmFile) => ({
	kind,
	path,
	content_type,
	bytes,
	...(kind === "captions" ? null : await readFilm(source)),
});

/** Films and captions by their path. */
export async function loadFilmFiles(tx: Db, films: FilmSet[]): Promise<Map<string, number>> {
	const rows = await Promise.all(films.flatMap((set) => Object.values(set)).map(toRow));
	const stored = await tx.insert(mediaFiles).values(rows).returning({ id: mediaFiles.id, path: mediaFiles.path });
	return new Map(stored.map(({ id, path }) => [path, id]));
}

interface CourseFilm {
	id: number;
	film: FilmSet;
	chapters: DemoContent["chapters"][string];
}

/** Chapters and what is said. */
export async function loadFilmTexts(tx: Db, courses: CourseFilm[]): Promise<void> {
	await tx
		.insert(courseChapters)
		.values(
			courses.flatMap(({ id, chapters }) =>
				chapters.map((chapter, position) => ({ course_id: id, position, ...chapter })),
			),
		);
	await tx
		.insert(courseCues)
		.values(
			courses.flatMap(({ id, film }) =>
				readCaptions(readFileSync(film.videoCaptions.source, "utf8")).map((cue) => ({ course_id: id, ...cue })),
			),
		);
}
