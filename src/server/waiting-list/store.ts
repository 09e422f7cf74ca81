import { and, asc, count, eq, inArray, isNotNull, lt, lte, or, type Placeholder, sql } from "drizzle-orm";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import { moveAddressIn } from "#server/db/addresses.ts";
import type { Db } from "#server/db/client.ts";
import { nextIdOf } from "#server/db/next-id.ts";
import { insertOnce, preparedOnce } from "#server/db/prepared.ts";
import { people } from "#server/people/tables.ts";
import { placeColumns } from "#server/places/store.ts";
import { places } from "#server/places/tables.ts";
import { seminarDates, seminars } from "#server/seminars/tables.ts";
import { signUps } from "#server/sign-ups/tables.ts";
import { waitingList } from "./tables.ts";

const columns = {
	entry: waitingList,
	date: {
		id: seminarDates.id,
		date: seminarDates.date,
		cancelled: seminarDates.cancelled,
		deactivated: seminarDates.deactivated,
		registration_deadline: seminarDates.registration_deadline,
	},
	seminar: {
		topic: seminars.topic,
		slug: seminars.slug,
		location: seminars.location,
		is_online: seminars.is_online,
		duration: seminars.duration,
		image: seminars.image,
		category: categories.name,
		category_slug: categories.slug,
		lecturer: lecturers.name,
		lecturer_role: lecturers.role,
		price_cents: seminars.price_cents,
		tax_category: seminars.tax_category,
	},
	place: placeColumns,
	booking: { number: signUps.number, token_hash: signUps.token_hash },
};

const select = (db: Db) =>
	db
		.select(columns)
		.from(waitingList)
		.innerJoin(seminarDates, eq(seminarDates.id, waitingList.seminar_date_id))
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, sql`coalesce(${seminarDates.place_id}, ${seminars.place_id})`))
		.leftJoin(signUps, eq(signUps.id, waitingList.sign_up_id))
		.$dynamic();

export type WaitingRow = Awaited<ReturnType<typeof select>>[number];
type Entry = typeof waitingList.$inferSelect;

const byTokenQuery = preparedOnce((db) =>
	select(db)
		.where(eq(waitingList.token_hash, sql.placeholder("hash")))
		.prepare("waiting_by_token"),
);

export const findByToken = async (db: Db, hash: Buffer): Promise<WaitingRow | undefined> =>
	(await byTokenQuery(db).execute({ hash }))[0];

export const findById = async (db: Db, id: number) => (await select(db).where(eq(waitingList.id, id)))[0];

/** Who came first is asked first, unless the office has changed the order. */
const QUEUED = sql`coalesce(${waitingList.queued_at}, ${waitingList.created_at})`;

const waits = (dateId: number | Placeholder) =>
	and(eq(waitingList.seminar_date_id, dateId), sql`${waitingList.state} = 'waiting'`);

const openQuery = preparedOnce((db) =>
	db
		.select()
		.from(waitingList)
		.where(and(waits(sql.placeholder("dateId")), sql`lower(${waitingList.email}) = lower(${sql.placeholder("email")})`))
		.prepare("waiting_open"),
);

export const findOpenEntry = async (tx: Db, dateId: number, email: string): Promise<Entry | undefined> =>
	(await openQuery(tx).execute({ dateId, email }))[0];

const othersQuery = preparedOnce((db) =>
	db
		.select({ others: count() })
		.from(waitingList)
		.where(
			and(waits(sql.placeholder("dateId")), sql`lower(${waitingList.email}) <> lower(${sql.placeholder("email")})`),
		)
		.prepare("waiting_others"),
);

/** How many wait for this date under another address. */
export const countOthers = async (db: Db, dateId: number, email: string): Promise<number> =>
	(await othersQuery(db).execute({ dateId, email }))[0]?.others ?? 0;

/** How many wait for the same date for longer. */
export const countAhead = (db: Db, { id, seminar_date_id, created_at, queued_at }: Entry): Promise<number> =>
	db.$count(
		waitingList,
		and(
			waits(seminar_date_id),
			or(lt(QUEUED, queued_at ?? created_at), and(eq(QUEUED, queued_at ?? created_at), lt(waitingList.id, id))),
		),
	);

