import { expect, test } from "vitest";
import * as z from "zod/mini";
import * as field from "./fields.ts";
import { internationalPhone } from "./phones.ts";
import { PinRequest } from "./pins.ts";
import { ProfileUpdate } from "./profile.ts";

const WAYS = [
	"015112345678",
	"0151 12345678",
	"0151/123 456 78",
	"0151-12345678",
	"0151–12345678",
	"(0151) 12345678",
	" +4915112345678 ",
	"+49 151 12345678",
	"+49 (0)151 / 123 45 678",
	"004915112345678",
	"0049 151 12345678",
	"0049 (0) 151 12345678",
	"+49\u00a0151\u00a012345678",
];

test.each(WAYS)("MEM-18 PAY-24 '%s' is understood, by the form, the profile and the PIN alike", (typed) => {
	for (const schema of [field.phone, PinRequest.shape.phone_number, ProfileUpdate.shape.phone_number]) {
		const judged = z.safeParse(schema, typed);
		expect(judged.success).toBe(true);
		expect(internationalPhone(String(judged.data))).toBe("+4915112345678");
	}
});

test.each([
	"4915112345678",
	"+41791234567",
	"0041791234567",
	"0151x123",
	"0151.123",
	"+49",
	"()",
	"abc",
	"",
	"0".repeat(21),
])("MEM-18 PAY-24 '%s' is none", (typed) => {
	expect(z.safeParse(field.phone, typed).error?.issues.map(({ message }) => message)).toContain("Ungültige Angabe");
});
