import { expect, test } from "vitest";
import { cardState } from "./card-state.ts";

test("SEM-09 a date that is neither cancelled nor full is open", () => {
	expect(cardState({ cancelled: false, fully_booked: false })).toBe("open");
});

test("SEM-10 SEM-11 cancelled wins over fully booked", () => {
	expect(cardState({ cancelled: true, fully_booked: true })).toBe("cancelled");
	expect(cardState({ cancelled: true, fully_booked: false })).toBe("cancelled");
	expect(cardState({ cancelled: false, fully_booked: true })).toBe("full");
});
