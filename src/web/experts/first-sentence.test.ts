import { expect, test } from "vitest";
import { splitSentence } from "./first-sentence.ts";

test("a text begins with its first sentence, which no title ends", () => {
	expect(splitSentence("Dr. Miriam Kessler liest Satzungen. Seit Jahren begleitet sie Vereine. Gern.")).toEqual([
		"Dr. Miriam Kessler liest Satzungen.",
		"Seit Jahren begleitet sie Vereine. Gern.",
	]);
	expect(splitSentence("Dürfen wir das? Ja, so.")).toEqual(["Dürfen wir das?", "Ja, so."]);
	expect(splitSentence("Ohne Punkt")).toEqual(["Ohne Punkt", ""]);
});
