import { addDays, isoDay } from "#contract/dates.ts";
import type { DatevSettings } from "#contract/office/datev-settings.ts";
import type { Booking } from "./bookings.ts";
import { AT, COLUMNS } from "./columns.ts";
import { windows1252 } from "./windows-1252.ts";

/** OFF-090. */
export const MOST_BOOKINGS = 99_999;
const LINE_END = "\r\n";
const NAME_LENGTH = 30;
/** The tax adviser fixes what has been looked at. */
const NOT_FIXED = "0";

interface Batch {
	/** "2026-10" */
	month: string;
	settings: DatevSettings;
	/** How the house calls itself in short. */
	house: string;
	createdAt: Date;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const amount = (cents: number): string => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, "0")}`;
/** "2026-10-31" → "20261031", "3110" and "311026" */
const bare = (day: string): string => day.replaceAll("-", "");
const dayAndMonth = (day: string): string => day.slice(8, 10) + day.slice(5, 7);

export function lastDayOf(month: string): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return isoDay(addDays({ year, month: number + 1, day: 1 }, -1));
}

function yearStartOf(month: string, start: number): string {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return `${number < start ? year - 1 : year}${String(start).padStart(2, "0")}01`;
}

/** OFF-091: of 31 fields. */
function headerOf({ month, settings, house, createdAt }: Batch): string {
	const { consultant, client, year_start, account_length, chart } = settings;
	const name = `${house} ${month.slice(5)}/${month.slice(0, 4)}`.slice(0, NAME_LENGTH);
	const created = createdAt.toISOString().replace(/\D/g, "");
	return [
		...['"EXTF"', "700", "21", '"Buchungsstapel"', "13", created, "", '"RE"', '""', '""'],
		...[consultant, client, yearStartOf(month, year_start), String(account_length)],
		...[bare(`${month}-01`), bare(lastDayOf(month)), quoted(name), '""', "1", "0", NOT_FIXED, '"EUR"'],
		...["", '""', "", "", quoted(chart), "", "", '""', '""'],
	].join(";");
}

function lineOf(booking: Booking): string {
	const cells = COLUMNS.map(() => "");
	const { due_on } = booking;
	cells[AT.amount] = amount(booking.cents);
	cells[AT.side] = quoted(booking.side);
	cells[AT.currency] = quoted("EUR");
	cells[AT.account] = booking.account;
	cells[AT.contra] = booking.contra;
	cells[AT.day] = dayAndMonth(booking.day);
	cells[AT.number] = quoted(booking.number);
	cells[AT.due] = quoted(due_on ? dayAndMonth(due_on) + due_on.slice(2, 4) : "");
	cells[AT.text] = quoted(booking.text);
	booking.info.forEach((pair, nth) => {
		cells.splice(AT.info + 2 * nth, 2, ...pair.map(quoted));
	});
	cells[AT.fixed] = NOT_FIXED;
	if (booking.is_general_reversal) cells[AT.cancels] = quoted("G");
	return cells.join(";");
}

/** The file as DATEV reads it: the same bookings are always the same bytes. */
export const batchOf = (batch: Batch, bookings: readonly Booking[]): Buffer =>
	Buffer.concat(
		[headerOf(batch), COLUMNS.join(";"), ...bookings.map(lineOf)].map((line) => windows1252(line + LINE_END)),
	);

export interface Sums {
	debit: number;
	credit: number;
}

/** In cents, by the account: what the bytes of a file say, whoever has written it. */
export function sumsIn(file: Uint8Array): Map<string, Sums> {
	const sums = new Map<string, Sums>();
	const add = (account: string, key: keyof Sums, cents: number) => {
		const sum = sums.get(account) ?? { debit: 0, credit: 0 };
		sums.set(account, { ...sum, [key]: sum[key] + cents });
	};
	const [, , ...lines] = new TextDecoder("windows-1252").decode(file).split(LINE_END);
	for (const line of lines.filter(Boolean)) {
		// Those that are read here stand before every text.
		const cells = line.split(";");
		const cents = Number((cells[AT.amount] ?? "").replace(",", ""));
		const isDebit = cells[AT.side] === quoted("S");
		add(cells[AT.account] ?? "", isDebit ? "debit" : "credit", cents);
		add(cells[AT.contra] ?? "", isDebit ? "credit" : "debit", cents);
	}
	return sums;
}
