import { and, asc, eq, gt, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { moveAddressIn } from "#server/db/addresses.ts";
import type { Db } from "#server/db/client.ts";
import { nextIdOf } from "#server/db/next-id.ts";
import { preparedOnce } from "#server/db/prepared.ts";
import { placeColumns } from "#server/places/store.ts";
import { places } from "#server/places/tables.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { voucherBatches, vouchers } from "#server/vouchers/tables.ts";
import { dateColumns, findSessions } from "./dates-store.ts";
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
	category_slug: categories.slug,
	lecturer: lecturers.name,
	lecturer_role: lecturers.role,
	image: seminars.image,
};

export async function isPriced(db: Db, dateId: number): Promise<boolean> {
	const [row] = await db
		.select({ price_cents: seminars.price_cents })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(eq(seminarDates.id, dateId));
	return row !== undefined && row.price_cents !== null;
}

export type NewSignUp = typeof signUps.$inferInsert;
export type NewPerson = typeof signUpPersons.$inferInsert;

export const nextSignUpId = nextIdOf("sign_ups");

/** Asked at once and not when somebody waits for it: what is asked in the same moment afterwards finds the row. */
export const insertSignUp = (tx: Db, row: NewSignUp & { id: number }) =>
	tx.insert(signUps).overridingSystemValue().values(row).execute();

export const insertPersons = (tx: Db, rows: NewPerson[]) => tx.insert(signUpPersons).values(rows).execute();

const selectSignUps = (db: Db, where: SQL) =>
	db
		.select({
			signUp: signUps,
			date: dateColumns,
			seminar: seminarColumns,
			place: placeColumns,
			voucher_code: vouchers.code,
			discount: voucherBatches.discount,
		})
		.from(signUps)
		.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, sql`coalesce(${seminarDates.place_id}, ${seminars.place_id})`))
		.leftJoin(vouchers, eq(vouchers.id, signUps.voucher_id))
		.leftJoin(voucherBatches, eq(voucherBatches.id, vouchers.batch_id))
		.where(where);

const personsQuery = preparedOnce((db) =>
	db
		.select()
		.from(signUpPersons)
		.where(sql`${signUpPersons.sign_up_id} = any(${sql.placeholder("ids")})`)
		.orderBy(asc(signUpPersons.position))
		.prepare("sign_up_persons"),
);

/** Everybody, also those whose seat was given back. */
const findPersons = (tx: Db, ids: number[]) => personsQuery(tx).execute({ ids });

async function whole(tx: Db, rows: Awaited<ReturnType<typeof selectSignUps>>) {
	if (rows.length === 0) return [];
	const dateIds = [...new Set(rows.map(({ date }) => date.id))];
	const ids = rows.map(({ signUp }) => signUp.id);
	const [allSessions, allPersons] = await Promise.all([findSessions(tx, dateIds), findPersons(tx, ids)]);
	const sessions = Map.groupBy(allSessions, ({ seminar_date_id }) => seminar_date_id);
	const persons = Map.groupBy(allPersons, ({ sign_up_id }) => sign_up_id);
	return rows.map((row) => ({
		...row,
		sessions: sessions.get(row.date.id) ?? [],
		persons: persons.get(row.signUp.id) ?? [],
	}));
}

export type PersonRow = Awaited<ReturnType<typeof findPersons>>[number];
export type SignUpRow = Awaited<ReturnType<typeof whole>>[number];

function findBy<Value>(column: PgColumn, name: string) {
	const query = preparedOnce((db) => selectSignUps(db, eq(column, sql.placeholder("value"))).prepare(name));
	return async (tx: Db, value: Value): Promise<SignUpRow | undefined> =>
		(await whole(tx, await query(tx).execute({ value })))[0];
}

export const findById = findBy<number>(signUps.id, "sign_up_by_id");
export const findByToken = findBy<Buffer>(signUps.token_hash, "sign_up_by_token");
export const findByKey = findBy<string>(signUps.idempotency_key, "sign_up_by_key");

const keysQuery = preparedOnce((db) =>
	db
		.select({ key: signUps.idempotency_key })
		.from(signUps)
		.where(sql`${signUps.idempotency_key} = any(${sql.placeholder("keys")})`)
		.prepare("sign_up_keys"),
);

/** With which of these keys there is a booking. */
export const findKeys = async (db: Db, keys: string[]): Promise<Set<string | null>> =>
	new Set((await keysQuery(db).execute({ keys })).map(({ key }) => key));

