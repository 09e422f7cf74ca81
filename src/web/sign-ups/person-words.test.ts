import { expect, test } from "vitest";
import { comingIn, countWord, initialsOf, nameOf, personsText } from "./person-words.ts";

const person = (position: number, first_name: string | null, last_name: string | null, cancelled = false) => ({
	position,
	first_name,
	last_name,
	cancelled,
	code: "ABCD",
	code_rows: [],
});

test("persons are called by their names, and by their number where nobody has given one", () => {
	expect(nameOf(person(1, "Clara", "Winkler"))).toBe("Clara Winkler");
	expect([nameOf(person(2, null, null)), initialsOf(person(2, null, null))]).toEqual(["Person 2", "2"]);
	expect([initialsOf(person(1, "Clara", "Winkler")), initialsOf(person(3, "élodie", ""))]).toEqual(["CW", "É"]);
	expect([countWord(2), countWord(10), personsText(1), personsText(3)]).toEqual([
		"zwei",
		"zehn",
		"1 Person",
		"3 Personen",
	]);
	expect(comingIn({ persons: [person(1, "A", "B", true), person(2, "C", "D")] })).toHaveLength(1);
});
