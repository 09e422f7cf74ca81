import { isOfHouse, type Subject } from "#contract/office/audit.ts";

/** Stands for a value that belongs to a person: the history only grows, and people are forgotten. */
export const MASK = "***";

/** Fields whose values are somebody's, in whatever they stand. */
const PERSONAL = new Set([
	"account_holder",
	"bank",
	"bic",
	"city",
	"company",
	"date_of_birth",
	"email",
	"first_name",
	"iban",
	"institution",
	"last_name",
	"name",
	"phone",
	"phone_number",
	"postcode",
	"recipient",
	"street",
	"street_address",
	"street_suffix",
	"title",
]);

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === "";

/** That something was there, or came to be, is told; what it was is not. */
const masked = (value: unknown): unknown => {
	if (isNothing(value)) return value;
	return Array.isArray(value) ? value.map(masked) : MASK;
};

/** What somebody has typed to find something may be anybody's name. */
const withoutWords = (query: string): string => query.replace(/(^|&)(q|subject_id)=[^&]*/g, `$1$2=${MASK}`);

function keptOf(field: string, value: unknown): unknown {
	if (PERSONAL.has(field)) return masked(value);
	if (Array.isArray(value)) return value.map((one) => keptOf("", one));
	return typeof value === "object" && value !== null ? kept(value as Details) : value;
}

type Details = Record<string, unknown>;
const kept = (details: Details): Details =>
	Object.fromEntries(Object.entries(details).map(([field, value]) => [field, keptOf(field, value)]));

/**
 * What the history keeps of what was noted (decision 41). Unless a thing is the house's own, what is a person's is
 * masked: whoever forgets to say so about a new kind of thing keeps too little, never too much.
 */
export function keptDetails(subject: Subject, details: Details): Details {
	const own = isOfHouse(subject) ? details : kept(details);
	return typeof own.query === "string" ? { ...own, query: withoutWords(own.query) } : own;
}
