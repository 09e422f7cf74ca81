import { and, eq, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { articleMonths } from "./tables.ts";

interface Within {
	category_id?: number | undefined;
	lecturer_id?: number | undefined;
}

const monthsWithin = (db: Db, { category_id, lecturer_id }: Within) =>
	db
		.select({
			month: articleMonths.month,
			articles: sql<number>`sum(${articleMonths.articles})`.as("articles"),
			newer:
				sql<number>`sum(sum(${articleMonths.articles})) over (order by ${articleMonths.month} desc) - sum(${articleMonths.articles})`.as(
					"newer",
				),
		})
		.from(articleMonths)
		.where(
			and(
				category_id ? eq(articleMonths.category_id, category_id) : undefined,
				lecturer_id ? eq(articleMonths.lecturer_id, lecturer_id) : undefined,
			),
		)
		.groupBy(articleMonths.month)
		.as("months");

/** How many articles there are, before which moment a page of them begins, and how many of that month are to be skipped. */
export async function pageStart(db: Db, within: Within, offset: number) {
	const months = monthsWithin(db, within);
	const isHere = sql`${months.newer} <= ${offset} and ${offset} < ${months.newer} + ${months.articles}`;
	const [row] = await db
		.select({
			total: sql`coalesce(sum(${months.articles}), 0)`.mapWith(Number),
			newer: sql<number>`coalesce(max(${months.newer}) filter (where ${isHere}), 0)`.mapWith(Number),
			before: sql<Date | null>`(max(${months.month}) filter (where ${isHere}) + interval '1 month') at time zone 'Europe/Berlin'`,
		})
		.from(months);
	const { total = 0, newer = 0, before = null } = row ?? {};
	return { total, before: offset > 0 && before ? new Date(before) : undefined, skip: offset - newer };
}

/** Months in which articles appeared, the newest first: "2026-11". */
export const findArticleMonths = async (db: Db): Promise<string[]> => {
	const rows = await db
		.selectDistinct({ month: sql<string>`to_char(${articleMonths.month}, 'YYYY-MM')` })
		.from(articleMonths)
		.where(sql`${articleMonths.articles} > 0`)
		.orderBy(sql`1 desc`);
	return rows.map(({ month }) => month);
};
