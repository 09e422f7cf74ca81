import { type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { NAMES_BESIDE } from "./event-sources.ts";

export interface Contact extends Record<string, unknown> {
	street_address: string | null;
	street_suffix: string | null;
	postcode: string | null;
	city: string | null;
}

const WHERE_LIVES = sql.raw("street_address, street_suffix, postcode, city");

/** The newest address of a table that was given whole. */
const lastIn = (table: string, email: string): SQL => sql`(select created_at as at, ${WHERE_LIVES}
	from ${sql.raw(table)} where lower(email) = ${email} and city <> '' order by created_at desc limit 1)`;

/** Where somebody lives, as it was given last. */
export async function findContact(db: Db, email: string): Promise<Contact | undefined> {
	const tables = ["sign_ups", "orders", "donations", "members"].map((table) => lastIn(table, email));
	const { rows } = await db.execute<Contact>(
		sql`select ${WHERE_LIVES} from (${sql.join(tables, sql` union all `)}) given order by at desc limit 1`,
	);
	return rows[0];
}

/** The number given last, wherever. */
export async function findPhone(db: Db, email: string): Promise<string | null> {
	const { rows } = await db.execute<{ phone: string }>(sql`select phone from (
		(select created_at as at, phone from sign_ups where lower(email) = ${email} and phone <> '' order by created_at desc limit 1)
		union all (select created_at, phone from contact_requests where lower(email) = ${email} and phone <> '' order by created_at desc limit 1)
		union all (select updated_at, phone_number from members where lower(email) = ${email} and phone_number <> '')
	) given order by at desc limit 1`);
	return rows[0]?.phone ?? null;
}

export async function countLetters(db: Db, email: string): Promise<{ count: number; failed: number }> {
	const { rows } = await db.execute<{ count: number; failed: number }>(sql`select count(*)::int as count,
		count(*) filter (where state = 'failed')::int as failed from outbox where lower(recipient) = ${email}`);
	return rows[0] ?? { count: 0, failed: 0 };
}

export interface Upcoming extends Record<string, unknown> {
	number: string;
	date_id: number;
	topic: string;
	date: string;
	persons: number;
	beside: string | null;
}

const MOST_UPCOMING = 10;

/** Seats of their own bookings, and those that others took for them. */
export async function findUpcoming(db: Db, email: string, now: Date): Promise<Upcoming[]> {
	const { rows } =
		await db.execute<Upcoming>(sql`select s.number, d.id as date_id, m.topic, d.date, sum(own.persons)::int as persons, ${NAMES_BESIDE} as beside
		from (select s.id, s.number_of_persons as persons from sign_ups s where lower(s.email) = ${email}
			union all select p.sign_up_id, 1 from sign_up_persons p join sign_ups b on b.id = p.sign_up_id
			where lower(p.email) = ${email} and p.cancelled_at is null and lower(b.email) is distinct from ${email}) own
		join sign_ups s on s.id = own.id join seminar_dates d on d.id = s.seminar_date_id join seminars m on m.id = d.seminar_id
		where s.cancelled_at is null and not d.cancelled and d.date >= ${now}
		group by s.id, d.id, m.topic, d.date order by d.date, s.number limit ${MOST_UPCOMING}`);
	return rows;
}

const MOST_NAMESAKES = 5;

/** Others who are called the same, however it is written. */
export async function findNamesakes(db: Db, id: number, name: string) {
	const { rows } = await db.execute<{ id: number; email: string; name: string | null }>(sql`select id, email, name
		from people where fold_german(name) = fold_german(${name}) and id <> ${id} order by last_at desc limit ${MOST_NAMESAKES}`);
	return rows;
}
