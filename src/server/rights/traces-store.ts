import { sql } from "drizzle-orm";
import { foldGerman } from "#contract/folding.ts";
import type { Erasure } from "#contract/office/rights.ts";
import { ELSEWHERE_KEYS, type ElsewhereKey } from "#contract/office/rights-words.ts";
import type { Db } from "#server/db/client.ts";

type Elsewhere = Erasure["elsewhere"];

/** Every name that was given with this address, as long as some row still tells it. */
export async function findNames(tx: Db, email: string): Promise<string[]> {
	const { rows } = await tx.execute<{ name: string }>(sql`
		select distinct trim(name) as name from person_traces where email = ${email} and length(trim(name)) > 4`);
	return rows.map(({ name }) => name);
}

const containsOne = (text: string, words: readonly string[]) =>
	sql.join(
		words.map((word) => sql`position(fold_german(${word}) in fold_german(${sql.raw(text)})) > 0`),
		sql` or `,
	);

/** What is asked for stands there as in an address: "q=J%C3%B6rg+M%C3%BCller". */
const isAboutOne = ({ name, query }: { name: string; query: string }, words: readonly string[]): boolean => {
	const text = foldGerman([name, ...new URLSearchParams(query).values()].join("\n"));
	return words.some((word) => text.includes(foldGerman(word)));
};

async function forgetViews(tx: Db, words: readonly string[]): Promise<void> {
	const { rows } = await tx.execute<{ id: number; name: string; query: string }>(
		sql`select id, name, query from saved_views`,
	);
	const ids = rows.filter((view) => isAboutOne(view, words)).map(({ id }) => id);
	if (ids.length > 0) await tx.execute(sql`delete from saved_views where id = any(${sql.param(ids)}::int[])`);
}

/** Where staff may have written or searched for somebody: long work, saved views, the history. */
export async function forgetTraces(tx: Db, words: readonly string[]): Promise<void> {
	await tx.execute(
		sql`delete from tasks where state not in ('waiting', 'running') and (${containsOne("input::text || coalesce(result::text, '')", words)})`,
	);
	await forgetViews(tx, words);
	await tx.execute(
		sql`update audit_trail set details = '{}' where details is not null and (${containsOne("details::text", words)})`,
	);
}

const isOthers = (column: string, email: string) => sql`lower(${sql.raw(column)}) is distinct from ${email}`;

/** Where this name or address stands in what is of others. Whether it is the same person, only people can tell. */
export async function findElsewhere(tx: Db, email: string, names: readonly string[]): Promise<Elsewhere> {
	const says = (text: string) => sql`(${containsOne(text, [email, ...names])})`;
	const ofRequests = (table: string, text: string) =>
		sql`(select count(*) from ${sql.raw(table)} t join contact_requests q on q.id = t.request_id
			where ${isOthers("q.email", email)} and ${says(`t.${text}`)})`;
	const { rows } = await tx.execute<Record<ElsewhereKey, string>>(sql`select
		(select count(*) from sign_up_persons p join sign_ups s on s.id = p.sign_up_id where p.email is null and ${isOthers("s.email", email)}
			and fold_german(concat_ws(' ', p.first_name, p.last_name)) = any(${sql.param(names.map(foldGerman))}::text[])) as companions,
		(select count(*) from person_notes where ${isOthers("email", email)} and ${says("text")}) as notes,
		(select count(*) from contact_requests where ${isOthers("email", email)} and ${says("description")})
			+ ${ofRequests("contact_answers", "text")} + ${ofRequests("contact_notes", "text")} + ${ofRequests("contact_replies", "text")} as requests,
		(select count(*) from messages where ${says("subject || ' ' || text")}) as messages,
		(select count(*) from seminar_reserves where ${says("name")}) as reserves`);
	return ELSEWHERE_KEYS.map((where) => ({ where, rows: Number(rows[0]?.[where] ?? 0) })).filter(({ rows }) => rows > 0);
}

/** Numbers that a PIN went to before the order of a guest. */
export const forgetGuestPins = (tx: Db, email: string) =>
	tx.execute(sql`delete from pins where basket_id in (select basket_id from orders where lower(email) = ${email})`);

export const restrictNewsletter = (tx: Db, email: string, now: Date) =>
	tx.execute(
		sql`update newsletter_subscribers set restricted_at = ${now} where email = ${email} and restricted_at is null`,
	);

/** What the law keeps is used for nothing else from now on, and stands no longer among the people. */
export async function restrict(tx: Db, email: string, now: Date): Promise<void> {
	await tx.execute(
		sql`update orders set restricted_at = ${now} where lower(email) = ${email} and restricted_at is null`,
	);
	await tx.execute(
		sql`update donations set restricted_at = ${now} where lower(email) = ${email} and restricted_at is null`,
	);
	await tx.execute(sql`update sign_ups s set restricted_at = ${now}, phone = case when d.date > ${now} then s.phone end from seminar_dates d
		where d.id = s.seminar_date_id and lower(s.email) = ${email} and s.restricted_at is null`);
	await tx.execute(
		sql`update sign_up_persons set restricted_at = ${now} where lower(email) = ${email} and restricted_at is null`,
	);
}
