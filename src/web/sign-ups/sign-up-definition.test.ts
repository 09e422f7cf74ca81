import { expect, test } from "vitest";
import { errorsOf } from "#browser/forms/definition.ts";
import { beginsWithinWithdrawal } from "#contract/sign-ups.ts";
import { signUpFormFor } from "./sign-up-definition.ts";

const errorFields = (price: number | null, soon: boolean, accept_early_performance = false) => {
	const form = signUpFormFor({ id: 1, price }, { id: 2, soon }, "");
	return Object.keys(errorsOf(form, { ...form.initial, accept_early_performance }));
};

test("SIGN-08 the questions must be answered only where the seminar has no price", () => {
	expect(errorFields(null, false)).toContain("nonprofit_sector");
	expect(errorFields(89, false)).not.toContain("nonprofit_sector");
});

test("a priced seminar that begins within the period of withdrawal asks for the express wish, no other does", () => {
	expect(errorFields(89, true)).toContain("accept_early_performance");
	expect(errorFields(89, true, true)).not.toContain("accept_early_performance");
	expect(errorFields(89, false)).not.toContain("accept_early_performance");
	expect(errorFields(null, true)).not.toContain("accept_early_performance");
});

test("the period of withdrawal is 14 days", () => {
	const now = new Date("2026-11-15T10:00:00Z");
	expect(beginsWithinWithdrawal("2026-11-29T10:59:59+01:00", now)).toBe(true);
	expect(beginsWithinWithdrawal("2026-11-29T11:00:00+01:00", now)).toBe(false);
});
