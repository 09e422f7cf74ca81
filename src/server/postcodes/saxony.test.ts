import { expect, test } from "vitest";
import { isInSaxony } from "./saxony.ts";

test("PART-08 a postcode says whether somebody comes from Saxony; neighbours within the same area do not", () => {
	for (const postcode of ["01067", "01936", "02625", "02977", "04109", "04643", "04860", "08056", "08523", "09111"])
		expect([postcode, isInSaxony(postcode)]).toEqual([postcode, true]);
	for (const postcode of ["01945", "01968", "03046", "04600", "04626", "04895", "04910", "06108", "10115", "", "0106"])
		expect([postcode, isInSaxony(postcode)]).toEqual([postcode, false]);
	expect(isInSaxony(null)).toBe(false);
});
