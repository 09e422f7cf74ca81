import type { Candidate } from "./rules.ts";

const DONOR = {
	name: "Mika Sommer",
	email: null,
	street_address: "Elbweg",
	street_suffix: "7a",
	postcode: "01099",
	city: "Dresden",
};

/** Somebody who never lived, and what they gave in a year. */
export function sampleOf(year: number) {
	const gift = (month: string, amount_cents: number): Candidate => ({
		...DONOR,
		...{ id: 0, reference: "", amount_cents, waived_expenses: false },
		paid_on: `${year}-${month}-15`,
		...{ is_unclear: false, is_returned: false, confirmed_by: null },
	});
	return {
		donor: DONOR,
		candidates: [gift("03", 5000), gift("06", 7550), gift("11", 120_000)],
		period: { from: `${year}-01-01`, to: `${year}-12-31` },
	};
}
