import { type SQL, sql } from "drizzle-orm";
import type { NEWSLETTER_SOURCES, SUBSCRIBER_STATES } from "#contract/newsletter.ts";
import type { Db } from "#server/db/client.ts";
import type { StoredImportProof } from "#server/newsletter/tables.ts";

interface Subscribed extends Record<string, unknown> {
	state: (typeof SUBSCRIBER_STATES)[number];
	source: (typeof NEWSLETTER_SOURCES)[number];
	text_version: string;
	requested_at: string;
	confirmed_at: string | null;
	unsubscribed_at: string | null;
	import_proof: StoredImportProof | null;
}
interface Wish extends Record<string, unknown> {
	topic: string;
	requested_at: string;
	confirmed_at: string | null;
}
interface Answers extends Record<string, unknown> {
	bookings: number;
	last_at: string;
}
interface Terms extends Record<string, unknown> {
	number: string;
	version: string;
	at: string;
}

const read = async <Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> =>
	(await db.execute(statement)).rows as Row[];

export const findNewsletter = (db: Db, email: string) =>
	read<Subscribed>(
		db,
		sql`select state, source, text_version, requested_at, confirmed_at, unsubscribed_at, import_proof from newsletter_subscribers where email = ${email}`,
	);

export const findWishes = (db: Db, email: string) =>
	read<Wish>(
		db,
		sql`select m.topic, a.requested_at, a.confirmed_at from date_alerts a join seminars m on m.id = a.seminar_id
			where a.email = ${email} order by a.requested_at desc`,
	);

/** What was told for the grant. */
export const findAnswers = (db: Db, email: string) =>
	read<Answers>(
		db,
		sql`select count(*)::int as bookings, max(created_at) as last_at from sign_ups
			where lower(email) = ${email} and nonprofit_sector is not null having count(*) > 0`,
	);

/** The terms that were agreed to last. */
export const findTerms = (db: Db, email: string) =>
	read<Terms>(
		db,
		sql`select number, legal_versions ->> 'terms' as version, created_at as at from (
			(select number, legal_versions, created_at from sign_ups where lower(email) = ${email} and legal_versions is not null order by created_at desc limit 1)
			union all (select number, legal_versions, created_at from orders where lower(email) = ${email} and accept_terms and legal_versions is not null order by created_at desc limit 1)
		) agreed where legal_versions ->> 'terms' is not null order by at desc limit 1`,
	);
