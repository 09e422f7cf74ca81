import { KEYS, tabStorage } from "./forget-checkout.ts";

/** Where the last order can be paid, until we know what became of it. */
const PAYMENT_KEY = "openPayment";

function read(key: string): Record<string, unknown> {
	try {
		const kept: unknown = JSON.parse(tabStorage()?.getItem(key) ?? "{}");
		return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

const write = (key: string, value: object) => tabStorage()?.setItem(key, JSON.stringify(value));

export const keptForm = (): Record<string, unknown> => read(KEYS.form);
export const keepForm = (form: object) => write(KEYS.form, form);

export const keptPin = (): unknown => read(KEYS.pin).basketId;
export const keepPin = (basketId: string) => write(KEYS.pin, { basketId });
export const forgetPin = () => tabStorage()?.removeItem(KEYS.pin);

/** The same key for every try to order one basket, so that a second try makes no second order. */
export function orderKey(basketId: string, make: () => string): string {
	const kept = read(KEYS.order);
	if (kept.basketId === basketId && typeof kept.key === "string") return kept.key;
	const key = make();
	write(KEYS.order, { basketId, key });
	return key;
}

export function keptPayment(): string | null {
	const { url } = read(PAYMENT_KEY);
	return typeof url === "string" ? url : null;
}
export const keepPayment = (url: string) => write(PAYMENT_KEY, { url });
export const forgetPayment = () => tabStorage()?.removeItem(PAYMENT_KEY);

/** The key of the last order, by which this tab shows what was ordered; nobody else's page knows it. */
export function keptOrder(): string | null {
	const { token } = read(KEYS.placed);
	return typeof token === "string" ? token : null;
}
export const keepOrder = (token: string) => write(KEYS.placed, { token });
