import { refuse } from "#contract/errors.ts";
import type { Db } from "#server/db/client.ts";
import type { Letters } from "#server/outbox/letters.ts";
import { hashToken } from "#server/tokens.ts";
import type { WaitingList } from "#server/waiting-list/service.ts";
import type { Bookings } from "./bookings.ts";
import type { Dates } from "./dates.ts";
import { cancellationMail, confirmationMail, staffMail } from "./mails.ts";
import { canBeChanged, remainingCents, undoable } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	dates: Dates;
	bookings: Bookings;
	waitingList: WaitingList;
}

interface GivenBack {
	positions: number[];
	/** Whether those who booked get a letter, and the house one. */
	mail: boolean;
	notice: boolean;
	/** Whether what they cost is credited. */
	credit: boolean;
	/** The booking that has the seats now: what was paid counts for it. */
	carryTo?: store.SignUpRow | undefined;
}

/** Seats of a booking are given back, and for some minutes taken again. */
export function createGivingBack({ clock, outbox, sender, dates, bookings, waitingList }: Parts) {
	/** Under the lock of the date; answers what has become of it and how much money goes back, or null where nothing was given. */
	async function giveBack(tx: Db, before: store.SignUpRow, given: GivenBack) {
		const { signUp, date } = before;
		const now = clock();
		const persons = await store.cancelPersons(tx, signUp.id, given.positions, now);
		if (persons === 0) return null;
		const left = signUp.number_of_persons - persons;
		await store.updateSignUp(tx, signUp.id, {
			number_of_persons: left,
			gross_cents: given.credit ? remainingCents(signUp, left) : signUp.gross_cents,
			cancelled_at: left === 0 ? now : null,
			updated_at: now,
		});
		await dates.giveBack(tx, date.id, persons);
		const row = await bookings.reread(tx, signUp.id);
		const { creditNoteId, refundCents } = await bookings.invoicing.credit(tx, before, row, given.carryTo);
		const change = { persons, bookingUrl: await bookings.pageOf(row), creditNoteId };
		if (given.mail) await bookings.tell(tx, "booking_change", row, () => cancellationMail(row, change, sender));
		const heading = left === 0 ? "Absage" : "Geänderte Anmeldung";
		const toUs = staffMail(row, heading, sender);
		if (given.notice) await outbox.writeMail(tx, "booking_notice", sender.provider.email, toUs);
		await waitingList.offerSeats(tx, date.id);
		return { row, persons, refundCents };
	}

	return {
		giveBack,

		/** Seats are free at once; giving the same seat back twice counts once. */
		cancel: (token: string, positions: number[]) =>
			dates.transaction(async (tx) => {
				const found = await store.findByToken(tx, hashToken(token));
				if (!found) throw refuse("not_found");
				await dates.lock(tx, found.date.id);
				const before = await bookings.reread(tx, found.signUp.id);
				const given = await giveBack(tx, before, { positions, mail: true, notice: true, credit: true });
				if (given && !canBeChanged(before, clock())) throw refuse("booking_closed");
				return bookings.present(tx, await bookings.reread(tx, before.signUp.id));
			}),

		/** The seats given back last are taken again, exactly those, under the lock of the date. */
		undo: (token: string) =>
			dates.transaction(async (tx) => {
				const found = await store.findByToken(tx, hashToken(token));
				if (!found) throw refuse("not_found");
				await dates.lock(tx, found.date.id);
				const before = await bookings.reread(tx, found.signUp.id);
				const { signUp, date } = before;
				const now = clock();
				const given = undoable(before, await bookings.documentsOf(tx, signUp.id), now);
				if (!given) throw refuse("undo_too_late");
				await store.restorePersons(tx, signUp.id, given.at);
				await dates.take(tx, date.id, given.seats);
				await store.updateSignUp(tx, signUp.id, {
					number_of_persons: signUp.number_of_persons + given.seats,
					gross_cents: signUp.gross_cents,
					cancelled_at: null,
					updated_at: now,
				});
				const row = await bookings.reread(tx, signUp.id);
				const booked = await bookings.bookedOf(row, null);
				await bookings.tell(tx, "booking_confirmation", row, () => confirmationMail(row, booked, sender));
				const notice = staffMail(row, "Geänderte Anmeldung", sender);
				await outbox.writeMail(tx, "booking_notice", sender.provider.email, notice);
				return bookings.present(tx, row);
			}),
	};
}

export type GivingBack = ReturnType<typeof createGivingBack>;
