import { formatGermanDay } from "#contract/dates.ts";
import * as field from "#contract/fields.ts";
import { CATEGORY_PARAM, LECTURER_PARAM, MONTH_PARAM, ONLINE_PARAM, SEARCH_PARAM } from "#contract/paths.ts";
import type { SeminarQuery } from "#server/seminars/service.ts";

/** The filters of the calendar page, as they stand in its address. */

interface Named {
	id: number;
	slug: string;
}

interface Known {
	categories: readonly Named[];
	lecturers: readonly Named[];
}

type Filter = Pick<SeminarQuery, "search" | "is_online" | "category_id" | "lecturer_id" | "date_from" | "date_to">;

const MONTH = /^([1-9]\d{3})-(0[1-9]|1[0-2])$/;

/** An empty value limits nothing; null stands for one that nothing can match. */
const readers: Record<string, (value: string, known: Known) => Filter | null> = {
	[SEARCH_PARAM]: (value) => {
		const search = field.search.safeParse(value);
		return search.success ? { search: search.data } : null;
	},
	[ONLINE_PARAM]: (value) => (value === "1" ? { is_online: true } : value === "0" ? {} : null),
	[CATEGORY_PARAM]: (value, { categories }) => {
		const category = categories.find(({ slug }) => slug === value);
		return category ? { category_id: category.id } : null;
	},
	[LECTURER_PARAM]: (value, { lecturers }) => {
		const lecturer = lecturers.find(({ slug }) => slug === value);
		return lecturer ? { lecturer_id: lecturer.id } : null;
	},
	[MONTH_PARAM]: (value) => {
		const [, year, month] = (MONTH.exec(value) ?? []).map(Number);
		if (!year || !month) return null;
		const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate();
		return {
			date_from: formatGermanDay({ year, month, day: 1 }),
			date_to: formatGermanDay({ year, month, day: lastDay }),
		};
	},
};

/** What to ask for, or null when nothing can match. */
export function readCalendarFilter(params: URLSearchParams, known: Known): Filter | null {
	let filter: Filter = {};
	for (const [name, read] of Object.entries(readers)) {
		const value = params.get(name)?.trim() ?? "";
		if (value === "") continue;
		const own = read(value, known);
		if (own === null) return null;
		filter = { ...filter, ...own };
	}
	return filter;
}
