import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { id, slug } from "./fields.ts";
import { single } from "./paging.ts";
import { VOUCHER_REFUSALS } from "./voucher-refusals.ts";

export const Voucher = z.object({ code: z.string(), batch: z.object({ discount: z.int() }) });
export type Voucher = z.output<typeof Voucher>;

export const vouchers = {
	check: endpoint({
		method: "GET",
		path: "/voucher/:code/check",
		access: "public",
		summary: "Prüft einen Gutschein und nennt seinen Rabatt in Prozent",
		refuses: [...VOUCHER_REFUSALS, "too_many"],
		params: z.object({ code: slug }),
		/** For which seminar it is meant; without one it is not asked what it covers. */
		query: z.object({ seminar_id: z.optional(id) }),
		response: single(Voucher),
	}),
};
