import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { MOST_CHOSEN } from "#contract/office/listing.ts";
import type { ASSIGNED } from "#contract/office/request-words.ts";
import type { REQUEST_STATES } from "#contract/office/requests.ts";
import type { Db } from "#server/db/client.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { users } from "#server/staff/tables.ts";
import { contactRequests as requests } from "./tables.ts";

export const REQUESTS: Keyset<"at"> = {
	id: { by: requests.id, kind: "number" },
	sorts: { at: { by: requests.created_at, kind: "moment" } },
};

/** As much of its text as a list shows. */
const OPENING_LENGTH = 200;

export const inState = (state: (typeof REQUEST_STATES)[number] | undefined): SQL | undefined =>
	state && (state === "open" ? isNull(requests.closed_at) : isNotNull(requests.closed_at));

/** Somebody whose account is shut does nothing any more. */
export const ASSIGNEE = sql<{
	id: number;
	name: string;
} | null>`(select jsonb_build_object('id', ${users.id}, 'name', ${users.name})
	from ${users} where ${users.id} = ${requests.assigned_to} and ${users.is_active})`;

/** With this person, or with nobody who is still here. */
export const isWith = (assigned: (typeof ASSIGNED)[number] | undefined, staffId: number): SQL | undefined =>
	assigned && (assigned === "mine" ? eq(requests.assigned_to, staffId) : sql`${ASSIGNEE} is null`);

export const findListed = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: requests.id,
			created_at: requests.created_at,
			name: requests.name,
			email: requests.email,
			company: requests.company,
			closed_at: requests.closed_at,
			replied_at: requests.replied_at,
			assigned_to: ASSIGNEE,
			opening: sql<string>`left(${requests.description}, ${OPENING_LENGTH})`,
			...keys,
		})
		.from(requests)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

export const findNames = (db: Db, ids: number[]) =>
	db.select({ id: requests.id, name: requests.name }).from(requests).where(inArray(requests.id, ids));

/** Answers those that were otherwise before: whoever repeats it changes nothing. */
export async function setClosed(tx: Db, chosen: SQL | undefined, closed_at: Date | null): Promise<number[]> {
	const some = tx
		.select({ id: requests.id })
		.from(requests)
		.where(and(chosen, inState(closed_at ? "open" : "closed")))
		.orderBy(requests.id)
		.limit(MOST_CHOSEN)
		.for("update");
	const changed = await tx
		.update(requests)
		.set({ closed_at, ...(closed_at ? { replied_at: null } : {}) })
		.where(inArray(requests.id, some))
		.returning({ id: requests.id });
	return changed.map(({ id }) => id);
}
