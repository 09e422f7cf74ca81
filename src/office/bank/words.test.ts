import { expect, test } from "vitest";
import { readWords } from "./words.ts";

test("BANK-01 what was read of a file is told with what is odd about it", () => {
	const read = { from_on: "2026-11-02", to_on: "2026-11-02", new: 3, known: 1, is_balanced: true, has_gap: false };
	const words = (over: object) =>
		readWords({ task: null, statements: [{ ...read, account: "DE** 30 00", is_other_account: false, ...over }] });
	expect(words({})).toEqual(["02.11.2026: 3 neue Buchungen, 1 waren schon da. Anfang und Ende stimmen."]);
	expect(words({ is_balanced: false, has_gap: true, is_other_account: true })[0]).toMatch(
		/ergeben nicht den Endbestand\. Davor fehlt ein Auszug\. Das ist nicht das Konto aus den Einstellungen: DE\*\* 30 00\.$/,
	);
});
