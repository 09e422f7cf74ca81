import * as z from "zod/mini";
import { Receipt } from "./contact.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

/** § 356a BGB: who, which contract, where the receipt goes. Nothing else may be asked. */
export const Withdrawal = z.object({
	name: field.requiredText,
	contract: field.requiredLongText,
	email: field.email,
	website: field.honeypot,
});
export type Withdrawal = z.input<typeof Withdrawal>;

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
};
