import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { areAll, countedUpTo, findPage, type Page, type Slice, sliceOf } from "#server/db/page.ts";
import { preparedByShape } from "#server/db/prepared.ts";
import { places } from "#server/places/tables.ts";
import { searchable, seminarColumns } from "./store.ts";
import { seminarDates, seminars } from "./tables.ts";

interface Conditions {
	is_online?: boolean | undefined;
	category_id?: number | undefined;
	lecturer_id?: number | undefined;
	place_id?: number | undefined;
	/** Starts at or after this moment. */
	from?: Date | undefined;
	/** Starts before this moment. */
	before?: Date | undefined;
	evening?: boolean | undefined;
	daytime?: boolean | undefined;
	weekend?: boolean | undefined;
	is_free?: boolean | undefined;
	has_free_seats?: boolean | undefined;
}

interface Wanted extends Conditions {
	/** In person at one of these places. */
	place_ids?: number[] | undefined;
}

export interface SeminarFilter extends Wanted, Page {
	search?: string | undefined;
}

const seminarConditions = ({ is_online, category_id, lecturer_id, is_free }: Conditions) => [
	eq(seminars.is_active, true),
	is_online === undefined ? undefined : eq(seminars.is_online, is_online),
	category_id ? eq(seminars.category_id, category_id) : undefined,
	lecturer_id ? eq(seminars.lecturer_id, lecturer_id) : undefined,
	is_free === undefined ? undefined : is_free ? isNull(seminars.price_cents) : isNotNull(seminars.price_cents),
];

/** What clocks in Berlin show when a date begins. */
const berlinTime = sql`${seminarDates.date} at time zone 'Europe/Berlin'`;
const EVENING_HOUR = 17;

/** Each adds dates: whoever has time in the evening or on weekends wants both. */
const timeConditions = ({ evening, daytime, weekend }: Conditions) =>
	or(
		evening ? sql`extract(hour from ${berlinTime}) >= ${EVENING_HOUR}` : undefined,
		daytime ? sql`extract(hour from ${berlinTime}) < ${EVENING_HOUR}` : undefined,
		weekend ? sql`extract(isodow from ${berlinTime}) >= 6` : undefined,
	);

/** As `isFullyBooked` has it; nobody gets a seat at a cancelled date either. */
export const hasFreeSeats = sql`(not ${seminarDates.cancelled} and not ${seminarDates.fully_booked}
	and (${seminarDates.capacity} is null or ${seminarDates.seats_taken} + ${seminarDates.reserved} < ${seminarDates.capacity}))`;

/** Where a date is for once elsewhere, that counts. */
const isAt = (placeIds: number[]) =>
	placeIds.length > 0 ? inArray(sql`coalesce(${seminarDates.place_id}, ${seminars.place_id})`, placeIds) : sql`false`;

const dateConditions = (filter: Wanted) => [
	eq(seminarDates.deactivated, false),
	filter.from ? gte(seminarDates.date, filter.from) : undefined,
	filter.before ? lt(seminarDates.date, filter.before) : undefined,
	timeConditions(filter),
	filter.has_free_seats === undefined ? undefined : filter.has_free_seats ? hasFreeSeats : not(hasFreeSeats),
	filter.place_id ? isAt([filter.place_id]) : undefined,
	filter.place_ids && isAt(filter.place_ids),
];

const joinedDates = (db: Db) =>
	db
		.select({ date: seminarDates.date })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id));

/** Seminars in which the words occur and of which such a date is listed: looked for once, for the page, its total and its end. */
async function findMatching(db: Db, text: string, filter: Wanted): Promise<number[]> {
	const isListed = sql`exists (select 1 from ${seminarDates} where ${and(
		eq(seminarDates.seminar_id, seminars.id),
		...dateConditions(filter),
	)})`;
	const found = await findPage(
		db,
		[...seminarConditions(filter), isListed],
		{ text, in: searchable },
		async (where) => {
			const rows = await db.select({ id: seminars.id }).from(seminars).where(where);
			return { rows, total: rows.length };
		},
	);
	return found.rows.map(({ id }) => id);
}

const counting = (db: Db, where: SQL | undefined, upTo: number) =>
	db.select({ total: count() }).from(joinedDates(db).where(where).limit(upTo).as("some"));

/** When the last of the dates begins. */
const selectLast = (db: Db, where: SQL | undefined) =>
	joinedDates(db).where(where).orderBy(desc(seminarDates.date)).limit(1);

const nearestFirst = [asc(seminarDates.date), asc(seminarDates.id)];

function selectListed(db: Db, where: SQL | undefined, { limit, offset }: Slice) {
	const onPage = db
		.select({ id: seminarDates.id })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(where)
		.orderBy(...nearestFirst)
		.limit(limit)
		.offset(offset);
	return db
		.select({ ...seminarColumns, date_id: seminarDates.id })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, seminars.place_id))
		.where(sql`${seminarDates.id} in (${onPage})`)
		.orderBy(...nearestFirst);
}

const asWritten = (db: Db, where: SQL | undefined) => ({
	rows: (slice: Slice) => selectListed(db, where, slice),
	total: (upTo: number) => counting(db, where, upTo),
	last: () => selectLast(db, where),
});

const whereOf = (conditions: Conditions) => and(...dateConditions(conditions), ...seminarConditions(conditions));

const listQuery = preparedByShape("dates_listed", (db, { limit, offset, ...conditions }: Conditions & Slice) =>
	selectListed(db, whereOf(conditions), { limit, offset }),
);
const countQuery = preparedByShape("dates_counted", (db, { upTo, ...conditions }: Conditions & { upTo: number }) =>
	counting(db, whereOf(conditions), upTo),
);
const lastQuery = preparedByShape("dates_last", (db, conditions: Conditions) => selectLast(db, whereOf(conditions)));

const asKept = (db: Db, conditions: Conditions) => ({
	rows: (slice: Slice) => listQuery(db, { ...conditions, ...slice }),
	total: (upTo: number) => countQuery(db, { ...conditions, upTo }),
	last: () => lastQuery(db, conditions),
});

async function asking(db: Db, { page: _, per_page: __, search, place_ids, ...conditions }: SeminarFilter) {
	if (!search && !place_ids) return asKept(db, conditions);
	const ofDates = dateConditions({ ...conditions, place_ids });
	if (!search) return asWritten(db, and(...ofDates, ...seminarConditions(conditions)));
	const matching = sql.param(await findMatching(db, search, { ...conditions, place_ids }));
	return asWritten(db, and(...ofDates, sql`${seminarDates.seminar_id} = any(${matching}::integer[])`));
}

/** One row per date, with the seminar it belongs to; where they go on behind the page, also when the last of them begins. */
export async function findSeminarDates(db: Db, filter: SeminarFilter) {
	const asked = await asking(db, filter);
	const rows = await asked.rows(sliceOf(filter));
	if (areAll(rows, filter)) return { rows, total: rows.length };
	const [[counted], [last]] = await Promise.all([asked.total(countedUpTo(filter)), asked.last()]);
	return { rows, total: counted?.total ?? 0, last: last?.date };
}
