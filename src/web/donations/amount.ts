import type { DonationRequest } from "#contract/donations.ts";
import { formatEuro } from "#contract/money.ts";

/** '1.234,50', '1234.5', '25 €': with a comma, with dots between thousands, or with a dot as in other countries. */
const GERMAN = /^(\d+|\d{1,3}(\.\d{3})+)(,\d{1,2})?$/;
const WITH_POINT = /^\d+\.\d{1,2}$/;

/** Euro as typed; NaN when it is no amount. */
export function parseAmount(text: string): number {
	const typed = text.replace(/\s|€/g, "");
	if (GERMAN.test(typed)) return Number(typed.replaceAll(".", "").replace(",", "."));
	return WITH_POINT.test(typed) ? Number(typed) : Number.NaN;
}

/** What was typed goes before what was picked. */
export const chosenAmount = ({ choice, amount }: { choice: string; amount: string }): number =>
	parseAmount(amount.trim() === "" ? choice : amount);

/** '25 €', '12,50 €' */
const shortEuro = (euro: number): string => formatEuro(euro).replace(",00", "");

export function donateLabel(euro: number, rhythm: DonationRequest["rhythm"]): string {
	const often = rhythm === "monthly" ? "monatlich " : "";
	return Number.isNaN(euro) ? `${often}spenden` : `${shortEuro(euro)} ${often}spenden`;
}
