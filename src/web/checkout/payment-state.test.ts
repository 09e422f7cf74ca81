import { expect, test } from "vitest";
import type { Order } from "#contract/checkout.ts";
import { PAYMENT_METHODS } from "#contract/payment-methods.ts";
import { causeOf, isUnderWay, PATIENCE_MS, payableMethods, viewOf } from "./payment-state.ts";

const awaiting = (payment: Order["payment"]) => ({ state: "awaiting_payment", payment }) as const;

test("a paid order is paid, and so is one that needs no payment page", () => {
	expect(viewOf({ state: "paid", payment: "paid" }, 0)).toBe("paid");
	expect(viewOf({ state: "placed", payment: null }, 0)).toBe("paid");
});

test("PAY-37 a payment that failed, was aborted or ran out is unpaid at once", () => {
	for (const payment of ["failed", "cancelled", "expired", "refunded", null] as const) {
		expect([payment, viewOf(awaiting(payment), 0), isUnderWay(awaiting(payment))]).toEqual([payment, "unpaid", false]);
	}
});

test("an open payment is waited for, then told; news of it still count", () => {
	expect(viewOf(awaiting("open"), PATIENCE_MS - 1)).toBe("waiting");
	expect(viewOf(awaiting("open"), PATIENCE_MS)).toBe("unpaid");
	expect(isUnderWay(awaiting("open"))).toBe(true);
	expect(viewOf(awaiting("paid"), 10 * PATIENCE_MS)).toBe("waiting");
});

test("cancelled and withdrawn orders are told as such", () => {
	expect(viewOf({ state: "cancelled", payment: "expired" }, 0)).toBe("cancelled");
	expect(viewOf({ state: "withdrawn", payment: "refunded" }, 0)).toBe("withdrawn");
});

test("another try can be paid by Paypal or Kreditkarte", () => {
	expect(payableMethods(PAYMENT_METHODS.map((method) => method)).map(({ name }) => name)).toEqual([
		"Paypal",
		"Kreditkarte",
	]);
});

test("every outcome has its own words", () => {
	const words = (["open", "failed", "expired", "cancelled", "refunded"] as const).map(causeOf);
	expect(new Set(words).size).toBe(words.length);
});