/** The first in the queue for whom so many seats are enough. */
export const findFirstThatFits = async (tx: Db, dateId: number, seats: number) =>
	(
		await select(tx)
			.where(and(waits(dateId), or(lte(waitingList.number_of_persons, seats), waitingList.fewer_welcome)))
			.orderBy(asc(QUEUED), asc(waitingList.id))
			.limit(1)
	)[0];

/** Its link is made from its id. */
export const nextEntryId = nextIdOf("waiting_list");

const insertEntries = insertOnce(waitingList, ["id"]);

export const insertEntry = (tx: Db, row: typeof waitingList.$inferInsert & { id: number }) => insertEntries(tx, [row]);

export const updateEntry = (tx: Db, id: number, change: Partial<Omit<Entry, "id">>) =>
	tx.update(waitingList).set(change).where(eq(waitingList.id, id)).execute();

/** Everybody who waits for a date or is asked right now, in the order of the queue. */
export const findOpen = (tx: Db, dateId: number) =>
	select(tx)
		.where(and(eq(waitingList.seminar_date_id, dateId), inArray(waitingList.state, ["waiting", "offered"])))
		.orderBy(asc(waitingList.created_at), asc(waitingList.id));

/** In this order from now on: a moment each, the first long before anybody who comes later. */
export async function setOrder(tx: Db, ids: readonly number[]): Promise<void> {
	const [first] = await tx
		.select({ at: sql<string>`min(${QUEUED})::text` })
		.from(waitingList)
		.where(inArray(waitingList.id, [...ids]));
	for (const [place, id] of ids.entries())
		await tx
			.update(waitingList)
			.set({ queued_at: sql`${first?.at}::timestamptz + ${place} * interval '1 millisecond'` })
			.where(eq(waitingList.id, id));
}

/** Offers whose time has run out. */
export const findLapsed = (db: Db, now: Date) =>
	select(db)
		.where(
			and(
				eq(waitingList.state, "offered"),
				isNotNull(waitingList.offer_expires_at),
				lte(waitingList.offer_expires_at, now),
			),
		)
		.orderBy(asc(waitingList.offer_expires_at));

/** Dates ahead on whose list somebody waits while seats are free. */
export const findDatesToOffer = async (db: Db, now: Date): Promise<number[]> => {
	const rows = await db
		.selectDistinct({ id: seminarDates.id })
		.from(waitingList)
		.innerJoin(seminarDates, eq(seminarDates.id, waitingList.seminar_date_id))
		.where(
			and(
				eq(waitingList.state, "waiting"),
				eq(seminarDates.moves_up_by_hand, false),
				sql`${seminarDates.date} > ${now}`,
				sql`${seminarDates.capacity} - ${seminarDates.seats_taken} - ${seminarDates.reserved} >= case when ${waitingList.fewer_welcome} then 1 else ${waitingList.number_of_persons} end`,
			),
		);
	return rows.map(({ id }) => id);
};

/** Entries of dates that have begun. */
export const deletePast = (db: Db, now: Date) =>
	db
		.delete(waitingList)
		.where(
			sql`${waitingList.seminar_date_id} in (select ${seminarDates.id} from ${seminarDates} where ${seminarDates.date} <= ${now})`,
		);

/** Whom a letter to those who wait goes to. */
export const findAddressees = (db: Db, dateId: number) =>
	db
		.select({
			id: waitingList.id,
			name: waitingList.name,
			email: waitingList.email,
			persons: waitingList.number_of_persons,
		})
		.from(waitingList)
		.where(and(eq(waitingList.seminar_date_id, dateId), inArray(waitingList.state, ["waiting", "offered"])))
		.orderBy(asc(waitingList.created_at), asc(waitingList.id));

/** Who waits for a date or is asked right now, whoever came first first. */
export const findQueue = (db: Db, dateId: number) =>
	db
		.select({
			id: waitingList.id,
			created_at: waitingList.created_at,
			name: waitingList.name,
			persons: waitingList.number_of_persons,
			person_id: people.id,
			offer_expires_at: waitingList.offer_expires_at,
			state: waitingList.state,
		})
		.from(waitingList)
		.leftJoin(people, eq(people.email, sql`lower(${waitingList.email})`))
		.where(and(eq(waitingList.seminar_date_id, dateId), inArray(waitingList.state, ["waiting", "offered"])))
		.orderBy(asc(QUEUED), asc(waitingList.id));

/** PERSON-05: an address is put right. */
export const moveAddress = (tx: Db, from: string, to: string): Promise<number> =>
	moveAddressIn(tx, waitingList.email, from, to);
