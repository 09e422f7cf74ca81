import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { inOrder, matches, PAYMENT_WORDS, sortedName } from "#contract/office/participant-words.ts";
import type { Participant, Participants, ParticipantsExport, PersonNote } from "#contract/office/participants.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Books } from "#server/books/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Column } from "#server/exports/columns.ts";
import type { Exports } from "#server/exports/service.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { DatesOffice } from "#server/seminars/dates-office.ts";
import type { Staff } from "#server/viewer.ts";
import { presentParticipant, type Standing, standingOf } from "./participants-rules.ts";
import * as store from "./participants-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	exports: Exports;
	invoices: Invoices;
	books: Books;
	datesOffice: DatesOffice;
}

const COLUMNS: Column[] = [
	{ key: "name", title: "Name", kind: "text" },
	{ key: "company", title: "Institution", kind: "text" },
	{ key: "number", title: "Buchung", kind: "text" },
	{ key: "place", title: "Person", kind: "text" },
	{ key: "share", title: "Betrag", kind: "money" },
	{ key: "payment", title: "Zahlung", kind: "text" },
	{ key: "note", title: "Notiz", kind: "text" },
	{ key: "coming", title: "Kommt zugesagt", kind: "moment" },
];

/** Who comes to a date, person by person. */
export function createParticipants({ db, clock, audit, exports, invoices, books, datesOffice }: Parts) {
	/** By the booking: how its invoices stand. */
	async function standings(tx: Db, signUpIds: number[]): Promise<Map<number, Standing>> {
		const today = isoDay(berlinDay(clock()));
		const documents = await invoices.ofSignUps(tx, [...new Set(signUpIds)]);
		const issued = documents.filter(({ kind }) => kind === "invoice");
		const accounts = await books.accountsOf(tx, issued);
		return new Map(
			[...Map.groupBy(issued, ({ sign_up_id }) => sign_up_id ?? 0)].map(([id, own]) => {
				const kept = new Map([...accounts].filter(([invoiceId]) => own.some((invoice) => invoice.id === invoiceId)));
				return [id, standingOf(own, kept, today)];
			}),
		);
	}

	async function read(dateId: number): Promise<Participants> {
		const rows = await store.findPersonsOf(db, dateId);
		const found = await standings(
			db,
			rows.map(({ sign_up_id }) => sign_up_id),
		);
		const coming = rows.filter(({ person }) => person.cancelled_at === null);
		const placeOf = (row: store.ParticipantRow) =>
			coming.filter(({ sign_up_id }) => sign_up_id === row.sign_up_id).indexOf(row);
		const sum = (pick: (standing: Standing) => number) =>
			centsToEuro([...found.values()].reduce((total, one) => total + Math.max(0, pick(one)), 0));
		return {
			persons: rows.map((row) =>
				presentParticipant(row, placeOf(row), found.get(row.sign_up_id) ?? standingOf([], new Map(), "")),
			),
			money: { paid: sum(({ paid }) => paid), open: sum(({ open }) => open) },
		};
	}

	return {
		standings,

		async list(dateId: number, staff: Staff): Promise<Participants> {
			await datesOffice.noteLook(dateId, staff);
			return read(dateId);
		},

		/** Those who come, as they are filtered. */
		async export(dateId: number, { format, sort, ...filter }: ParticipantsExport, staff: Staff) {
			await datesOffice.noteLook(dateId, staff);
			const { persons } = await read(dateId);
			const data = inOrder(
				persons.filter((person) => person.cancelled_at === null && matches(person, filter)),
				sort,
			);
			return exports.file<Participant>(staff, {
				list: "participants",
				format,
				query: { date: dateId, ...filter },
				columns: COLUMNS,
				page: async () => ({ data, next: null }),
				row: (person) => ({
					name: sortedName(person),
					company: person.company,
					number: person.number,
					place: `${person.position} von ${person.of}`,
					share: Math.round(person.share * 100),
					payment: PAYMENT_WORDS[person.payment],
					note: person.note,
					coming: person.coming_at,
				}),
			});
		},

		/** PART-06: what it says stays out of the history. */
		note: (personId: number, { note, for_lecturer }: PersonNote, staff: Staff) =>
			db.transaction(async (tx) => {
				const kept = { note: note || null, note_for_lecturer: for_lecturer && note !== "" };
				const number = await store.setNote(tx, personId, kept);
				if (!number) throw refuse("not_found");
				await audit.note(tx, staff, "person_noted", number, { for_lecturer: kept.note_for_lecturer });
				return kept;
			}),
	};
}

export type ParticipantsOffice = ReturnType<typeof createParticipants>;
