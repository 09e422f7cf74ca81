import { deviceStorage } from "#browser/session/device-storage.ts";
import { BASKET_LIFETIME_MS } from "#contract/constants.ts";

/** CART-02: which basket is ours is kept in this browser, its expiry next to it. */
const ID_KEY = "basketId";
const EXPIRY_KEY = "basketExpiry";
/** CART-05: set once the basket belongs to the member who is logged in. */
const ASSIGNED_KEY = "basketAssigned";

export const basketExpiry = (): number => Number(deviceStorage().getItem(EXPIRY_KEY));

/** CART-03: an id whose time has run out is cleared away. */
export function storedBasketId(now = Date.now()): string | null {
	const id = deviceStorage().getItem(ID_KEY);
	if (id && basketExpiry() > now) return id;
	if (id) clearBasket();
	return null;
}

/** Also renews the expiry: called at every change. */
export function storeBasket(id: string, now = Date.now()): void {
	deviceStorage().setItem(ID_KEY, id);
	deviceStorage().setItem(EXPIRY_KEY, String(now + BASKET_LIFETIME_MS));
}

export function clearBasket(): void {
	for (const key of [ID_KEY, EXPIRY_KEY, ASSIGNED_KEY]) deviceStorage().removeItem(key);
}

export const isAssigned = (): boolean => deviceStorage().getItem(ASSIGNED_KEY) !== null;

export function setAssigned(assigned: boolean): void {
	if (assigned) deviceStorage().setItem(ASSIGNED_KEY, "1");
	else deviceStorage().removeItem(ASSIGNED_KEY);
}

/** Whether another tab has another basket, or has changed the one of this tab. */
export const concernsBasket = ({ key }: StorageEvent): boolean => key === null || key === ID_KEY || key === EXPIRY_KEY;
