import type { OfficeOrder } from "#contract/office/orders.ts";
import type { Tone } from "../ui/state.tsx";

export const ORDER_STATE: Record<OfficeOrder["state"], { label: string; tone: Tone }> = {
	awaiting_payment: { label: "Zahlung begonnen", tone: "info" },
	placed: { label: "offen", tone: "warn" },
	paid: { label: "bezahlt", tone: "ok" },
	cancelled: { label: "verfallen", tone: "mute" },
	withdrawn: { label: "widerrufen", tone: "mute" },
};

export const METHOD: Record<OfficeOrder["payment_method"], string> = {
	paypal: "PayPal",
	credit_card: "Kreditkarte",
	invoice: "Rechnung",
	direct_debit: "Bankeinzug",
	none: "kostenlos",
};

export const optionsOf = <K extends string>(words: Record<K, string | { label: string }>) =>
	Object.entries<string | { label: string }>(words).map(([value, word]) => ({
		value,
		label: typeof word === "string" ? word : word.label,
	}));
