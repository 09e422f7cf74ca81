import { expect, test } from "vitest";
import { typedEuro } from "./money.ts";

test.each([
	["25", 25],
	["12,50", 12.5],
	["12,5", 12.5],
	["12.50", 12.5],
	["1.000", 1000],
	["1.234,56", 1234.56],
	["1234,56", 1234.56],
	["0.50", 0.5],
	["89.50", 89.5],
	[" 40 € ", 40],
	["0", 0],
	["", Number.NaN],
	["zehn", Number.NaN],
	["10,555", Number.NaN],
	["1,000.50", Number.NaN],
	["-5", Number.NaN],
	["1e3", Number.NaN],
	["1.00.0", Number.NaN],
])("FORM-13 OPEN-02 the typed amount %j is %d euro", (text, euro) => {
	expect(typedEuro(text)).toBe(euro);
});
