import { createHash, randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { HOUR_MS } from "#contract/constants.ts";
import { berlinIso, formatDate } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { StreamedFile, UploadedFile } from "#contract/files.ts";
import type { Scan } from "#contract/office/date-papers.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { mediaFolders } from "#server/media/paths.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type { Staff } from "#server/viewer.ts";
import type { Door } from "./door.ts";
import * as store from "./papers-store.ts";
import { type ScanType, typeOfFile } from "./scan-rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	door: Door;
	dataDir: string;
}

const endingOf = (type: ScanType): string => (type === "application/pdf" ? "pdf" : "jpg");
const nameOf = (type: ScanType, session: SessionRow | undefined): string =>
	`Liste ${session ? formatDate(berlinIso(session.starts_at)) : ""}.${endingOf(type)}`;

export const presentScan = (row: store.ScanRow, sessions: readonly SessionRow[]): Scan => ({
	id: row.id,
	session_id: row.session_id,
	name: nameOf(
		row.type,
		sessions.find(({ id }) => id === row.session_id),
	),
	bytes: row.bytes,
	sha256: row.sha256,
	by: row.by,
	at: berlinIso(row.created_at),
});

/** OFF-015: paper that was signed comes back in, and is kept unchanged: its name is what its bytes add up to. */
export function createScans({ db, clock, audit, door, dataDir }: Parts) {
	const folder = join(mediaFolders(dataDir).private, "scans");
	const pathOf = (sha256: string): string => join(folder, sha256);

	/** Lies whole under its name, or not at all. */
	async function keep({ content }: UploadedFile): Promise<{ sha256: string; bytes: number; type: ScanType }> {
		await mkdir(folder, { recursive: true });
		const partial = join(folder, `.${randomUUID()}.partial`);
		try {
			const hash = createHash("sha256");
			let bytes = 0;
			const counted = new Transform({
				transform(chunk: Buffer, _, done) {
					hash.update(chunk);
					bytes += chunk.byteLength;
					done(null, chunk);
				},
			});
			await pipeline(
				Readable.from(content, { objectMode: false }),
				counted,
				createWriteStream(partial, { mode: 0o600 }),
			);
			const type = await typeOfFile(partial);
			if (!type) throw refuse("scan_unreadable");
			const sha256 = hash.digest("hex");
			await rename(partial, pathOf(sha256));
			return { sha256, bytes, type };
		} finally {
			await rm(partial, { force: true });
		}
	}

	async function find(id: number, scanId: number, staff: Staff) {
		await door.dateFor(id, staff);
		const sessions = await door.sessionsOf(id);
		const scans = await store.findScans(
			db,
			sessions.map((session) => session.id),
		);
		const row = scans.find((scan) => scan.id === scanId);
		if (!row) throw refuse("not_found");
		return { row, sessions };
	}

	return {
		/** What was signed for these sessions, by the session. */
		async of(sessionIds: number[]): Promise<Map<number, { name: string; read: () => Promise<Buffer> }[]>> {
			const rows = sessionIds.length > 0 ? await store.findScans(db, sessionIds) : [];
			const bySession = Map.groupBy(rows, ({ session_id }) => session_id);
			return new Map(
				Array.from(bySession, ([id, own]) => [
					id,
					own.map(({ sha256, type }, index) => ({
						name: `unterschrieben-${index + 1}.${endingOf(type)}`,
						read: () => readFile(pathOf(sha256)),
					})),
				]),
			);
		},

		/** Files whose row has gone go too, once nobody can be about to write it. */
		async sweep(): Promise<void> {
			const names = await readdir(folder).catch(() => []);
			const bound = await store.findBound(db, names);
			for (const name of names) {
				if (bound.has(name)) continue;
				const { mtimeMs } = await stat(join(folder, name));
				if (Date.now() - mtimeMs > HOUR_MS) await rm(join(folder, name), { force: true });
			}
		},

		async add(id: number, sessionId: number, file: UploadedFile, staff: Staff): Promise<Scan> {
			await door.dateFor(id, staff);
			const session = await door.sessionOf(id, sessionId);
			const kept = await keep(file);
			const scanId = await db.transaction(async (tx) => {
				const row = { ...kept, session_id: session.id, created_by: staff.id, created_at: clock() };
				const written = await store.insertScan(tx, row);
				await audit.note(tx, staff, "scan_added", id, { session: sessionId, sha256: kept.sha256 });
				return written;
			});
			const { row, sessions } = await find(id, scanId, staff);
			return presentScan(row, sessions);
		},

		async file(id: number, scanId: number, staff: Staff): Promise<StreamedFile> {
			const { row, sessions } = await find(id, scanId, staff);
			await audit.note(db, staff, "scan_fetched", id, { session: row.session_id, sha256: row.sha256 });
			const { name } = presentScan(row, sessions);
			return { name, type: row.type, content: createReadStream(pathOf(row.sha256)) };
		},

		async delete(id: number, scanId: number, staff: Staff): Promise<{ id: number }> {
			const { row } = await find(id, scanId, staff);
			const isHeld = await db.transaction(async (tx) => {
				await store.deleteScan(tx, scanId);
				await audit.note(tx, staff, "scan_deleted", id, { session: row.session_id, sha256: row.sha256 });
				return store.isHeld(tx, row.sha256, scanId);
			});
			if (!isHeld) await rm(pathOf(row.sha256), { force: true });
			return { id: scanId };
		},
	};
}

export type Scans = ReturnType<typeof createScans>;
