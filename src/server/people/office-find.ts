import { type SQL, sql } from "drizzle-orm";
import { officePaths } from "#contract/office/paths.ts";
import type { SearchHit } from "#contract/office/search.ts";
import { CONTACT_WORDS } from "#server/contact/tables.ts";
import type { Db } from "#server/db/client.ts";
import { findRows, SHOWN } from "#server/db/find.ts";
import { DONOR_WORDS } from "#server/donations/tables.ts";
import { MEMBER_WORDS } from "#server/members/tables.ts";
import { SUBSCRIBER_WORDS } from "#server/newsletter/tables.ts";
import { ORDER_WORDS } from "#server/orders/tables.ts";
import { SIGN_UP_WORDS } from "#server/sign-ups/tables.ts";

interface Row {
	email: string;
	name: string;
	company: string | null;
	newest: string;
}

interface Source {
	/** What somebody is to whom a row of this table belongs. */
	as: string;
	columns: SQL;
	from: SQL;
	words: SQL;
	newest: SQL;
}

const NAMED = sql`lower(email) as email, name, company`;

/** Every table that knows somebody by name or address, each with its index of words. */
const SOURCES: readonly Source[] = [
	{ as: "Mitglied", columns: NAMED, from: sql`members`, words: sql.raw(MEMBER_WORDS), newest: sql`created_at` },
	{
		as: "Teilnehmerin",
		columns: sql`lower(email) as email, first_name || ' ' || last_name as name, company`,
		from: sql`sign_ups`,
		words: sql.raw(SIGN_UP_WORDS),
		newest: sql`created_at`,
	},
	{
		as: "Kundin",
		columns: NAMED,
		from: sql`orders`,
		words: sql.raw(ORDER_WORDS),
		newest: sql`created_at`,
	},
	{
		as: "Spenderin",
		columns: sql`lower(coalesce(email, '')) as email, coalesce(name, '') as name, null as company`,
		from: sql`donations`,
		words: sql.raw(DONOR_WORDS),
		newest: sql`created_at`,
	},
	{
		as: "Anfrage",
		columns: NAMED,
		from: sql`contact_requests`,
		words: sql.raw(CONTACT_WORDS),
		newest: sql`created_at`,
	},
	{
		as: "Newsletter",
		columns: sql`email, '' as name, null as company`,
		from: sql`newsletter_subscribers`,
		words: sql.raw(SUBSCRIBER_WORDS),
		newest: sql`requested_at`,
	},
];

/** People by name, address or institution. The same address is shown as one person, whatever they are here. */
export async function findPeople(db: Db, text: string): Promise<SearchHit[]> {
	const found = await Promise.all(
		SOURCES.map(async (source) => (await findRows<Row>(db, text, source)).map((row) => ({ ...row, as: source.as }))),
	);
	const newestFirst = found.flat().toSorted((one, other) => Date.parse(other.newest) - Date.parse(one.newest));
	const people = Map.groupBy(newestFirst, ({ email, name }) => email || name);
	return [...people.values()].slice(0, SHOWN).map((rows) => {
		const { email } = rows[0] as Row;
		const name = rows.find((row) => row.name)?.name ?? email;
		const company = rows.find((row) => row.company)?.company;
		const roles = [...new Set(rows.map((row) => row.as))];
		const detail = [name === email ? null : email, company, roles.join(", ")].filter(Boolean).join(" · ");
		return {
			kind: "person",
			title: name,
			detail,
			path: `${officePaths.people}?q=${encodeURIComponent(email || name)}`,
		};
	});
}
