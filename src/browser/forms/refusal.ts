import { NoAnswer } from "#browser/api/no-answer.ts";
import { type ErrorCode, isRefusal, type ValidationErrors } from "#contract/errors.ts";
import type { FieldErrors, Values } from "./form-state.ts";

/** Whose sentence says more than the form's own: what changed meanwhile, what was sent already, too many tries. */
const TELLING: ErrorCode[] = [
	"date_unknown",
	"date_cancelled",
	"date_closed",
	"date_full",
	"date_for_saxony",
	"date_has_bookings",
	"date_has_seats",
	"date_past",
	"offer_lapsed",
	"booking_closed",
	"contact_key_taken",
	"sign_up_key_taken",
	"changed_meanwhile",
	"link_expired",
	"too_many",
];

/** 'Name: Bitte ausfüllen' stands below the field, where its label need not be said again. */
export const withoutLabel = (text: string): string => text.replace(/^[^:]*: /, "");

function fieldErrors<V extends Values>(errors: ValidationErrors, values: V): FieldErrors<V> {
	const known = Object.entries(errors).filter(([name, [first]]) => name in values && first !== undefined);
	return Object.fromEntries(known.map(([name, [first = ""]]) => [name, withoutLabel(first)])) as FieldErrors<V>;
}

/** What a failed call means for a form. A fault that nobody foresaw is logged. */
export function readRefusal<V extends Values>(
	error: unknown,
	values: V,
): { refused: FieldErrors<V>; message: string | undefined; unanswered: boolean } {
	if (!isRefusal(error)) {
		console.error(error);
		return { refused: {}, message: undefined, unanswered: error instanceof NoAnswer };
	}
	const { body } = error;
	return {
		refused: fieldErrors(body.validation_errors ?? {}, values),
		message: isRefusal(error, ...TELLING) && !body.validation_errors ? body.message : undefined,
		unanswered: false,
	};
}
