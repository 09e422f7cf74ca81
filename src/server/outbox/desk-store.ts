import { and, count, desc, eq, isNull, min } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { outbox } from "./tables.ts";

/** It did not arrive, and nobody has dealt with that. */
export const isUnsolved = and(eq(outbox.state, "failed"), isNull(outbox.closed_at));

export async function countFailed(db: Db): Promise<{ count: number; since: Date | null }> {
	const [counted] = await db
		.select({ count: count(), since: min(outbox.created_at) })
		.from(outbox)
		.where(isUnsolved);
	return counted ?? { count: 0, since: null };
}

export const findFailed = (db: Db, most: number) =>
	db
		.select({ recipient: outbox.recipient })
		.from(outbox)
		.where(isUnsolved)
		.orderBy(desc(outbox.created_at))
		.limit(most);
