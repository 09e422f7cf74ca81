import { useSyncExternalStore } from "react";
import { api } from "#web/api/site-api.ts";
import { forgetCheckout } from "#web/checkout/forget-checkout.ts";
import { createBasketStore } from "./basket-store.ts";

export const basketStore = createBasketStore(() => api, forgetCheckout);

/** The server knows no basket: every page it sends is the same for everybody. */
const onServer = basketStore.state();

export const useBasket = () => useSyncExternalStore(basketStore.subscribe, basketStore.state, () => onServer);

/** For the badge: undefined until the browser knows. */
export function useBasketCount(): number | undefined {
	const { status, basket } = useBasket();
	return status === "none" ? 0 : basket?.products.length;
}
