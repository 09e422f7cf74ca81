import { buffer } from "node:stream/consumers";
import { berlinIso } from "#contract/berlin.ts";
import { formatDate } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { StreamedFile, UploadedFile } from "#contract/files.ts";
import type { Scan } from "#contract/office/date-papers.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { PrivateFiles } from "#server/media/private-files.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type { Staff } from "#server/viewer.ts";
import type { Door } from "./door.ts";
import * as store from "./papers-store.ts";
import { type ScanType, typeOf } from "./scan-rules.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	door: Door;
	files: PrivateFiles;
}

/** Within that a PDF says that it ends. */
const EDGE_BYTES = 1_024;

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
export function createScans({ db, clock, audit, door, files }: Parts) {
	/** Lies whole under its name, or not at all. */
	async function keep({ content }: UploadedFile): Promise<{ sha256: string; bytes: number; type: ScanType }> {
		const kept = await files.keep(content);
		try {
			const type = typeOf(...(await files.edges(kept, EDGE_BYTES)));
			if (!type) throw refuse("scan_unreadable");
			await files.nameByContent(kept);
			return { sha256: kept.hash, bytes: kept.bytes, type };
		} catch (error) {
			await files.discard(kept.file);
			throw error;
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
						read: async () => buffer((await files.send(sha256)).content),
					})),
				]),
			);
		},

		/** Files whose row has gone go too. */
		sweep: (): Promise<void> => files.sweep((names) => store.findBound(db, names)),

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
			return { name, type: row.type, ...(await files.send(row.sha256)) };
		},

		async delete(id: number, scanId: number, staff: Staff): Promise<{ id: number }> {
			const { row } = await find(id, scanId, staff);
			const isHeld = await db.transaction(async (tx) => {
				await store.deleteScan(tx, scanId);
				await audit.note(tx, staff, "scan_deleted", id, { session: row.session_id, sha256: row.sha256 });
				return store.isHeld(tx, row.sha256, scanId);
			});
			// What cannot be deleted now is swept later.
			if (!isHeld) await files.remove(row.sha256).catch(() => {});
			return { id: scanId };
		},
	};
}

export type Scans = ReturnType<typeof createScans>;
