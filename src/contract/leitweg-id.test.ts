import { expect, test } from "vitest";
import { leitwegId, orderReference } from "./fields.ts";
import { cleanedLeitwegId, isLeitwegId } from "./leitweg-id.ts";

test.each(["04011000-1234512345-06", "992-90009-96", "05711-06001-79", "991-33333TEST-33", "04011000-900X999-08"])(
	"EINV-02 %s is a Leitweg-ID, and with another digit it is none",
	(id) => {
		expect(isLeitwegId(id)).toBe(true);
		expect(isLeitwegId(id.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)))).toBe(false);
	},
);

test.each(["", "1-23", "04011000", "04011000-06", "0401100012341234-12-34", "04011000--06"])(
	"EINV-02 %j is none",
	(id) => {
		expect(isLeitwegId(id)).toBe(false);
	},
);

test("EINV-02 what was copied along is left out, and what is left empty is not asked about", () => {
	expect(cleanedLeitwegId(" 991\u2013 33333test -33 ")).toBe("991-33333TEST-33");
	expect(leitwegId.parse(" 991-33333test-33")).toBe("991-33333TEST-33");
	expect([leitwegId.parse("  "), orderReference.parse(""), orderReference.parse(" 4500-1 ")]).toEqual([
		undefined,
		undefined,
		"4500-1",
	]);
	expect(leitwegId.safeParse("991-33333TEST-34").error?.issues[0]?.message).toContain("Leitweg-ID");
});
