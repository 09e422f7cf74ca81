import { berlinIso } from "#contract/berlin.ts";
import { centsToEuro } from "#contract/money.ts";
import type { Participant, PaymentState } from "#contract/office/participants.ts";
import { type Account, openOf } from "#server/books/rules.ts";
import type { InvoiceRow } from "#server/invoices/store.ts";
import type { ParticipantRow } from "./participants-store.ts";

/** How the invoices of one booking stand together. */
export interface Standing {
	state: PaymentState;
	/** In cents; below zero what we owe. */
	open: number;
	/** What counts as paid: what goes back does not. */
	paid: number;
	/** For which a payment would be noted. */
	invoiceId: number | null;
	/** What it is called. */
	invoice: string;
}

const FREE: Standing = { state: "free", open: 0, paid: 0, invoiceId: null, invoice: "" };

function stateOf(open: number, dueOn: string | null, today: string): PaymentState {
	if (open <= 0) return "paid";
	return dueOn !== null && dueOn < today ? "overdue" : "open";
}

export function standingOf(
	invoices: readonly InvoiceRow[],
	accounts: ReadonlyMap<number, Account>,
	today: string,
): Standing {
	const last = invoices.findLast(({ kind }) => kind === "invoice");
	if (!last) return FREE;
	const all = [...accounts.values()];
	const open = all.reduce((sum, account) => sum + openOf(account), 0);
	const paid = all.reduce((sum, account) => sum + account.paid - account.refunded, 0);
	return { state: stateOf(open, last.due_on, today), open, paid, invoiceId: last.id, invoice: last.number };
}

/** One person's part of what their booking costs; the first ones bear the odd cents. */
const shareOf = (gross: number, coming: number, place: number): number =>
	coming === 0 ? 0 : Math.floor(gross / coming) + (place < gross % coming ? 1 : 0);

export function presentParticipant(row: ParticipantRow, place: number, standing: Standing): Participant {
	const { person, number, company, gross_cents, coming, booked_at, person_id } = row;
	const moment = (at: Date | null) => at && berlinIso(at);
	const isComing = person.cancelled_at === null;
	return {
		id: person.id,
		number,
		position: person.position,
		of: Math.max(coming, person.position),
		first_name: person.first_name,
		last_name: person.last_name,
		company,
		person_id,
		share: centsToEuro(isComing ? shareOf(gross_cents, coming, place) : 0),
		payment: standing.state,
		open: centsToEuro(standing.open),
		invoice_id: standing.invoiceId,
		note: person.note,
		note_for_lecturer: person.note_for_lecturer,
		reminded_at: moment(person.reminded_at),
		coming_at: moment(person.coming_at),
		booked_at: berlinIso(booked_at),
		cancelled_at: moment(person.cancelled_at),
	};
}
