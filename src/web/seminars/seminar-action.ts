import { data } from "react-router";
import { answerForm } from "#browser/forms/definition.ts";
import { actWith } from "#web/api/context.ts";
import { type AlertAnswer, alertForm } from "#web/date-alerts/alert-definition.ts";
import { type SignUpAnswer, signUpForm } from "#web/sign-ups/sign-up-definition.ts";
import { type JoinAnswer, joinForm } from "#web/waiting-list/join-definition.ts";
import { FORM_NAME } from "./seminar-forms.ts";

/** How one of the forms came back. */
export interface SeminarAnswer {
	signUp?: SignUpAnswer;
	waiting?: JoinAnswer;
	alert?: AlertAnswer;
}

/** For those who sign up, wait or ask for a date without JavaScript. */
export const seminarAction = actWith(async (args) => {
	const answered = async <S extends { success: boolean }>(state: S, answer: (state: S) => SeminarAnswer) =>
		data(answer(state), state.success ? 200 : 422);
	switch (args.form.get(FORM_NAME)) {
		case "waiting":
			return answered(await answerForm(joinForm, args), (waiting) => ({ waiting }));
		case "alert":
			return answered(await answerForm(alertForm, args), (alert) => ({ alert }));
		default:
			return answered(await answerForm(signUpForm, args), (signUp) => ({ signUp }));
	}
});
