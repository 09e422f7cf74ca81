import type { FormState } from "#browser/forms/form-state.ts";
import { DateAlertRequest } from "#contract/date-alerts.ts";
import { defineForm } from "#web/forms/form.ts";

const initial = { presence_seminar_id: "", email: "", website: "" };

export const alertForm = defineForm({
	schema: DateAlertRequest,
	initial,
	body: (values) => values,
	send: (api, body) => api.dateAlerts.request({ body }),
});

export const alertFormFor = (seminarId: number) => ({
	...alertForm,
	initial: { ...initial, presence_seminar_id: String(seminarId) },
});

/** How a form that was sent without JavaScript came back. */
export type AlertAnswer = FormState<typeof initial, { data: { state: "requested" } }>;

/** The address, once it was sent. */
export const alertDone = ({ success, values }: Pick<AlertAnswer, "success" | "values">): string | null =>
	success ? values.email : null;
