// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "#contract/api.ts";
import { ApiError, refuse } from "#contract/errors.ts";
import { ORDER_VERSION } from "#contract/legal/declarations/order.ts";
import { sampleBasket, sampleLine } from "#tests/support/sample-basket.ts";
import { basketStore } from "#web/basket/basket.ts";
import { EMPTY, toCheckout } from "./checkout-values.ts";
import { orderFailure, placeOrder } from "./place-order.ts";

const place = vi.fn();
const api = { checkout: { place } } as unknown as Api;
const basket = sampleBasket([sampleLine(1)], "b");
const order = {
	basket,
	body: toCheckout({ ...EMPTY, name: "Mika" }, { methodId: 2, isDirectDebit: false }),
	consent: { accept_terms: true, accept_early_performance: true },
};

beforeEach(() => {
	sessionStorage.clear();
	place.mockReset().mockResolvedValue({ data: { number: "VSZ-1" } });
});
afterEach(() => vi.restoreAllMocks());

test("CO-15 an order carries what was seen and agreed to, and the same key at every try", async () => {
	await placeOrder(api, order);
	await placeOrder(api, order);
	const [first, second] = place.mock.calls.map(([{ body }]) => body);
	expect(first).toMatchObject({
		name: "Mika",
		payment_method_id: 2,
		total_with_tax: 29.9,
		accept_terms: true,
		accept_early_performance: true,
		consent_text_version: ORDER_VERSION,
		idempotency_key: expect.stringMatching(/^[\da-f]{32}$/),
	});
	expect(second.idempotency_key).toBe(first.idempotency_key);
	expect(place.mock.calls[0]?.[0].params).toEqual({ basketId: "b" });
});

test("CO-19 a free order says nothing about an early beginning", async () => {
	const free = sampleBasket([sampleLine(1, { total_with_tax: 0, total_tax: 0, total_without_tax: 0 })], "b");
	await placeOrder(api, { ...order, basket: free });
	expect(place.mock.calls[0]?.[0].body).not.toHaveProperty("accept_early_performance");
});

test("PAY-35 the way to pay is handed on, wherever the answer carries it", async () => {
	expect(await placeOrder(api, order)).toEqual({ paymentUrl: undefined });
	place.mockResolvedValueOnce({ data: {}, payment_url: "https://pay.example/1" });
	expect(await placeOrder(api, order)).toEqual({ paymentUrl: "https://pay.example/1" });
	place.mockResolvedValueOnce({ data: { payment_url: "https://pay.example/2" } });
	expect(await placeOrder(api, order)).toEqual({ paymentUrl: "https://pay.example/2" });
});

test("when the basket is no longer what was shown, it is fetched anew; otherwise it is left alone", async () => {
	const open = vi.spyOn(basketStore, "open").mockResolvedValue();
	place.mockRejectedValueOnce(refuse("internal"));
	await expect(placeOrder(api, order)).rejects.toMatchObject({ status: 500 });
	expect(open).not.toHaveBeenCalled();
	place.mockRejectedValueOnce(refuse("basket_changed"));
	await expect(placeOrder(api, order)).rejects.toMatchObject({ status: 409 });
	expect(open).toHaveBeenCalledTimes(1);
});

test("ERR-12 every failure has a sentence: the server's where it knows more, else ours", () => {
	expect(orderFailure(refuse("payment_needs_pin"))).toBe("Bitte bestätige zuerst deine Mobilnummer mit einer PIN.");
	expect(orderFailure(refuse("payment_unavailable"))).toContain("Zahlungsdienst");
	expect(orderFailure(refuse("not_found"))).toContain("Deinen Warenkorb gibt es nicht mehr.");
	for (const error of [
		refuse("internal"),
		new ApiError(409, { code: "internal", message: "" }),
		new TypeError("Failed to fetch"),
	]) {
		expect(orderFailure(error)).toContain("Es wird nichts doppelt bestellt");
	}
	vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
	expect(orderFailure(new TypeError("Failed to fetch"))).toContain("ohne Verbindung zum Internet");
});
