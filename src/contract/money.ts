import { VAT_PERCENT } from "./constants.ts";

/** Money is integer cents inside and a decimal number in euro on the wire. */
type Cents = number;

export const centsToEuro = (cents: Cents): number => cents / 100;

/** Of what has a price; null is free. */
export const priceInEuro = (cents: Cents | null): number | null => (cents === null ? null : centsToEuro(cents));

/** "1.234,50 €". Written out, because locale data cost a telephone more time than all other work of a page. */
export function formatEuro(euro: number): string {
	const [whole = "", fraction = ""] = Math.abs(euro).toFixed(2).split(".");
	const sign = euro < 0 ? "-" : "";
	return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ".")},${fraction}\u00a0€`;
}

/** '1.234,50', '1234.5', '25 €': with a comma, with dots between thousands, or with a dot as in other countries. */
const GERMAN = /^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/;
const WITH_POINT = /^\d+\.\d{1,2}$/;

/** Euro as somebody types it; NaN when it is no amount. */
export function typedEuro(text: string): number {
	const typed = text.replace(/\s|€/g, "");
	if (GERMAN.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
	return WITH_POINT.test(typed) ? Number(typed) : Number.NaN;
}

export const TAX_CATEGORIES = ["standard", "exempt"] as const;
export type TaxCategory = (typeof TAX_CATEGORIES)[number];

/** CO-18: what stands beside every price. */
export const TAX_NOTES: Record<TaxCategory, string> = { standard: "inkl. MwSt.", exempt: "umsatzsteuerfrei" };

/** The same with its reason, as an invoice has to name it (§ 14 Abs. 4 Nr. 8 UStG). */
export const EXEMPTION = "Umsatzsteuerfrei nach § 4 Nr. 22 Buchst. a UStG";

/** In euro, with tax; null is free. */
export const priceText = (price: number | null, tax: TaxCategory): string =>
	price === null ? "kostenlos" : `${formatEuro(price)} ${TAX_NOTES[tax]}`;

/** Beside the sum above the button that costs it. */
export const totalNote = (tax: TaxCategory): string => `Gesamtpreis ${TAX_NOTES[tax]}, keine weiteren Kosten`;

export interface TaxedAmount {
	net: Cents;
	tax: Cents;
	gross: Cents;
}

/** Integer division rounded half up; both arguments are never negative here. */
const divideHalfUp = (dividend: number, divisor: number): number =>
	Math.floor((2 * dividend + divisor) / (2 * divisor));

export const discounted = (gross: Cents, percent: number): Cents => divideHalfUp(gross * (100 - percent), 100);

/** The gross amount is the truth: net follows from it and tax is the difference, so the three always add up. */
export function taxed(gross: Cents): TaxedAmount {
	const net = divideHalfUp(gross * 100, 100 + VAT_PERCENT);
	return { net, tax: gross - net, gross };
}

/**
 * The same amounts, as one document names them: their net is that of the whole, as if it were one price, and the cents that
 * rounding line by line has won or lost are taken from or given to the dearest lines, one each.
 */
export function balanced(amounts: readonly TaxedAmount[]): TaxedAmount[] {
	const { net, gross } = sumTaxed(amounts);
	const missing = taxed(gross).net - net;
	const cent = Math.sign(missing);
	const changed = new Set(
		amounts
			.filter((amount) => (cent > 0 ? amount.tax > 0 : amount.net > 0))
			.toSorted((one, other) => other.gross - one.gross)
			.slice(0, Math.abs(missing)),
	);
	return amounts.map((amount) =>
		changed.has(amount) ? { ...amount, net: amount.net + cent, tax: amount.tax - cent } : amount,
	);
}

export function sumTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
	const sum = (pick: (amount: TaxedAmount) => Cents) => amounts.reduce((total, amount) => total + pick(amount), 0);
	return { net: sum((a) => a.net), tax: sum((a) => a.tax), gross: sum((a) => a.gross) };
}
