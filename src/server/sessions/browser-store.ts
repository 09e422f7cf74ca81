import { and, eq, type SQL } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import type { Owner } from "./store.ts";
import { knownBrowsers } from "./tables.ts";

const of = (owner: Owner): SQL =>
	"member_id" in owner ? eq(knownBrowsers.member_id, owner.member_id) : eq(knownBrowsers.user_id, owner.user_id);

/** Notes a visit: of a browser that is known, of a new one, or of the first of all. */
export async function see(tx: Db, owner: Owner, hash: Buffer, now: Date): Promise<"known" | "new" | "first"> {
	const known = await tx
		.update(knownBrowsers)
		.set({ last_seen_at: now })
		.where(and(of(owner), eq(knownBrowsers.hash, hash)))
		.returning({ id: knownBrowsers.id });
	if (known.length > 0) return "known";
	const others = await tx.$count(knownBrowsers, of(owner));
	await tx
		.insert(knownBrowsers)
		.values({ ...owner, hash, first_seen_at: now, last_seen_at: now })
		.onConflictDoNothing();
	return others > 0 ? "new" : "first";
}

export const forgetOf = (tx: Db, memberId: number) =>
	tx.delete(knownBrowsers).where(eq(knownBrowsers.member_id, memberId));
