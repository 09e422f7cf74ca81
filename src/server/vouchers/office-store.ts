import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { BatchState, CodeState, OfficeBatch } from "#contract/office/voucher-rows.ts";
import { courses } from "#server/courses/tables.ts";
import type { Db } from "#server/db/client.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { seminars } from "#server/seminars/tables.ts";
import { voucherBatches, vouchers } from "./tables.ts";

export type BatchRow = typeof voucherBatches.$inferSelect;

export const BATCHES: Keyset<"at"> = {
	id: { by: voucherBatches.id, kind: "number" },
	sorts: { at: { by: voucherBatches.created_at, kind: "moment" } },
};

export const CODES: Keyset<"code"> = {
	id: { by: vouchers.id, kind: "number" },
	sorts: { code: { by: vouchers.code, kind: "text" } },
};

// In a statement over one table drizzle leaves the names of tables out, also within: here they are needed.
const OF_BATCH = sql`from vouchers own where own.batch_id = voucher_batches.id`;

/** The first that is true is told. */
export const batchState = (now: Date) => {
	const at = sql`${now.toISOString()}::timestamptz`;
	return sql<BatchState>`case when not voucher_batches.is_active then 'blocked'
		when voucher_batches.valid_until <= ${at} then 'over'
		when not exists (select 1 ${OF_BATCH} and own.is_active and (own.max_uses is null or own.used_count < own.max_uses)) then 'used_up'
		when voucher_batches.valid_from > ${at} then 'planned' else 'running' end`;
};

export const CODE_STATE = sql<CodeState>`case when not vouchers.is_active then 'blocked'
	when vouchers.used_count >= vouchers.max_uses then 'used_up' else 'free' end`;

export const withWords = (text: string): SQL => {
	const typed = `%${text.trim()}%`;
	return sql`(fold_german(voucher_batches.name) like fold_german(${typed}) or exists (select 1 ${OF_BATCH} and own.code like upper(${typed})))`;
};

const batchColumns = (now: Date) => ({
	id: voucherBatches.id,
	revision: voucherBatches.revision,
	name: voucherBatches.name,
	discount: voucherBatches.discount,
	valid_from: voucherBatches.valid_from,
	valid_until: voucherBatches.valid_until,
	seminar_ids: voucherBatches.seminar_ids,
	course_ids: voucherBatches.course_ids,
	created_at: voucherBatches.created_at,
	state: batchState(now),
	own: sql<
		Pick<OfficeBatch, "codes" | "code" | "uses" | "max_uses">
	>`(select json_build_object('codes', count(*), 'uses', coalesce(sum(own.used_count), 0), 'max_uses', max(own.max_uses),
		'code', case when count(*) = 1 then min(own.code) end) ${OF_BATCH})`,
});

