import { refuse } from "#contract/errors.ts";
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

/** Seats of a booking are given back, and for some minutes taken again. */
export function createGivingBack({ clock, outbox, sender, dates, bookings, waitingList }: Parts) {
	return {
		/** Seats are free at once; giving the same seat back twice counts once. */
		cancel: (token: string, positions: number[]) =>
			dates.transaction(async (tx) => {
				const found = await store.findByToken(tx, hashToken(token));
				if (!found) throw refuse("not_found");
				await dates.lock(tx, found.date.id);
				const before = await bookings.reread(tx, found.signUp.id);
				const { signUp, date } = before;
				const now = clock();
				const given = await store.cancelPersons(tx, signUp.id, positions, now);
				if (given === 0) return bookings.present(tx, await bookings.reread(tx, signUp.id));
				if (!canBeChanged({ signUp, date }, now)) throw refuse("booking_closed");
				const left = signUp.number_of_persons - given;
				await store.updateSignUp(tx, signUp.id, {
					number_of_persons: left,
					gross_cents: remainingCents(signUp, left),
					cancelled_at: left === 0 ? now : null,
					updated_at: now,
				});
				await dates.giveBack(tx, date.id, given);
				const row = await bookings.reread(tx, signUp.id);
				const creditNoteId = await bookings.invoicing.credit(tx, before, row);
				const change = { persons: given, bookingUrl: bookings.urlOf(token), creditNoteId };
				await outbox.writeMail(tx, "booking_change", signUp.email, cancellationMail(row, change, sender));
				const heading = left === 0 ? "Absage" : "Geänderte Anmeldung";
				await outbox.writeMail(tx, "booking_notice", sender.provider.email, staffMail(row, heading, sender));
				await waitingList.offerSeats(tx, date.id);
				return bookings.present(tx, await bookings.reread(tx, signUp.id));
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
				const booked = { bookingUrl: bookings.urlOf(token), invoiceId: null, now };
				await outbox.writeMail(tx, "booking_confirmation", signUp.email, confirmationMail(row, booked, sender));
				const notice = staffMail(row, "Geänderte Anmeldung", sender);
				await outbox.writeMail(tx, "booking_notice", sender.provider.email, notice);
				return bookings.present(tx, row);
			}),
	};
}
