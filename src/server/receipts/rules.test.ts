import { expect, test } from "vitest";
import type { Exemption } from "./document.ts";
import { amountInWords, byDonor, type Candidate, exemptionState, lastDayOf, whyNotMoney } from "./rules.ts";

const EXEMPTION: Exemption = {
	...{ kind: "exemption", office: "Dresden-Süd", number: "203/140/00000", day: "2024-02-29", period: "2022" },
	purposes: "der Volks- und Berufsbildung",
};

test("DON-02 a notice is good to the day: five years, of the statutes three; half a year before somebody is warned", () => {
	expect(lastDayOf(EXEMPTION)).toBe("2029-02-28");
	expect(lastDayOf({ kind: "statutes", day: "2025-06-12" })).toBe("2028-06-12");
	const states = ["2028-08-27", "2028-08-28", "2029-02-28", "2029-03-01"].map((day) => exemptionState(EXEMPTION, day));
	expect(states).toEqual(["valid", "ends_soon", "ends_soon", "ended"]);
	expect(exemptionState(null, "2026-01-01")).toBe("missing");
});

test("DON-02 every amount has words of its own, with its cents", () => {
	expect(amountInWords(132_250)).toBe("eintausenddreihundertzweiundzwanzig Euro und fünfzig Cent");
	expect([100, 101, 50, 100_000_00].map(amountInWords)).toEqual([
		"ein Euro",
		"ein Euro und ein Cent",
		"fünfzig Cent",
		"einhunderttausend Euro",
	]);
	const cents = Array.from({ length: 3_000 }, (_, index) => 100 + index * 337);
	expect(new Set(cents.map(amountInWords)).size).toBe(cents.length);
	const told = (amount: number) => {
		const [rest, text] = [amount % 100, amountInWords(amount)];
		return text === amountInWords(amount - rest) + (rest === 0 ? "" : ` und ${amountInWords(rest)}`);
	};
	expect(cents.filter((amount) => !told(amount))).toEqual([]);
});

const gift = (over: Partial<Candidate>): Candidate => ({
	...{ id: 1, reference: "SPENDE-1", amount_cents: 5000, waived_expenses: false, paid_on: "2026-03-01" },
	...{ name: "Mika Sommer", email: "mika@vsz.example" },
	...{ street_address: null, street_suffix: null, postcode: null, city: null },
	...{ is_unclear: false, is_returned: false, confirmed_by: null },
	...over,
});
const HOME = { street_address: "Elbweg", street_suffix: "7a", postcode: "01099", city: "Dresden" };

test("DON-02 the same name at the same address is one person, with the newest home; others stay apart", () => {
	const moved = { ...HOME, street_suffix: "9" };
	const found = byDonor([
		gift({ ...HOME }),
		gift({ name: "mika  sommer", email: "Mika@vsz.example" }),
		gift({ ...moved }),
		gift({ name: "Emil Sommer" }),
		gift({ email: null, ...HOME }),
		gift({ email: null }),
	]);
	expect(found.map(({ candidates, addresses, donor }) => [candidates.length, addresses, donor.street_suffix])).toEqual([
		[3, 2, "9"],
		[1, 0, null],
		[1, 1, "7a"],
		[1, 0, null],
	]);
});

test("DON-02 only money that arrived and stayed is confirmed, and once", () => {
	expect(
		[{}, { paid_on: null }, { is_returned: true }, { is_unclear: true }, { confirmed_by: "SB-2026-000001" }].map(
			(over) => whyNotMoney(gift(over)),
		),
	).toEqual([null, "not_received", "returned", "unclear", "confirmed"]);
});
