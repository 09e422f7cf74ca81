/** What people write of our numbers: with blanks, small, broken by a line, or only the end of it. */

/** "RE-2026 000 391" → "RE2026000391" */
export const compact = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, "");

const COUNTED = /(?:RE|GS|VSZ)20\d{8}/g;
const ORDER = /VSZ20\d{8}[A-Z0-9]{4}/g;
const BOOKING = /B\d{8}/g;
const DONATION = /SPENDE[A-Z0-9]{8}/g;

/** Every whole number of ours in a purpose, each once. */
export function numbersIn(purpose: string): string[] {
	const text = compact(purpose);
	return [...new Set([ORDER, COUNTED, BOOKING, DONATION].flatMap((pattern) => text.match(pattern) ?? []))];
}

const SHORT =
	/(?:RECHNUNGS?(?:NUMMER|NR)?|R(?:E|G)(?:NR|CH)?|RNR|NR)[^A-Z0-9]{0,4}(?:20\d\d[^A-Z0-9]{0,3})?0*(\d{1,6})(?!\d)/g;
const DIGITS = /20\d{8}/g;

/** The counts that somebody may mean who left out the rest: "RG 387" → "387". */
export const shortCountsIn = (purpose: string): string[] => [
	...new Set(Array.from(purpose.toUpperCase().matchAll(SHORT), ([, count = ""]) => count)),
];

/** Year and count, whatever stands before: "2026000391". */
export const digitsIn = (purpose: string): string[] => [...new Set(compact(purpose).match(DIGITS) ?? [])];

/** The same with one digit left open, place by place. */
export const withOneOpen = (digits: string): string[] =>
	Array.from(digits, (_, at) => `${digits.slice(0, at)}?${digits.slice(at + 1)}`);

/** The same with two neighbours in each other's place. */
export const withTwoSwapped = (digits: string): string[] =>
	Array.from(
		{ length: digits.length - 1 },
		(_, at) => digits.slice(0, at) + digits[at + 1] + digits[at] + digits.slice(at + 2),
	).filter((swapped) => swapped !== digits);
