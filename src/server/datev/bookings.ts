import { formatDate } from "#contract/dates.ts";
import type { DatevSettings } from "#contract/office/datev-settings.ts";
import { kindOf, type Movement } from "./movements.ts";

/** One line of the batch. */
export interface Booking {
	/** Above zero. */
	cents: number;
	/** Of the account: debit or credit. */
	side: "S" | "H";
	account: string;
	contra: string;
	/** A day of the exported month. */
	day: string;
	number: string;
	due_on: string | null;
	text: string;
	/** Marked as taking back, so that the sums of the accounts fall instead of growing on both sides. */
	is_general_reversal: boolean;
	/** What else is told of it, by its name. */
	info: readonly (readonly [name: string, value: string])[];
	is_late: boolean;
}

const NUMBER_LENGTH = 36;
const TEXT_LENGTH = 60;

/** Belegfeld 1 knows few signs (OFF-092). */
export const cleanNumber = (number: string): string =>
	number
		.toUpperCase()
		.replace(/[^A-Z0-9_$&%*+\-/]+/g, "-")
		.slice(0, NUMBER_LENGTH);

const cleanText = (text: string): string =>
	[...text.replace(/[\p{Cc}\s]+/gu, " ").trim()].slice(0, TEXT_LENGTH).join("").trim();

function wordsOf({ kind, cents, cancels, own_number, name }: Movement): string {
	const { words, below } = kindOf(kind);
	const what = cancels ? `Storno ${words}` : cents < 0 ? (below ?? words) : words;
	return cleanText([what, own_number, name].filter(Boolean).join(" "));
}

/** What DATEV refuses is put on the first day of the month; when it was stands beside it. */
function dayOf({ day }: Movement, month: string): { day: string; is_late: boolean } {
	const is_late = day < `${month}-01`;
	return { day: is_late ? `${month}-01` : day, is_late };
}

/** What comes to nothing is no booking. */
export function bookingsOf(movements: readonly Movement[], month: string, settings: DatevSettings): Booking[] {
	return movements
		.filter(({ cents }) => cents !== 0)
		.map((movement) => {
			const { kind, cents, cancels, number, own_number, due_on } = movement;
			const { debit, credit } = kindOf(kind);
			const { day, is_late } = dayOf(movement, month);
			return {
				cents: Math.abs(cents),
				side: cents > 0 ? "S" : "H",
				account: settings[debit],
				contra: settings[credit],
				day,
				number: cleanNumber(number),
				due_on,
				text: wordsOf(movement),
				is_general_reversal: cancels && settings.cancellation === "general",
				info: [
					...(own_number ? [["Beleg", own_number] as const] : []),
					...(is_late ? [["Tag", formatDate(movement.day)] as const] : []),
				],
				is_late,
			};
		});
}
