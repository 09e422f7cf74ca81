import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { SessionRow } from "#server/sign-ups/dates.ts";
import type { ZipEntry } from "#server/zip.ts";
import type { Door } from "./door.ts";
import { findDate, findMarks, findPersons } from "./door-store.ts";
import type { ListSheet } from "./list-pdf.ts";
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
	/** The lists of these sessions as they were ticked, by the session; none where nothing was. */
	async function ticked(dateId: number, sessions: readonly SessionRow[]): Promise<ReadonlyMap<number, ListSheet>> {
		const marks =
			sessions.length > 0
				? await findMarks(
						db,
						sessions.map(({ id }) => id),
					)
				: [];
		const date = marks.length > 0 && (await findDate(db, dateId));
		if (!date) return new Map();
		const persons = await findPersons(db, dateId);
		const facts = { date, persons, author: sender.provider.legal_name, now: clock() };
		const bySession = Map.groupBy(marks, ({ session_id }) => session_id);
		return new Map(
			sessions.flatMap((session) => {
				const own = bySession.get(session.id);
				return own ? [[session.id, tickedSheet({ ...facts, session }, own)]] : [];
			}),
		);
	}

	return {
		/** Those of these sessions of which a signed list has come back. */
		scanned: async (sessionIds: number[]): Promise<ReadonlySet<number>> => new Set((await scans.of(sessionIds)).keys()),

		/** Of one date, session by session; each file is read when its turn comes. */
		async *of(dateId: number): AsyncGenerator<ZipEntry> {
			const sessions = await door.sessionsOf(dateId);
			const signed = await scans.of(sessions.map(({ id }) => id));
			const digital = await ticked(
				dateId,
				sessions.filter(({ id }) => !signed.has(id)),
			);
			for (const [index, session] of sessions.entries()) {
				const name = `Termin-${dateId}-Sitzung-${index + 1}`;
				for (const paper of signed.get(session.id) ?? [])
					yield { name: `${name}-${paper.name}`, content: await paper.read() };
				const list = digital.get(session.id);
				if (list)
					yield { name: `${name}-digital.pdf`, content: await drawPdf({ kind: "attendance_list", list }, "downloads") };
			}
		},
	};
}

export type ProofLists = ReturnType<typeof createProofLists>;
