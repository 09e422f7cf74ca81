import { randomInt } from "node:crypto";
import { refuse } from "#contract/errors.ts";
import { type Booking, BUTTON_LABELS } from "#contract/sign-ups.ts";
import type { Books } from "#server/books/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
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
}

const newNumber = (): string => `B-${randomInt(10_000_000, 100_000_000)}`;

/** Writes a booking whose seats are already counted, with its letters. */
export function createBookings({ clock, outbox, sender, secrets, invoices, books, legalTexts }: Parts) {
	const invoicing = createInvoicing({ invoices, books });
	const tokenOf = ({ number, token_hash }: Pick<store.NewSignUp, "number" | "token_hash">) =>
		secrets.linkToken("booking", number, token_hash);
	const urlOf = (token: string) => `${sender.publicUrl}/buchung/${token}`;

	async function write(tx: Db, { person, persons, gross_cents, others = [] }: NewBooking): Promise<store.SignUpRow> {
		const now = clock();
		const number = newNumber();
		const token = await secrets.linkToken("booking", number);
		const id = await store.insertSignUp(tx, {
			...person,
			number,
			token_hash: hashToken(token),
			number_of_persons: persons,
			gross_cents,
			button_label: gross_cents > 0 ? BUTTON_LABELS.priced : BUTTON_LABELS.free,
			legal_versions: legalTexts.versions(),
			created_at: now,
			updated_at: now,
		});
		const named: Names[] = [{ first_name: person.first_name, last_name: person.last_name }, ...others];
		await store.insertPersons(
			tx,
			Array.from({ length: persons }, (_, index) => ({ sign_up_id: id, position: index + 1, ...named[index] })),
		);
		const row = await store.findById(tx, id);
		if (!row) throw new Error("The booking was not written.");
		const invoiceId = await invoicing.issue(tx, row);
		const mail = confirmationMail(row, { bookingUrl: urlOf(token), invoiceId, now }, sender);
		await outbox.writeMail(tx, "booking_confirmation", person.email, mail);
		await outbox.writeMail(tx, "booking_notice", sender.provider.email, staffMail(row, "Neue Anmeldung", sender));
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

	return { write, present, reread, urlOf, tokenOf, documentsOf, invoicing };
}

export type Bookings = ReturnType<typeof createBookings>;
