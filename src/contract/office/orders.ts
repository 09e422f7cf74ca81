import * as z from "zod/mini";
import { Order } from "#contract/checkout.ts";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { Consequences } from "./consequences.ts";
import { officeEndpoint } from "./endpoint.ts";

export const orders = {
	foreseeWithdrawal: officeEndpoint({
		method: "GET",
		path: "/office/order/:number/withdrawal",
		access: "orders.write",
		summary: "Was ein Widerruf jetzt auslösen würde: getan, angesehen und zurückgenommen",
		refuses: ["order_not_withdrawable"],
		params: z.object({ number: field.slug }),
		response: single(Consequences),
	}),
	withdraw: officeEndpoint({
		method: "POST",
		path: "/office/order/:number/withdrawal",
		access: "orders.write",
		audit: "order_withdrawn",
		summary: "Vollzieht einen Widerruf: Zugang endet und eine Gutschrift entsteht",
		refuses: ["order_not_withdrawable"],
		params: z.object({ number: field.slug }),
		response: single(Order),
	}),
};
