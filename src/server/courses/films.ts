import { randomUUID } from "node:crypto";
import { mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { FilmPlace } from "#contract/office/course-writing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { MediaFiles } from "#server/media/files.ts";
import { type FilmFacts, readFilm } from "#server/media/film-facts.ts";
import { keyOf } from "#server/media/paths.ts";
import { addFilm } from "#server/media/writing.ts";
import type { Staff } from "#server/viewer.ts";
import * as sweeping from "./sweeping-store.ts";
import { putFilm } from "./writing.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	files: MediaFiles;
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

/** Where nothing lies but what is made here. */
const FOLDERS = ["private/films", "private/hls", "public/films", "public/tracks"];

/** COURSE-02: films that have come in whole. */
export function createCourseFilms({ db, clock, audit, files }: Parts) {
	async function write({ bytes, name, courseId, place }: ArrivedFilm, path: string, facts: FilmFacts, staff: Staff) {
		await db.transaction(async (tx) => {
			if (!(await store.lockWritten(tx, courseId))) throw refuse("not_found");
			const film = await addFilm(tx, { kind: place, path, bytes, name, facts, prepared_at: null });
			await putFilm(tx, courseId, place, film, clock());
			await audit.note(tx, staff, "course_film_set", courseId, { film: name, bytes });
		});
	}

	/** What no row speaks of: somebody was stopped, or the bucket went away, in the middle of it. */
	async function sweepStrays(before: Date): Promise<void> {
		for (const folder of FOLDERS) {
			const ages = await files.agesIn(folder);
			const known = await sweeping.findPaths(db);
			const [, below] = folder.split("/");
			const old = [...ages].filter(([, at]) => at < before).map(([name]) => name.split("/", 1)[0] ?? "");
			for (const name of new Set(old))
				if (!known.has(`${below}/${name}`)) await files.removeFolder(`${folder}/${name}`);
		}
	}

	return {
		async demandCourse(id: number): Promise<void> {
			if (!(await store.findWritten(db, id))) throw refuse("not_found");
		},

		/** What was replaced a day ago, or belonged to what is deleted, goes; who watches meanwhile has seen it to its end. */
		async sweep(): Promise<void> {
			const before = new Date(clock().getTime() - DAY_MS);
			await db.transaction(async (tx) => {
				const rows = await sweeping.lockUnused(tx, before);
				const ids = rows.map(({ id }) => id);
				if (ids.length > 0) await sweeping.deleteFiles(tx, ids);
				// Rows go when their files have: what could not be deleted now is the next time.
				for (const { kind, path, hls_path } of rows) {
					await files.remove(keyOf(kind, path));
					if (hls_path) await files.removeFolder(keyOf(kind, hls_path));
				}
			});
			await sweepStrays(before);
		},

		/** What is no film is refused; whatever else fails leaves it where it was, to be tried again. */
		async take(film: ArrivedFilm, staff: Staff): Promise<void> {
			const facts = await readFilm(film.source);
			if (!facts) throw refuse("film_unreadable");
			const path = `films/${randomUUID()}.mp4`;
			const key = keyOf(film.place, path);
			const target = files.pathOf(key);
			await mkdir(dirname(target), { recursive: true });
			await files.publish(key, film.source);
			try {
				await rename(film.source, target);
				await write(film, path, facts, staff);
			} catch (error) {
				await rename(target, film.source).catch(() => {});
				await files.takeBack(key);
				throw error;
			}
		},
	};
}

export type CourseFilms = ReturnType<typeof createCourseFilms>;
