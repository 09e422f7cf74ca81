import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES = globSync("src/server/**/*.ts").filter((file) => !file.endsWith(".test.ts"));
const filesWith = (pattern: RegExp, files = SOURCES) =>
	files.filter((file) => pattern.test(readFileSync(file, "utf8")));

const DATES_STORE = "src/server/sign-ups/dates-store.ts";

test("seminar dates are locked and changed in one place, so seats are counted in one place", () => {
	expect(filesWith(/\b(update|delete)\(seminarDates\)|\bof: seminarDates\b/)).toEqual([DATES_STORE]);
	expect(filesWith(/\b(update|delete from) (\$\{seminarDates\}|seminar_dates)/i)).toEqual([]);
	expect(filesWith(/\bseats_taken: (?!seminarDates\.seats_taken)/).sort()).toEqual([
		"src/server/previews/sample-rows.ts",
		"src/server/seminars/tables.ts",
		DATES_STORE,
	]);
	expect(filesWith(/"(#server\/sign-ups|\.)\/dates-store\.ts"/).sort()).toEqual([
		"src/server/sign-ups/dates.ts",
		"src/server/sign-ups/store.ts",
	]);
	expect(filesWith(/import .*\b(lockDate|addSeats)\b.* from/)).toEqual([]);
});

test("the waiting list knows no store of the sign-ups", () => {
	const files = SOURCES.filter((file) => file.startsWith("src/server/waiting-list/"));
	expect(files.length).toBeGreaterThan(3);
	expect(filesWith(/"#server\/sign-ups\/[\w-]*store\.ts"/, files)).toEqual([]);
});
