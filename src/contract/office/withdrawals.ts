import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { ORDER_STATES } from "#contract/order-states.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { span } from "./span.ts";

export const WITHDRAWAL_STATES = ["open", "handled"] as const;

const OfficeWithdrawal = z.object({
	id: z.int(),
	received_at: z.string(),
	/** By then the money has to be back (§ 357 BGB). */
	due: z.string(),
	name: z.string(),
	email: z.string(),
	/** The contract, in the words of whoever declares. */
	contract: z.string(),
	order: z.nullable(z.object({ number: z.string(), state: z.enum(ORDER_STATES), gross: z.number() })),
	/** When the owner of the mailbox pressed the link in the receipt. */
	confirmed_at: z.nullable(z.string()),
	handled_at: z.nullable(z.string()),
});
export type OfficeWithdrawal = z.output<typeof OfficeWithdrawal>;

const LISTING = {
	sorts: ["at"],
	sort: "-at",
	filters: { state: z.optional(z.enum(WITHDRAWAL_STATES)), ...span },
} as const;

const WithdrawalsQuery = listQuery(LISTING);
export type WithdrawalsQuery = z.output<typeof WithdrawalsQuery>;

const { access } = LISTS.withdrawals;

export const withdrawals = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/withdrawal",
		access,
		summary: "Alle Widerrufe, wie sie eingegangen sind, mit ihrer Frist",
		query: WithdrawalsQuery,
		response: listed(OfficeWithdrawal),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/withdrawal/export",
		access,
		summary: "Die gefilterten Widerrufe als Datei",
		query: exportQuery(LISTING),
		response: exported,
	}),
	get: officeEndpoint({
		method: "GET",
		path: "/office/withdrawal/:id",
		access,
		summary: "Ein Widerruf; der Blick darauf wird vermerkt",
		params: z.object({ id: field.id }),
		response: single(OfficeWithdrawal),
	}),
};
