import { expect, test } from "vitest";
import { calendarQuery, effectiveAddress, readCalendarAddress } from "./calendar-address.ts";
import { SEARCH_MAX_LENGTH } from "./constants.ts";

const known = { categories: [{ id: 3, slug: "finanzen" }], lecturers: [{ id: 8, slug: "linh-nguyen" }] };
const read = (query: string) => readCalendarAddress(new URLSearchParams(query));
const EVERYTHING = { search: "", online: false, category: "", month: "", lecturer: "" };

test("SEM-02 SEM-03 SEM-04 SEM-05 SEM-06 every filter is read from the address", () => {
	expect(read("suche=+Kasse+&online=1&kategorie=finanzen&monat=2026-12&dozent=jonas-wendt")).toEqual({
		search: "Kasse",
		online: true,
		category: "finanzen",
		month: "2026-12",
		lecturer: "jonas-wendt",
	});
});

test.each([
	["suche=+Satzung+", { search: "Satzung" }],
	["online=1", { is_online: true }],
	["kategorie=finanzen&dozent=linh-nguyen", { category_id: 3, lecturer_id: 8 }],
	["monat=2028-02", { date_from: "1.2.2028", date_to: "29.2.2028" }],
	["monat=2027-04", { date_from: "1.4.2027", date_to: "30.4.2027" }],
	["monat=2026-12&suche=Geld", { search: "Geld", date_from: "1.12.2026", date_to: "31.12.2026" }],
	["kategorie=finanzen&dozent=niemand", { category_id: 3 }],
	[`suche=${"x".repeat(SEARCH_MAX_LENGTH + 1)}`, { search: "x".repeat(SEARCH_MAX_LENGTH) }],
])("SEM-05 '%s' asks for %o", (query, asked) => {
	expect(calendarQuery(read(query), known)).toEqual(asked);
});

test.each([
	"",
	"utm_source=x",
	"suche=&kategorie=&monat=&online=&dozent=",
	"suche=++",
	"kategorie=gibt-es-nicht",
	"dozent=niemand",
	"monat=2026-13",
	"monat=2026-1",
	"monat=0026-01",
	"monat=Mai",
	"online=0",
	"online=vielleicht",
])("'%s' limits nothing", (query) => {
	expect(effectiveAddress(read(query), known)).toEqual(EVERYTHING);
	expect(calendarQuery(read(query), known)).toEqual({});
});
