import { refuse } from "#contract/errors.ts";
import type { Offer, TakeIn } from "#contract/office/waiting-acts.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { compose } from "#server/outbox/letter.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Bookings } from "#server/sign-ups/bookings.ts";
import type { Dates } from "#server/sign-ups/dates.ts";
import type { Seating } from "#server/sign-ups/seating.ts";
import type { Staff } from "#server/viewer.ts";
import { removedMail } from "./mails.ts";
import { offerEnd, priceOf, splitName } from "./rules.ts";
import type { WaitingList } from "./service.ts";
import * as store from "./store.ts";

interface Parts extends Pick<Letters, "clock" | "outbox" | "sender"> {
	audit: Audit;
	dates: Dates;
	bookings: Bookings;
	seating: Seating;
	waitingList: WaitingList;
}

const FORGOTTEN = { name: "", email: "" };

/** PART-05: what staff do with the waiting list, each under the lock of its date. */
export function createWaitingByHand(parts: Parts) {
	const { clock, outbox, sender, audit, dates, bookings, seating, waitingList } = parts;

	/** Read after its date was locked. */
	async function lock(tx: Db, id: number): Promise<store.WaitingRow> {
		const found = await store.findById(tx, id);
		if (!found) throw refuse("not_found");
		await dates.lock(tx, found.date.id);
		const row = await store.findById(tx, id);
		if (row?.entry.state !== "waiting" && row?.entry.state !== "offered") throw refuse("not_found");
		return row;
	}

	const act = <T>(id: number, work: (tx: Db, row: store.WaitingRow) => Promise<T>): Promise<T> =>
		dates.transaction(async (tx) => work(tx, await lock(tx, id)));

	return {
		/** The two change places; whoever is at the end stays there. */
		reorder: (id: number, to: "earlier" | "later", staff: Staff) =>
			act(id, async (tx, { date }) => {
				const queue = await store.findQueue(tx, date.id);
				const place = queue.findIndex((entry) => entry.id === id);
				const next = place + (to === "earlier" ? -1 : 1);
				const [one, other] = [queue[place], queue[next]];
				if (!one || !other) return { id };
				const order = queue.with(place, other).with(next, one);
				await store.setOrder(
					tx,
					order.map((entry) => entry.id),
				);
				await audit.note(tx, staff, "waiting_reordered", date.id, { from: place + 1, to: next + 1 });
				return { id };
			}),

		offer: (id: number, { persons, reason }: Offer, staff: Staff) =>
			act(id, async (tx, { entry, date }) => {
				if (entry.state === "offered") throw refuse("offer_lapsed");
				const seats = Math.min(persons ?? entry.number_of_persons, entry.number_of_persons);
				await seating.seat(tx, date.id, { seats }, staff);
				await waitingList.offerTo(tx, id, seats);
				await audit.note(tx, staff, "waiting_offered", date.id, { seats, reason });
				return { id };
			}),

		/** By a day from now, never after it has begun. */
		extend: (id: number, staff: Staff) =>
			act(id, async (tx, { entry, date }) => {
				const locked = await dates.lock(tx, date.id);
				if (entry.state !== "offered" || !locked) throw refuse("offer_lapsed");
				const offer_expires_at = offerEnd(locked, clock());
				await store.updateEntry(tx, id, { offer_expires_at });
				await audit.note(tx, staff, "waiting_extended", date.id, { until: offer_expires_at.toISOString() });
				return { id };
			}),

		/** A confirmed booking without an offer; what it costs is on the invoice that comes with the letter. */
		takeIn: (id: number, { reason, beyond_reason }: TakeIn, staff: Staff) =>
			act(id, async (tx, row) => {
				const { entry, date } = row;
				const seats = entry.number_of_persons;
				if (entry.state === "waiting") await seating.seat(tx, date.id, { seats, beyondReason: beyond_reason }, staff);
				const booked = await bookings.write(tx, {
					persons: seats,
					gross_cents: priceOf(row) ?? 0,
					person: { seminar_date_id: date.id, email: entry.email, ...splitName(entry.name), taken_by: staff.id },
					notice: false,
				});
				await store.updateEntry(tx, id, { state: "taken", sign_up_id: booked.signUp.id, ...FORGOTTEN });
				await audit.note(tx, staff, "waiting_taken_in", date.id, { seats, reason });
				return { number: booked.signUp.number };
			}),

		remove: (id: number, mail: boolean, staff: Staff) =>
			act(id, async (tx, row) => {
				const letter = compose(removedMail(row), sender);
				if (mail) await outbox.writeMail(tx, "waiting_removed", row.entry.email, letter);
				await waitingList.release(tx, row, "left");
				await audit.note(tx, staff, "waiting_removed", row.date.id, { mail });
				return { id };
			}),

		/** Switched on again, what is free is offered at once. */
		movingUp: (dateId: number, byHand: boolean, staff: Staff) =>
			dates.transaction(async (tx) => {
				if (!(await dates.lock(tx, dateId))) throw refuse("not_found");
				await dates.setMovesUpByHand(tx, dateId, byHand);
				await audit.note(tx, staff, "moving_up_switched", dateId, { by_hand: byHand });
				await waitingList.offerSeats(tx, dateId);
				return { id: dateId };
			}),
	};
}
