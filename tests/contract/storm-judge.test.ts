import { expect, test } from "vitest";
import type { Outcome } from "#tests/support/rush.ts";
import { overtakenMs, unfairness } from "../../scripts/storm/judge.ts";

let people = 0;
function somebody(over: Partial<Outcome>): Outcome {
	people += 1;
	const person = { index: people, email: `andrang${people}@vsz.example`, persons: 1, tries: 1 };
	const answer = { askedAt: 0, answeredAt: 0, told: "seat", number: "", sentence: "", isWaiting: false } as const;
	return { ...person, ...answer, ...over };
}

test("the storm sees who came later and yet got a seat, but not where somebody wanted more seats than the other", () => {
	const refused = somebody({ askedAt: 1_000, told: "full", persons: 2 });
	expect(overtakenMs([refused, somebody({ askedAt: 900, persons: 2 })])).toBe(0);
	expect(overtakenMs([refused, somebody({ askedAt: 5_000, persons: 1 })])).toBe(0);
	expect(overtakenMs([refused, somebody({ askedAt: 1_400, persons: 2 })])).toBe(400);
	expect(overtakenMs([refused])).toBe(0);
});

test("the storm compares waits within the second in which people came, and only those that can be felt", () => {
	const waited = (askedAt: number, ms: number) => somebody({ askedAt, answeredAt: askedAt + ms });
	expect(unfairness([waited(0, 10), waited(1, 900)])).toBe(1);
	expect(unfairness([waited(0, 2_000), waited(1, 2_000), waited(2, 8_000)])).toBe(4);
	expect(unfairness([waited(0, 2_000), waited(1_500, 8_000)])).toBe(1);
});
