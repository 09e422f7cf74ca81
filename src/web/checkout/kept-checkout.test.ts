// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { forgetCheckout } from "./forget-checkout.ts";
import { keepForm, keepPin, keptForm, keptPin, orderKey } from "./kept-checkout.ts";

beforeEach(() => sessionStorage.clear());

test("CO-15 every try to order one basket has the same key, another basket has another", () => {
	let made = 0;
	const make = () => `schluessel-${++made}`;
	expect([orderKey("a", make), orderKey("a", make), orderKey("b", make)]).toEqual([
		"schluessel-1",
		"schluessel-1",
		"schluessel-2",
	]);
});

test("PAY-27 PAY-35 form, PIN state and key are kept in the tab until they are forgotten together", () => {
	keepForm({ values: { name: "Mika" } });
	keepPin("b");
	orderKey("b", () => "k");
	expect([keptForm(), keptPin()]).toEqual([{ values: { name: "Mika" } }, "b"]);
	expect(localStorage.length).toBe(0);
	forgetCheckout();
	expect(sessionStorage.length).toBe(0);
});

test("what somebody else wrote there does no harm", () => {
	sessionStorage.setItem("checkoutForm", "{kaputt");
	expect(keptForm()).toEqual({});
	sessionStorage.setItem("checkoutForm", "null");
	expect(keptForm()).toEqual({});
});
