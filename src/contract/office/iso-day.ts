import * as z from "zod/mini";
import * as field from "#contract/fields.ts";

/** Whoever names a day means one of their own time; years without end break what reckons with them. */
const YEARS = { first: 1900, last: 2999 };

export function isIsoDay(value: string): boolean {
	if (!/^\d{4}-\d\d-\d\d$/.test(value)) return false;
	const day = new Date(`${value}T00:00:00Z`);
	const year = day.getUTCFullYear();
	return year >= YEARS.first && year <= YEARS.last && day.toISOString().startsWith(value);
}

/** "2026-11-24" */
export const isoDay = z
	.string(field.REQUIRED)
	.check(z.minLength(1, field.REQUIRED), z.refine(isIsoDay, field.INVALID_FORMAT));

export const dayOrEmpty = z
	.string(field.REQUIRED)
	.check(z.refine((value: string) => value === "" || isIsoDay(value), field.INVALID_FORMAT));
