import type { DonationRequest } from "#contract/donations.ts";
import { formatEuro, typedEuro } from "#contract/money.ts";

/** What was typed goes before what was picked. */
export const chosenAmount = ({ choice, amount }: { choice: string; amount: string }): number =>
	typedEuro(amount.trim() === "" ? choice : amount);

/** '25 €', '12,50 €' */
const shortEuro = (euro: number): string => formatEuro(euro).replace(",00", "");

export function donateLabel(euro: number, rhythm: DonationRequest["rhythm"]): string {
	const often = rhythm === "monthly" ? "monatlich " : "";
	return Number.isNaN(euro) ? `${often}spenden` : `${shortEuro(euro)} ${often}spenden`;
}
