import { refuse } from "#contract/errors.ts";
import type { UploadedFile } from "#contract/files.ts";
import type { Report, TakenReport } from "#contract/office/attendance.ts";
import type { Db } from "#server/db/client.ts";
import { bytesOf } from "#server/http/files.ts";
import { decodeText } from "#server/text-file.ts";
import type { Staff } from "#server/viewer.ts";
import type { Door } from "./door.ts";
import { findPersons } from "./door-store.ts";
import { linesOf, stateFor, staysOf } from "./report.ts";
import { nameOf } from "./rules.ts";

const MINUTE_MS = 60_000;

const lengthOf = ({ starts_at, ends_at }: { starts_at: Date; ends_at: Date }): number =>
	Math.round((ends_at.getTime() - starts_at.getTime()) / MINUTE_MS);

/** OFF-014: who was there online, from what the meeting's tool has noted. */
export const createReports = ({ db, door }: { db: Db; door: Door }) => ({
	/** Nothing of the file is kept: what was read goes back to be looked at. */
	async read(id: number, sessionId: number, file: UploadedFile, staff: Staff): Promise<Report> {
		await door.dateFor(id, staff);
		const session = await door.sessionOf(id, sessionId);
		const lines = linesOf(decodeText(await bytesOf(file)));
		if (lines.length === 0) throw refuse("report_unreadable");
		const persons = (await findPersons(db, id)).map((person) => ({
			id: person.id,
			name: nameOf(person),
			emails: [person.email, ...(person.position === 1 ? [person.by.email] : [])].flatMap((email) =>
				email ? [email.toLowerCase()] : [],
			),
		}));
		return { session_minutes: lengthOf(session), stays: staysOf(lines, persons, lengthOf(session)) };
	},

	/** Who stands in the report twice, under two names, has been there for both times. */
	async take(id: number, { session_id, stays }: TakenReport, staff: Staff) {
		await door.dateFor(id, staff);
		const session = await door.sessionOf(id, session_id);
		const known = new Set((await findPersons(db, id)).map((person) => person.id));
		const minutesBy = new Map<number, number>();
		for (const { person_id, minutes } of stays)
			if (known.has(person_id)) minutesBy.set(person_id, (minutesBy.get(person_id) ?? 0) + minutes);
		if (minutesBy.size === 0) throw refuse("not_found");
		const marks = Array.from(minutesBy, ([person_id, total]) => {
			const minutes = Math.min(total, lengthOf(session));
			return { session_id, person_id, minutes, state: stateFor(minutes, lengthOf(session)), noted_by: staff.id };
		});
		return door.takeStays(id, marks, staff);
	},
});
