import { ERRORS, type ErrorBody, type ValidationErrors } from "#contract/errors.ts";
import { labelOf } from "#contract/field-words.ts";
import type { FieldErrors, Values } from "./form-state.ts";

/** Statuses whose sentence says more than the form's own: cancelled or full meanwhile, too many tries. */
const TELLING: number[] = [
	ERRORS.date_cancelled.status,
	ERRORS.date_full.status,
	ERRORS.offer_lapsed.status,
	ERRORS.too_many.status,
];

interface Refusal {
	status: number;
	body: ErrorBody;
}

/** Known by its shape: on the server it is made outside this bundle, where `instanceof` does not reach. */
export const isRefusal = (error: unknown): error is Refusal =>
	error instanceof Error && "status" in error && "body" in error;

/** 'Name: Bitte ausfüllen' stands below the field, where its label need not be said again. */
const withoutLabel = (name: string, text: string): string => {
	const label = `${labelOf(name)}: `;
	return text.startsWith(label) ? text.slice(label.length) : text;
};

function fieldErrors<V extends Values>(errors: ValidationErrors, values: V): FieldErrors<V> {
	const known = Object.entries(errors).filter(([name, [first]]) => name in values && first !== undefined);
	return Object.fromEntries(known.map(([name, [first = ""]]) => [name, withoutLabel(name, first)])) as FieldErrors<V>;
}

/** What a failed call means for a form. A fault that nobody foresaw is logged. */
export function readRefusal<V extends Values>(
	error: unknown,
	values: V,
): { refused: FieldErrors<V>; message: string | undefined } {
	if (!isRefusal(error)) {
		console.error(error);
		return { refused: {}, message: undefined };
	}
	const { status, body } = error;
	return {
		refused: fieldErrors(body.validation_errors ?? {}, values),
		message: TELLING.includes(status) && !body.validation_errors ? body.message : undefined,
	};
}
