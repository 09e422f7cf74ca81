import { expect, test } from "vitest";
import { chosenAmount, donateLabel } from "./amount.ts";

test("FORM-13 a typed amount goes before a picked one", () => {
	expect(chosenAmount({ choice: "25", amount: " " })).toBe(25);
	expect(chosenAmount({ choice: "25", amount: "7,50" })).toBe(7.5);
	expect(chosenAmount({ choice: "25", amount: "viel" })).toBeNaN();
});

test.each([
	[25, "one_off", "25\u00a0€ spenden"],
	[12.5, "monthly", "12,50\u00a0€ monatlich spenden"],
	[1000, "one_off", "1.000\u00a0€ spenden"],
	[Number.NaN, "one_off", "spenden"],
] as const)("the button names the amount: %d %s", (euro, rhythm, label) => {
	expect(donateLabel(euro, rhythm)).toBe(label);
});
