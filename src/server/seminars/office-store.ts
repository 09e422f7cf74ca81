import { and, eq, type SQL, sql } from "drizzle-orm";
import type { SeminarsQuery } from "#contract/office/seminars.ts";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset, PagePart } from "#server/db/keyset.ts";
import { SEMINAR_WORDS, seminarDates, seminars } from "./tables.ts";

export type SeminarSort = "title" | "changed";

export const SEMINARS: Keyset<SeminarSort> = {
	id: { by: seminars.id, kind: "number" },
	sorts: {
		title: { by: sql`fold_german(${seminars.topic})`, kind: "text" },
		changed: { by: seminars.updated_at, kind: "moment" },
	},
};

// With one table in a statement drizzle leaves its name out, also within: here it is needed.
const takesPlace = (from: Date) =>
	sql`from seminar_dates where seminar_id = seminars.id and date >= ${from} and not deactivated and not cancelled`;

export const findListed = (db: Db, from: Date, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: seminars.id,
			slug: seminars.slug,
			topic: seminars.topic,
			image: seminars.image,
			category: { slug: categories.slug, name: categories.name },
			lecturer: lecturers.name,
			is_active: seminars.is_active,
			coming: sql<number>`(select count(*) ${takesPlace(from)})`.mapWith(Number),
			next_date: sql<Date | null>`(select min(date) ${takesPlace(from)})`.mapWith(seminarDates.date),
			updated_at: seminars.updated_at,
			...keys,
		})
		.from(seminars)
		.innerJoin(categories, eq(categories.id, seminars.category_id))
		.innerJoin(lecturers, eq(lecturers.id, seminars.lecturer_id))
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);

export type ListedSeminar = Omit<Awaited<ReturnType<typeof findListed>>[number], keyof PagePart["keys"]>;

type Asked = Pick<SeminarsQuery, "q" | "category" | "lecturer" | "state" | "dates">;

export const matching = ({ q, category, lecturer, state, dates }: Asked, from: Date): SQL | undefined =>
	and(
		everyWord(sql.raw(SEMINAR_WORDS), q),
		category ? eq(seminars.category_id, category) : undefined,
		lecturer ? eq(seminars.lecturer_id, lecturer) : undefined,
		state && eq(seminars.is_active, state === "visible"),
		dates &&
			(dates === "with" ? sql`exists (select ${takesPlace(from)})` : sql`not exists (select ${takesPlace(from)})`),
	);
