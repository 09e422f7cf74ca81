import { parseGermanDay } from "#contract/dates.ts";
import { type ApiError, refuse } from "#contract/errors.ts";
import { labelOf } from "#contract/fields.ts";

export const refuseField = (field: string, message: string): ApiError =>
	refuse("invalid", { [field]: [`${labelOf(field)}: ${message}`] });

export const wrongPassword = (field: "password" | "current_password"): ApiError =>
	refuseField(field, "Dieses Passwort stimmt nicht");

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** "0151…", "0049151…", "+490151…" and "+49151…" are one number. */
export const normalPhone = (number: string): string => number.replace(/^(\+49|0049|0)0?/, "+49");

/** Whoever made the account chose the name; the mailbox is theirs only once they have shown it. */
export const knownName = ({ name, email_confirmed_at }: { name: string; email_confirmed_at: Date | null }) =>
	email_confirmed_at ? name : null;

const two = (value: number) => String(value).padStart(2, "0");

/** "5.3.1980" as the database writes it. */
export function toIsoDay(text: string | undefined): string | null {
	const day = text ? parseGermanDay(text) : null;
	return day ? `${String(day.year).padStart(4, "0")}-${two(day.month)}-${two(day.day)}` : null;
}

/** Bank data as a member may see them again: all but country and the last four characters are hidden. */
export function maskIban(iban: string): string {
	const hidden = iban.slice(0, 2) + "*".repeat(Math.max(0, iban.length - 6)) + iban.slice(-4);
	return hidden.replace(/(.{4})(?=.)/g, "$1 ");
}

const compact = (text: string) => text.replace(/\s+/g, "").toUpperCase();

export const isMaskOf = (iban: string, text: string): boolean => compact(maskIban(iban)) === compact(text);
