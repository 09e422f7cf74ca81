import * as z from "zod/mini";
import { refuse, type ValidationErrors } from "#contract/errors.ts";
import { labelOf } from "#contract/fields.ts";

function validationErrors(issues: readonly z.core.$ZodIssue[]): ValidationErrors {
	const errors: ValidationErrors = {};
	for (const { path, message } of issues) {
		const field = path.join(".") || "body";
		errors[field] = [...(errors[field] ?? []), `${labelOf(field)}: ${message}`];
	}
	return errors;
}

/** The value as its schema gives it, or a refusal that names every field at fault. */
export function validate<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
	const result = z.safeParse(schema, value ?? {});
	if (!result.success) throw refuse("invalid", validationErrors(result.error.issues));
	return result.data;
}
