import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { LecturerPack } from "#contract/office/lecturer-pack.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { HandoutsOffice } from "#server/handouts/office.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Staff as Colleagues } from "#server/staff/service.ts";
import type { Staff } from "#server/viewer.ts";
import type { Door } from "./door.ts";
import { findPersons } from "./door-store.ts";
import { findLed } from "./lecturer-store.ts";
import { lecturerPackMail } from "./mails.ts";

interface Parts extends Letters {
	audit: Audit;
	door: Pick<Door, "sessionsOf">;
	handoutsOffice: Pick<HandoutsOffice, "ofDate">;
	staff: Pick<Colleagues, "mailsOfLecturer">;
	rehearsals: Rehearsals;
}

/** What whoever leads a date gets before it: the lists, the files, the way there. */
export function createLecturerPack({
	db,
	clock,
	outbox,
	sender,
	audit,
	door,
	handoutsOffice,
	staff,
	rehearsals,
}: Parts) {
	async function read(tx: Db, dateId: number) {
		const date = await findLed(tx, dateId);
		if (!date) throw refuse("not_found");
		return {
			date,
			to: await staff.mailsOfLecturer(tx, date.lecturer_id),
			sessions: await door.sessionsOf(dateId, tx),
			persons: (await findPersons(tx, dateId)).length,
			handouts: (await handoutsOffice.ofDate(dateId)).map(({ name }) => name),
		};
	}

	async function get(dateId: number): Promise<LecturerPack> {
		const { date, to, sessions, persons, handouts } = await read(db, dateId);
		const last = await audit.lastOf(db, "lecturer_pack_sent", dateId);
		return {
			lecturer: date.lecturer,
			to,
			persons,
			lists: sessions.length,
			handouts: handouts.length,
			is_online: date.is_online,
			has_join_link: date.join_link !== null,
			cancelled: date.cancelled,
			sent_at: last && berlinIso(last),
		};
	}

	/** Answers how many persons the lists name. */
	async function write(tx: Db, dateId: number): Promise<number> {
		const { to, ...found } = await read(tx, dateId);
		if (found.date.cancelled) throw refuse("date_cancelled");
		if (to.length === 0) throw refuse("lecturer_without_mail");
		const mail = lecturerPackMail({ ...found, now: clock() }, sender);
		for (const email of to) await outbox.writeMail(tx, "lecturer_pack", email, mail);
		return found.persons;
	}

	return {
		get,

		foresee: (dateId: number): Promise<Consequences> =>
			rehearsals.consequencesOf(async (tx) => {
				await write(tx, dateId);
				return { moneyBackCents: 0 };
			}),

		async send(dateId: number, by: Staff): Promise<LecturerPack> {
			await db.transaction(async (tx) => {
				const persons = await write(tx, dateId);
				await audit.note(tx, by, "lecturer_pack_sent", dateId, { persons });
			});
			return get(dateId);
		},
	};
}
