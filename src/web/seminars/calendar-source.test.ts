import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Api } from "#contract/api.ts";
import { readCalendarAddress } from "#contract/calendar-address.ts";
import { refuse } from "#contract/errors.ts";
import { toPaged } from "#contract/paging.ts";
import { sampleSeminar } from "#tests/support/sample-seminars.ts";
import { loadCalendar } from "./calendar-source.ts";

const NOW = new Date("2026-11-15T09:00:00Z");
const EVERYTHING = { upcoming: true, own_date_only: true, per_page: 60 };
const page = <T>(data: T[]) => toPaged(data, { page: 1, per_page: 60, total: data.length });
const dates = (data: (typeof seminar)[], total = data.length) => ({
	...page(data),
	total,
	last_date: data.at(-1)?.date ?? null,
});

const listSeminars = vi.fn<Api["seminars"]["list"]>();
const listCategories = vi.fn<Api["categories"]["list"]>();
const listLecturers = vi.fn<Api["lecturers"]["list"]>();
const api = {
	seminars: { list: listSeminars },
	categories: { list: listCategories },
	lecturers: { list: listLecturers },
} as unknown as Api;

const seminar = sampleSeminar();
const later = sampleSeminar({ presence_seminar_date_id: 2, date: "2027-01-13T17:30:00+01:00" });

beforeEach(() => {
	vi.resetAllMocks();
	listSeminars.mockImplementation(async ({ query } = {}) => dates(query?.search ? [seminar] : [seminar, later]));
	listCategories.mockResolvedValue(page([seminar.category]));
	listLecturers.mockResolvedValue(page([seminar.lecturer]));
});

const load = (query = "", known?: Parameters<typeof loadCalendar>[2]["known"]) =>
	loadCalendar(api, readCalendarAddress(new URLSearchParams(query)), { now: NOW, known });

describe("the first load", () => {
	test("SEM-08 asks once for all upcoming dates", async () => {
		const { entries, failed } = await load();
		expect(listSeminars).toHaveBeenCalledExactlyOnceWith({ query: EVERYTHING });
		expect(entries.map(({ presence_seminar_date_id }) => presence_seminar_date_id)).toEqual([1, 2]);
		expect(failed).toBe(false);
	});

	test("SEM-07 takes the months from the unfiltered list, also for a filtered address", async () => {
		const { options, entries } = await load("suche=Kasse");
		expect(entries).toHaveLength(1);
		expect(options.months).toEqual(["2026-11", "2026-12", "2027-01"]);
	});

	test("more dates than a portion come one after the other, and what is on the screen is not asked for again", async () => {
		listSeminars.mockImplementation(async ({ query } = {}) => dates(query?.page === 2 ? [later] : [seminar], 200));
		const first = await load();
		expect(first).toMatchObject({ total: 200, portions: 1 });
		listSeminars.mockClear();
		const situation = { now: NOW, known: first.options, portions: 2 };
		const appended = await loadCalendar(api, first.address, { ...situation, shown: first });
		expect(listSeminars).toHaveBeenCalledExactlyOnceWith({ query: { ...EVERYTHING, page: 2, per_page: 20 } });
		expect(appended.entries.map(({ presence_seminar_date_id }) => presence_seminar_date_id)).toEqual([1, 2]);
		await loadCalendar(api, first.address, { ...situation, portions: 5 });
		expect(listSeminars).toHaveBeenLastCalledWith({ query: { ...EVERYTHING, per_page: 100 } });
	});

	test("carries no descriptions", async () => {
		expect(JSON.stringify(await load())).not.toContain("Schuhkarton");
	});
});

describe("a filter", () => {
	test("SEM-02 SEM-03 SEM-04 SEM-05 SEM-06 is asked for as the API wants it", async () => {
		const { options } = await load();
		listSeminars.mockClear();
		await load("suche=Kasse&online=1&kategorie=finanzen&monat=2026-12&dozent=jonas-wendt", options);
		expect(listSeminars).toHaveBeenCalledExactlyOnceWith({
			query: {
				...EVERYTHING,
				search: "Kasse",
				is_online: true,
				category_id: 3,
				lecturer_id: 2,
				date_from: "1.12.2026",
				date_to: "31.12.2026",
			},
		});
	});

	test("SEM-07 does not change what the first load has brought, nor ask for it again", async () => {
		const first = await load();
		const next = await load("suche=Kasse", first.options);
		expect(next.options).toEqual(first.options);
		expect(listCategories).toHaveBeenCalledTimes(1);
		expect(listLecturers).toHaveBeenCalledTimes(1);
	});

	test("that is unknown limits nothing", async () => {
		const { address } = await load("kategorie=unbekannt&dozent=niemand");
		expect(listSeminars).toHaveBeenCalledExactlyOnceWith({ query: EVERYTHING });
		expect(address).toMatchObject({ category: "", lecturer: "" });
	});

	test("a postcode that nobody knows limits nothing and is named", async () => {
		listSeminars.mockImplementation(async ({ query } = {}) => {
			if (query?.postcode) throw refuse("invalid", { postcode: ["Postleitzahl: unbekannt"] });
			return dates([seminar, later]);
		});
		const known = await load("plz=99999&abends=1");
		expect(known).toMatchObject({ unknownPostcode: "99999", failed: false, address: { postcode: "", evening: true } });
		expect(listSeminars).toHaveBeenCalledWith({ query: { ...EVERYTHING, evening: true } });
		expect(known.entries).toHaveLength(2);
	});

	test("SEM-15 that finds nothing says without which of them there is something", async () => {
		listSeminars.mockImplementation(async ({ query } = {}) => dates(query?.search ? [] : [seminar, later]));
		expect((await load("suche=Kasse&abends=1")).reliefs).toEqual([{ key: "search", count: 2 }]);
		expect((await load("abends=1")).reliefs).toEqual([]);
	});

	test("SEM-15 that the API refuses matches nothing", async () => {
		const { options } = await load();
		listSeminars.mockRejectedValue(refuse("invalid"));
		expect(await load(`suche=${"a".repeat(201)}`, options)).toMatchObject({ failed: false, entries: [] });
	});
});

describe("ERR-04 a failure", () => {
	test("of the seminars empties the list, and it is asked for again", async () => {
		listSeminars.mockRejectedValue(new Error("offline"));
		const failed = await load();
		expect(failed).toMatchObject({ failed: true, entries: [], options: { months: [] } });
		expect(failed.options.categories).toHaveLength(1);
		listSeminars.mockResolvedValue(dates([seminar]));
		const again = await load("", failed.options);
		expect(again).toMatchObject({ failed: false, options: { months: ["2026-11"] } });
	});

	test("of categories and lecturers leaves these lists empty and the seminars there", async () => {
		listCategories.mockRejectedValue(new Error("offline"));
		listLecturers.mockRejectedValue(new Error("offline"));
		const { options, entries, failed } = await load();
		expect(options).toMatchObject({ categories: [], lecturers: [] });
		expect([entries.length, failed]).toEqual([2, false]);
	});

	test("of a filtered list keeps the filters", async () => {
		const { options } = await load();
		listSeminars.mockRejectedValue(new Error("offline"));
		expect(await load("suche=Kasse", options)).toMatchObject({ failed: true, entries: [], options });
	});
});
