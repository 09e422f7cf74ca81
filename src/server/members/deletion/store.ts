import { and, asc, eq, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { invoices } from "#server/invoices/tables.ts";
import type { MemberRow } from "#server/members/store.ts";
import { members } from "#server/members/tables.ts";
import { orders } from "#server/orders/tables.ts";
import { seminarDates } from "#server/seminars/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import type { Kept, pseudonym } from "./rules.ts";

const here = isNull(members.deleted_at);
const lastUse = sql`coalesce(${members.last_login_at}, ${members.created_at})`;
const BATCH = 200;

/** Locked, so that of two deletions at the same time one does the work. */
export async function lock(tx: Db, id: number, condition?: SQL): Promise<MemberRow | undefined> {
	const [row] = await tx
		.select()
		.from(members)
		.where(and(eq(members.id, id), here, condition))
		.for("update");
	return row;
}

export const overwrite = (tx: Db, id: number, row: ReturnType<typeof pseudonym>) =>
	tx.update(members).set(row).where(eq(members.id, id));

/** Guest orders and bookings count when the member has confirmed their address. */
export async function findKept(tx: Db, { id, email, email_confirmed_at }: MemberRow): Promise<Kept> {
	const confirmed = email_confirmed_at ? email.toLowerCase() : null;
	const ownOrder = sql`(${orders.member_id} = ${id} or (${orders.member_id} is null and lower(${orders.email}) = ${confirmed}))`;
	const ownBooking = sql`lower(${signUps.email}) = ${confirmed}`;
	const { rows } = await tx.execute<{ documents: Date | null; bookings: Date | null }>(sql`
		select
			greatest(
				(select max(${orders.created_at}) from ${orders} where ${ownOrder}),
				(select max(${invoices.created_at}) from ${invoices}
					left join ${orders} on ${orders.id} = ${invoices.order_id}
					left join ${signUps} on ${signUps.id} = ${invoices.sign_up_id}
					where ${ownOrder} or ${ownBooking})
			) as documents,
			(select max(${seminarDates.date}) from ${signUps}
				join ${seminarDates} on ${seminarDates.id} = ${signUps.seminar_date_id} where ${ownBooking}) as bookings`);
	const { documents, bookings } = rows[0] ?? {};
	return { documents: documents ? new Date(documents) : null, bookings: bookings ? new Date(bookings) : null };
}

const idsOf = (db: Db, condition: SQL | undefined) =>
	db.select({ id: members.id }).from(members).where(and(here, condition)).orderBy(asc(members.id)).limit(BATCH);

export const unannounced = (before: Date) => and(isNull(members.deletion_announced_at), lte(lastUse, before));
export const overdue = (lastUseBefore: Date, announcedBefore: Date) =>
	and(lte(members.deletion_announced_at, announcedBefore), lte(lastUse, lastUseBefore));

export const findIds = async (db: Db, condition: SQL | undefined): Promise<number[]> =>
	(await idsOf(db, condition)).map(({ id }) => id);

export const markAnnounced = (tx: Db, id: number, now: Date) =>
	tx
		.update(members)
		.set({ ...UNSEEN, deletion_announced_at: now })
		.where(eq(members.id, id));

/** Accounts of which nothing came: they go altogether. */
export const deleteNeverUsed = (db: Db, createdBefore: Date) =>
	db
		.delete(members)
		.where(
			and(
				here,
				isNull(members.email_confirmed_at),
				isNull(members.last_login_at),
				lte(members.created_at, createdBefore),
				sql`not exists (select 1 from ${orders} where ${orders.member_id} = ${members.id})`,
			),
		);
