import { type ChangeEvent, type SubmitEvent, useEffect, useId, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { errorsOf, type FormDefinition, readValues, submitForm } from "./definition.ts";
import {
	type FieldName,
	type FormEvent,
	type FormState,
	faultsOf,
	problemOf,
	reduce,
	shownErrors,
	startState,
	type Values,
} from "./form-state.ts";
import { useAfterPress } from "./use-after-press.ts";

type NamesOf<V, T> = { [N in FieldName<V>]: V[N] extends T ? N : never }[FieldName<V>];
type Typed = ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

export type Form<V extends Values, R> = ReturnType<typeof useForm<unknown, V, unknown, R>>;

/** After a failed attempt: the first wrong field has the focus, otherwise the line that says what went wrong. */
function focusProblem(form: HTMLFormElement | null) {
	const summary = form?.querySelector<HTMLElement>('[role="alert"]');
	const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
	// Seen together with the field where both have room.
	(summary?.closest("[data-notice]") ?? summary)?.scrollIntoView({ block: "nearest" });
	(field ?? summary)?.focus();
}

/**
 * A form from its definition. `answer` is the state in which a form sent without JavaScript came back (`answerForm`).
 */
export function useForm<A, V extends Values, B, R>(
	api: A,
	definition: FormDefinition<A, V, B, R>,
	answer?: FormState<V, R> | undefined,
) {
	const element = useRef<HTMLFormElement>(null);
	const formId = useId();
	const idOf = (name: string) => `${formId}-${name}`;
	const sending = useRef(false);
	const afterPress = useAfterPress();
	const [state, dispatch] = useReducer(reduce<V, R>, answer ?? startState<V, R>(definition.initial));
	const errors = errorsOf(definition, state.values);
	const shown = shownErrors(state, errors);
	const valid = Object.keys(errors).length === 0;
	const atOnce = (event: FormEvent<V, R>) => flushSync(() => dispatch(event));

	// What was typed before the script ran stands in the fields already.
	// biome-ignore lint/correctness/useExhaustiveDependencies: only what stood there at the beginning
	useEffect(() => {
		if (!element.current) return;
		const typed = readValues(state.values, new FormData(element.current));
		for (const name of Object.keys(typed)) {
			if (typed[name] !== state.values[name]) dispatch({ type: "changed", name, value: typed[name] ?? "" });
		}
	}, []);

	const set = <N extends FieldName<V>>(name: N, value: V[N]) => dispatch({ type: "changed", name, value });
	const leave = (name: FieldName<V>) => () => afterPress.run(() => dispatch({ type: "left", name }));

	/** Presses the button without sending: for a step that comes before the last. */
	const check = (): boolean => {
		atOnce({ type: "clicked" });
		if (!valid) focusProblem(element.current);
		return valid;
	};

	const submit = async (): Promise<void> => {
		if (sending.current) return;
		sending.current = true;
		await submitForm(definition, state.values, api, atOnce);
		sending.current = false;
		focusProblem(element.current);
	};

	/** The form element; `press` is what the button does. */
	const props = (press: () => unknown = submit) => ({
		ref: element,
		method: "post" as const,
		noValidate: true,
		onSubmit: (event: SubmitEvent) => {
			event.preventDefault();
			afterPress.forget();
			press();
		},
	});

	return {
		...state,
		valid,
		errors: shown,
		problem: problemOf(state, errors),
		faults: faultsOf(state.values, shown, idOf),
		set,
		check,
		submit,
		props,
		/** The props of a text field, a text area or a select. */
		text: (name: NamesOf<V, string>) => ({
			id: idOf(name),
			name,
			value: state.values[name] as string,
			error: shown[name],
			onChange: ({ currentTarget: { value } }: Typed) => dispatch({ type: "changed", name, value }),
			onBlur: leave(name),
		}),
		/** The props of a box to tick. */
		box: (name: NamesOf<V, boolean>) => ({
			id: idOf(name),
			name,
			checked: state.values[name] as boolean,
			error: shown[name],
			onChange: ({ currentTarget: { checked } }: ChangeEvent<HTMLInputElement>) =>
				dispatch({ type: "changed", name, value: checked }),
			onBlur: leave(name),
		}),
	};
}
