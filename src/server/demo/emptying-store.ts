import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { siteSettings } from "#server/site/tables.ts";
import { users } from "#server/staff/tables.ts";

/** Keys that every process holds in memory, and what copies of the house have to know. Neither is about anybody. */
const STAYING = ["secrets", "erasures"];
const EMPTIED = "demo_emptied";

export const hasAccount = async (db: Db, email: string): Promise<boolean> =>
	(await db.select({ id: users.id }).from(users).where(eq(users.email, email))).length > 0;

/** Names that belong to nobody (RFC 2606). */
const OF_NOBODY = String.raw`[.@](example|test|invalid|localhost)$|[.@]example\.(com|net|org)$`;

/** What people who exist have ordered, booked or given, and what went through a real provider. */
export async function countReal(db: Db): Promise<number> {
	const { rows } = await db.execute<{ real: number }>(sql`
		select (select count(*) from payments where provider <> 'test')::int + count(*)::int as real from (
			select email from orders union all select email from sign_ups union all select email from donations
		) given where email !~* ${OF_NOBODY}`);
	return rows[0]?.real ?? 0;
}

async function findTables(tx: Db): Promise<string[]> {
	const { rows } = await tx.execute<{ name: string }>(
		sql`select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not in ${STAYING} order by 1`,
	);
	return rows.map(({ name }) => name);
}

/** All rows of all tables, also of those that refuse it: whatever they keep was made up. */
export async function emptyTables(tx: Db, now: Date): Promise<void> {
	const names = await findTables(tx);
	const all = names.join(", ");
	await tx.execute(sql`set local lock_timeout = '20s'`);
	await tx.execute(sql.raw(`lock table ${all} in access exclusive mode`));
	for (const name of names) await tx.execute(sql.raw(`alter table ${name} disable trigger user`));
	await tx.execute(sql.raw(`truncate ${all} restart identity`));
	for (const name of names) await tx.execute(sql.raw(`alter table ${name} enable trigger user`));
	for (const name of names) await tx.execute(sql`select pg_notify('content_changed', ${name})`);
	await tx.insert(siteSettings).values({ key: EMPTIED, value: { at: now.toISOString() } });
}

/** A house whose demo was emptied gets no other. */
export const wasEmptied = async (db: Db): Promise<boolean> =>
	(await db.select({ key: siteSettings.key }).from(siteSettings).where(eq(siteSettings.key, EMPTIED))).length > 0;