export const findBatches = (db: Db, now: Date, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({ ...batchColumns(now), ...keys })
		.from(voucherBatches)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

export const findBatch = async (db: Db, id: number, now: Date) =>
	(await db.select(batchColumns(now)).from(voucherBatches).where(eq(voucherBatches.id, id)))[0];
export type ListedBatch = NonNullable<Awaited<ReturnType<typeof findBatch>>>;

export const lockBatch = async (tx: Db, id: number): Promise<BatchRow | undefined> =>
	(await tx.select().from(voucherBatches).where(eq(voucherBatches.id, id)).for("update"))[0];

export const updateBatch = (tx: Db, id: number, change: Partial<typeof voucherBatches.$inferInsert>) =>
	tx.update(voucherBatches).set(change).where(eq(voucherBatches.id, id));

export const batchNames = (db: Db, ids: number[]) =>
	db
		.select({ id: voucherBatches.id, name: voucherBatches.name })
		.from(voucherBatches)
		.where(sql`${voucherBatches.id} = any(${sql.param(ids)})`);

export const countRunning = (db: Db, now: Date): Promise<number> =>
	db.$count(voucherBatches, sql`${batchState(now)} = 'running'`);

/**
 * Every booking and order line that a code was used for; an order that lapsed or was withdrawn has given its use back.
 * What a booking saved is reckoned from what it costs; of one that cost nothing from the price of today.
 */
export const USES = sql`(select signed.voucher_id, signed.id as use_id, 'booking' as kind, signed.number,
		coalesce(nullif(signed.company, ''), signed.first_name || ' ' || signed.last_name) as who, seminars.topic as what,
		signed.created_at as at,
		case when batch.discount < 100 then round(signed.gross_cents * batch.discount / (100.0 - batch.discount))
			else coalesce(seminars.price_cents, 0) * signed.number_of_persons end::int as off_cents
	from sign_ups signed join seminar_dates on seminar_dates.id = signed.seminar_date_id
		join seminars on seminars.id = seminar_dates.seminar_id
		join vouchers redeemed on redeemed.id = signed.voucher_id join voucher_batches batch on batch.id = redeemed.batch_id
	union all
	select line.voucher_id, line.id, 'order', orders.number, coalesce(nullif(orders.company, ''), orders.name), line.topic,
		orders.created_at, line.original_gross_cents - line.gross_cents
	from order_lines line join orders on orders.id = line.order_id
	where line.voucher_id is not null and orders.state not in ('cancelled', 'withdrawn'))`;

export interface UseRow {
	kind: "booking" | "order";
	number: string;
	code: string;
	who: string;
	what: string;
	at: string;
	off_cents: number;
}

const USE = sql`json_build_object('kind', used.kind, 'number', used.number, 'code', vouchers.code, 'who', used.who,
	'what', used.what, 'at', used.at, 'off_cents', used.off_cents)`;

export const findCodes = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({ ...CODE_COLUMNS, ...keys })
		.from(vouchers)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

const CODE_COLUMNS = {
	id: vouchers.id,
	code: vouchers.code,
	state: CODE_STATE,
	uses: vouchers.used_count,
	max_uses: vouchers.max_uses,
	last_use: sql<UseRow | null>`(select ${USE} from ${USES} used where used.voucher_id = vouchers.id
		order by used.at desc, used.use_id desc limit 1)`,
};

export const findCode = async (db: Db, id: number) =>
	(await db.select(CODE_COLUMNS).from(vouchers).where(eq(vouchers.id, id)))[0];
export type ListedCode = NonNullable<Awaited<ReturnType<typeof findCode>>>;

/** The code and its batch, when it was not so before. */
export const setActive = async (tx: Db, id: number, is_active: boolean, at: Date) =>
	(
		await tx
			.update(vouchers)
			.set({ is_active, updated_at: at })
			.where(and(eq(vouchers.id, id), eq(vouchers.is_active, !is_active)))
			.returning({ code: vouchers.code, batch_id: vouchers.batch_id })
	)[0];

/** Newest first. */
export async function findUses(db: Db, batchId: number, code: string | undefined, most: number | null) {
	const { rows } =
		await db.execute(sql`select ${USE} as use from ${USES} used join vouchers on vouchers.id = used.voucher_id
		where vouchers.batch_id = ${batchId} ${code ? sql`and vouchers.code = ${code}` : sql``}
		order by used.at desc, used.use_id desc limit ${most}`);
	return (rows as unknown as { use: UseRow }[]).map(({ use }) => use);
}

export async function sumUses(db: Db, since: Date): Promise<{ uses: number; off_cents: number }> {
	const { rows } = await db.execute(sql`select count(*)::int as uses, coalesce(sum(off_cents), 0)::int as off_cents
		from ${USES} used where used.at >= ${since.toISOString()}::timestamptz`);
	return rows[0] as unknown as { uses: number; off_cents: number };
}

/** What alone a batch is for. */
export async function findOffer(db: Db, kind: "seminar" | "course", id: number) {
	const from = kind === "seminar" ? seminars : courses;
	return (await db.select({ slug: from.slug, topic: from.topic }).from(from).where(eq(from.id, id)))[0];
}

/** Those that can still be used, as they are printed. */
export const freeCodes = (db: Db, batchId: number) =>
	db
		.select({ code: vouchers.code })
		.from(vouchers)
		.where(and(eq(vouchers.batch_id, batchId), sql`${CODE_STATE} = 'free'`))
		.orderBy(asc(vouchers.code));

const offers = <T extends typeof seminars | typeof courses>(db: Db, table: T) =>
	db
		.select({ id: table.id, topic: table.topic, price_cents: sql<number>`${table.price_cents}` })
		.from(table as typeof seminars)
		.where(and(isNotNull(table.price_cents), table.is_active))
		.orderBy(asc(table.topic));

export const findSeminars = (db: Db) => offers(db, seminars);
export const findCourses = (db: Db) => offers(db, courses);
