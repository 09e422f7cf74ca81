import { formatMonth } from "#contract/dates.ts";
import { formatLongWeekday } from "#contract/long-date.ts";
import type { UpcomingDate } from "#contract/office/today.ts";

const hourOf = (iso: string): number => Number(iso.slice(11, 13));
const MORNING_ENDS = 11;
const EVENING_BEGINS = 17;

/** „Guten Morgen, Petra.“ */
export function greeting(at: string, name: string): string {
	const hour = hourOf(at);
	const wish = hour < MORNING_ENDS ? "Guten Morgen" : hour < EVENING_BEGINS ? "Guten Tag" : "Guten Abend";
	return `${wish}, ${name.split(" ")[0]}.`;
}

function seminarWords(today: readonly Pick<UpcomingDate, "starts_at">[]): string {
	const [first] = today;
	if (!first) return "Heute kein Seminar";
	if (today.length > 1) return `Heute ${today.length} Seminare`;
	return hourOf(first.starts_at) >= EVENING_BEGINS ? "Heute Abend 1 Seminar" : "Heute 1 Seminar";
}

const waitingWords = (total: number): string =>
	total === 0 ? "nichts wartet auf dich" : total === 1 ? "1 Ding wartet auf dich" : `${total} Dinge warten auf dich`;

/** The day in one sentence; dates are told to those who may see some. */
export function dayWords(at: string, today: readonly UpcomingDate[] | null, waiting: number): string {
	const day = `${formatLongWeekday(at)}, ${Number(at.slice(8, 10))}. ${formatMonth(at)}.`;
	const parts = [...(today ? [seminarWords(today)] : []), waitingWords(waiting)];
	const sentence = parts.join(", ");
	return `${day} ${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}
