import type { Basket, BasketLine } from "#contract/basket.ts";
import { sampleCourse } from "./sample-courses.ts";

/** Baskets for tests. */
export const sampleLine = (productId: number, part: Partial<BasketLine> = {}): BasketLine => ({
	id: `zeile-${productId}`,
	product: sampleCourse(productId),
	voucher: null,
	total_without_tax: 25.13,
	total_tax: 4.77,
	total_with_tax: 29.9,
	original_total_without_tax: 25.13,
	original_total_tax: 4.77,
	original_total_with_tax: 29.9,
	...part,
});

const inCents = (lines: BasketLine[], name: "total_without_tax" | "total_tax" | "total_with_tax"): number =>
	lines.reduce((sum, line) => sum + Math.round(line[name] * 100), 0) / 100;

export const sampleBasket = (products: BasketLine[], id = "b", part: Partial<Basket> = {}): Basket => ({
	id,
	products,
	total_without_tax: inCents(products, "total_without_tax"),
	total_tax: inCents(products, "total_tax"),
	total_with_tax: inCents(products, "total_with_tax"),
	expires_at: "2026-11-15T15:00:00+01:00",
	is_pin_authenticated: 0,
	...part,
});
