import { useSyncExternalStore } from "react";
import { api } from "#web/api/site-api.ts";
import { forgetCheckout } from "#web/checkout/forget-checkout.ts";
import { type BasketState, createBasketStore } from "./basket-store.ts";

export const basketStore = createBasketStore(() => api, forgetCheckout);

/** The server knows no basket: every page it sends is the same for everybody. */
const onServer = basketStore.state();

/** One thing about the basket: who asks for it is drawn again when that changes, and not for the rest. */
export const useBasketFact = <T extends boolean | number | undefined | BasketState>(
	fact: (state: BasketState) => T,
): T =>
	useSyncExternalStore(
		basketStore.subscribe,
		() => fact(basketStore.state()),
		() => fact(onServer),
	);

export const useBasket = () => useBasketFact((state) => state);
