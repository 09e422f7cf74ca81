import { formatDate, formatTime } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { WithdrawableOrder } from "#contract/withdrawal.ts";

const RECEIPT = "Die Bestätigung mit Datum und Uhrzeit kommt sofort per E-Mail.";
const ACCESS_ENDS = "Dein Zugang zu den Videokursen endet sofort.";

/** What follows from withdrawing this order, told before it happens. */
export function consequencesOf({
	state,
	total_with_tax,
}: Pick<WithdrawableOrder, "state" | "total_with_tax">): string[] {
	if (state === "awaiting_payment") return ["Die Bestellung ist beendet. Du brauchst nichts zu bezahlen.", RECEIPT];
	if (total_with_tax === 0) return [ACCESS_ENDS, RECEIPT];
	const money =
		state === "paid"
			? `Wir erstatten dir ${formatEuro(total_with_tax)} auf dem Weg, auf dem du gezahlt hast, spätestens in 14 Tagen.`
			: "Du brauchst nichts zu bezahlen. Was schon gezahlt oder eingezogen ist, erstatten wir spätestens in 14 Tagen.";
	return [ACCESS_ENDS, money, `${RECEIPT} Dazu bekommst du eine Stornorechnung.`];
}

export const momentText = (iso: string): string => `${formatDate(iso)}, ${formatTime(iso)}`;
