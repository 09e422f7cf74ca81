import { type SQL, sql } from "drizzle-orm";
import type { Db } from "./client.ts";

/** Carries out of the transaction what was found in it. */
class Rehearsed<T> extends Error {
	readonly found: T;
	constructor(found: T) {
		super("taken back");
		this.found = found;
	}
}

/** Does the work, looks at what came of it, and takes all of it back: what is told cannot differ from what is done. */
export async function rehearse<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
	try {
		await db.transaction(async (tx) => {
			throw new Rehearsed(await work(tx));
		});
	} catch (error) {
		if (error instanceof Rehearsed) return error.found as T;
		throw error;
	}
	throw new Error("A rehearsal never ends by itself.");
}

/** Rows that this very transaction has written. */
export const writtenHere: SQL = sql`xmin::text = pg_current_xact_id()::xid::text`;
