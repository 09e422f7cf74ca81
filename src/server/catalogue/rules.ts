import { berlinIso } from "#contract/berlin.ts";
import type { Category, Expert, Lecturer } from "#contract/catalogue.ts";
import { type Paged, toPaged } from "#contract/paging.ts";

const GERMAN = new Intl.Collator("de");

/** Sorted here, because the database sorts by code point: 'Öffentlichkeitsarbeit' belongs to O. */
export const byName = <T extends { name: string }>(rows: T[]): T[] =>
	rows.toSorted((one, other) => GERMAN.compare(one.name, other.name));

interface Ordered {
	name: string;
	position: number;
}

/** As somebody has ordered them; what nobody has ordered stands together, by name. */
export const inOrder = <T extends Ordered>(rows: T[]): T[] =>
	byName(rows).toSorted((one, other) => one.position - other.position);

/** For one more: where nobody has ordered anything it stands among the others by name. */
export function lastPosition(rows: readonly Pick<Ordered, "position">[]): number {
	const last = Math.max(0, ...rows.map(({ position }) => position));
	return last === 0 ? 0 : last + 1;
}

/** The keys of all, with one of them at another place. */
export function movedTo(ids: readonly number[], id: number, to: number): number[] {
	const others = ids.filter((other) => other !== id);
	return others.toSpliced(to, 0, id);
}

export const wholeList = <T>(rows: T[]): Paged<T> =>
	toPaged(rows, { page: 1, per_page: Math.max(1, rows.length), total: rows.length });

interface Counted {
	lecturer_id: number | null;
	total: number;
}

interface Offers {
	dates: (Counted & { slug: string; topic: string; date: Date })[];
	courses: (Counted & { slug: string; topic: string })[];
	articles: (Counted & { slug: string; title: string })[];
	topics: { lecturer_id: number; category_id: number }[];
}

/** The lecturers with what they offer; who offers nothing right now is an expert all the same. */
export function withOffers<L extends Lecturer>(lecturers: L[], categories: Category[], offers: Offers): (L & Expert)[] {
	return lecturers.map((lecturer) => {
		const own = <R extends { lecturer_id: number | null }>(rows: R[]) =>
			rows.filter(({ lecturer_id }) => lecturer_id === lecturer.id);
		const [date] = own(offers.dates);
		const [course] = own(offers.courses);
		const [article] = own(offers.articles);
		const topics = new Set(own(offers.topics).map(({ category_id }) => category_id));
		return {
			...lecturer,
			categories: byName(categories.filter(({ id }) => topics.has(id))),
			dates: { total: date?.total ?? 0, next: date ? { ...date, date: berlinIso(date.date) } : null },
			courses: { total: course?.total ?? 0, newest: course ?? null },
			articles: { total: article?.total ?? 0, newest: article ?? null },
		};
	});
}
