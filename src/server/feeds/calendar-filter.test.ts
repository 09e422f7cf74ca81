import { expect, test } from "vitest";
import { readCalendarFilter } from "./calendar-filter.ts";

const known = { categories: [{ id: 3, slug: "finanzen" }], lecturers: [{ id: 8, slug: "linh-nguyen" }] };
const read = (query: string) => readCalendarFilter(new URLSearchParams(query), known);

test.each([
	["", {}],
	["utm_source=x", {}],
	["suche=&kategorie=&monat=&online=&dozent=", {}],
	["suche=+Satzung+", { search: "Satzung" }],
	["online=1", { is_online: true }],
	["online=0", {}],
	["kategorie=finanzen&dozent=linh-nguyen", { category_id: 3, lecturer_id: 8 }],
	["monat=2028-02", { date_from: "1.2.2028", date_to: "29.2.2028" }],
	["monat=2026-12&suche=Geld", { search: "Geld", date_from: "1.12.2026", date_to: "31.12.2026" }],
])("'%s' asks for %o", (query, filter) => {
	expect(read(query)).toEqual(filter);
});

test.each([
	"kategorie=gibt-es-nicht",
	"dozent=niemand",
	"monat=2026-13",
	"monat=0000-01",
	"monat=Mai",
	"online=vielleicht",
	`suche=${"x".repeat(201)}`,
	"kategorie=finanzen&dozent=niemand",
])("'%s' can match nothing", (query) => {
	expect(read(query)).toBeNull();
});
