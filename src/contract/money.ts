import { VAT_PERCENT } from "./constants.ts";

/** Money is integer cents inside and a decimal number in euro on the wire. */
export type Cents = number;

export const centsToEuro = (cents: Cents): number => cents / 100;

const euroFormat = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

export const formatEuro = (euro: number): string => euroFormat.format(euro);

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
