/** What the checkout remembers until it is done, in this tab alone. Never bank data, never passwords. */
const FORM_KEY = "checkoutForm";
/** PAY-27: the basket whose guest has confirmed a phone; the server decides. */
const PIN_KEY = "pinAuthenticated";
const ORDER_KEY = "checkoutKey";
/** Where the last order can be paid, until we know what became of it. */
const PAYMENT_KEY = "openPayment";

const PLACED_KEY = "lastOrder";

/** Some browsers are told to store nothing and throw at the mere mention. */
function tabStorage(): Storage | null {
	try {
		return sessionStorage;
	} catch {
		return null;
	}
}

function read(key: string): Record<string, unknown> {
	try {
		const kept: unknown = JSON.parse(tabStorage()?.getItem(key) ?? "{}");
		return typeof kept === "object" && kept !== null ? (kept as Record<string, unknown>) : {};
	} catch {
		return {};
	}
}

const write = (key: string, value: object) => tabStorage()?.setItem(key, JSON.stringify(value));

export const keptForm = (): Record<string, unknown> => read(FORM_KEY);
export const keepForm = (form: object) => write(FORM_KEY, form);

export const keptPin = (): unknown => read(PIN_KEY).basketId;
export const keepPin = (basketId: string) => write(PIN_KEY, { basketId });
export const forgetPin = () => tabStorage()?.removeItem(PIN_KEY);

/** The same key for every try to order one basket, so that a second try makes no second order. */
export function orderKey(basketId: string, make: () => string): string {
	const kept = read(ORDER_KEY);
	if (kept.basketId === basketId && typeof kept.key === "string") return kept.key;
	const key = make();
	write(ORDER_KEY, { basketId, key });
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
	const { token } = read(PLACED_KEY);
	return typeof token === "string" ? token : null;
}
export const keepOrder = (token: string) => write(PLACED_KEY, { token });

/** PAY-35, and whenever somebody logs out. */
export function forgetCheckout(): void {
	for (const key of [FORM_KEY, PIN_KEY, ORDER_KEY, PLACED_KEY]) tabStorage()?.removeItem(key);
}
