import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { CalledOff, CallOff } from "#contract/office/date-changes.ts";
import { paths } from "#contract/paths.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { demandNotPast } from "#server/seminars/date-rules.ts";
import type { Bookings } from "#server/sign-ups/bookings.ts";
import type { Dates, LockedDate } from "#server/sign-ups/dates.ts";
import type { SignUpRow } from "#server/sign-ups/store.ts";
import type { Staff as StaffService } from "#server/staff/service.ts";
import type { Staff } from "#server/viewer.ts";
import type { WaitingList } from "#server/waiting-list/service.ts";
import { calledOffMail, lecturerMail } from "./mails.ts";
import * as store from "./store.ts";

export interface CallingOffParts extends Letters {
	audit: Audit;
	dates: Dates;
	bookings: Bookings;
	waitingList: WaitingList;
	staff: StaffService;
}

/** So many other dates a letter names. */
const NAMED = 3;

const personsOf = (rows: readonly SignUpRow[]): number =>
	rows.reduce((sum, { signUp }) => sum + signUp.number_of_persons, 0);

/** DATE-06: a date does not take place. Everything that follows from it happens in the caller's transaction or not at all. */
export function createCallingOff(parts: CallingOffParts) {
	const { clock, outbox, sender, audit, dates, bookings, waitingList, staff } = parts;

	/** One letter for each booking, with its credit note and the calendar entry taken back. */
	async function endBookings(tx: Db, standing: SignUpRow[], words: { reason: string; others: Date[] }): Promise<void> {
		const ended = await bookings.endAll(tx, standing);
		for (const [index, after] of ended.entries()) {
			const before = standing[index] as SignUpRow;
			const { creditNoteId } = await bookings.invoicing.credit(tx, before, after);
			const bookingUrl = bookings.urlOf(await bookings.tokenOf(after.signUp));
			const off = { ...words, persons: before.signUp.number_of_persons, bookingUrl, creditNoteId };
			await bookings.tell(tx, "date_called_off", after, () => calledOffMail(after, off, sender));
		}
	}

	async function tellLecturer(tx: Db, lecturerId: number, about: Parameters<typeof lecturerMail>[0]): Promise<void> {
		for (const email of await staff.mailsOfLecturer(tx, lecturerId))
			await outbox.writeMail(tx, "date_called_off", email, lecturerMail(about, sender));
	}

	async function carryOut(tx: Db, date: LockedDate, wish: CallOff, actor: Staff): Promise<CalledOff> {
		const { reason, names_others, stays_listed } = wish;
		const seminar = await store.findSeminar(tx, date.seminar_id);
		if (!seminar) throw refuse("not_found");
		const asked = { seminarId: date.seminar_id, dateId: date.id, now: clock(), limit: NAMED };
		const others = names_others ? await store.findOthers(tx, asked) : [];
		const standing = await bookings.standing(tx, date.id);
		const persons = personsOf(standing);
		await dates.callOff(tx, date.id, { staysListed: stays_listed });
		await endBookings(tx, standing, { reason, others });
		const seminarUrl = `${sender.publicUrl}${paths.seminar(seminar.slug, null)}`;
		const waiting = await waitingList.callOff(tx, date.id, { reason, seminarUrl });
		await tellLecturer(tx, seminar.lecturer_id, { topic: seminar.topic, date: date.date, reason, persons });
		const told = { bookings: standing.length, persons, waiting };
		await audit.note(tx, actor, "date_called_off", date.id, { reason, begins: berlinIso(date.date), ...told });
		return { already: false, ...told };
	}

	return {
		/** Whoever does it again changes nothing and hears so. */
		async callOff(tx: Db, dateId: number, wish: CallOff, actor: Staff): Promise<CalledOff> {
			const date = await dates.lock(tx, dateId);
			if (!date) throw refuse("not_found");
			if (date.cancelled) return { already: true, bookings: 0, persons: 0, waiting: 0 };
			demandNotPast(date, clock());
			return carryOut(tx, date, wish, actor);
		},
	};
}
