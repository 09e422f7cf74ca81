import { and, sql } from "drizzle-orm";
import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import type { Listed } from "#contract/office/listing.ts";
import { type OfficePerson, PERSON_KINDS, type PeopleQuery, type PersonInShort } from "#contract/office/people.ts";
import { PERSON_EVENT_WORDS, PERSON_KIND_WORDS } from "#contract/office/person-words.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { Exports } from "#server/exports/service.ts";
import { createOfficeList } from "#server/lists/office-list.ts";
import type { Staff } from "#server/viewer.ts";
import * as store from "./office-store.ts";
import { isOfKind, people } from "./tables.ts";

interface Parts {
	db: Db;
	audit: Audit;
	exports: Exports;
}

const present = ({ id, email, name, company, kinds, since, last_at, last_kind }: store.PersonRow): OfficePerson => ({
	id,
	email,
	name,
	company,
	beside: null,
	kinds: PERSON_KINDS.filter((kind) => kinds.includes(kind)),
	since: berlinIso(since),
	last: { at: berlinIso(last_at), kind: last_kind },
});

const SUGGESTED = 6;

/** What staff see of people. */
export function createPeopleOffice({ db, audit, exports }: Parts) {
	const list = createOfficeList<"name" | "last" | "since", PeopleQuery, store.PersonRow, OfficePerson>(
		{ db, exports },
		{
			name: "people",
			keyset: store.PEOPLE,
			filter: ({ q, kind }) => and(everyWord(sql`words`, q), kind && isOfKind(kind)),
			read: store.findListed,
			table: people,
			present,
			columns: [
				{ key: "name", title: "Name", kind: "text" },
				{ key: "company", title: "Institution", kind: "text" },
				{ key: "email", title: "E-Mail", kind: "text" },
				{ key: "kinds", title: "Ist hier", kind: "text" },
				{ key: "last", title: "Zuletzt", kind: "moment" },
				{ key: "event", title: "Was", kind: "text" },
				{ key: "since", title: "Bekannt seit", kind: "moment" },
			],
			cells: ({ name, company, email, kinds, last_at, last_kind, since }) => ({
				name,
				company,
				email,
				kinds: kinds.map((kind) => PERSON_KIND_WORDS[kind]).join(", "),
				last: berlinIso(last_at),
				event: PERSON_EVENT_WORDS[last_kind],
				since: berlinIso(since),
			}),
		},
	);

	async function sumOf(source: store.SourceName, email: string) {
		const { count, last_at, cents } = await store.sumOf(db, source, email);
		return { count, last_at: last_at && berlinIso(last_at), amount: centsToEuro(cents) };
	}

	return {
		...list,

		async list(query: PeopleQuery, staff: Staff): Promise<Listed<OfficePerson>> {
			const page = await list.list(query, staff);
			if (!query.q) return page;
			const emails = page.data.map(({ email }) => email);
			const beside = await store.findBeside(db, emails, query.q);
			return { ...page, data: page.data.map((one) => ({ ...one, beside: beside.get(one.email) ?? null })) };
		},

		async get(id: number, staff: Staff): Promise<PersonInShort> {
			const person = await store.findPerson(db, id);
			if (!person) throw refuse("not_found");
			await audit.look(db, staff, "person", id);
			const { email } = person;
			const [account, newsletter, bookings, orders, donations, requests] = await Promise.all([
				store.findAccount(db, email),
				store.findNewsletterState(db, email),
				sumOf("bookings", email),
				sumOf("orders", email),
				sumOf("donations", email),
				sumOf("requests", email),
			]);
			return {
				...present(person),
				account: account && {
					since: berlinIso(account.since),
					last_login_at: account.last_login_at && berlinIso(account.last_login_at),
				},
				newsletter,
				bookings,
				orders,
				donations,
				requests,
			};
		},

		/** While a name is being typed; whoever is shown is noted. */
		async suggest(q: string, staff: Staff): Promise<store.PersonRow[]> {
			const where = everyWord(sql`words`, q);
			const found = where ? await store.findSuggested(db, where, SUGGESTED) : [];
			await audit.lookEach(
				db,
				staff,
				"person",
				found.map(({ id }) => id),
			);
			return found;
		},

		/** For the history. */
		async names(ids: string[]): Promise<ReadonlyMap<string, string>> {
			const rows = await store.findNamed(db, ids.map(Number));
			return new Map(rows.flatMap(({ id, name }) => (name ? [[String(id), name] as const] : [])));
		},
	};
}

export type PeopleOffice = ReturnType<typeof createPeopleOffice>;
