import { expect, test } from "vitest";
import { brokenPromises, newsletterFigures } from "../../scripts/newsletter-judge.ts";

const NOTES = Array.from({ length: 8 }, () => ({ rss: 200_000_000, held: 30_000_000 }));
const SLOW = { perMinute: 600, forMs: 20_000, letters: 205 };
const kept = {
	readers: 3,
	arrived: new Map([
		["anna", [1_000]],
		["ben", [2_000]],
	]),
	left: new Map([["clara", 1_500]]),
	memory: [NOTES, NOTES],
	states: { sent: 2, left_out: 1 },
	slow: SLOW,
	byLetter: 1,
};
const brokenIn = (over: Partial<typeof kept>) => brokenPromises(newsletterFigures({ ...kept, ...over }));

test("NEWS-02 the bench of the newsletter sees each promise that does not hold", () => {
	expect(brokenIn({})).toEqual([]);
	expect(brokenIn({ arrived: new Map([...kept.arrived, ["ben", [2_000, 2_100]]]) })).toEqual(["nobody gets two"]);
	expect(brokenIn({ readers: 4 })).toEqual(["everybody who has not left gets one"]);
	expect(brokenIn({ readers: 2, left: new Map() })).toEqual(["some leave on the way"]);
	const left = new Map([...kept.left, ["ben", 900]]);
	expect(brokenIn({ left })).toEqual(["whoever has left gets none"]);
	expect(brokenIn({ left: new Map([...kept.left, ["ben", 1_900]]) })).toEqual([]);
	expect(brokenIn({ slow: { ...SLOW, letters: 300 } })).toEqual(["no faster than its pace"]);
	expect(brokenIn({ slow: { ...SLOW, letters: 100 } })).toEqual(["and not much slower"]);
	const grown = NOTES.map((note, second) => ({ ...note, held: note.held + second * 1_000_000 }));
	expect(brokenIn({ memory: [NOTES, grown] })).toEqual(["memory does not grow"]);
});
