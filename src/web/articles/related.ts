import type { Api } from "#contract/api.ts";
import type { Course } from "#contract/courses.ts";
import { formatDate } from "#contract/dates.ts";
import { priceText } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { placeOf } from "#web/seminars/place.ts";

const COUNT = 3;

export interface Related {
	kind: "Seminar" | "Videokurs";
	to: string;
	title: string;
	note: string;
	image: string;
}

/** The next dates of different seminars: a seminar with three dates does not fill the list alone. */
export function firstDates(seminars: Seminar[]): Seminar[] {
	const open = seminars.filter(({ cancelled, fully_booked }) => !cancelled && !fully_booked);
	return open.filter(({ id }, index) => open.findIndex((other) => other.id === id) === index).slice(0, COUNT);
}

const asSeminar = ({ slug, topic, date, location, image }: Seminar): Related => ({
	kind: "Seminar",
	to: paths.seminar(slug, date),
	title: topic,
	note: [date && formatDate(date), placeOf(location).town].filter(Boolean).join(" · "),
	image,
});

const asCourse = ({ slug, topic, duration, price, image }: Course): Related => ({
	kind: "Videokurs",
	to: paths.course(slug),
	title: topic,
	note: `${duration} · ${priceText(price, "standard")}`,
	image,
});

/** As many as stand in a row, of both kinds where there are both. */
export function inTurn<T>(some: T[], others: T[]): T[] {
	const longer = Math.max(some.length, others.length);
	const turns = Array.from({ length: longer }, (_, index) => [some[index], others[index]]);
	return turns
		.flat()
		.filter((entry): entry is T => entry !== undefined)
		.slice(0, COUNT);
}

/** What goes on with an article's subject. */
export async function loadRelated(api: Api, categoryId: number): Promise<Related[]> {
	const query = { category_id: categoryId };
	const [seminars, courses] = await Promise.all([
		orEmpty(api.seminars.list({ query: { ...query, upcoming: true, own_date_only: true, per_page: 20 } })),
		orEmpty(api.courses.list({ query: { ...query, is_active: true, per_page: COUNT } })),
	]);
	return inTurn(firstDates(seminars).map(asSeminar), courses.map(asCourse));
}
