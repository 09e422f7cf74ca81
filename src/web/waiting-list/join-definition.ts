import type { FormState } from "#browser/forms/form-state.ts";
import { PERSONS } from "#contract/constants.ts";
import { type WaitingAnswer, WaitingRequest } from "#contract/waiting-list.ts";
import { defineForm } from "#web/forms/form.ts";

const initial = {
	presence_seminar_id: "",
	presence_seminar_date_id: "",
	name: "",
	email: "",
	number_of_persons: String(PERSONS.initial),
	fewer_welcome: false,
	website: "",
};

type JoinValues = typeof initial;

export const joinForm = defineForm({
	schema: WaitingRequest,
	initial,
	body: ({ number_of_persons, ...values }) => ({
		...values,
		number_of_persons: number_of_persons.trim() === "" ? Number.NaN : Number(number_of_persons),
	}),
	send: (api, body) => api.waitingList.join({ body }),
});

export const joinFormFor = (seminarId: number, dateId: number) => ({
	...joinForm,
	initial: { ...initial, presence_seminar_id: String(seminarId), presence_seminar_date_id: String(dateId) },
});

/** How a form that was sent without JavaScript came back. */
export type JoinAnswer = FormState<JoinValues, { data: WaitingAnswer }>;

/** What the page shows in place of the form. */
export interface JoinDone {
	email: string;
	persons: number;
	fewer: boolean;
	/** How many wait besides. */
	others: number;
}

export const joinDone = ({ success, result, values }: Pick<JoinAnswer, "success" | "result" | "values">) =>
	success && result
		? ({
				email: values.email,
				persons: Number(values.number_of_persons),
				fewer: values.fewer_welcome && Number(values.number_of_persons) > 1,
				others: result.data.others,
			} satisfies JoinDone)
		: null;
