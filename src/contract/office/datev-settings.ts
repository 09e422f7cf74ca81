import * as z from "zod/mini";
import * as field from "#contract/fields.ts";

/** OFF-095: charts of accounts that DATEV knows; 42 and 49 are made for clubs and foundations. */
export const DATEV_CHARTS = ["03", "04", "42", "49"] as const;
/** OFF-094: how what takes something back is marked. */
export const DATEV_CANCELLATIONS = ["general", "swapped"] as const;

/** What is booked on which account; the accounts themselves are settings (OFF-095). */
export const DATEV_ACCOUNTS = {
	debtor: "Sammelkonto Debitoren",
	bank: "Bank",
	transit: "Geldtransit",
	provider: "Zahlungsdienst",
	video: "Erlöse Videokurse 19 % (wirtschaftlicher Geschäftsbetrieb)",
	seminars: "Erlöse Seminare steuerfrei (Zweckbetrieb)",
	seminars_taxed: "Erlöse Seminare 19 %",
	donations: "Spenden (ideeller Bereich)",
	fees: "Nebenkosten des Geldverkehrs",
	dunning: "Mahngebühren und Zinsen",
	written_off: "Forderungsverluste",
} as const;
export type DatevAccount = keyof typeof DATEV_ACCOUNTS;
export const DATEV_ACCOUNT_KEYS = Object.keys(DATEV_ACCOUNTS) as [DatevAccount, ...DatevAccount[]];

export const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

const emptyOr = (isRight: (value: string) => boolean, error: string) =>
	field.text(20).check(z.refine((value: string) => value === "" || isRight(value), error));

const number = (min: number, max: number, error: string) =>
	emptyOr((value) => /^\d{1,7}$/.test(value) && Number(value) >= min && Number(value) <= max, error);

const account = emptyOr((value) => /^\d{4,9}$/.test(value), "Bitte nur Ziffern angeben");

const accounts = {
	debtor: account,
	bank: account,
	transit: account,
	provider: account,
	video: account,
	seminars: account,
	seminars_taxed: account,
	donations: account,
	fees: account,
	dunning: account,
	written_off: account,
} satisfies Record<DatevAccount, typeof account>;

/** Personal accounts have one digit more than the others (OFF-092). */
const digitsOf = (key: DatevAccount, length: number): number => (key === "debtor" ? length + 1 : length);

const shape = {
	/** OFF-091. */
	consultant: number(1001, 9_999_999, "Bitte eine Zahl von 1001 bis 9999999 angeben"),
	client: number(1, 99_999, "Bitte eine Zahl von 1 bis 99999 angeben"),
	/** What was before, the tax adviser has booked already. */
	first_month: emptyOr((value) => MONTH.test(value), "Bitte Jahr und Monat so angeben: 2026-01"),
	year_start: field.wholeNumber(1, 12),
	chart: z.enum(DATEV_CHARTS),
	account_length: field.wholeNumber(4, 8),
	cancellation: z.enum(DATEV_CANCELLATIONS),
	...accounts,
};

/** The length of an account follows from another field, so each says by itself what is wrong. */
export const datevLengths = z.check<Record<DatevAccount, string> & { account_length: number }>(({ value, issues }) => {
	for (const key of DATEV_ACCOUNT_KEYS) {
		const digits = digitsOf(key, value.account_length);
		if (value[key] !== "" && value[key].length !== digits)
			issues.push({ code: "custom", message: `Bitte ${digits} Ziffern angeben`, path: [key], input: value[key] });
	}
});

export const Datev = z.object(shape).check(datevLengths);
export type DatevSettings = z.output<typeof Datev>;
