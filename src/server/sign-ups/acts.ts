import { PERSONS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import type { ChosenBooking, Correct, Extend, GiveBack, Move, Rename } from "#contract/office/booking-acts.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { WaitingList } from "#server/waiting-list/service.ts";
import { contactOf, isMovable, isReferredOtherwise, movedCents, type Target } from "./act-rules.ts";
import type { Bookings } from "./bookings.ts";
import type { Dates } from "./dates.ts";
import type { GivingBack } from "./giving-back.ts";
import { comingOf } from "./mail-words.ts";
import { confirmationMail } from "./mails.ts";
import { movedMail } from "./moved-mail.ts";
import { hasBegun, totalCents } from "./rules.ts";
import type { Seating } from "./seating.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	audit: Audit;
	sender: Sender;
	dates: Dates;
	bookings: Bookings;
	seating: Seating;
	waitingList: WaitingList;
	signUps: Pick<GivingBack, "giveBack">;
}

/** What an act has brought about: which bookings it was about, and in cents what goes back. */
export interface Outcome {
	numbers: string[];
	moneyBackCents: number;
}

/** What staff do with bookings, each in a transaction of `dates` that its caller has begun. */
export function createBookingActs(parts: Parts) {
	const { clock, audit, sender, dates, bookings, seating, waitingList, signUps } = parts;

	/** Everything is locked in one order before anything is read. */
	async function lock(tx: Db, chosen: readonly Pick<ChosenBooking, "number">[], targetId?: number) {
		const found = await store.findDatesOf(
			tx,
			chosen.map(({ number }) => number),
		);
		const dateIds = [...found.values()].map(({ dateId }) => dateId);
		await dates.lockAll(tx, targetId === undefined ? dateIds : [...dateIds, targetId]);
		const ids = chosen.flatMap(({ number }) => found.get(number)?.id ?? []);
		if (ids.length < chosen.length) throw refuse("not_found");
		return store.findByIds(tx, ids);
	}

	/** What is over stays as it was. */
	function demandNotBegun({ date }: store.SignUpRow): void {
		if (hasBegun(date, clock())) throw refuse("booking_closed");
	}

	const positionsIn = (row: store.SignUpRow, positions: number[] | undefined): number[] => {
		const coming = comingOf(row).map(({ position }) => position);
		return positions ? coming.filter((position) => positions.includes(position)) : coming;
	};

	async function moveWhole(tx: Db, before: store.SignUpRow, target: Target, mail: boolean): Promise<number> {
		const { signUp, date } = before;
		const moved = { seminar_date_id: target.id, gross_cents: movedCents(before, target, signUp.number_of_persons) };
		await dates.giveBack(tx, date.id, signUp.number_of_persons);
		await store.moveSignUp(tx, signUp.id, { ...moved, updated_at: clock() });
		const row = await bookings.reread(tx, signUp.id);
		const isSame = target.isSamePriceAs(before);
		const {
			invoiceId = null,
			creditNoteId,
			refundCents,
		} = isSame ? { creditNoteId: null, refundCents: 0 } : await bookings.invoicing.renew(tx, before, row);
		const change = { before, bookingUrl: await bookings.pageOf(row), documents: [creditNoteId, invoiceId] };
		if (mail) await bookings.tell(tx, "booking_change", row, () => movedMail(row, change, sender));
		await waitingList.offerSeats(tx, date.id);
		return refundCents;
	}

	/** Those who go get a booking of their own; what they have paid goes with them. */
	async function moveSome(
		tx: Db,
		before: store.SignUpRow,
		target: Target,
		given: { positions: number[]; mail: boolean },
	) {
		const going = comingOf(before).filter(({ position }) => given.positions.includes(position));
		const row = await bookings.write(tx, {
			person: contactOf(before.signUp, target.id),
			persons: going.length,
			gross_cents: movedCents(before, target, going.length),
			named: going.map(({ first_name, last_name, email, note, note_for_lecturer }) => ({
				...{ first_name, last_name, email, note, note_for_lecturer },
			})),
			mail: given.mail,
			notice: false,
		});
		const back = await signUps.giveBack(tx, before, { ...given, notice: false, credit: true, carryTo: row });
		return back?.refundCents ?? 0;
	}

	async function move(
		tx: Db,
		{ bookings: chosen, date_id, mail, beyond_reason }: Move,
		staff: Staff,
	): Promise<Outcome> {
		const rows = await lock(tx, chosen, date_id);
		let moneyBackCents = 0;
		for (const [index, before] of rows.entries()) {
			demandNotBegun(before);
			const positions = positionsIn(before, chosen[index]?.positions);
			if (before.date.id === date_id || positions.length === 0) continue;
			const target = isMovable(before, await seating.lockOpen(tx, date_id));
			await seating.seat(tx, date_id, { seats: positions.length, beyondReason: beyond_reason }, staff);
			const isWhole = positions.length === before.signUp.number_of_persons;
			moneyBackCents += isWhole
				? await moveWhole(tx, before, target, mail)
				: await moveSome(tx, before, target, { positions, mail });
			const details = { persons: positions.length, from: before.date.id, to: date_id };
			await audit.note(tx, staff, "booking_moved", before.signUp.number, details);
		}
		return { numbers: chosen.map(({ number }) => number), moneyBackCents };
	}

	async function giveBack(
		tx: Db,
		{ bookings: chosen, mail, credit, reason }: GiveBack,
		staff: Staff,
	): Promise<Outcome> {
		const rows = await lock(tx, chosen);
		let moneyBackCents = 0;
		for (const [index, before] of rows.entries()) {
			demandNotBegun(before);
			const positions = positionsIn(before, chosen[index]?.positions);
			const given =
				positions.length > 0 && (await signUps.giveBack(tx, before, { positions, mail, credit, notice: false }));
			if (!given) continue;
			moneyBackCents += given.refundCents;
			const details = { persons: given.persons, credit, mail, reason };
			await audit.note(tx, staff, "booking_given_back", before.signUp.number, details);
		}
		return { numbers: chosen.map(({ number }) => number), moneyBackCents };
	}

	async function extend(
		tx: Db,
		number: string,
		{ persons, mail, beyond_reason }: Extend,
		staff: Staff,
	): Promise<Outcome> {
		const [before] = (await lock(tx, [{ number }])) as [store.SignUpRow];
		const { signUp, seminar, discount } = before;
		demandNotBegun(before);
		if (signUp.cancelled_at) throw refuse("booking_closed");
		const number_of_persons = signUp.number_of_persons + persons.length;
		if (number_of_persons > PERSONS.max) throw refuseField("persons", `Maximal ${PERSONS.max}`);
		await seating.seat(tx, before.date.id, { seats: persons.length, beyondReason: beyond_reason }, staff);
		const last = Math.max(...before.persons.map(({ position }) => position));
		await store.insertPersons(
			tx,
			persons.map((names, index) => ({ sign_up_id: signUp.id, position: last + index + 1, ...names })),
		);
		await store.updateSignUp(tx, signUp.id, {
			number_of_persons,
			gross_cents: signUp.gross_cents + totalCents(seminar.price_cents, persons.length, discount ?? 0),
			cancelled_at: null,
			updated_at: clock(),
		});
		const row = await bookings.reread(tx, signUp.id);
		const { invoiceId, refundCents } = await bookings.invoicing.renew(tx, before, row);
		const booked = await bookings.bookedOf(row, invoiceId);
		if (mail) await bookings.tell(tx, "booking_change", row, () => confirmationMail(row, booked, sender));
		await audit.note(tx, staff, "booking_extended", number, { persons: persons.length });
		return { numbers: [number], moneyBackCents: refundCents };
	}

	async function rename(tx: Db, number: string, { persons }: Rename, staff: Staff): Promise<Outcome> {
		const [row] = (await lock(tx, [{ number }])) as [store.SignUpRow];
		demandNotBegun(row);
		for (const person of persons) await store.renamePerson(tx, row.signUp.id, person);
		const positions = persons.map(({ position }) => position);
		await audit.note(tx, staff, "booking_renamed", number, { positions });
		return { numbers: [number], moneyBackCents: 0 };
	}

	/** Also afterwards: an invoice with a wrong address has to be put right whenever it is found. */
	async function correct(tx: Db, number: string, correction: Correct, staff: Staff): Promise<Outcome> {
		const { new_invoice, mail, ...contact } = correction;
		const [before] = (await lock(tx, [{ number }])) as [store.SignUpRow];
		await store.correctContact(tx, before.signUp.id, contact, clock());
		const row = await bookings.reread(tx, before.signUp.id);
		const { invoiceId, refundCents } =
			new_invoice || isReferredOtherwise(before, row)
				? await bookings.invoicing.renew(tx, before, row)
				: { invoiceId: null, refundCents: 0 };
		const booked = await bookings.bookedOf(row, invoiceId);
		if (mail) await bookings.tell(tx, "booking_confirmation", row, () => confirmationMail(row, booked, sender));
		await audit.note(tx, staff, "booking_corrected", number, { new_invoice, mail });
		return { numbers: [number], moneyBackCents: refundCents };
	}

	return { move, giveBack, extend, rename, correct };
}

export type BookingActs = ReturnType<typeof createBookingActs>;
