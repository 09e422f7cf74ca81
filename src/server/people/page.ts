import { berlinDay, berlinIso } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import type { EventsQuery, PersonPage } from "#contract/office/person-page.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Invoices } from "#server/invoices/service.ts";
import type { LetterBlocks } from "#server/outbox/letter-blocks.ts";
import type { LettersOffice } from "#server/outbox/office.ts";
import type { Staff } from "#server/viewer.ts";
import { circlesOf } from "./circles.ts";
import { consentsOf } from "./consents.ts";
import { createPersonEvents } from "./events.ts";
import type { PersonNotes } from "./notes.ts";
import type { PeopleOffice } from "./office.ts";
import { findByAddress, findPerson } from "./office-store.ts";
import * as store from "./page-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	invoices: Pick<Invoices, "owedBy">;
	lettersOffice: Pick<LettersOffice, "inShort">;
	peopleOffice: Pick<PeopleOffice, "get">;
	personNotes: Pick<PersonNotes, "of">;
	letterBlocks: Pick<LetterBlocks, "of">;
}

const linesOf = ({ street_address, street_suffix, postcode, city }: store.Contact): string[] => [
	`${street_address ?? ""} ${street_suffix ?? ""}`.trim(),
	`${postcode ?? ""} ${city ?? ""}`.trim(),
];

/** PERSON-02: all that stands on the page of a person. */
export function createPersonPage(parts: Parts) {
	const { db, clock, invoices, peopleOffice, personNotes, letterBlocks } = parts;
	const eventsOf = createPersonEvents(parts);

	async function openOf(email: string, staff: Staff): Promise<PersonPage["open"]> {
		if (!rolesMay(staff.roles, "orders.read")) return null;
		const owed = await invoices.owedBy(db, email);
		const today = isoDay(berlinDay(clock()));
		const sum = (rows: typeof owed) => centsToEuro(rows.reduce((cents, { left_cents }) => cents + left_cents, 0));
		return { amount: sum(owed), overdue: sum(owed.filter(({ due_on }) => due_on !== null && due_on < today)) };
	}

	async function whose(id: number) {
		const person = await findPerson(db, id);
		if (!person) throw refuse("not_found");
		return person;
	}

	return {
		async get(id: number, staff: Staff): Promise<PersonPage> {
			const short = await peopleOffice.get(id, staff);
			const { email, name } = short;
			const [contact, phone, open, letters, upcoming, namesakes, notes, block, consents, circles] = await Promise.all([
				store.findContact(db, email),
				store.findPhone(db, email),
				openOf(email, staff),
				store.countLetters(db, email),
				store.findUpcoming(db, email, clock()),
				name ? store.findNamesakes(db, id, name) : [],
				personNotes.of(email, staff),
				letterBlocks.of(db, email),
				consentsOf(db, email),
				circlesOf(db, short),
			]);
			return {
				...short,
				address: contact ? linesOf(contact) : null,
				...{ phone, open, letters, namesakes, notes, block, consents, circles },
				upcoming: upcoming.map(({ date, ...row }) => ({ ...row, date: berlinIso(new Date(date)) })),
			};
		},

		events: async (id: number, query: EventsQuery, staff: Staff) => eventsOf(await whose(id), query, staff),

		async find(email: string) {
			const person = await findByAddress(db, email.toLowerCase());
			if (!person) throw refuse("not_found");
			return person;
		},
	};
}

export type PersonPageOffice = ReturnType<typeof createPersonPage>;
