import { and, count, desc, eq, getTableColumns, inArray, isNull, max, type SQL, sql, sum } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { contactRequests } from "#server/contact/tables.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { donations } from "#server/donations/tables.ts";
import { members } from "#server/members/tables.ts";
import { newsletterSubscribers } from "#server/newsletter/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import { people } from "./tables.ts";

export type PersonRow = Omit<typeof people.$inferSelect, "words">;

export const PEOPLE: Keyset<"name" | "last" | "since"> = {
	id: { by: people.id, kind: "number" },
	sorts: {
		name: { by: sql`fold_german(${people.name})`, kind: "text", nullable: true },
		last: { by: people.last_at, kind: "moment" },
		since: { by: people.since, kind: "moment" },
	},
};

const { words: _, ...shown } = getTableColumns(people);

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({ ...shown, ...keys })
		.from(people)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

/** By whom somebody is found who has no address: names within the bookings of these, as far as every word occurs in them. */
export async function findBeside(db: Db, emails: string[], q: string): Promise<ReadonlyMap<string, string>> {
	const { rows } = await db.execute<{ email: string; names: string }>(sql`
		select lower(s.email) as email, string_agg(distinct concat_ws(' ', p.first_name, p.last_name), ', ') as names
		from sign_ups s join sign_up_persons p on p.sign_up_id = s.id
		where lower(s.email) = any(${sql.param(emails)}::text[]) and p.email is null
			and (p.first_name, p.last_name) is distinct from (s.first_name, s.last_name)
			and ${everyWord(sql`fold_german(concat_ws(' ', p.first_name, p.last_name))`, q)} group by 1`);
	return new Map(rows.map(({ email, names }) => [email, names]));
}

/** Whoever was here last first. */
export const findSuggested = (db: Db, where: SQL, most: number): Promise<PersonRow[]> =>
	db.select(shown).from(people).where(where).orderBy(desc(people.last_at), desc(people.id)).limit(most);

export const findPerson = async (db: Db, id: number): Promise<PersonRow | undefined> =>
	(await db.select(shown).from(people).where(eq(people.id, id)))[0];

export const findByAddress = async (db: Db, email: string) =>
	(
		await db
			.select({ id: people.id, email: people.email, name: people.name })
			.from(people)
			.where(eq(people.email, email))
	)[0];

/** Whoever corrects the same person waits. */
export const lockPerson = async (tx: Db, id: number) =>
	(await tx.select({ email: people.email }).from(people).where(eq(people.id, id)).for("update"))[0];

/** The one thing that is written here by hand: so somebody stays who they are when their address is put right. */
export const renamePerson = (tx: Db, id: number, email: string) =>
	tx.update(people).set({ email }).where(eq(people.id, id));

export const findNamed = (db: Db, ids: number[]) =>
	db.select({ id: people.id, name: people.name }).from(people).where(inArray(people.id, ids));

interface Source {
	table: PgTable;
	email: PgColumn;
	at: PgColumn;
	cents?: PgColumn;
	only?: SQL | undefined;
}

const SOURCES = {
	bookings: {
		table: signUps,
		email: signUps.email,
		at: signUps.created_at,
		cents: signUps.gross_cents,
		only: isNull(signUps.cancelled_at),
	},
	orders: {
		table: orders,
		email: orders.email,
		at: orders.created_at,
		cents: orders.gross_cents,
		only: inArray(orders.state, ["placed", "paid"]),
	},
	donations: {
		table: donations,
		email: donations.email,
		at: donations.paid_at,
		cents: donations.amount_cents,
		only: sql`${donations.paid_at} is not null`,
	},
	requests: { table: contactRequests, email: contactRequests.email, at: contactRequests.created_at },
} as const satisfies Record<string, Source>;
export type SourceName = keyof typeof SOURCES;

/** What stands of a kind under this address: cancelled seats, lapsed orders and promised donations do not. */
export async function sumOf(db: Db, source: SourceName, address: string) {
	const { table, email, at, cents, only }: Source = SOURCES[source];
	const [found] = await db
		.select({
			count: count(),
			last_at: max(at) as SQL<Date | null>,
			cents: cents ? sum(cents).mapWith(Number) : sql<null>`null`,
		})
		.from(table)
		.where(and(eq(sql`lower(${email})`, address), only));
	return { count: found?.count ?? 0, last_at: found?.last_at ?? null, cents: found?.cents ?? 0 };
}

export const findAccount = async (db: Db, address: string) =>
	(
		await db
			.select({ since: members.created_at, last_login_at: members.last_login_at })
			.from(members)
			.where(and(eq(sql`lower(${members.email})`, address), isNull(members.deleted_at)))
	)[0] ?? null;

export const findNewsletterState = async (db: Db, address: string) =>
	(
		await db
			.select({ state: newsletterSubscribers.state })
			.from(newsletterSubscribers)
			.where(eq(newsletterSubscribers.email, address))
	)[0]?.state ?? null;
