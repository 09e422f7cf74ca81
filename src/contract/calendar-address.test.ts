import { expect, test } from "vitest";
import { anywhere, calendarQuery, effectiveAddress, readCalendarAddress } from "./calendar-address.ts";
import { SEARCH_MAX_LENGTH } from "./constants.ts";

const known = { categories: [{ id: 3, slug: "finanzen" }], lecturers: [{ id: 8, slug: "linh-nguyen" }] };
const read = (query: string) => readCalendarAddress(new URLSearchParams(query));
const EVERYTHING = {
	search: "",
	online: false,
	inPerson: false,
	postcode: "",
	radius: 0,
	evening: false,
	daytime: false,
	weekend: false,
	free: false,
	seats: false,
	category: "",
	month: "",
	lecturer: "",
};

test("SEM-02 SEM-03 SEM-04 SEM-05 SEM-06 every filter is read from the address", () => {
	expect(read("suche=+Kasse+&online=1&kategorie=finanzen&monat=2026-12&dozent=jonas-wendt")).toEqual({
		...EVERYTHING,
		search: "Kasse",
		online: true,
		category: "finanzen",
		month: "2026-12",
		lecturer: "jonas-wendt",
	});
});

test("online and in person is everything, and online is near to nothing", () => {
	expect(read("online=1&vorort=1")).toEqual(EVERYTHING);
	expect(read("vorort=1")).toEqual({ ...EVERYTHING, inPerson: true });
	expect(read("online=1&plz=01307&umkreis=50")).toEqual({ ...EVERYTHING, online: true });
	expect(read("plz=+01307+")).toEqual({ ...EVERYTHING, postcode: "01307", radius: 25 });
	expect(anywhere(read("abends=1&plz=99999"))).toEqual({ ...EVERYTHING, evening: true });
});

test.each([
	["suche=+Satzung+", { search: "Satzung" }],
	["online=1", { is_online: true }],
	["vorort=1&frei=1", { is_online: false, has_free_seats: true }],
	["plz=01307&umkreis=50", { postcode: "01307", radius_km: 50 }],
	["plz=01307&umkreis=7", { postcode: "01307", radius_km: 25 }],
	["abends=1&wochenende=1&tagsueber=1&kostenlos=1", { evening: true, weekend: true, daytime: true, is_free: true }],
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
	"plz=1307",
	"plz=Dresden",
	"umkreis=50",
	"abends=ja&frei=0",
])("'%s' limits nothing", (query) => {
	expect(effectiveAddress(read(query), known)).toEqual(EVERYTHING);
	expect(calendarQuery(read(query), known)).toEqual({});
});
