// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PAYMENT_METHODS } from "#contract/payment-methods.ts";
import { useBackFromCache } from "./use-back-from-cache.ts";
import { usePayment } from "./use-payment.ts";
import { isPhone } from "./use-pin.ts";

const METHODS = PAYMENT_METHODS.map((method) => method);
let shown: ReturnType<typeof usePayment>;
const comeBack = vi.fn();

function Sample({ kept, methods = METHODS }: { kept?: unknown; methods?: typeof METHODS }) {
	shown = usePayment(methods, kept);
	useBackFromCache(comeBack);
	return null;
}

beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

async function show(kept?: unknown) {
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	await act(async () => root.render(<Sample kept={kept} />));
	return root;
}
const pass = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test("PAY-18 CONST-08 the first way to pay is chosen after 100 ms", async () => {
	const root = await show();
	await pass(99);
	expect(shown.method).toBeUndefined();
	await pass(1);
	expect(shown.method?.name).toBe("Paypal");
	await act(async () => root.unmount());
});

test("PAY-18 what was chosen before stays, and a choice of one's own counts at once", async () => {
	const root = await show(3);
	expect(shown.method?.name).toBe("Rechnungskauf");
	await act(async () => shown.pick(2));
	await pass(500);
	expect(shown.method?.name).toBe("Kreditkarte");
	// A way that is not offered any more gives way to the first.
	await act(async () => shown.pick(4));
	await act(async () => root.render(<Sample methods={METHODS.slice(0, 3)} />));
	await pass(100);
	expect(shown.method?.name).toBe("Paypal");
	await act(async () => root.unmount());
});

test("a page that the browser brings back as it was is told so", async () => {
	const root = await show();
	const bringBack = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted }));
	bringBack(false);
	expect(comeBack).not.toHaveBeenCalled();
	bringBack(true);
	expect(comeBack).toHaveBeenCalledTimes(1);
	await act(async () => root.unmount());
});

test("PAY-24 a number begins with +49 or 0 and has digits only, apart from what people write between them", () => {
	for (const right of ["+491510000000", "01510000000", "0151 000", "0151-000", "0049 151 000"])
		expect([right, isPhone(right)]).toEqual([right, true]);
	for (const wrong of ["", "49151", "+43660", "0043660", "0151x000", "abc"]) {
		expect([wrong, isPhone(wrong)]).toEqual([wrong, false]);
	}
});
