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

export function sumTaxed(amounts: readonly TaxedAmount[]): TaxedAmount {
	const sum = (pick: (amount: TaxedAmount) => Cents) => amounts.reduce((total, amount) => total + pick(amount), 0);
	return { net: sum((a) => a.net), tax: sum((a) => a.tax), gross: sum((a) => a.gross) };
}
