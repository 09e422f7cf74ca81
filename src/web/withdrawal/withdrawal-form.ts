import { data } from "react-router";
import { answerForm, errorsOf, readValues } from "#browser/forms/definition.ts";
import { type FormState, reduce, startState } from "#browser/forms/form-state.ts";
import { Withdrawal } from "#contract/withdrawal.ts";
import type { ActArgs } from "#web/api/context.ts";
import { defineForm } from "#web/forms/form.ts";

export const withdrawalForm = defineForm({
	schema: Withdrawal,
	initial: { name: "", contract: "", email: "", website: "" },
	body: (values) => values,
	send: (api, body) => api.withdrawal.declare({ body }),
});

export type WithdrawalValues = typeof withdrawalForm.initial;

export const factsOf = ({ name, contract, email }: Pick<WithdrawalValues, "name" | "contract" | "email">) =>
	[
		["Name", name],
		["Vertrag", contract],
		["E-Mail", email],
	] as const;

type Receipt = Awaited<ReturnType<typeof withdrawalForm.send>>;

/** The name and the values of the buttons, which tell the server what a form sent without JavaScript asks for. */
export const STEP = "step";
export type Step = "fields" | "review" | "declare";

export interface WithdrawalAnswer {
	step: Step;
	form: FormState<WithdrawalValues, Receipt>;
}

/** One step without JavaScript. What was entered travels in the form itself: neither in the address nor in a session. */
export async function takeStep({ api, form }: Pick<ActArgs, "api" | "form">) {
	const step = form.get(STEP) as Step | null;
	const entered = startState<WithdrawalValues, Receipt>(readValues(withdrawalForm.initial, form));
	const answer = (state: WithdrawalAnswer["form"], ok: boolean) =>
		data<WithdrawalAnswer>({ step: step ?? "review", form: state }, ok ? 200 : 422);
	if (step === "fields") return answer(entered, true);
	if (step === "declare") {
		const declared = await answerForm(withdrawalForm, { api, form });
		return answer(declared, declared.success);
	}
	const isValid = Object.keys(errorsOf(withdrawalForm, entered.values)).length === 0;
	return answer(isValid ? entered : reduce(entered, { type: "clicked" }), isValid);
}
