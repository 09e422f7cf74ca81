import { labelOf } from "#contract/field-words.ts";

/** What the controls of a form hold: text, or whether a box is ticked. */
export type Values = Record<string, string | boolean>;
export type FieldName<V> = keyof V & string;
export type FieldErrors<V> = Partial<Record<FieldName<V>, string>>;

/** FORM-01: the same four flags for every form. */
export interface FormState<V extends Values, R> {
	values: V;
	touched: Partial<Record<FieldName<V>, boolean>>;
	clicked: boolean;
	loading: boolean;
	success: boolean;
	failure: boolean;
	/** What the server found wrong with a field, until that field is changed. */
	refused: FieldErrors<V>;
	/** A sentence of the server that says more than the form's own. */
	message?: string | undefined;
	/** The last attempt was lost on the way: nobody refused anything. */
	unanswered?: boolean | undefined;
	/** The answer to the last success. */
	result?: R | undefined;
}

export type FormEvent<V extends Values, R> =
	| { type: "changed"; name: FieldName<V>; value: string | boolean }
	| { type: "left"; name: FieldName<V> }
	| { type: "clicked" }
	| { type: "sent" }
	/** `reset` holds the values of the emptied form. */
	| { type: "succeeded"; result: R; reset?: V | undefined }
	| { type: "failed"; refused: FieldErrors<V>; message: string | undefined; unanswered: boolean };

export const startState = <V extends Values, R>(values: V): FormState<V, R> => ({
	values,
	touched: {},
	clicked: false,
	loading: false,
	success: false,
	failure: false,
	refused: {},
});

const allTouched = <V extends Values>(values: V) =>
	Object.fromEntries(Object.keys(values).map((name) => [name, true])) as FormState<V, never>["touched"];

export function reduce<V extends Values, R>(state: FormState<V, R>, event: FormEvent<V, R>): FormState<V, R> {
	switch (event.type) {
		case "changed": {
			const { [event.name]: mended, ...refused } = state.refused;
			return {
				...state,
				values: { ...state.values, [event.name]: event.value },
				refused: refused as FieldErrors<V>,
				failure: state.failure && mended === undefined,
			};
		}
		case "left":
			return { ...state, touched: { ...state.touched, [event.name]: true } };
		case "clicked":
			return {
				...state,
				clicked: true,
				touched: allTouched(state.values),
				success: false,
				failure: false,
				refused: {},
				message: undefined,
				unanswered: false,
			};
		case "sent":
			return { ...state, loading: true };
		case "succeeded":
			return {
				...(event.reset ? startState(event.reset) : state),
				loading: false,
				success: true,
				result: event.result,
			};
		case "failed":
			return {
				...state,
				loading: false,
				failure: true,
				refused: event.refused,
				message: event.message,
				unanswered: event.unanswered,
			};
	}
}

const isEmpty = (errors: object): boolean => Object.keys(errors).length === 0;

/** Nobody is told of a mistake in a field before leaving it or pressing the button. */
export function shownErrors<V extends Values>(
	{ touched, refused }: Pick<FormState<V, unknown>, "touched" | "refused">,
	errors: FieldErrors<V>,
): FieldErrors<V> {
	const own = Object.entries(errors).filter(([name]) => touched[name as FieldName<V>]);
	return { ...(Object.fromEntries(own) as FieldErrors<V>), ...refused };
}

/** What the line above the fields has to say: the input is wrong, or sending it went wrong. */
export function problemOf<V extends Values>(
	{ clicked, failure, refused }: Pick<FormState<V, unknown>, "clicked" | "failure" | "refused">,
	errors: FieldErrors<V>,
): "invalid" | "failure" | null {
	if (!isEmpty(refused)) return "invalid";
	if (failure) return "failure";
	return clicked && !isEmpty(errors) ? "invalid" : null;
}

/** A field with something wrong, as the line above the fields names it. */
export interface Fault {
	name: string;
	/** Of the control. */
	id: string;
	text: string;
}

/** In the order of the fields; what a box asks for says all by itself. */
export const faultsOf = <V extends Values>(
	values: V,
	errors: FieldErrors<V>,
	idOf: (name: string) => string,
): Fault[] =>
	Object.entries(values).flatMap(([name, value]) => {
		const error = errors[name as FieldName<V>];
		if (!error) return [];
		return [{ name, id: idOf(name), text: typeof value === "boolean" ? error : `${labelOf(name)}: ${error}` }];
	});
