import { randomUUID } from "node:crypto";
import { mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { MINUTE_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { isBucketAway } from "./bucket.ts";
import type { MediaFiles } from "./files.ts";
import { type FilmFacts, readFilm } from "./film-facts.ts";
import { hasPieces, isPlayable } from "./film-rules.ts";
import { packInThread } from "./packing/in-thread.ts";
import { keyOf } from "./paths.ts";
import * as store from "./preparing-store.ts";
import type { MediaRow } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	files: MediaFiles;
}

const SILENT_MS = 2 * MINUTE_MS;

interface Plan {
	film: string | null;
	pieces: string | null;
	partialFilm: string | null;
	partialPieces: string | null;
}

/** COURSE-03: films are made ready for all players: they begin at once, and phones get them in pieces. */
export function createFilmPreparing({ db, clock, files }: Parts) {
	/** What is to be made, under names that nobody reads before it is whole. */
	function planFor(row: MediaRow, facts: FilmFacts | null): Plan {
		const canPack = facts !== null && isPlayable({ ...row, ...facts });
		const film = canPack && !facts.is_fast_start ? `films/${randomUUID()}.mp4` : null;
		const pieces = canPack && row.kind === "video" && hasPieces(facts) ? `hls/${randomUUID()}` : null;
		const partial = (path: string | null) => path && `${files.pathOf(keyOf(row.kind, path))}.partial`;
		return { film, pieces, partialFilm: partial(film), partialPieces: partial(pieces) };
	}

	/** Before its row says so, and under their names only when they are kept for good. */
	async function place({ kind }: MediaRow, { film, pieces, partialFilm, partialPieces }: Plan): Promise<void> {
		if (film && partialFilm) {
			await files.publish(keyOf(kind, film), partialFilm);
			await rename(partialFilm, files.pathOf(keyOf(kind, film)));
		}
		if (pieces && partialPieces) {
			const folder = keyOf(kind, pieces);
			for (const name of await readdir(partialPieces))
				await files.publish(`${folder}/${name}`, `${partialPieces}/${name}`);
			await rename(partialPieces, files.pathOf(folder));
		}
	}

	async function keep(row: MediaRow, facts: FilmFacts | null, plan: Plan): Promise<void> {
		const { film, pieces } = plan;
		await place(row, plan);
		const bytes = film ? (await stat(files.pathOf(keyOf(row.kind, film)))).size : row.bytes;
		const moved = film ? { path: film, bytes, is_fast_start: true } : null;
		await db.transaction(async (tx) => {
			await store.updateFile(tx, row.id, { ...facts, ...moved, hls_path: pieces, prepared_at: clock() });
			await store.dropWork(tx, row.id);
		});
		if (film) await files.remove(keyOf(row.kind, row.path));
	}

	async function prepare(row: MediaRow, isStopped: () => boolean): Promise<void> {
		const source = await files.local(keyOf(row.kind, row.path));
		const facts = await readFilm(source);
		const plan = planFor(row, facts);
		const { partialFilm, partialPieces } = plan;
		try {
			for (const path of [partialFilm, partialPieces]) if (path) await mkdir(dirname(path), { recursive: true });
			const goOn = async (percent: number) => {
				await store.noteWork(db, row.id, percent, clock());
				return !isStopped();
			};
			const packing = { source, film: partialFilm, pieces: partialPieces };
			if ((partialFilm || partialPieces) && !(await packInThread(packing, goOn))) {
				await store.dropWork(db, row.id);
				return;
			}
			await keep(row, facts, plan);
		} finally {
			for (const path of [partialFilm, partialPieces]) if (path) await rm(path, { recursive: true, force: true });
		}
	}

	return {
		/** Makes the next film ready; false when none is left. One that cannot be is shown as it came. */
		async turn(isStopped: () => boolean = () => false): Promise<boolean> {
			const now = clock();
			const row = await db.transaction((tx) => store.claimNext(tx, now, new Date(now.getTime() - SILENT_MS)));
			if (!row) return false;
			try {
				await prepare(row, isStopped);
			} catch (error) {
				// Once nobody has heard of this work for a while it is begun again.
				if (isBucketAway(error)) throw error;
				await store.updateFile(db, row.id, { prepared_at: clock() });
				await store.dropWork(db, row.id);
				throw error;
			}
			return true;
		},
	};
}

export type FilmPreparing = ReturnType<typeof createFilmPreparing>;
