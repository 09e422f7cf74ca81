import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DatevAccountSum, DatevState } from "#contract/office/datev.ts";
import {
	DATEV_ACCOUNT_KEYS,
	DATEV_ACCOUNTS,
	type DatevAccount,
	type DatevSettings,
} from "#contract/office/datev-settings.ts";
import { sumsIn } from "./batch.ts";
import { balancesOf, KINDS, type Movement } from "./movements.ts";

/** Most houses never need them; who does is told when it comes to that. */
const SELDOM: readonly DatevAccount[] = ["seminars_taxed", "dunning", "written_off"];
const NUMBERS = { consultant: "Beraternummer", client: "Mandantennummer", first_month: "erster Monat" } as const;

/** What has to be set before these movements can be exported, in words. */
export function missingOf(settings: DatevSettings, movements: readonly Movement[] = []): string[] {
	const used = new Set<DatevAccount>(movements.flatMap(({ kind }) => [KINDS[kind].debit, KINDS[kind].credit]));
	const numbers = (Object.keys(NUMBERS) as (keyof typeof NUMBERS)[]).filter((key) => settings[key] === "");
	const accounts = DATEV_ACCOUNT_KEYS.filter((key) => settings[key] === "" && (used.has(key) || !SELDOM.includes(key)));
	return [...numbers.map((key) => NUMBERS[key]), ...accounts.map((key) => DATEV_ACCOUNTS[key])];
}

const followingMonth = (month: string): string => {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, "0")}`;
};

/** The month in which it is now. */
export const currentMonth = (now: Date): string => isoDay(berlinDay(now)).slice(0, 7);

/** From the first that is exported to the current one. */
export function monthsFrom(first: string, now: Date): string[] {
	const months: string[] = [];
	for (let month = first; month <= currentMonth(now); month = followingMonth(month)) months.push(month);
	return months;
}

/** Months are exported in turn, so that what comes late has a place to go. */
export function stateOf(month: string, exported: readonly string[], first: string, now: Date): DatevState {
	if (exported.includes(month)) return "frozen";
	if (month >= currentMonth(now)) return "running";
	const last = exported.at(-1);
	return month === (last ? followingMonth(last) : first) ? "next" : "waiting";
}

/** File and books beside each other, by the account; several uses may share one. */
export function accountsOf(
	batch: Uint8Array,
	movements: readonly Movement[],
	settings: DatevSettings,
): DatevAccountSum[] {
	const inFile = sumsIn(batch);
	const inBooks = new Map<string, number>();
	const names = new Map<string, string[]>();
	for (const [key, cents] of balancesOf(movements)) {
		const account = settings[key];
		inBooks.set(account, (inBooks.get(account) ?? 0) + cents);
		names.set(account, [...(names.get(account) ?? []), DATEV_ACCOUNTS[key]]);
	}
	return [...new Set([...inFile.keys(), ...inBooks.keys()])].toSorted().map((account) => {
		const { debit, credit } = inFile.get(account) ?? { debit: 0, credit: 0 };
		return {
			account,
			name: (names.get(account) ?? []).join(" und "),
			debit: centsToEuro(debit),
			credit: centsToEuro(credit),
			balance: centsToEuro(debit - credit),
			in_books: centsToEuro(inBooks.get(account) ?? 0),
		};
	});
}

export const differenceOf = (accounts: readonly DatevAccountSum[]): number =>
	centsToEuro(
		accounts.reduce((sum, { balance, in_books }) => sum + Math.abs(Math.round((balance - in_books) * 100)), 0),
	);
