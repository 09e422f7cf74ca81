import type { Api } from "#contract/api.ts";
import { type CalendarAddress, calendarQuery, effectiveAddress } from "#contract/calendar-address.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import type { Seminar } from "#contract/seminars.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { isFiltered } from "./calendar-links.ts";
import { monthsUntil } from "./calendar-months.ts";
import { type SeminarEntry, toEntry } from "./seminar-entry.ts";

interface FilterOption {
	id: number;
	slug: string;
	name: string;
}

/** What can be chosen in the filters. A list that could not be loaded is empty (ERR-04). */
export interface CalendarOptions {
	categories: FilterOption[];
	lecturers: FilterOption[];
	months: string[];
}

export interface CalendarData {
	/** What the entries are limited to; a category or lecturer that nobody knows limits nothing. */
	address: CalendarAddress;
	options: CalendarOptions;
	entries: SeminarEntry[];
	failed: boolean;
}

type SeminarQuery = NonNullable<NonNullable<Parameters<Api["seminars"]["list"]>[0]>["query"]>;

const loadOptions = (list: Promise<{ data: FilterOption[] }>): Promise<FilterOption[]> =>
	orEmpty(list).then((options) => options.map(({ id, slug, name }) => ({ id, slug, name })));

const loadUpcoming = async (api: Api, filter: SeminarQuery = {}): Promise<Seminar[]> =>
	(await api.seminars.list({ query: { upcoming: true, per_page: PAGE_SIZE.seminars, ...filter } })).data;

/** A text too long to search for matches nothing; anything else is a failure. */
const ifRefused = (error: unknown): Seminar[] | null => (isRefusal(error, "invalid") ? [] : null);

interface Situation {
	now: Date;
	/** What the first load has brought: it is not asked for again. */
	known?: CalendarOptions | undefined;
}

export async function loadCalendar(
	api: Api,
	address: CalendarAddress,
	{ now, known }: Situation,
): Promise<CalendarData> {
	const kept = <K extends keyof CalendarOptions>(key: K, load: () => Promise<CalendarOptions[K]>) =>
		known?.[key].length ? known[key] : load();

	let everything: Promise<Seminar[]> | undefined;
	const loadEverything = () => {
		everything ??= loadUpcoming(api);
		return everything;
	};
	const categories = kept("categories", () => loadOptions(api.categories.list()));
	const lecturers = kept("lecturers", () => loadOptions(api.lecturers.list()));
	const months = kept("months", () =>
		orEmpty(loadEverything().then((list) => ({ data: monthsUntil(now, list.at(-1)?.date) }))),
	);

	const choices = {
		categories: address.category ? await categories : [],
		lecturers: address.lecturer ? await lecturers : [],
	};
	const effective = effectiveAddress(address, choices);
	const seminars = isFiltered(effective) ? loadUpcoming(api, calendarQuery(effective, choices)) : loadEverything();

	const loaded = await seminars.catch(ifRefused);
	return {
		address: effective,
		options: { categories: await categories, lecturers: await lecturers, months: await months },
		entries: (loaded ?? []).map(toEntry),
		failed: loaded === null,
	};
}
