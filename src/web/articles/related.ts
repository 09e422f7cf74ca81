import type { Api } from "#contract/api.ts";
import type { Course } from "#contract/courses.ts";
import type { Seminar } from "#contract/seminars.ts";
import { orEmpty } from "#web/api/or-empty.ts";

const COUNT = 3;

export interface Related {
	seminars: Pick<Seminar, "slug" | "topic" | "date" | "location">[];
	courses: Pick<Course, "slug" | "topic" | "duration" | "price">[];
}

/** The next dates of different seminars: a seminar with three dates does not fill the list alone. */
export function firstDates(seminars: Seminar[]): Related["seminars"] {
	const open = seminars.filter(({ cancelled, fully_booked }) => !cancelled && !fully_booked);
	const first = open.filter(({ id }, index) => open.findIndex((other) => other.id === id) === index);
	return first.slice(0, COUNT).map(({ slug, topic, date, location }) => ({ slug, topic, date, location }));
}

/** What goes on with an article's subject. */
export async function loadRelated(api: Api, categoryId: number): Promise<Related> {
	const query = { category_id: categoryId };
	const [seminars, courses] = await Promise.all([
		orEmpty(api.seminars.list({ query: { ...query, upcoming: true, per_page: 20 } })),
		orEmpty(api.courses.list({ query: { ...query, is_active: true, per_page: COUNT } })),
	]);
	return {
		seminars: firstDates(seminars),
		courses: courses.map(({ slug, topic, duration, price }) => ({ slug, topic, duration, price })),
	};
}
