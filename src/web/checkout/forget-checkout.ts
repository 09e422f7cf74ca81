/** What the checkout remembers until it is done, in this tab alone. Never bank data, never passwords. */
export const KEYS = {
	form: "checkoutForm",
	/** PAY-27: the basket whose guest has confirmed a phone; the server decides. */
	pin: "pinAuthenticated",
	order: "checkoutKey",
	placed: "lastOrder",
} as const;

/** Some browsers are told to store nothing and throw at the mere mention. */
export function tabStorage(): Storage | null {
	try {
		return sessionStorage;
	} catch {
		return null;
	}
}

/** PAY-35, and whenever somebody logs out. */
export function forgetCheckout(): void {
	for (const key of Object.values(KEYS)) tabStorage()?.removeItem(key);
}
