import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import type { SentFile, StreamedFile } from "#contract/files.ts";
import type { AuditAction } from "#contract/office/audit.ts";
import type { Papers } from "#contract/office/date-papers.ts";
import { EXPORT_FORMATS } from "#contract/office/listing.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { xlsx } from "#server/exports/xlsx.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Staff } from "#server/viewer.ts";
import type { Door } from "./door.ts";
import { type DoorDate, findPersons } from "./door-store.ts";
import { cardPersons, listSheet, TABLE_COLUMNS, tableRow } from "./list-sheet.ts";
import { countBookedSince, findScans } from "./papers-store.ts";
import { inOrder, presentDoorSession } from "./rules.ts";
import { presentScan } from "./scans.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	door: Door;
	sender: Sender;
}

async function* each<T>(rows: readonly T[]): AsyncGenerator<T> {
	yield* rows;
}

/** ROOM-04: what is printed for a date. Each time stands in the history, with the number of persons (OFF-016). */
export function createPapers({ db, clock, audit, door, sender }: Parts) {
	const nameFor = (what: string, { topic, date }: DoorDate, ending: string): string =>
		`${what} ${topic
			.replace(/[^\p{L}\d]+/gu, " ")
			.trim()
			.slice(0, 60)} ${isoDay(berlinDay(date))}.${ending}`;

	async function printed(id: number, staff: Staff, action: AuditAction) {
		const date = await door.dateFor(id, staff);
		const persons = await findPersons(db, id);
		await audit.note(db, staff, action, id, { persons: persons.length });
		return { date, persons, author: sender.provider.legal_name, now: clock() };
	}

	async function cards(id: number, staff: Staff, kind: "badges" | "seat_cards"): Promise<SentFile> {
		const { date, persons, author, now } = await printed(id, staff, `${kind}_printed`);
		const what = kind === "badges" ? "Namensschilder" : "Tischkarten";
		const title = `${what}: ${date.topic}`;
		const sheet = { title, author, at: now.toISOString(), topic: date.topic, persons: cardPersons(persons) };
		const content = await drawPdf({ kind, cards: sheet }, "downloads");
		return { name: nameFor(what, date, "pdf"), type: "application/pdf", content };
	}

	return {
		async get(id: number, staff: Staff): Promise<Papers> {
			await door.dateFor(id, staff);
			const sessions = await door.sessionsOf(id);
			const [persons, scans, last] = await Promise.all([
				findPersons(db, id),
				findScans(
					db,
					sessions.map((session) => session.id),
				),
				audit.lastOf(db, "list_printed", id),
			]);
			return {
				persons: persons.length,
				sessions: sessions.map(presentDoorSession),
				scans: scans.map((scan) => presentScan(scan, sessions)),
				printed_at: last && berlinIso(last),
				booked_since: last ? await countBookedSince(db, id, last) : 0,
			};
		},

		async list(id: number, sessionId: number, staff: Staff): Promise<SentFile> {
			const session = await door.sessionOf(id, sessionId);
			const found = await printed(id, staff, "list_printed");
			const content = await drawPdf({ kind: "attendance_list", list: listSheet({ ...found, session }) }, "downloads");
			return { name: nameFor("Teilnahmeliste", found.date, "pdf"), type: "application/pdf", content };
		},

		async table(id: number, sessionId: number, staff: Staff): Promise<StreamedFile> {
			await door.sessionOf(id, sessionId);
			const { date, persons } = await printed(id, staff, "list_as_table");
			const content = xlsx("Teilnahmeliste", [...TABLE_COLUMNS], each(inOrder(persons).map(tableRow)));
			return { name: nameFor("Teilnahmeliste", date, "xlsx"), type: EXPORT_FORMATS.xlsx, content };
		},

		badges: (id: number, staff: Staff) => cards(id, staff, "badges"),
		seatCards: (id: number, staff: Staff) => cards(id, staff, "seat_cards"),
	};
}
