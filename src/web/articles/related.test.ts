import { expect, test } from "vitest";
import type { Seminar } from "#contract/seminars.ts";
import { firstDates, inTurn } from "./related.ts";

const seminar = (id: number, date: string, over: Partial<Seminar> = {}): Seminar =>
	({
		id,
		slug: `s${id}`,
		topic: `Thema ${id}`,
		location: "Dresden",
		date,
		cancelled: false,
		fully_booked: false,
		...over,
	}) as Seminar;

test("each seminar is named once, with its first open date", () => {
	const list = [
		seminar(1, "2026-12-01", { fully_booked: true }),
		seminar(2, "2026-12-02"),
		seminar(1, "2026-12-03"),
		seminar(2, "2026-12-04"),
		seminar(3, "2026-12-05", { cancelled: true }),
		seminar(4, "2026-12-06"),
		seminar(5, "2026-12-07"),
	];
	expect(firstDates(list).map(({ slug, date }) => [slug, date])).toEqual([
		["s2", "2026-12-02"],
		["s1", "2026-12-03"],
		["s4", "2026-12-06"],
	]);
});

test("both kinds take turns, as long as there is room", () => {
	expect(inTurn(["s1", "s2", "s3"], ["k1", "k2"])).toEqual(["s1", "k1", "s2"]);
	expect(inTurn(["s1"], ["k1", "k2", "k3"])).toEqual(["s1", "k1", "k2"]);
	expect(inTurn([], ["k1"])).toEqual(["k1"]);
	expect(inTurn([], [])).toEqual([]);
});
