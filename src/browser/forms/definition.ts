import * as z from "zod/mini";
import {
	type FieldErrors,
	type FieldName,
	type FormEvent,
	type FormState,
	reduce,
	startState,
	type Values,
} from "./form-state.ts";
import { readRefusal } from "./refusal.ts";

/** All that makes one form differ from another, for the browser and for the server alike. `A` is the api it speaks to. */
export interface FormDefinition<A, V extends Values, B, R> {
	/** The rules of the endpoint; an error belongs to the field of the same name. */
	schema: z.ZodMiniType<unknown, B>;
	initial: V;
	/** From what the controls hold to what the endpoint takes. */
	body: (values: V) => NoInfer<B>;
	send: (api: A, body: B) => Promise<R>;
	/** FORM-04: empties the fields after success. */
	resets?: boolean;
}

/** The first thing wrong with each field. */
export function errorsOf<V extends Values, B>(
	{ schema, body }: Pick<FormDefinition<never, V, B, unknown>, "schema" | "body">,
	values: V,
): FieldErrors<V> {
	const { error } = z.safeParse(schema, body(values));
	const errors: Record<string, string> = {};
	for (const { path, message } of error?.issues ?? []) errors[String(path[0])] ??= message;
	return errors as FieldErrors<V>;
}

/** One press of the button: in the browser every event changes the screen, on the server only the last state counts. */
export async function submitForm<A, V extends Values, B, R>(
	definition: FormDefinition<A, V, B, R>,
	values: V,
	api: A,
	dispatch: (event: FormEvent<V, R>) => void,
): Promise<void> {
	dispatch({ type: "clicked" });
	if (Object.keys(errorsOf(definition, values)).length > 0) return;
	dispatch({ type: "sent" });
	try {
		const result = await definition.send(api, definition.body(values));
		dispatch({ type: "succeeded", result, reset: definition.resets ? definition.initial : undefined });
	} catch (error) {
		dispatch({ type: "failed", ...readRefusal(error, definition.initial) });
	}
}

/** What a form sent by the browser itself holds; text that is missing there is taken from `values`. */
export function readValues<V extends Values>(values: V, form: FormData): V {
	const read = (name: FieldName<V>) => {
		const value = form.get(name);
		if (typeof values[name] === "boolean") return value !== null;
		return typeof value === "string" ? value : values[name];
	};
	return Object.fromEntries(Object.keys(values).map((name) => [name, read(name)])) as V;
}

/** The form sent without JavaScript: its state afterwards, with which the page then starts. */
export async function answerForm<A, V extends Values, B, R>(
	definition: FormDefinition<A, V, B, R>,
	{ api, form }: { api: A; form: FormData },
): Promise<FormState<V, R>> {
	let state = startState<V, R>(readValues(definition.initial, form));
	await submitForm(definition, state.values, api, (event) => {
		state = reduce(state, event);
	});
	return state;
}
