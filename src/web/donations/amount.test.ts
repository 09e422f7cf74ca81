import { expect, test } from "vitest";
import { chosenAmount, donateLabel, parseAmount } from "./amount.ts";

test.each([
	["25", 25],
	["12,50", 12.5],
	["12,5", 12.5],
	["12.50", 12.5],
	["1.000", 1000],
	["1.234,56", 1234.56],
	["1234,56", 1234.56],
	[" 40 € ", 40],
	["0", 0],
	["", Number.NaN],
	["zehn", Number.NaN],
	["10,555", Number.NaN],
	["1,000.50", Number.NaN],
	["-5", Number.NaN],
	["1e3", Number.NaN],
	["1.00.0", Number.NaN],
])("FORM-13 the typed amount %j is %d euro", (text, euro) => {
	expect(parseAmount(text)).toBe(euro);
});

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
