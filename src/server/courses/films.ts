import { randomUUID } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { refuse } from "#contract/errors.ts";
import type { FilmPlace } from "#contract/office/course-writing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { type FilmFacts, readFilm } from "#server/media/film-facts.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { addFilm } from "#server/media/writing.ts";
import type { Staff } from "#server/viewer.ts";
import { putFilm } from "./writing.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	dataDir: string;
}

interface ArrivedFilm {
	/** Where its bytes lie; they move from there. */
	source: string;
	bytes: number;
	/** What it was called where it came from. */
	name: string;
	courseId: number;
	place: FilmPlace;
}

/** COURSE-02: films that have come in whole. */
export function createCourseFilms({ db, clock, audit, dataDir }: Parts) {
	const folders = mediaFolders(dataDir);

	async function write({ bytes, name, courseId, place }: ArrivedFilm, path: string, facts: FilmFacts, staff: Staff) {
		await db.transaction(async (tx) => {
			if (!(await store.lockWritten(tx, courseId))) throw refuse("not_found");
			const film = await addFilm(tx, { kind: place, path, bytes, name, facts, prepared_at: null });
			await putFilm(tx, courseId, place, film, clock());
			await audit.note(tx, staff, "course_film_set", courseId, { film: name, bytes });
		});
	}

	return {
		async demandCourse(id: number): Promise<void> {
			if (!(await store.findWritten(db, id))) throw refuse("not_found");
		},

		/** What is no film is refused; whatever else fails leaves it where it was, to be tried again. */
		async take(film: ArrivedFilm, staff: Staff): Promise<void> {
			const facts = await readFilm(film.source);
			if (!facts) throw refuse("film_unreadable");
			const path = `films/${randomUUID()}.mp4`;
			const target = join(film.place === "video" ? folders.private : folders.public, path);
			await mkdir(dirname(target), { recursive: true });
			await rename(film.source, target);
			try {
				await write(film, path, facts, staff);
			} catch (error) {
				await rename(target, film.source);
				throw error;
			}
		},
	};
}

export type CourseFilms = ReturnType<typeof createCourseFilms>;
