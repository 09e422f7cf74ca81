import { and, eq, type SQL, sql } from "drizzle-orm";
import { categories, lecturers } from "#server/catalogue/tables.ts";
import type { Db } from "#server/db/client.ts";
import type { PagePart } from "#server/db/keyset.ts";
import { courses } from "./tables.ts";

const chapters = sql<number>`(select count(*) from course_chapters where course_id = courses.id)`.mapWith(Number);

/** In orders that stand. */
const soldSince = (from: Date) =>
	sql<number>`(select count(*) from order_lines join orders on orders.id = order_id
		where course_id = courses.id and orders.created_at >= ${from} and orders.state in ('placed', 'paid'))`.mapWith(
		Number,
	);

export const findListed = (db: Db, from: Date, filter: SQL | undefined, { where, orderBy, limit, keys }: PagePart) =>
	db
		.select({
			id: courses.id,
			slug: courses.slug,
			topic: courses.topic,
			image: courses.image,
			category: { slug: categories.slug, name: categories.name },
			lecturer: lecturers.name,
			duration: courses.duration,
			minutes: courses.minutes,
			chapters,
			price_cents: courses.price_cents,
			is_active: courses.is_active,
			date: courses.date,
			sold: soldSince(from),
			...keys,
		})
		.from(courses)
		.innerJoin(categories, eq(categories.id, courses.category_id))
		.innerJoin(lecturers, eq(lecturers.id, courses.lecturer_id))
		.where(and(filter, where))
		.orderBy(...orderBy)
		.limit(limit);
