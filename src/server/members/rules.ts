import { isoDay, parseGermanDay } from "#contract/dates.ts";
import type { ApiError } from "#contract/errors.ts";
import { refuseField } from "#server/validation.ts";

export const wrongPassword = (field: "password" | "current_password"): ApiError =>
	refuseField(field, "Dieses Passwort stimmt nicht");

export const isSameAddress = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whoever made the account chose the name; the mailbox is theirs only once they have shown it. */
export const knownName = ({ name, email_confirmed_at }: { name: string; email_confirmed_at: Date | null }) =>
	email_confirmed_at ? name : null;

/** "5.3.1980" as the database writes it. */
export function toIsoDay(text: string | undefined): string | null {
	const day = text ? parseGermanDay(text) : null;
	return day && isoDay(day);
}
