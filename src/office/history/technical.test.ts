import { expect, test } from "vitest";
import { forPeople, subjectWords } from "./technical.ts";

test("LOG-01 keys that only machines know are not shown, numbers that people use are", () => {
	expect(subjectWords("letter", "0197a3c2-1b2c-7d3e-8f40-123456789abc")).toBe("Brief");
	expect(subjectWords("database", "all")).toBe("Datenbank");
	expect(subjectWords("order", "VSZ-2026-000412-4F3W")).toBe("Bestellung VSZ-2026-000412-4F3W");
	const fact = (field: string, value: string) => ({ field, label: field, value });
	expect(
		forPeople([
			fact("reference", "WCW-7awMt7FonHEIZXnojHwjOnZss7TJIL5MFmwnFmI"),
			fact("payment_id", "15"),
			fact("amount_cents", "24,90 €"),
			fact("note", "Nach einem Anruf zurückgezahlt"),
		]).map(({ field }) => field),
	).toEqual(["amount_cents", "note"]);
});
