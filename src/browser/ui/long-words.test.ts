import { expect, test } from "vitest";
import { partLongWords } from "./long-words.tsx";

test("long compounds are parted at their joints", () => {
	expect(partLongWords("Spendenbescheinigungen richtig ausstellen")).toEqual([
		"Spenden",
		"bescheinigungen richtig ausstellen",
	]);
	expect(partLongWords("Den Stiftungszweck klug formulieren")).toEqual(["Den Stiftungs", "zweck klug formulieren"]);
	expect(partLongWords("Die Treuhandstiftung als Einstieg")).toEqual(["Die Treuhand", "stiftung als Einstieg"]);
	expect(partLongWords("Online-Mitgliederversammlung: hybrid")).toEqual(["Online-Mitglieder", "versammlung: hybrid"]);
});

test("short words stay whole and no letter is lost", () => {
	expect(partLongWords("Kassenprüfung mit Plan")).toEqual(["Kassenprüfung mit Plan"]);
	const title = "Übungsleiter- und Ehrenamtspauschale: was 2026 gilt";
	expect(partLongWords(title).join("")).toBe(title);
});
