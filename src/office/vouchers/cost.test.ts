import { expect, test } from "vitest";
import { costWords } from "./cost.ts";

const CHOICES = {
	seminars: [{ id: 1, topic: "Satzung", price: 100 }],
	courses: [{ id: 1, topic: "Spenden", price: 20 }],
};
const BATCH = { discount: 20, max_uses: 1, count: 50, seminar_ids: null, course_ids: null };

test("VOUCH-01 what a batch can cost is told before it is made, at the average price of what it is for", () => {
	expect(costWords(BATCH, CHOICES)).toContain("Höchstens 50 Mal 20\u00a0%.");
	expect(costWords(BATCH, CHOICES)).toContain("bis zu 600,00\u00a0€ Nachlass");
	expect(costWords({ ...BATCH, seminar_ids: [] }, CHOICES)).toContain("bis zu 200,00\u00a0€");
	expect(costWords({ ...BATCH, max_uses: 2, course_ids: [7] }, CHOICES)).toContain("Höchstens 100 Mal 20\u00a0%.");
	expect(costWords({ ...BATCH, max_uses: null, count: null }, CHOICES)).toContain("jedes Mal 12,00\u00a0€ Nachlass");
	expect(costWords({ ...BATCH, discount: Number.NaN }, CHOICES)).toBeNull();
});
