import { randomInt } from "node:crypto";
import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import type { LetterKind } from "#contract/office/letter-kinds.ts";
import { type Booking, BUTTON_LABELS, READ_OUT_LABEL } from "#contract/sign-ups.ts";
import type { CheckInCodes } from "#server/attendance/codes.ts";
import type { Books } from "#server/books/service.ts";
import type { Certificates } from "#server/certificates/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Handouts } from "#server/handouts/service.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { Secrets } from "#server/secrets/service.ts";
import { hashToken } from "#server/tokens.ts";
import { createInvoicing } from "./invoicing.ts";
import { confirmationMail, staffMail } from "./mails.ts";
import { endedAt, presentBooking } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	clock: Clock;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	invoices: Invoices;
	books: Books;
	legalTexts: LegalTexts;
	certificates: Pick<Certificates, "ofSignUp">;
	handouts: Pick<Handouts, "ofSignUp">;
	checkInCodes: CheckInCodes;
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
export function createBookings({ clock, outbox, sender, secrets, invoices, books, legalTexts, ...papers }: Parts) {
	const invoicing = createInvoicing({ invoices, books });
	const tokenOf = ({ number, token_hash }: Pick<store.NewSignUp, "number" | "token_hash">) =>
		secrets.linkToken("booking", number, token_hash);
	const urlOf = (token: string) => `${sender.publicUrl}/buchung/${token}`;

	/** What each of them shows at the door, by their position. */
	const codesOf = async ({ persons }: store.SignUpRow): Promise<Map<number, string>> =>
		new Map(
			await Promise.all(persons.map(async ({ id, position }) => [position, await papers.checkInCodes.of(id)] as const)),
		);

	/** What a confirmation says beyond the booking itself. */
	const bookedOf = async (row: store.SignUpRow, invoiceId: number | null) => ({
		bookingUrl: urlOf(await tokenOf(row.signUp)),
		invoiceId,
		codes: await codesOf(row),
		now: clock(),
	});

	/** Whoever has no address gets no letter. */
	async function tell(tx: Db, kind: LetterKind, { signUp }: store.SignUpRow, mail: () => Mail): Promise<void> {
		if (signUp.email) await outbox.writeMail(tx, kind, signUp.email, mail());
	}

	async function insert(tx: Db, booking: NewBooking, button_label: string) {
		const { person, persons, gross_cents, others = [] } = booking;
		const now = clock();
		const number = newNumber();
		const [id, token] = await Promise.all([store.nextSignUpId(tx), secrets.linkToken("booking", number)]);
		const signUp = {
			...person,
			id,
			number,
			token_hash: hashToken(token),
			number_of_persons: persons,
			gross_cents,
			button_label,
			legal_versions: legalTexts.versions(),
			created_at: now,
			updated_at: now,
		};
		const { first_name, last_name } = person;
		const named = booking.named ?? [{ first_name, last_name }, ...others];
		const seats = Array.from({ length: persons }, (_, index) => ({
			sign_up_id: id,
			position: index + 1,
			...named[index],
		}));
		const [, , row] = await Promise.all([
			store.insertSignUp(tx, signUp),
			store.insertPersons(tx, seats),
			store.findById(tx, id),
		]);
		if (!row) throw new Error("The booking was not written.");
		return row;
	}

	async function write(tx: Db, booking: NewBooking): Promise<store.SignUpRow> {
		const { person, gross_cents, mail = true, notice = true } = booking;
		const row = await insert(tx, booking, labelOf(person, gross_cents));
		const invoiceId = await invoicing.issue(tx, row);
		const booked = await bookedOf(row, invoiceId);
		await Promise.all([
			mail && tell(tx, "booking_confirmation", row, () => confirmationMail(row, booked, sender)),
			notice && outbox.writeMail(tx, "booking_notice", sender.provider.email, staffMail(row, "Neue Anmeldung", sender)),
		]);
		return row;
	}

	/** Somebody who is there already and was never signed up; nobody writes them a letter. The same key is the same person. */
	async function writeWalkIn(tx: Db, person: Person & { idempotency_key: string }, button_label: string) {
		const known = await store.findByKey(tx, person.idempotency_key);
		const row = known ?? (await insert(tx, { person, persons: 1, gross_cents: 0 }, button_label));
		return { isNew: known === undefined, dateId: row.date.id, personId: row.persons[0]?.id };
	}

	const documentsOf = (tx: Db, id: number) => invoices.ofSignUps(tx, [id]);

	async function present(tx: Db, row: store.SignUpRow): Promise<Booking> {
		const token = await tokenOf(row.signUp);
		const documents = await documentsOf(tx, row.signUp.id);
		const certificates = await papers.certificates.ofSignUp(tx, row.signUp.id);
		const handouts = await papers.handouts.ofSignUp(tx, row.signUp, token);
		const codes = await codesOf(row);
		return presentBooking(row, { documents, certificates, handouts, token, codes }, clock());
	}

	async function reread(tx: Db, id: number): Promise<store.SignUpRow> {
		const row = await store.findById(tx, id);
		if (!row) throw refuse("not_found");
		return row;
	}

	/** Bookings of a date from which somebody comes. */
	const standing = async (tx: Db, dateId: number): Promise<store.SignUpRow[]> =>
		store.findByIds(tx, await store.findStanding(tx, dateId));

	/** Nobody of these bookings comes any more; answers them as they are then. */
	async function endAll(tx: Db, rows: readonly store.SignUpRow[]): Promise<store.SignUpRow[]> {
		const now = clock();
		if (rows.length > 0)
			await store.endAll(
				tx,
				rows.map(({ signUp }) => signUp.id),
				now,
			);
		return rows.map((row) => endedAt(row, now));
	}

	/** The date has been moved; answers the bookings as they are then. */
	async function askAboutMove(
		tx: Db,
		dateId: number,
		move: { from: Date; answerBy: string },
	): Promise<store.SignUpRow[]> {
		const ids = await store.findStanding(tx, dateId);
		if (ids.length > 0) await store.askAboutMove(tx, ids, { ...move, now: clock() });
		return standing(tx, dateId);
	}

	/** Some of those who have not said whether a move suits them by the day on which we asked for it. */
	async function claimUnanswered(tx: Db, most: number): Promise<store.SignUpRow[]> {
		const now = clock();
		const ids = await store.claimUnanswered(tx, { today: isoDay(berlinDay(now)), now, most });
		if (ids.length > 0) await store.noteReminded(tx, ids, now);
		return store.findByIds(tx, ids);
	}

	const pageOf = async (row: store.SignUpRow): Promise<string> => urlOf(await tokenOf(row.signUp));

	return {
		write,
		tell,
		pageOf,
		writeWalkIn,
		bookedOf,
		present,
		reread,
		standing,
		endAll,
		askAboutMove,
		claimUnanswered,
		urlOf,
		tokenOf,
		documentsOf,
		invoicing,
		moveAddress: store.moveAddress,
	};
}

export type Bookings = ReturnType<typeof createBookings>;
