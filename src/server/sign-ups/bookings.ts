import { randomInt } from "node:crypto";
import { refuse } from "#contract/errors.ts";
import { type Booking, BUTTON_LABELS, READ_OUT_LABEL } from "#contract/sign-ups.ts";
import type { Books } from "#server/books/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { LetterKind } from "#server/outbox/kinds.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { createInvoicing } from "./invoicing.ts";
import { confirmationMail, staffMail } from "./mails.ts";
import { presentBooking } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	invoices: Invoices;
	books: Books;
	legalTexts: LegalTexts;
}

type Names = Pick<store.NewPerson, "first_name" | "last_name">;
type Person = Omit<
	store.NewSignUp,
	"number" | "token_hash" | "number_of_persons" | "button_label" | "created_at" | "updated_at" | "gross_cents"
>;

interface NewBooking {
	person: Person;
	persons: number;
	gross_cents: number;
	/** The others, in order, as far as their names are known. */
	others?: Names[] | undefined;
	/** Everybody in order, where the one who books is not the first of them. */
	named?: Omit<store.NewPerson, "sign_up_id" | "position">[] | undefined;
	/** Whether the confirmation is mailed; it is unless told. */
	mail?: boolean;
	/** Whether the house is told; where staff do it, it knows. */
	notice?: boolean;
}

function labelOf({ taken_by }: Person, gross_cents: number): string {
	if (taken_by) return READ_OUT_LABEL;
	return gross_cents > 0 ? BUTTON_LABELS.priced : BUTTON_LABELS.free;
}

const newNumber = (): string => `B-${randomInt(10_000_000, 100_000_000)}`;

/** Writes a booking whose seats are already counted, with its letters. */
export function createBookings({ clock, outbox, sender, secrets, invoices, books, legalTexts }: Parts) {
	const invoicing = createInvoicing({ invoices, books });
	const tokenOf = ({ number, token_hash }: Pick<store.NewSignUp, "number" | "token_hash">) =>
		secrets.linkToken("booking", number, token_hash);
	const urlOf = (token: string) => `${sender.publicUrl}/buchung/${token}`;

	/** Whoever has no address gets no letter. */
	async function tell(tx: Db, kind: LetterKind, { signUp }: store.SignUpRow, mail: () => Mail): Promise<void> {
		if (signUp.email) await outbox.writeMail(tx, kind, signUp.email, mail());
	}

	async function write(tx: Db, booking: NewBooking): Promise<store.SignUpRow> {
		const { person, persons, gross_cents, others = [], mail = true, notice = true } = booking;
		const now = clock();
		const number = newNumber();
		const token = await secrets.linkToken("booking", number);
		const id = await store.insertSignUp(tx, {
			...person,
			number,
			token_hash: hashToken(token),
			number_of_persons: persons,
			gross_cents,
			button_label: labelOf(person, gross_cents),
			legal_versions: legalTexts.versions(),
			created_at: now,
			updated_at: now,
		});
		const { first_name, last_name } = person;
		const named = booking.named ?? [{ first_name, last_name }, ...others];
		await store.insertPersons(
			tx,
			Array.from({ length: persons }, (_, index) => ({ sign_up_id: id, position: index + 1, ...named[index] })),
		);
		const row = await store.findById(tx, id);
		if (!row) throw new Error("The booking was not written.");
		const invoiceId = await invoicing.issue(tx, row);
		const booked = { bookingUrl: urlOf(token), invoiceId };
		if (mail) await tell(tx, "booking_confirmation", row, () => confirmationMail(row, booked, sender));
		const toUs = staffMail(row, "Neue Anmeldung", sender);
		if (notice) await outbox.writeMail(tx, "booking_notice", sender.provider.email, toUs);
		return row;
	}

	const documentsOf = (tx: Db, id: number) => invoices.ofSignUps(tx, [id]);

	async function present(tx: Db, row: store.SignUpRow): Promise<Booking> {
		const documents = await documentsOf(tx, row.signUp.id);
		return presentBooking(row, { documents, token: await tokenOf(row.signUp) }, clock());
	}

	async function reread(tx: Db, id: number): Promise<store.SignUpRow> {
		const row = await store.findById(tx, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	const pageOf = async (row: store.SignUpRow): Promise<string> => urlOf(await tokenOf(row.signUp));

	return { write, tell, present, reread, urlOf, pageOf, tokenOf, documentsOf, invoicing };
}

export type Bookings = ReturnType<typeof createBookings>;
