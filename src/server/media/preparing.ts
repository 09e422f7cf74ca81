import { randomUUID } from "node:crypto";
import { rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { MINUTE_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { type FilmFacts, readFilm } from "./film-facts.ts";
import { hasPieces, isPlayable } from "./film-rules.ts";
import { packInThread } from "./packing/in-thread.ts";
import { mediaFolders } from "./paths.ts";
import * as store from "./preparing-store.ts";
import type { MediaRow } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	dataDir: string;
}

const SILENT_MS = 2 * MINUTE_MS;

/** COURSE-03: films are made ready for all players: they begin at once, and phones get them in pieces. */
export function createFilmPreparing({ db, clock, dataDir }: Parts) {
	const folders = mediaFolders(dataDir);

	/** What is to be made, under names that nobody reads before it is whole. */
	function planFor(row: MediaRow, facts: FilmFacts | null) {
		const base = row.kind === "video" ? folders.private : folders.public;
		const canPack = facts !== null && isPlayable({ ...row, ...facts });
		const film = canPack && !facts.is_fast_start ? `films/${randomUUID()}.mp4` : null;
		const pieces = canPack && row.kind === "video" && hasPieces(facts) ? `hls/${randomUUID()}` : null;
		const partial = (path: string | null) => path && `${join(base, path)}.partial`;
		return { base, film, pieces, partialFilm: partial(film), partialPieces: partial(pieces) };
	}

	async function keep(row: MediaRow, facts: FilmFacts | null, plan: ReturnType<typeof planFor>): Promise<void> {
		const { base, film, pieces } = plan;
		if (film && plan.partialFilm) await rename(plan.partialFilm, join(base, film));
		if (pieces && plan.partialPieces) await rename(plan.partialPieces, join(base, pieces));
		const moved = film ? { path: film, bytes: (await stat(join(base, film))).size, is_fast_start: true } : null;
		await db.transaction(async (tx) => {
			await store.updateFile(tx, row.id, { ...facts, ...moved, hls_path: pieces, prepared_at: clock() });
			await store.dropWork(tx, row.id);
		});
		if (film) await rm(join(base, row.path), { force: true });
	}

	async function prepare(row: MediaRow, isStopped: () => boolean): Promise<void> {
		const base = row.kind === "video" ? folders.private : folders.public;
		const source = join(base, row.path);
		const facts = await readFilm(source);
		const plan = planFor(row, facts);
		const { partialFilm, partialPieces } = plan;
		try {
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
				await store.updateFile(db, row.id, { prepared_at: clock() });
				await store.dropWork(db, row.id);
				throw error;
			}
			return true;
		},
	};
}

export type FilmPreparing = ReturnType<typeof createFilmPreparing>;
