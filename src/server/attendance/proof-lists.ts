import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type { ZipEntry } from "#server/zip.ts";
import type { Door } from "./door.ts";
import { findDate, findMarks, findPersons } from "./door-store.ts";
import { tickedSheet } from "./list-sheet.ts";
import type { Scans } from "./scans.ts";

interface Parts {
	db: Db;
	clock: Clock;
	door: Pick<Door, "sessionsOf">;
	scans: Pick<Scans, "of">;
	sender: Sender;
}

/** ROOM-08: who was there, for a funder who asks for it: what was signed, or else what was ticked. */
export function createProofLists({ db, clock, door, scans, sender }: Parts) {
	/** None where nothing was ticked. */
	async function ticked(dateId: number, session: SessionRow): Promise<Buffer | null> {
		const marks = await findMarks(db, [session.id]);
		const date = await findDate(db, dateId);
		if (marks.length === 0 || !date) return null;
		const persons = await findPersons(db, dateId);
		const author = sender.provider.legal_name;
		const list = tickedSheet({ date, session, persons, author, now: clock() }, marks);
		return drawPdf({ kind: "attendance_list", list }, "downloads");
	}

	return {
		/** Those of these sessions of which a signed list has come back. */
		scanned: async (sessionIds: number[]): Promise<ReadonlySet<number>> => new Set((await scans.of(sessionIds)).keys()),

		/** Of one date, session by session; each file is read when its turn comes. */
		async *of(dateId: number): AsyncGenerator<ZipEntry> {
			const sessions = await door.sessionsOf(dateId);
			const signed = await scans.of(sessions.map(({ id }) => id));
			for (const [index, session] of sessions.entries()) {
				const name = `Termin-${dateId}-Sitzung-${index + 1}`;
				const papers = signed.get(session.id) ?? [];
				for (const paper of papers) yield { name: `${name}-${paper.name}`, content: await paper.read() };
				const list = papers.length > 0 ? null : await ticked(dateId, session);
				if (list) yield { name: `${name}-digital.pdf`, content: list };
			}
		},
	};
}

export type ProofLists = ReturnType<typeof createProofLists>;
