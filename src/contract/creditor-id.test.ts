import { expect, test } from "vitest";
import { isCreditorId } from "./creditor-id.ts";

test("SET-01 a creditor id is right by its check digits, whatever its owner put in the middle", () => {
	for (const id of ["DE98ZZZ09999999999", "DE98ABC09999999999"]) expect(isCreditorId(id)).toBe(true);
	for (const id of ["DE97ZZZ09999999999", "DE98ZZZ09999999998", "DE98", "", "98DEZZZ09999999999"])
		expect(isCreditorId(id)).toBe(false);
});
