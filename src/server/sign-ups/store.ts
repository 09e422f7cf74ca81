import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { UNSEEN } from "#server/db/columns.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { voucherBatches, vouchers } from "#server/vouchers/tables.ts";
import { signUpPersons, signUps } from "./tables.ts";

const seminarColumns = {
	slug: seminars.slug,
	topic: seminars.topic,
	description: seminars.description,
	duration: seminars.duration,
	location: seminars.location,
	is_online: seminars.is_online,
	is_active: seminars.is_active,
	price_cents: seminars.price_cents,
	tax_category: seminars.tax_category,
	category: categories.name,
	lecturer: lecturers.name,
};

const dateColumns = {
	id: seminarDates.id,
	seminar_id: seminarDates.seminar_id,
	date: seminarDates.date,
	deactivated: seminarDates.deactivated,
	cancelled: seminarDates.cancelled,
	fully_booked: seminarDates.fully_booked,
	capacity: seminarDates.capacity,
	seats_taken: seminarDates.seats_taken,
	registration_deadline: seminarDates.registration_deadline,
};

/** The date with its seminar; the date's row is locked until the transaction ends, so seats are counted one by one. */
export async function lockDate(tx: Db, dateId: number) {
	const [row] = await tx
		.select({ ...dateColumns, seminar: seminarColumns })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.where(eq(seminarDates.id, dateId))
		.for("update", { of: seminarDates });
	return row;
}

export type LockedDate = NonNullable<Awaited<ReturnType<typeof lockDate>>>;

export async function isPriced(db: Db, dateId: number): Promise<boolean> {
	const [row] = await db
		.select({ price_cents: seminars.price_cents })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(eq(seminarDates.id, dateId));
	return row !== undefined && row.price_cents !== null;
}

/** Answers the seminar of the date. */
export async function addSeats(tx: Db, dateId: number, seats: number): Promise<number> {
	const [row] = await tx
		.update(seminarDates)
		.set({ ...UNSEEN, seats_taken: sql`${seminarDates.seats_taken} + ${seats}` })
		.where(eq(seminarDates.id, dateId))
		.returning({ seminar_id: seminarDates.seminar_id });
	if (!row) throw new Error(`There is no date ${dateId}.`);
	return row.seminar_id;
}

export type NewSignUp = typeof signUps.$inferInsert;
export type NewPerson = typeof signUpPersons.$inferInsert;

export async function insertSignUp(tx: Db, row: NewSignUp): Promise<number> {
	const [inserted] = await tx.insert(signUps).values(row).returning({ id: signUps.id });
	if (!inserted) throw new Error("The sign-up was not written.");
	return inserted.id;
}

export const insertPersons = (tx: Db, rows: NewPerson[]) => tx.insert(signUpPersons).values(rows);

const findSignUps = (tx: Db) =>
	tx
		.select({
			signUp: signUps,
			date: dateColumns,
			seminar: seminarColumns,
			voucher_code: vouchers.code,
			discount: voucherBatches.discount,
		})
		.from(signUps)
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(vouchers, eq(vouchers.id, signUps.voucher_id))
		.leftJoin(voucherBatches, eq(voucherBatches.id, vouchers.batch_id))
		.$dynamic();

export const findById = async (tx: Db, id: number) => (await findSignUps(tx).where(eq(signUps.id, id)))[0];
export const findByToken = async (tx: Db, hash: Buffer) =>
	(await findSignUps(tx).where(eq(signUps.token_hash, hash)))[0];
export const findByKey = async (tx: Db, key: string) =>
	(await findSignUps(tx).where(eq(signUps.idempotency_key, key)))[0];

export type SignUpRow = NonNullable<Awaited<ReturnType<typeof findById>>>;

export const findPersons = (tx: Db, signUpId: number) =>
	tx.select().from(signUpPersons).where(eq(signUpPersons.sign_up_id, signUpId)).orderBy(asc(signUpPersons.position));

export type PersonRow = Awaited<ReturnType<typeof findPersons>>[number];

export const renamePerson = (
	tx: Db,
	signUpId: number,
	{
		position,
		first_name,
		last_name,
	}: { position: number; first_name?: string | undefined; last_name?: string | undefined },
) =>
	tx
		.update(signUpPersons)
		.set({ first_name: first_name || null, last_name: last_name || null })
		.where(and(eq(signUpPersons.sign_up_id, signUpId), eq(signUpPersons.position, position)));

/** Gives seats back; answers how many were really taken until now. */
export async function cancelPersons(tx: Db, signUpId: number, positions: number[], now: Date): Promise<number> {
	const { rowCount } = await tx
		.update(signUpPersons)
		.set({ cancelled_at: now })
		.where(
			and(
				eq(signUpPersons.sign_up_id, signUpId),
				inArray(signUpPersons.position, positions),
				isNull(signUpPersons.cancelled_at),
			),
		);
	return rowCount ?? 0;
}

interface Change {
	number_of_persons: number;
	gross_cents: number;
	cancelled_at: Date | null;
	updated_at: Date;
}

export const updateSignUp = (tx: Db, id: number, change: Change) =>
	tx
		.update(signUps)
		.set({ ...change, sequence: sql`${signUps.sequence} + 1` })
		.where(eq(signUps.id, id));
