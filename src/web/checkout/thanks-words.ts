import type { Order } from "#contract/checkout.ts";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { methodName } from "#contract/payment-methods.ts";

const NUMBERS = ["", "", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf"];

/** What is true now, in a sentence or two. */
export function leadOf({ state, access, products, is_guest_order }: Order): string {
	const isOne = products.length === 1;
	const your = isOne ? "Dein Videokurs" : `Deine ${NUMBERS[products.length] ?? products.length} Videokurse`;
	if (state === "cancelled" || state === "withdrawn")
		return `Diese Bestellung ist ${state === "withdrawn" ? "widerrufen" : "storniert"}.`;
	if (!access)
		return `Wir warten noch auf die Bestätigung deiner Zahlung. ${your} ${isOne ? "öffnet" : "öffnen"} sich dann hier von selbst.`;
	switch (access.state) {
		case "unlocking":
			return `${your} ${isOne ? "wird" : "werden"} gerade freigeschaltet. Das dauert meist nur ein paar Sekunden und passiert hier von selbst.`;
		case "over":
			return `Die 24\u00a0Stunden sind vorbei. ${your} ${isOne ? "ist" : "sind"} nicht mehr offen.`;
		case "open":
			if (!is_guest_order)
				return `${your} ${isOne ? "liegt" : "liegen"} jetzt in Mein VSZ bereit. Du kannst ${isOne ? "ihn" : "sie"} 24\u00a0Stunden lang so oft ansehen, wie du möchtest.`;
			return `${your} ${isOne ? "ist" : "sind"} offen. Du kannst gleich hier ansehen\u00a0– oder später über ${isOne ? "den Link" : "die Links"} in deiner E-Mail.`;
	}
}

/** What comes with the mail. */
export function mailNote({ is_guest_order, products, total_with_tax, state }: Order): string {
	if (state === "awaiting_payment") return "mit dem Stand deiner Bestellung";
	const parts = [
		...(is_guest_order ? [products.length === 1 ? "Link" : "Links"] : []),
		"Bestätigung",
		...(total_with_tax > 0 ? ["Rechnung (PDF)"] : []),
	];
	return `mit ${new Intl.ListFormat("de", { type: "conjunction" }).format(parts)}`;
}

function wayNote({ payment_method, state, due_on }: Order): string {
	switch (payment_method) {
		case "none":
			return "nichts zu bezahlen";
		case "invoice":
			return due_on ? `auf Rechnung, zahlbar bis ${formatDate(due_on)}` : "auf Rechnung";
		case "direct_debit":
			return due_on ? `per Bankeinzug am ${formatDate(due_on)}` : "per Bankeinzug";
		default:
			return `${methodName(payment_method)}, ${state === "awaiting_payment" ? "noch nicht bezahlt" : "bezahlt"}`;
	}
}

export const sumNote = (order: Order): string => `inkl. ${formatEuro(order.total_tax)} MwSt. · ${wayNote(order)}`;
