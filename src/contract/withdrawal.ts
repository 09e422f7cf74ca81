import * as z from "zod/mini";
import { Receipt } from "./contact.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { ORDER_STATES } from "./order-states.ts";
import { single } from "./paging.ts";

/** § 356a BGB: who, which contract, where the receipt goes. Nothing else may be asked. */
export const Withdrawal = z.object({
	name: field.requiredText,
	contract: field.requiredLongText,
	email: field.email,
	website: field.honeypot,
});
export type Withdrawal = z.input<typeof Withdrawal>;

/** What becomes of a declaration: a press carries it out, it has been carried out, or people decide. */
const STATES = ["open", "done", "office"] as const;

/** The order as far as somebody needs to see it who is about to withdraw it, or has done so. */
export const WithdrawableOrder = z.object({
	number: z.string(),
	state: z.enum(ORDER_STATES),
	topics: z.array(z.string()),
	total_with_tax: z.number(),
});
export type WithdrawableOrder = z.output<typeof WithdrawableOrder>;

export const DeclaredWithdrawal = z.object({
	name: z.string(),
	contract: z.string(),
	email: z.string(),
	received_at: z.string(),
	state: z.enum(STATES),
	order: WithdrawableOrder,
});
export type DeclaredWithdrawal = z.output<typeof DeclaredWithdrawal>;

const ByToken = z.object({ token: field.token });

export const withdrawal = {
	declare: endpoint({
		method: "POST",
		path: "/withdrawal",
		access: "public",
		status: 201,
		summary: "Erklärt den Widerruf eines Vertrags; die Eingangsbestätigung kommt per Mail",
		body: Withdrawal,
		response: single(Receipt),
	}),
	byToken: endpoint({
		method: "GET",
		path: "/withdrawal/:token",
		access: "public",
		summary: "Stand einer Widerrufserklärung mit dem Schlüssel aus ihrer Eingangsbestätigung",
		params: ByToken,
		response: single(DeclaredWithdrawal),
	}),
	carryOut: endpoint({
		method: "POST",
		path: "/withdrawal/:token",
		access: "public",
		summary: "Führt den Widerruf aus, den die Eingangsbestätigung nennt; noch einmal ändert es nichts",
		params: ByToken,
		response: single(DeclaredWithdrawal),
	}),
	ofOrder: endpoint({
		method: "POST",
		path: "/withdrawal/order/:token",
		access: "public",
		summary: "Widerruft die Bestellung, zu deren Seite dieser Schlüssel gehört; noch einmal ändert es nichts",
		refuses: ["order_not_withdrawable"],
		params: ByToken,
		response: single(Receipt),
	}),
	ofMember: endpoint({
		method: "POST",
		path: "/user/order/:number/withdrawal",
		access: "member",
		summary: "Widerruft eine eigene Bestellung; noch einmal ändert es nichts",
		refuses: ["order_not_withdrawable"],
		params: z.object({ number: field.slug }),
		response: single(Receipt),
	}),
};
