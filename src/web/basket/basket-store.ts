import { currentSession, onSessionChange, type SessionEnd, sessionEnd } from "#browser/session/session.ts";
import type { Api } from "#contract/api.ts";
import type { Basket, BasketLine } from "#contract/basket.ts";
import { isRefusal } from "#contract/errors.ts";
import * as storage from "./basket-storage.ts";

export interface BasketState {
	/** "unknown" until the browser has looked, "none" as long as there is no basket. */
	status: "unknown" | "none" | "loading" | "ready" | "failed";
	basket: Basket | null;
	/** What lay in a basket whose time has run out, as far as it is known. */
	lapsed: readonly BasketLine[] | null;
}

const UNKNOWN: BasketState = { status: "unknown", basket: null, lapsed: null };
const NONE: BasketState = { status: "none", basket: null, lapsed: null };

const isGone = (error: unknown) => isRefusal(error, "not_found");

const isLogout = (end: SessionEnd | null): boolean => end === "logged-out" || end === "deleted";

type Change = (id: string) => Promise<{ data: Basket }>;

/**
 * The one basket of this browser. Several tabs agree through the storage they share. It is the one to notice a logout on
 * whichever page, so `onLogout` tells those who remember more.
 */
export function createBasketStore(connect: () => Api, onLogout: () => void) {
	let state = UNKNOWN;
	let stop: (() => void) | undefined;
	let token: string | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	let queue: Promise<unknown> = Promise.resolve();
	const listeners = new Set<() => void>();

	function set(next: BasketState): void {
		state = next;
		wakeAtExpiry();
		for (const listener of listeners) listener();
	}

	const show = (basket: Basket): Basket => {
		set({ status: "ready", basket, lapsed: null });
		return basket;
	};

	/** One call after the other: an answer that comes late never undoes a later one. */
	function inOrder<T>(work: () => Promise<T>): Promise<T> {
		const next = queue.then(work, work);
		queue = next.catch(() => {});
		return next;
	}

	/** CART-03: four hours after the last change, in whichever tab it was made. */
	function wakeAtExpiry(): void {
		clearTimeout(timer);
		if (!state.basket) return;
		const lines = state.basket.products;
		timer = setTimeout(() => {
			if (storage.storedBasketId() === null) set({ ...NONE, lapsed: lines });
			else wakeAtExpiry();
		}, storage.basketExpiry() - Date.now());
	}

	async function create(): Promise<Basket> {
		const { data } = await connect().basket.open();
		storage.storeBasket(data.id);
		storage.setAssigned(currentSession() !== null);
		return show(data);
	}

	/** CART-04; null when it is no longer ours. */
	async function fetchById(id: string): Promise<Basket | null> {
		try {
			return show((await connect().basket.get({ params: { basketId: id } })).data);
		} catch (error) {
			if (!isGone(error)) throw error;
			storage.clearBasket();
			set(NONE);
			return null;
		}
	}

	/** CART-05, ERR-14: once; a failure is only logged. */
	async function assign(id: string): Promise<void> {
		try {
			const { data } = await connect().basket.assign({ params: { basketId: id } });
			storage.storeBasket(data.id);
			storage.setAssigned(true);
			show(data);
		} catch (error) {
			console.warn("The basket could not be given to the member.", error);
			await fetchById(id);
		}
	}

	const load = (id: string): Promise<unknown> =>
		currentSession() && !storage.isAssigned() ? assign(id) : fetchById(id);

	/** What the storage says: with an id its basket, without one none. */
	async function sync(): Promise<void> {
		const expiry = storage.basketExpiry();
		// Another tab that has ordered takes the id away first: its time is not over.
		const expired = expiry > 0 && expiry <= Date.now();
		const id = storage.storedBasketId();
		if (id === null) return set({ ...NONE, lapsed: expired ? (state.basket?.products ?? []) : state.lapsed });
		if (!state.basket) set({ ...state, status: "loading" });
		try {
			await load(id);
		} catch (error) {
			console.warn("The basket could not be loaded.", error);
			set({ ...state, status: "failed" });
		}
	}

	/** CART-06: after the logout the stored basket is reloaded; one that stays with the member gives way to a new one. */
	async function afterSessionChange(): Promise<void> {
		const session = currentSession();
		if (session?.token === token) return;
		token = session?.token;
		storage.setAssigned(false);
		// A login that ran out may be renewed in place: the basket waits for that.
		if (!session && !isLogout(sessionEnd())) return;
		if (!session) onLogout();
		const id = storage.storedBasketId();
		if (id === null) return;
		try {
			if (session) await assign(id);
			else if (!(await fetchById(id))) await create();
		} catch (error) {
			console.warn("The basket could not be loaded.", error);
		}
	}

	/** CART-01: the basket to work with, a new one when there is none. */
	async function obtain(): Promise<Basket> {
		const id = storage.storedBasketId();
		return (id && state.basket?.id === id ? state.basket : id && (await fetchById(id))) || create();
	}

	const change = (work: Change) =>
		inOrder(async () => {
			const { id } = await obtain();
			try {
				const { data } = await work(id);
				storage.storeBasket(data.id);
				return show(data);
			} catch (error) {
				// The line, or the whole basket, may have gone in another tab.
				if (isGone(error)) await fetchById(id);
				throw error;
			}
		});

	/** Listens to the login and to other tabs; answers how to stop. */
	function start(): () => void {
		const inOtherTab = (event: StorageEvent) => {
			if (storage.concernsBasket(event)) inOrder(sync);
		};
		token = currentSession()?.token;
		inOrder(sync);
		window.addEventListener("storage", inOtherTab);
		const deafen = onSessionChange(() => inOrder(afterSessionChange));
		return () => {
			clearTimeout(timer);
			window.removeEventListener("storage", inOtherTab);
			deafen();
		};
	}

	return {
		state: (): BasketState => state,

		/** Works as long as somebody listens: after the page has come alive, never on the server. */
		subscribe(listener: () => void): () => void {
			listeners.add(listener);
			stop ??= start();
			return () => {
				listeners.delete(listener);
				if (listeners.size > 0) return;
				stop?.();
				stop = undefined;
			};
		},

		/** For the pages that show it: fetched anew, created where there is none. */
		open: () =>
			inOrder(async () => {
				const { lapsed } = state;
				if (!state.basket) set({ ...state, status: "loading" });
				try {
					const id = storage.storedBasketId();
					if (id === null || !(await fetchById(id))) await create();
					set({ ...state, lapsed });
				} catch (error) {
					console.warn("The basket could not be loaded.", error);
					set({ ...state, status: "failed" });
				}
			}),

		add: (productId: number) =>
			change(async (basketId) => {
				const add = (id: string) => connect().basket.add({ params: { basketId: id }, body: { product_id: productId } });
				const held = state.basket?.products.some(({ product }) => product.id === productId);
				if (held && state.basket) return { data: state.basket };
				try {
					return await add(basketId);
				} catch (error) {
					if (!isGone(error)) throw error;
					storage.clearBasket();
					return add((await create()).id);
				}
			}),
		remove: (lineId: string) => change((basketId) => connect().basket.remove({ params: { basketId, lineId } })),
		redeem: (lineId: string, code: string) => change(() => connect().basket.redeem({ params: { lineId, code } })),
		removeVoucher: (lineId: string) => change(() => connect().basket.removeVoucher({ params: { lineId } })),

		/** What somebody else has read of it. */
		take: (basket: Basket) => show(basket),

		/** PAY-35: it has become an order. */
		forget(): void {
			storage.clearBasket();
			set(NONE);
		},
	};
}
