import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { MoveDate, Moved } from "#contract/office/date-changes.ts";
import type { Db } from "#server/db/client.ts";
import { demandNotPast } from "#server/seminars/date-rules.ts";
import type { DatesWriting } from "#server/seminars/dates-writing.ts";
import type { SignUpRow } from "#server/sign-ups/store.ts";
import type { Staff } from "#server/viewer.ts";
import type { CallingOffParts } from "./calling-off.ts";
import { lecturerMovedMail, movedMail } from "./mails.ts";
import * as store from "./store.ts";

export interface MovingParts extends CallingOffParts {
	datesWriting: DatesWriting;
}

/** So many are asked once more at a time. */
const AT_ONCE = 50;

/** DATE-05: a date is at another time or place. Whoever has booked is asked whether that suits, and never taken to agree. */
export function createMoving(parts: MovingParts) {
	const { clock, outbox, sender, audit, dates, datesWriting, bookings, waitingList, staff } = parts;

	async function ask(tx: Db, row: SignUpRow, words: { reason: string; isAgain: boolean }): Promise<void> {
		const { move_from, move_answer_by } = row.signUp;
		const bookingUrl = bookings.urlOf(await bookings.tokenOf(row.signUp));
		const moved = { ...words, from: move_from ?? row.date.date, answerBy: move_answer_by ?? "", bookingUrl };
		await bookings.tell(tx, "date_moved", row, () => movedMail(row, moved, sender));
	}

	async function tellLecturer(
		tx: Db,
		seminarId: number,
		about: { from: Date; to: Date; reason: string },
	): Promise<void> {
		const seminar = await store.findSeminar(tx, seminarId);
		if (!seminar) return;
		for (const email of await staff.mailsOfLecturer(tx, seminar.lecturer_id))
			await outbox.writeMail(tx, "date_moved", email, lecturerMovedMail({ topic: seminar.topic, ...about }, sender));
	}

	return {
		async move(tx: Db, dateId: number, { reason, answer_by, ...to }: MoveDate, actor: Staff): Promise<Moved> {
			const date = await dates.lock(tx, dateId);
			if (!date) throw refuse("not_found");
			demandNotPast(date, clock());
			if (date.cancelled) throw refuse("date_cancelled");
			await datesWriting.reschedule(tx, date, to);
			const rows = await bookings.askAboutMove(tx, dateId, { from: date.date, answerBy: answer_by });
			for (const row of rows) await ask(tx, row, { reason, isAgain: false });
			const waiting = await waitingList.tellMoved(tx, dateId, reason);
			const begin = (await dates.lock(tx, dateId))?.date ?? date.date;
			await tellLecturer(tx, date.seminar_id, { from: date.date, to: begin, reason });
			const persons = rows.reduce((sum, { signUp }) => sum + signUp.number_of_persons, 0);
			const told = { bookings: rows.length, persons, waiting };
			const days = { from: berlinIso(date.date), to: berlinIso(begin) };
			await audit.note(tx, actor, "date_moved", dateId, { reason, ...days, ...told });
			return told;
		},

		/** Answers how many were asked once more. */
		async askAgain(tx: Db): Promise<number> {
			const rows = await bookings.claimUnanswered(tx, AT_ONCE);
			for (const row of rows) await ask(tx, row, { reason: "", isAgain: true });
			return rows.length;
		},
	};
}
