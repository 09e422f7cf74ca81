import * as z from "zod/mini";
import { COURSE_IN_SHORT, Course } from "./courses.ts";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";
import { VOUCHER_REFUSALS } from "./voucher-refusals.ts";
import { Voucher } from "./vouchers.ts";

const Totals = {
	total_without_tax: z.number(),
	total_tax: z.number(),
	total_with_tax: z.number(),
};

export const BasketLine = z.object({
	/** Nobody can guess it: it alone names the line when a voucher is redeemed. */
	id: z.string(),
	product: z.pick(Course, COURSE_IN_SHORT),
	voucher: z.nullable(Voucher),
	...Totals,
	original_total_without_tax: z.number(),
	original_total_tax: z.number(),
	original_total_with_tax: z.number(),
});
export type BasketLine = z.output<typeof BasketLine>;

export const Basket = z.object({
	id: z.string(),
	products: z.array(BasketLine),
	...Totals,
	/** Four hours after the last change. */
	expires_at: z.string(),
	/** Whether this guest's phone has been confirmed by PIN. */
	is_pin_authenticated: z.union([z.literal(0), z.literal(1)]),
});
export type Basket = z.output<typeof Basket>;

const ByBasket = z.object({ basketId: field.uuid });
const ByLine = z.object({ lineId: field.uuid });

export const basket = {
	open: endpoint({
		method: "GET",
		path: "/basket",
		access: "optional",
		summary: "Der offene Warenkorb des Mitglieds, sonst ein neuer",
		refuses: ["too_many"],
		response: single(Basket),
	}),
	get: endpoint({
		method: "GET",
		path: "/basket/:basketId",
		access: "optional",
		summary: "Ein Warenkorb; der eines Mitglieds nur für dieses",
		params: ByBasket,
		response: single(Basket),
	}),
	assign: endpoint({
		method: "PUT",
		path: "/basket/:basketId",
		access: "member",
		summary: "Gibt den Warenkorb dem angemeldeten Mitglied",
		params: ByBasket,
		response: single(Basket),
	}),
	add: endpoint({
		method: "POST",
		path: "/basket/:basketId/product",
		access: "optional",
		status: 201,
		summary: "Legt einen Videokurs in den Warenkorb",
		refuses: ["course_in_basket", "course_not_for_sale"],
		params: ByBasket,
		body: z.object({ product_id: field.id }),
		response: single(Basket),
	}),
	remove: endpoint({
		method: "DELETE",
		path: "/basket/:basketId/product/:lineId",
		access: "optional",
		summary: "Nimmt eine Zeile aus dem Warenkorb",
		params: z.extend(ByBasket, { lineId: field.uuid }),
		response: single(Basket),
	}),
	redeem: endpoint({
		method: "PUT",
		path: "/basket_product/:lineId/voucher/:code",
		access: "optional",
		summary: "Löst einen Gutschein für eine Zeile ein",
		refuses: [...VOUCHER_REFUSALS, "too_many"],
		params: z.extend(ByLine, { code: field.slug }),
		response: single(Basket),
	}),
	removeVoucher: endpoint({
		method: "DELETE",
		path: "/basket_product/:lineId/voucher",
		access: "optional",
		summary: "Nimmt den Gutschein einer Zeile zurück",
		params: ByLine,
		response: single(Basket),
	}),
};
