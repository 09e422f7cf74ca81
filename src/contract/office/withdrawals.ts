import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { ORDER_STATES } from "#contract/order-states.ts";
import { single } from "#contract/paging.ts";
import { Consequences } from "./consequences.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { orderNumber } from "./orders.ts";
import { span } from "./span.ts";
import { WITHDRAWAL_STATES } from "./withdrawal-words.ts";

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
	state: z.enum(WITHDRAWAL_STATES),
	handled_at: z.nullable(z.string()),
	/** Why it was refused or ended elsewhere. */
	decision_reason: z.nullable(z.string()),
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
const params = z.object({ id: field.id });
const Done = single(z.object({ id: z.int() }));
const WithReason = z.object({ reason: field.requiredText });

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
		params,
		response: single(OfficeWithdrawal),
	}),
	/** ORDER-04: the order that is meant, where the declaration does not say so clearly. */
	assign: officeEndpoint({
		method: "POST",
		path: "/office/withdrawal/:id/order",
		access: "orders.write",
		audit: "withdrawal_assigned",
		summary: "Ordnet einem offenen Widerruf die Bestellung zu, die gemeint ist",
		refuses: ["withdrawal_decided"],
		params,
		body: z.object({ order: orderNumber }),
		response: Done,
	}),
	foreseeRefusal: officeEndpoint({
		method: "POST",
		path: "/office/withdrawal/:id/refusal/foresight",
		access: "orders.write",
		log: "none",
		summary: "Welcher Brief hinausgeht, wenn ein Widerruf abgelehnt wird",
		refuses: ["withdrawal_decided"],
		params,
		body: WithReason,
		response: single(Consequences),
	}),
	refuse: officeEndpoint({
		method: "POST",
		path: "/office/withdrawal/:id/refusal",
		access: "orders.write",
		audit: "withdrawal_refused",
		summary: "Lehnt einen Widerruf ab, mit Grund und Brief",
		refuses: ["withdrawal_decided"],
		params,
		body: WithReason,
		response: Done,
	}),
	close: officeEndpoint({
		method: "POST",
		path: "/office/withdrawal/:id/closing",
		access: "orders.write",
		audit: "withdrawal_closed",
		summary: "Vermerkt ohne Brief, dass ein Widerruf anders erledigt ist, etwa durch zurückgegebene Plätze",
		refuses: ["withdrawal_decided"],
		params,
		body: WithReason,
		response: Done,
	}),
};
