import { randomUUID } from "node:crypto";
import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { FilmPlace } from "#contract/office/course-writing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { type FilmFacts, readFilm } from "#server/media/film-facts.ts";
import { mediaFolders } from "#server/media/paths.ts";
import { addFilm } from "#server/media/writing.ts";
import type { Staff } from "#server/viewer.ts";
import * as sweeping from "./sweeping-store.ts";
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

		/** What was replaced a day ago, or belonged to what is deleted, goes; who watches meanwhile has seen it to its end. */
		async sweep(): Promise<void> {
			const unused = await db.transaction(async (tx) => {
				const rows = await sweeping.lockUnused(tx, new Date(clock().getTime() - DAY_MS));
				if (rows.length > 0)
					await sweeping.deleteFiles(
						tx,
						rows.map(({ id }) => id),
					);
				return rows;
			});
			for (const { kind, path, hls_path } of unused) {
				await rm(join(kind === "video" ? folders.private : folders.public, path), { force: true });
				if (hls_path) await rm(join(folders.private, hls_path), { recursive: true, force: true });
			}
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
