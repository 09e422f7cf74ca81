import type { FormState } from "#browser/forms/form-state.ts";
import { PERSONS } from "#contract/constants.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";
import { type Booking, EarlySignUp, FreeSignUp, SignUp } from "#contract/sign-ups.ts";
import { defineForm } from "#web/forms/form.ts";

/** Everybody but the one who signs up. */
export const OTHERS = [2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly number[];
type OtherPerson = (typeof OTHERS)[number];
export type NameField = `${"first" | "last"}_name_${OtherPerson}`;

const noNames = Object.fromEntries(
	OTHERS.flatMap((person) => [`first_name_${person}`, `last_name_${person}`].map((name) => [name, ""])),
) as Record<NameField, string>;

const initial = {
	presence_seminar_id: "",
	presence_seminar_date_id: "",
	number_of_persons: String(PERSONS.initial),
	first_name: "",
	last_name: "",
	company: "",
	street_address: "",
	street_suffix: "",
	postcode: "",
	city: "",
	email: "",
	phone: "",
	order_reference: "",
	leitweg_id: "",
	nonprofit_sector: "",
	nonprofit_commitment: "",
	nonprofit_weekly_commitment: "",
	voucher_code: "",
	idempotency_key: "",
	website: "",
	accept_terms: false,
	accept_newsletter: false,
	accept_early_performance: false,
	...noNames,
};

type SignUpValues = typeof initial;

/** SIGN-12: an answer is a number, 0 among them; only nothing chosen is none. */
const answer = (value: string): number | undefined => (value === "" ? undefined : Number(value));

/** How many sit at the table, as far as the field says it. */
export const personsIn = (values: Pick<SignUpValues, "number_of_persons">): number => {
	const persons = Number(values.number_of_persons);
	return Number.isInteger(persons) && persons >= PERSONS.min && persons <= PERSONS.max ? persons : PERSONS.initial;
};

/** What goes over the wire under the name it has in the form. */
const withoutNames = (values: SignUpValues) =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !(name in noNames))) as Omit<SignUpValues, NameField>;

export function toSignUp(values: SignUpValues): SignUp {
	const {
		number_of_persons,
		nonprofit_sector,
		nonprofit_commitment,
		nonprofit_weekly_commitment,
		idempotency_key,
		...same
	} = withoutNames(values);
	return {
		...same,
		number_of_persons: number_of_persons.trim() === "" ? Number.NaN : Number(number_of_persons),
		persons: OTHERS.filter((person) => person <= personsIn(values)).map((person) => ({
			first_name: values[`first_name_${person}`],
			last_name: values[`last_name_${person}`],
		})),
		nonprofit_sector: answer(nonprofit_sector),
		nonprofit_commitment: answer(nonprofit_commitment),
		nonprofit_weekly_commitment: answer(nonprofit_weekly_commitment),
		...(idempotency_key ? { idempotency_key } : {}),
	};
}

/** As the server takes it from a page without JavaScript. */
export const signUpForm = defineForm({
	schema: SignUp,
	initial,
	body: toSignUp,
	send: (api, body) => api.signUps.create({ body }),
});

/** How a form that was sent without JavaScript came back. */
/** PART-08: whether a refusal names the waiting list, although seats are free. */
export const leadsToWaiting = (message: string | undefined): boolean => message?.includes("Warteliste") ?? false;

export type SignUpAnswer = FormState<SignUpValues, { data: Booking }>;

/** What the page shows in place of the form; the address is the one that was typed, the answer holds none. */
export interface SignUpDone {
	booking: Booking;
	email: string;
}

export const signUpDone = ({ success, result, values }: Pick<SignUpAnswer, "success" | "result" | "values">) =>
	success && result ? ({ booking: result.data, email: values.email } satisfies SignUpDone) : null;

interface SignUpDate extends Pick<SeminarDate, "id"> {
	/** Begins before the right of withdrawal of somebody who signs up now has ended. */
	soon: boolean;
}

/** For one date; SIGN-08: without a price the questions must be answered. */
export const signUpFormFor = (seminar: Pick<Seminar, "id" | "price">, date: SignUpDate, key: string) => ({
	...signUpForm,
	schema: seminar.price === null ? FreeSignUp : date.soon ? EarlySignUp : SignUp,
	initial: {
		...initial,
		presence_seminar_id: String(seminar.id),
		presence_seminar_date_id: String(date.id),
		idempotency_key: key,
	},
});
