import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import { centsToEuro } from "#contract/money.ts";
import type { OfficeBookingPage } from "#contract/office/booking-page.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { Dunning } from "#server/dunning/service.ts";
import { DRAWINGS } from "#server/invoices/files.ts";
import { documentRows } from "#server/invoices/rules.ts";
import type { Limits } from "#server/limits/service.ts";
import { type Sender, textOf } from "#server/outbox/letter.ts";
import type { Staff } from "#server/viewer.ts";
import type { Bookings } from "./bookings.ts";
import { confirmationLetter } from "./mails.ts";
import type { ParticipantsOffice } from "./participants.ts";
import { findColleague } from "./phone-store.ts";
import { canBeChanged, hasBegun } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	limits: Limits;
	sender: Sender;
	bookings: Bookings;
	dunning: Pick<Dunning, "ofInvoices">;
	participants: Pick<ParticipantsOffice, "standings">;
}

const moment = (at: Date | null) => at && berlinIso(at);

/** One booking as the office sees it, and its letter to print. */
export function createBookingPage({ db, clock, audit, limits, sender, bookings, dunning, participants }: Parts) {
	async function find(number: string): Promise<store.SignUpRow> {
		const id = (await store.findDatesOf(db, [number])).get(number)?.id;
		if (id === undefined) throw refuse("not_found");
		return bookings.reread(db, id);
	}

	return {
		async get(number: string, staff: Staff): Promise<OfficeBookingPage> {
			const row = await find(number);
			await audit.look(db, staff, "booking", number);
			const { signUp, date, seminar } = row;
			const documents = await bookings.documentsOf(db, signUp.id);
			const standing = (await participants.standings(db, [signUp.id])).get(signUp.id);
			const { first_name, last_name, company, street_address, street_suffix, postcode, city, email, phone } = signUp;
			return {
				...{ number, first_name, last_name, company, street_address, street_suffix, postcode, city, email, phone },
				...{ order_reference: signUp.order_reference, leitweg_id: signUp.leitweg_id },
				created_at: berlinIso(signUp.created_at),
				taken_by: signUp.taken_by === null ? null : await findColleague(db, signUp.taken_by),
				date: {
					id: date.id,
					topic: seminar.topic,
					category: seminar.category_slug,
					at: berlinIso(date.date),
					location: seminar.location,
				},
				persons: row.persons.map(({ coming_at, cancelled_at, ...person }) => ({
					...person,
					coming_at: moment(coming_at),
					cancelled_at: moment(cancelled_at),
				})),
				gross: centsToEuro(signUp.gross_cents),
				voucher: row.voucher_code,
				payment: standing?.state ?? "free",
				open: centsToEuro(standing?.open ?? 0),
				invoice_id: standing?.invoiceId ?? null,
				documents: documentRows(documents),
				reminders: await dunning.ofInvoices(
					db,
					documents.map(({ id }) => id),
				),
				is_past: hasBegun(date, clock()),
				is_free_to_cancel: canBeChanged(row, clock()),
			};
		},

		async confirmation(number: string, staff: Staff): Promise<SentFile> {
			const row = await find(number);
			await audit.look(db, staff, "booking", number);
			const { signUp } = row;
			const documents = await bookings.documentsOf(db, signUp.id);
			const invoiceId = documents.findLast(({ kind }) => kind === "invoice")?.id ?? null;
			const letter = confirmationLetter(row, await bookings.bookedOf(row, invoiceId), sender);
			const to = [
				signUp.company,
				`${signUp.first_name} ${signUp.last_name}`,
				[signUp.street_address, signUp.street_suffix].filter(Boolean).join(" "),
				[signUp.postcode, signUp.city].filter(Boolean).join(" "),
			].filter((line): line is string => Boolean(line));
			const sheet = {
				kind: "letter",
				to,
				subject: letter.subject,
				text: textOf(letter, sender),
				day: berlinIso(clock()).slice(0, 10),
				provider: sender.provider,
				publicUrl: sender.publicUrl,
			} as const;
			const content = await drawPdf(sheet, "downloads", () => limits.take(DRAWINGS, staff.address));
			return { name: `Bestätigung ${number}.pdf`, type: "application/pdf", content, inline: true };
		},
	};
}
