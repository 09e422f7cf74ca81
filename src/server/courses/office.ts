import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { addDays } from "#contract/dates.ts";
import { priceInEuro } from "#contract/money.ts";
import type { CoursesQuery, OfficeCourse } from "#contract/office/courses.ts";
import { VISIBLE_WORDS } from "#contract/office/offer-words.ts";
import { everyWord } from "#server/db/find.ts";
import type { Keyset } from "#server/db/keyset.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import { findListed } from "./office-store.ts";
import { COURSE_WORDS, courses } from "./tables.ts";

type Row = Awaited<ReturnType<typeof findListed>>[number];
type Sort = "at" | "title";

const KEYSET: Keyset<Sort> = {
	id: { by: courses.id, kind: "number" },
	sorts: {
		at: { by: courses.date, kind: "moment", nullable: true },
		title: { by: sql`fold_german(${courses.topic})`, kind: "text" },
	},
};

const SOLD_DAYS = 30;

const present = ({ price_cents, date, ...row }: Row): OfficeCourse => ({
	...row,
	price: priceInEuro(price_cents),
	date: date && berlinIso(date),
});

/** What staff see of video courses. */
export const createCoursesOffice = ({ db, clock, exports }: ListParts) =>
	createOfficeList<Sort, CoursesQuery, Row, OfficeCourse>(
		{ db, exports },
		{
			name: "courses",
			keyset: KEYSET,
			filter: ({ q, category, lecturer, state, price }) =>
				and(
					everyWord(sql.raw(COURSE_WORDS), q),
					category ? eq(courses.category_id, category) : undefined,
					lecturer ? eq(courses.lecturer_id, lecturer) : undefined,
					state && eq(courses.is_active, state === "visible"),
					price && (price === "free" ? isNull(courses.price_cents) : isNotNull(courses.price_cents)),
				),
			read: (tx, filter, part) => findListed(tx, berlinMoment(addDays(berlinDay(clock()), -SOLD_DAYS)), filter, part),
			table: courses,
			present,
			columns: [
				{ key: "topic", title: "Videokurs", kind: "text" },
				{ key: "category", title: "Kategorie", kind: "text" },
				{ key: "lecturer", title: "Dozent/in", kind: "text" },
				{ key: "minutes", title: "Minuten", kind: "number" },
				{ key: "chapters", title: "Kapitel", kind: "number" },
				{ key: "price", title: "Preis", kind: "money" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "date", title: "Erschienen am", kind: "moment" },
				{ key: "sold", title: `Verkauft in ${SOLD_DAYS} Tagen`, kind: "number" },
			],
			cells: ({ topic, category, lecturer, minutes, chapters, price_cents, is_active, date, sold }) => ({
				topic,
				category: category.name,
				lecturer,
				minutes,
				chapters,
				price: price_cents,
				state: VISIBLE_WORDS[is_active ? "visible" : "hidden"],
				date: date && berlinIso(date),
				sold,
			}),
		},
	);