/** In the order of the ids, as often as each stands among them. */
export async function findByIds(tx: Db, ids: readonly number[]): Promise<SignUpRow[]> {
	const rows = await whole(tx, await selectSignUps(tx, inArray(signUps.id, [...ids])));
	const byId = new Map(rows.map((row) => [row.signUp.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

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

/** Takes the seats again that were given back at one moment; answers how many. */
export async function restorePersons(tx: Db, signUpId: number, at: Date): Promise<number> {
	const { rowCount } = await tx
		.update(signUpPersons)
		.set({ cancelled_at: null })
		.where(and(eq(signUpPersons.sign_up_id, signUpId), eq(signUpPersons.cancelled_at, at)));
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

/** Bookings of a date from which somebody comes, oldest first. */
export const findStanding = async (tx: Db, dateId: number): Promise<number[]> =>
	(
		await tx
			.select({ id: signUps.id })
			.from(signUps)
			.where(and(eq(signUps.seminar_date_id, dateId), isNull(signUps.cancelled_at)))
			.orderBy(asc(signUps.id))
	).map(({ id }) => id);

interface Move {
	from: Date;
	answerBy: string;
	now: Date;
}

/** Everybody is asked anew whether it suits. */
export const askAboutMove = (tx: Db, ids: number[], { from, answerBy, now }: Move) =>
	tx
		.update(signUps)
		.set({
			move_from: from,
			move_answer_by: answerBy,
			move_accepted_at: null,
			move_reminded_at: null,
			updated_at: now,
			sequence: sql`${signUps.sequence} + 1`,
		})
		.where(inArray(signUps.id, ids));

export const acceptMove = (tx: Db, id: number, now: Date) =>
	tx.update(signUps).set({ move_accepted_at: now }).where(eq(signUps.id, id));

/** Those who have not answered by then and have not been asked once more; locked, each by one process alone. */
export const claimUnanswered = async (tx: Db, { today, now, most }: { today: string; now: Date; most: number }) =>
	(
		await tx
			.select({ id: signUps.id })
			.from(signUps)
			.innerJoin(seminarDates, eq(seminarDates.id, signUps.seminar_date_id))
			.where(
				and(
					sql`${signUps.move_from} is not null and ${signUps.move_accepted_at} is null and ${signUps.cancelled_at} is null`,
					lt(signUps.move_answer_by, today),
					isNull(signUps.move_reminded_at),
					gt(seminarDates.date, now),
				),
			)
			.orderBy(asc(signUps.id))
			.limit(most)
			.for("update", { of: signUps, skipLocked: true })
	).map(({ id }) => id);

export const noteReminded = (tx: Db, ids: number[], now: Date) =>
	tx.update(signUps).set({ move_reminded_at: now }).where(inArray(signUps.id, ids));

/** Nobody of these bookings comes any more. */
export async function endAll(tx: Db, ids: number[], now: Date): Promise<void> {
	const comes = and(inArray(signUpPersons.sign_up_id, ids), isNull(signUpPersons.cancelled_at));
	await tx.update(signUpPersons).set({ cancelled_at: now }).where(comes);
	await tx
		.update(signUps)
		.set({
			number_of_persons: 0,
			gross_cents: 0,
			cancelled_at: now,
			updated_at: now,
			sequence: sql`${signUps.sequence} + 1`,
		})
		.where(inArray(signUps.id, ids));
}

/** Whom a letter to a date may go to; those who gave all seats back are told apart by `cancelled_at`. */
export const findAddressees = (db: Db, dateId: number) =>
	db
		.select({
			id: signUps.id,
			number: signUps.number,
			token_hash: signUps.token_hash,
			first_name: signUps.first_name,
			last_name: signUps.last_name,
			email: signUps.email,
			persons: signUps.number_of_persons,
			gross_cents: signUps.gross_cents,
			cancelled_at: signUps.cancelled_at,
		})
		.from(signUps)
		.where(eq(signUps.seminar_date_id, dateId))
		.orderBy(asc(signUps.created_at), asc(signUps.id));

/** By the booking's number: its id and its date. */
export async function findDatesOf(tx: Db, numbers: readonly string[]) {
	const rows = await tx
		.select({ id: signUps.id, number: signUps.number, dateId: signUps.seminar_date_id })
		.from(signUps)
		.where(inArray(signUps.number, [...numbers]));
	return new Map(rows.map(({ number, ...row }) => [number, row]));
}

/** To another date, for which everybody is reminded anew. */
export async function moveSignUp(
	tx: Db,
	id: number,
	moved: { seminar_date_id: number; gross_cents: number; updated_at: Date },
): Promise<void> {
	await tx
		.update(signUps)
		.set({ ...moved, sequence: sql`${signUps.sequence} + 1` })
		.where(eq(signUps.id, id));
	await tx
		.update(signUpPersons)
		.set({ reminded_at: null, reminder_hash: null, coming_at: null })
		.where(eq(signUpPersons.sign_up_id, id));
}

type Contact = Pick<
	typeof signUps.$inferSelect,
	| "first_name"
	| "last_name"
	| "company"
	| "street_address"
	| "street_suffix"
	| "postcode"
	| "city"
	| "email"
	| "phone"
	| "order_reference"
	| "leitweg_id"
>;

/** What is left empty is not known any more. */
export const correctContact = (
	tx: Db,
	id: number,
	{
		first_name,
		last_name,
		...rest
	}: { [K in keyof Contact]?: string | undefined } & { first_name: string; last_name: string },
	updated_at: Date,
) =>
	tx
		.update(signUps)
		.set({
			first_name,
			last_name,
			company: rest.company || null,
			street_address: rest.street_address || null,
			street_suffix: rest.street_suffix || null,
			postcode: rest.postcode || null,
			city: rest.city || null,
			email: rest.email || null,
			phone: rest.phone || null,
			order_reference: rest.order_reference || null,
			leitweg_id: rest.leitweg_id || null,
			updated_at,
			sequence: sql`${signUps.sequence} + 1`,
		})
		.where(eq(signUps.id, id));

/** PERSON-05: an address is put right, also where others have booked and named it. */
export const moveAddress = async (tx: Db, from: string, to: string) => ({
	bookings: await moveAddressIn(tx, signUps.email, from, to),
	seats: await moveAddressIn(tx, signUpPersons.email, from, to),
});
