import { and, asc, eq, gte, inArray, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import type { DatesQuery } from "#contract/office/dates.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { places } from "#server/places/tables.ts";
import { waitingList } from "#server/waiting-list/tables.ts";
import { dateInShort, seatColumns } from "./desk-store.ts";
import { hasFreeSeats } from "./listing-store.ts";
import { SEMINAR_WORDS, seminarDates, seminars } from "./tables.ts";

export const DATES: Keyset<DateSort> = {
	id: { by: seminarDates.id, kind: "number" },
	sorts: {
		at: { by: seminarDates.date, kind: "moment" },
		title: { by: sql`fold_german(${seminars.topic})`, kind: "text" },
		taken: { by: seminarDates.seats_taken, kind: "number" },
	},
};
export type DateSort = "at" | "title" | "taken";

const selectDates = (db: Db, keys: Partial<PagePart["keys"]> = {}) =>
	db
		.select({
			...dateInShort,
			seminar_id: seminars.id,
			slug: seminars.slug,
			date: seminarDates.date,
			is_active: seminars.is_active,
			lecturer: lecturers.name,
			price_cents: seminars.price_cents,
			tax_supported: seminars.tax_supported,
			saxony_seats: seminarDates.saxony_seats,
			deactivated: seminarDates.deactivated,
			cancelled: seminarDates.cancelled,
			fully_booked: seminarDates.fully_booked,
			registration_deadline: seminarDates.registration_deadline,
			overbooked: seminarDates.overbooked,
			moves_up_by_hand: seminarDates.moves_up_by_hand,
			...seatColumns,
			...(keys as PagePart["keys"]),
		})
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.leftJoin(places, eq(places.id, seminarDates.place_id));

export const findDates = (db: Db, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	selectDates(db, keys)
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

export type OfficeDateRow = Omit<Awaited<ReturnType<typeof findDates>>[number], keyof PagePart["keys"]>;

export const findDate = async (db: Db, id: number): Promise<OfficeDateRow | undefined> =>
	(await selectDates(db).where(eq(seminarDates.id, id)))[0];

/** Those of one seminar since a moment, in order. */
export const findOfSeminar = (db: Db, seminarId: number, since: Date): Promise<OfficeDateRow[]> =>
	selectDates(db)
		.where(and(eq(seminarDates.seminar_id, seminarId), gte(seminarDates.date, since)))
		.orderBy(asc(seminarDates.date));

/** What is asked of the seminar, so that dates can be counted without it. */
const ofSeminars = (where: SQL | undefined): SQL | undefined =>
	where && sql`${seminarDates.seminar_id} in (select ${seminars.id} from ${seminars} where ${where})`;

/** Words that are in the topic and the place, or in the lecturer's name. */
function named(q: string | undefined): SQL | undefined {
	const inName = everyWord(sql`fold_german(${lecturers.name})`, q);
	const by = inName && sql`${seminars.lecturer_id} in (select ${lecturers.id} from ${lecturers} where ${inName})`;
	return or(everyWord(sql.raw(SEMINAR_WORDS), q), by);
}

const isHidden = () => or(eq(seminarDates.deactivated, true), ofSeminars(eq(seminars.is_active, false))) as SQL;

/** Less than a quarter of its seats is taken. */
const isAlmostEmpty = sql`${seminarDates.seats_taken} * 4 < ${seminarDates.capacity}`;

function inState(state: DatesQuery["state"]): SQL | undefined {
	if (state === "free") return and(hasFreeSeats, not(isHidden()));
	if (state === "quiet") return and(isAlmostEmpty, eq(seminarDates.cancelled, false), not(isHidden()));
	if (state === "full") return and(eq(seminarDates.cancelled, false), not(hasFreeSeats));
	if (state === "hidden") return isHidden();
	return state && eq(seminarDates.cancelled, true);
}

/** Where a date is for once elsewhere, that counts. */
const isAt = (placeId: number) =>
	or(
		eq(seminarDates.place_id, placeId),
		and(isNull(seminarDates.place_id), ofSeminars(eq(seminars.place_id, placeId))),
	);

type Asked = Pick<DatesQuery, "q" | "way" | "place" | "lecturer" | "category" | "state" | "waiting">;

export const matching = ({ q, way, place, lecturer, category, state, waiting }: Asked): SQL | undefined =>
	and(
		ofSeminars(
			and(
				named(q),
				way && eq(seminars.is_online, way === "online"),
				lecturer ? eq(seminars.lecturer_id, lecturer) : undefined,
				category ? eq(seminars.category_id, category) : undefined,
			),
		),
		place ? isAt(place) : undefined,
		inState(state),
		waiting &&
			sql`${seminarDates.id} in (select ${waitingList.seminar_date_id} from ${waitingList} where ${waitingList.state} = 'waiting')`,
	);

export const beginsWithin = ({ since, until }: { since: Date | null; until: Date | null }): SQL | undefined =>
	and(since ? gte(seminarDates.date, since) : undefined, until ? lt(seminarDates.date, until) : undefined);

export const ofSeminar = (id: number | null): SQL => (id === null ? sql`false` : eq(seminarDates.seminar_id, id));

/** What the history calls them. */
export const findTitles = (db: Db, ids: number[]) =>
	db
		.select({ id: seminarDates.id, topic: seminars.topic, date: seminarDates.date })
		.from(seminarDates)
		.innerJoin(seminars, eq(seminars.id, seminarDates.seminar_id))
		.where(inArray(seminarDates.id, ids));
