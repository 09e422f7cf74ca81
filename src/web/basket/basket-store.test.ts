// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { endSession, startSession } from "#browser/session/session.ts";
import type { Api } from "#contract/api.ts";
import type { Basket, BasketLine } from "#contract/basket.ts";
import { BASKET_LIFETIME_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { sampleBasket, sampleLine } from "#tests/support/sample-basket.ts";
import { forgetCheckout } from "#web/checkout/forget-checkout.ts";
import { createBasketStore } from "./basket-store.ts";

/** The server's side in few lines: baskets by id, and whose they are. */
function sampleServer() {
	const baskets = new Map<string, { lines: BasketLine[]; ofMember: boolean }>();
	const isMember = () => localStorage.getItem("accessToken") !== null;
	const find = (id: string) => {
		const found = baskets.get(id);
		if (!found || (found.ofMember && !isMember())) throw refuse("not_found");
		return { data: sampleBasket(found.lines, id) };
	};
	const put = (id: string, lines: BasketLine[], ofMember = false) => baskets.set(id, { lines, ofMember });
	const basket = {
		open: vi.fn(async () => {
			const id = `neu-${baskets.size + 1}`;
			put(id, [], isMember());
			return find(id);
		}),
		get: vi.fn(async ({ params }: { params: { basketId: string } }) => find(params.basketId)),
		assign: vi.fn(async ({ params }: { params: { basketId: string } }) => {
			const { data } = find(params.basketId);
			put(params.basketId, data.products, true);
			return { data };
		}),
		add: vi.fn(async ({ params, body }: { params: { basketId: string }; body: { product_id: number } }) => {
			const { data } = find(params.basketId);
			put(params.basketId, [...data.products, sampleLine(body.product_id)], isMember());
			return find(params.basketId);
		}),
		remove: vi.fn(async ({ params }: { params: { basketId: string; lineId: string } }) => {
			const { data } = find(params.basketId);
			put(
				params.basketId,
				data.products.filter(({ id }) => id !== params.lineId),
			);
			return find(params.basketId);
		}),
	};
	return { put, basket, api: { basket } as unknown as Api };
}

let server: ReturnType<typeof sampleServer>;
beforeEach(() => {
	vi.useFakeTimers({ now: new Date("2026-11-15T10:00:00Z") });
	localStorage.clear();
	server = sampleServer();
});
afterEach(() => vi.useRealTimers());

const settle = () => vi.advanceTimersByTimeAsync(1);
const stored = () => [localStorage.getItem("basketId"), localStorage.getItem("basketExpiry")];
const logIn = () => startSession({ access_token: "t", expires_in: 14_400 });
const topics = (basket: Basket | null) => basket?.products.map(({ product }) => product.id);

let leave: () => void = () => {};

/** A page is loaded; the one before is gone. */
async function start() {
	leave();
	const store = createBasketStore(() => server.api, forgetCheckout);
	leave = store.subscribe(() => {});
	await settle();
	return store;
}

/** As if the browser had been here before. */
function remember(id: string, lines: BasketLine[], expiry = Date.now() + 1000) {
	server.put(id, lines);
	localStorage.setItem("basketId", id);
	localStorage.setItem("basketExpiry", String(expiry));
}

test("CART-01 a plain visit asks for nothing and stores nothing", async () => {
	const store = await start();
	expect(store.state()).toEqual({ status: "none", basket: null, lapsed: null });
	expect(server.basket.open).not.toHaveBeenCalled();
	expect(localStorage.length).toBe(0);
});

test("CART-01 CART-02 the first add makes a basket; its id and expiry are stored", async () => {
	const store = await start();
	await store.add(7);
	expect(topics(store.state().basket)).toEqual([7]);
	expect(stored()).toEqual(["neu-1", String(Date.now() + BASKET_LIFETIME_MS)]);
});

test("CART-02 CONST-01 every change renews the expiry by four hours", async () => {
	const store = await start();
	await store.add(7);
	await vi.advanceTimersByTimeAsync(3 * 3_600_000);
	await store.add(8);
	expect(stored()).toEqual(["neu-1", String(Date.now() + 4 * 3_600_000)]);
});

test("CART-03 an expired id is cleared and its basket never asked for", async () => {
	remember("alt", [sampleLine(1)], Date.now() - 1);
	const store = await start();
	expect(stored()).toEqual([null, null]);
	expect(server.basket.get).not.toHaveBeenCalled();
	expect(store.state()).toEqual({ status: "none", basket: null, lapsed: [] });
});

test("CART-03 a basket that runs out before somebody's eyes is told with what lay in it", async () => {
	const store = await start();
	await store.add(7);
	await vi.advanceTimersByTimeAsync(BASKET_LIFETIME_MS);
	expect(store.state()).toMatchObject({ status: "none", basket: null, lapsed: [{ product: { id: 7 } }] });
	expect(stored()).toEqual([null, null]);
});

test("CART-04 a stored basket is fetched once", async () => {
	remember("da", [sampleLine(1), sampleLine(2)]);
	const store = await start();
	store.subscribe(() => {})();
	await settle();
	expect(server.basket.get.mock.calls).toEqual([[{ params: { basketId: "da" } }]]);
	expect(topics(store.state().basket)).toEqual([1, 2]);
});

test("a basket that the server no longer knows gives way silently to a new one when it is needed", async () => {
	remember("weg", []);
	server.put("weg", [], true);
	const store = await start();
	expect([store.state().status, ...stored()]).toEqual(["none", null, null]);
	await store.add(3);
	expect(topics(store.state().basket)).toEqual([3]);
});

test("CART-05 a login gives the basket to the member once, and a flag remembers it", async () => {
	remember("da", [sampleLine(1)], Date.now() + BASKET_LIFETIME_MS);
	await start();
	logIn();
	await settle();
	expect(server.basket.assign).toHaveBeenCalledTimes(1);
	expect(localStorage.getItem("basketAssigned")).toBe("1");
	await start();
	expect(server.basket.assign).toHaveBeenCalledTimes(1);
});

test("CART-05 without a basket a login stores none", async () => {
	await start();
	logIn();
	await settle();
	expect(server.basket.assign).not.toHaveBeenCalled();
	expect(stored()).toEqual([null, null]);
});

test("ERR-14 a failed assignment is only logged; the basket stays", async () => {
	const log = vi.spyOn(console, "warn").mockImplementation(() => {});
	remember("da", [sampleLine(1)], Date.now() + BASKET_LIFETIME_MS);
	const store = await start();
	server.basket.assign.mockRejectedValueOnce(refuse("internal"));
	logIn();
	await settle();
	expect(log).toHaveBeenCalledTimes(1);
	expect(localStorage.getItem("basketAssigned")).toBeNull();
	expect(topics(store.state().basket)).toEqual([1]);
	log.mockRestore();
});

test("CART-06 after the logout the member's basket gives way to a new one", async () => {
	logIn();
	const store = await start();
	await store.add(5);
	endSession();
	await settle();
	expect(stored()[0]).toBe("neu-2");
	expect(topics(store.state().basket)).toEqual([]);
	expect(localStorage.getItem("basketAssigned")).toBeNull();
});

test("CART-06 after the logout a basket that is still ours is reloaded", async () => {
	const log = vi.spyOn(console, "warn").mockImplementation(() => {});
	remember("da", [sampleLine(1)], Date.now() + BASKET_LIFETIME_MS);
	const store = await start();
	server.basket.assign.mockRejectedValueOnce(refuse("internal"));
	logIn();
	await settle();
	endSession();
	await settle();
	expect([stored()[0], topics(store.state().basket)]).toEqual(["da", [1]]);
	log.mockRestore();
});

test("a login that ran out leaves the basket where it is; the next one finds it", async () => {
	logIn();
	const store = await start();
	await store.add(5);
	endSession("expired");
	await settle();
	expect([stored()[0], topics(store.state().basket)]).toEqual(["neu-1", [5]]);
	logIn();
	await settle();
	expect([stored()[0], localStorage.getItem("basketAssigned")]).toEqual(["neu-1", "1"]);
});

test("a logout forgets what was typed at the checkout", async () => {
	logIn();
	await start();
	sessionStorage.setItem("checkoutForm", '{"values":{"name":"Mika"}}');
	endSession();
	await settle();
	expect(sessionStorage.length).toBe(0);
});

test("a course that the member's basket holds already is not added again", async () => {
	logIn();
	server.basket.open.mockImplementationOnce(async () => {
		server.put("meiner", [sampleLine(5)], true);
		return { data: sampleBasket([sampleLine(5)], "meiner") };
	});
	const store = await start();
	await store.add(5);
	expect(server.basket.add).not.toHaveBeenCalled();
	expect(topics(store.state().basket)).toEqual([5]);
});

test("two presses at once make one basket with both courses", async () => {
	const store = await start();
	await Promise.all([store.add(1), store.add(2)]);
	expect(server.basket.open).toHaveBeenCalledTimes(1);
	expect(topics(store.state().basket)).toEqual([1, 2]);
});

test("what another tab changes is fetched, what it clears is gone", async () => {
	remember("da", [sampleLine(1)], Date.now() + BASKET_LIFETIME_MS);
	const store = await start();
	server.put("da", [sampleLine(1), sampleLine(2)]);
	window.dispatchEvent(new StorageEvent("storage", { key: "basketExpiry" }));
	await settle();
	expect(topics(store.state().basket)).toEqual([1, 2]);
	for (const key of ["basketId", "basketExpiry"]) localStorage.removeItem(key);
	window.dispatchEvent(new StorageEvent("storage", { key: "basketId" }));
	await settle();
	expect(store.state()).toEqual({ status: "none", basket: null, lapsed: null });
});

test("a basket that another tab has ordered is gone, but its time has not run out", async () => {
	remember("b1", [sampleLine(7)]);
	const store = await start();
	localStorage.removeItem("basketId");
	window.dispatchEvent(new StorageEvent("storage", { key: "basketId" }));
	await settle();
	expect(store.state()).toEqual({ status: "none", basket: null, lapsed: null });
});

test("a line that went in another tab: the refusal reaches the caller and the basket is fetched anew", async () => {
	remember("da", [sampleLine(1), sampleLine(2)], Date.now() + BASKET_LIFETIME_MS);
	const store = await start();
	server.put("da", [sampleLine(2)]);
	server.basket.remove.mockRejectedValueOnce(refuse("not_found"));
	await expect(store.remove("zeile-1")).rejects.toMatchObject({ status: 404 });
	expect(topics(store.state().basket)).toEqual([2]);
});

test("a basket that cannot be loaded can be tried again", async () => {
	const log = vi.spyOn(console, "warn").mockImplementation(() => {});
	remember("da", [sampleLine(1)], Date.now() + BASKET_LIFETIME_MS);
	server.basket.get.mockRejectedValueOnce(new TypeError("Failed to fetch"));
	const store = await start();
	expect(store.state().status).toBe("failed");
	await store.open();
	expect([store.state().status, topics(store.state().basket)]).toEqual(["ready", [1]]);
	log.mockRestore();
});

test("PAY-35 an ordered basket is forgotten", async () => {
	const store = await start();
	await store.add(1);
	store.forget();
	expect([store.state().status, ...stored()]).toEqual(["none", null, null]);
});
