import type { Api } from "#contract/api.ts";
import { anywhere, type CalendarAddress, calendarQuery, effectiveAddress } from "#contract/calendar-address.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { isRefusal } from "#contract/errors.ts";
import type { Seminar } from "#contract/seminars.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { activeFilters } from "./calendar-filters.ts";
import { isFiltered } from "./calendar-links.ts";
import { monthsUntil } from "./calendar-months.ts";
import type { CalendarOptions, FilterOption } from "./calendar-options.ts";
import { type SeminarEntry, toEntry } from "./seminar-entry.ts";

export interface CalendarData {
	/** What the entries are limited to; a category or lecturer that nobody knows limits nothing. */
	address: CalendarAddress;
	options: CalendarOptions;
	entries: SeminarEntry[];
	/** How many there are, of which the entries are the first. */
	total: number;
	/** How many portions the entries are. */
	portions: number;
	/** A postcode that nobody knows, and that limits nothing. */
	unknownPostcode: string;
	/** Where nothing was found: how many dates there are without one of the filters. */
	reliefs: Relief[];
	failed: boolean;
}

interface Relief {
	key: string;
	count: number;
}

export type SeminarQuery = NonNullable<NonNullable<Parameters<Api["seminars"]["list"]>[0]>["query"]>;

const loadOptions = (list: Promise<{ data: FilterOption[] }>): Promise<FilterOption[]> =>
	orEmpty(list).then((options) => options.map(({ id, slug, name }) => ({ id, slug, name })));

const loadUpcoming = (api: Api, filter: SeminarQuery) =>
	api.seminars.list({ query: { upcoming: true, own_date_only: true, ...filter } });

interface Loaded {
	data: Seminar[];
	total: number;
	last_date: string | null;
}

const NOTHING: Loaded = { data: [], total: 0, last_date: null };

/** All of few dates; of many as many portions as were asked for. */
const shownOf = ({ data, total }: Loaded, portions: number): Seminar[] =>
	total > PAGE_SIZE.calendar ? data.slice(0, PAGE_SIZE.calendarPortion * portions) : data;

/** A text too long to search for matches nothing; anything else is a failure. */
const ifRefused = (error: unknown): Loaded | null => (isRefusal(error, "invalid") ? NOTHING : null);

/** Whether the API knows of no such postcode. */
export const isUnknownPostcode = (error: unknown): boolean =>
	isRefusal(error, "invalid") && error.body.validation_errors?.postcode !== undefined;

/** How many dates there would be without each of the filters; those that do not help are left out. */
async function findReliefs(api: Api, address: CalendarAddress, options: CalendarOptions): Promise<Relief[]> {
	const counted = activeFilters(address, options).map(async ({ key, without }) => ({
		key,
		count: (await api.seminars.list({ query: { upcoming: true, per_page: 1, ...calendarQuery(without, options) } }))
			.total,
	}));
	return (await Promise.all(counted)).filter(({ count }) => count > 0);
}

interface Situation {
	now: Date;
	/** What the first load has brought: it is not asked for again. */
	known?: CalendarOptions | undefined;
	/** How many portions are asked for, and what of the same selection is on the screen already. */
	portions?: number;
	shown?: CalendarData | undefined;
}

export async function loadCalendar(
	api: Api,
	address: CalendarAddress,
	{ now, known, portions = 1, shown }: Situation,
): Promise<CalendarData> {
	const kept = <K extends keyof CalendarOptions>(key: K, load: () => Promise<CalendarOptions[K]>) =>
		known?.[key].length ? known[key] : load();

	const appends = shown && !shown.failed && portions === shown.portions + 1;
	const range = appends
		? { page: portions, per_page: PAGE_SIZE.calendarPortion }
		: { per_page: Math.max(PAGE_SIZE.calendar, PAGE_SIZE.calendarPortion * portions) };
	let everything: Promise<Loaded> | undefined;
	const loadEverything = () => {
		everything ??= loadUpcoming(api, range);
		return everything;
	};
	const categories = kept("categories", () => loadOptions(api.categories.list()));
	const lecturers = kept("lecturers", () => loadOptions(api.lecturers.list()));

	const choices = {
		categories: address.category ? await categories : [],
		lecturers: address.lecturer ? await lecturers : [],
	};
	const loadSelection = (selection: CalendarAddress) =>
		isFiltered(selection) ? loadUpcoming(api, { ...range, ...calendarQuery(selection, choices) }) : loadEverything();

	let effective = effectiveAddress(address, choices);
	const loadLast = (): Promise<Loaded> =>
		isFiltered(effective) ? loadUpcoming(api, { per_page: 1 }) : loadEverything();
	const months = kept("months", () =>
		orEmpty(loadLast().then(({ last_date }) => ({ data: monthsUntil(now, last_date) }))),
	);
	let unknownPostcode = "";
	const seminars = loadSelection(effective).catch((error) => {
		if (!isUnknownPostcode(error)) throw error;
		unknownPostcode = effective.postcode;
		effective = anywhere(effective);
		return loadSelection(effective);
	});

	const loaded = await seminars.catch(ifRefused);
	const options = { categories: await categories, lecturers: await lecturers, months: await months };
	return {
		address: effective,
		options,
		entries: [...(appends ? shown.entries : []), ...shownOf(loaded ?? NOTHING, portions).map(toEntry)],
		total: loaded?.total ?? 0,
		portions,
		unknownPostcode,
		// Beside the matter of the page: where they cannot be counted, nothing is advised.
		reliefs: loaded?.total === 0 ? await findReliefs(api, effective, options).catch(() => []) : [],
		failed: loaded === null,
	};
}
