import { expect, test } from "vitest";
import { groupIban } from "./iban.ts";

test.each([
	["DE02120300000000202051", "DE02 1203 0000 0000 2020 51"],
	["DE02 1203 0000 0000 2020 51", "DE02 1203 0000 0000 2020 51"],
	["", ""],
])("an IBAN is read in groups of four: %j", (iban, grouped) => {
	expect(groupIban(iban)).toBe(grouped);
});
