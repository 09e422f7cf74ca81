import type { Erasure } from "#contract/office/rights.ts";
import { PERIODS, RULES } from "#contract/retention.ts";

/** What the last letter to somebody tells. */
export const SAMPLE_ERASURE: Pick<Erasure, "gone" | "kept" | "has_account"> = {
	has_account: true,
	gone: [
		{ rule: "contact_requests", what: RULES.contact_requests.what, rows: 2 },
		{ rule: "free_bookings", what: RULES.free_bookings.what, rows: 1 },
	],
	kept: [
		{
			rule: "orders",
			what: RULES.orders.what,
			rows: 1,
			until: "2034-12-31T23:59:59+01:00",
			period: PERIODS.documents.period,
			basis: PERIODS.documents.basis,
		},
	],
};
