import * as z from "zod/mini";
import { ApiError, refuse, type ValidationErrors } from "#contract/errors.ts";
import { officeLabelOf } from "#contract/office/field-words.ts";

function validationErrors(issues: readonly z.core.$ZodIssue[]): ValidationErrors {
	const errors: ValidationErrors = {};
	for (const { path, message } of issues) {
		const field = path.join(".") || "body";
		errors[field] = [...(errors[field] ?? []), `${officeLabelOf(field)}: ${message}`];
	}
	return errors;
}

/** The value as its schema gives it, or a refusal that names every field at fault. */
export function validate<T extends z.ZodMiniType>(schema: T, value: unknown): z.output<T> {
	const result = z.safeParse(schema, value ?? {});
	if (!result.success) throw refuse("invalid", validationErrors(result.error.issues));
	return result.data;
}

/** The same refusal with all its errors in the message. */
export function withErrorsInMessage(error: unknown): unknown {
	if (!(error instanceof ApiError) || !error.body.validation_errors) return error;
	const { validation_errors } = error.body;
	const message = Object.values(validation_errors).flat().join(", ");
	return new ApiError(error.status, { ...error.body, message });
}

/** What only the service can know to be wrong with a field. */
export const refuseField = (field: string, message: string): ApiError =>
	refuse("invalid", { [field]: [`${officeLabelOf(field)}: ${message}`] });
