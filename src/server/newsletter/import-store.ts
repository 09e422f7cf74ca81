import { sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { newsletterSubscribers as subscribers } from "./tables.ts";

const IMPORT_LOCK = 7_100_078;
const INSERTED_AT_ONCE = 2_000;

/** One import after the other, until the transaction ends. */
export const lockImports = (tx: Db) => tx.execute(sql`select pg_advisory_xact_lock(${IMPORT_LOCK})`);

/** Those of these addresses that have a row. */
export const findKnown = (db: Db, emails: readonly string[]) =>
	db
		.select({
			email: subscribers.email,
			state: subscribers.state,
			set_aside_at: subscribers.set_aside_at,
			restricted_at: subscribers.restricted_at,
		})
		.from(subscribers)
		.where(sql`${subscribers.email} = any(${sql.param(emails)}::text[])`);

/** Answers which were written: whoever asked for it in the same moment stays as they are. */
export async function insertImported(tx: Db, rows: (typeof subscribers.$inferInsert)[]): Promise<Set<string>> {
	const written = new Set<string>();
	for (let at = 0; at < rows.length; at += INSERTED_AT_ONCE) {
		const inserted = await tx
			.insert(subscribers)
			.values(rows.slice(at, at + INSERTED_AT_ONCE))
			.onConflictDoNothing()
			.returning({ email: subscribers.email });
		for (const { email } of inserted) written.add(email);
	}
	return written;
}
