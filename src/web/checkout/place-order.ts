import { randomKey } from "#browser/api/random-key.ts";
import type { Api } from "#contract/api.ts";
import type { Basket } from "#contract/basket.ts";
import { isRefusal } from "#contract/errors.ts";
import { basketStore } from "#web/basket/basket.ts";
import { type CheckoutBody, type Consent, consentPart } from "./checkout-values.ts";
import { orderKey } from "./kept-checkout.ts";

export interface Placed {
	/** Where to pay, when the method needs it. */
	paymentUrl: string | undefined;
	/** The key of the order's own page. */
	token: string | undefined;
}

interface Order {
	basket: Basket;
	body: CheckoutBody;
	consent: Consent;
}

/** CO-15: every try for one basket carries the same key, so that it becomes one order; and what was seen is what is ordered. */
export async function placeOrder(api: Api, { basket, body, consent }: Order): Promise<Placed> {
	const shown = basket.total_with_tax;
	try {
		const { data, payment_url } = await api.checkout.place({
			params: { basketId: basket.id },
			body: {
				...body,
				...consentPart(consent, shown > 0),
				total_with_tax: shown,
				idempotency_key: orderKey(basket.id, randomKey),
			},
		});
		return { paymentUrl: payment_url ?? data.payment_url, token: data.token };
	} catch (error) {
		// The basket is no longer what stood on the screen.
		if (isRefusal(error, "basket_changed", "basket_empty", "course_not_for_sale")) await basketStore.open();
		throw error;
	}
}

const GONE = "Deinen Warenkorb gibt es nicht mehr. Bitte lege die Videokurse noch einmal hinein.";
const OFFLINE =
	"Du bist gerade ohne Verbindung zum Internet. Deine Angaben und dein Warenkorb sind noch da. Bitte versuche es noch einmal, sobald du wieder verbunden bist.";
const FAILED =
	"Deine Bestellung konnte nicht gesendet werden. Deine Angaben und dein Warenkorb sind noch da. Bitte versuche es gleich noch einmal: Es wird nichts doppelt bestellt.";

/** ERR-12: a sentence for the person. What the server refuses for a reason is told in its words. */
export function orderFailure(error: unknown): string {
	if (!isRefusal(error)) return navigator.onLine ? FAILED : OFFLINE;
	if (error.body.code === "not_found") return GONE;
	const isOurs = error.status >= 500 && error.body.code !== "payment_unavailable";
	return isOurs || !error.body.message ? FAILED : error.body.message;
}
