import { data } from "react-router";
import { answerForm, type FormDefinition } from "#browser/forms/definition.ts";
import type { FormState, Values } from "#browser/forms/form-state.ts";
import * as forms from "#browser/forms/use-form.ts";
import type { Api } from "#contract/api.ts";
import { actWith } from "#web/api/context.ts";
import { api } from "#web/api/site-api.ts";

/** A form of the site, told once for screen, browser and server. */
export const defineForm = <V extends Values, B, R>(definition: FormDefinition<Api, V, B, R>) => definition;

/** `answer` is the state in which a form sent without JavaScript came back. */
export const useForm = <V extends Values, B, R>(
	definition: FormDefinition<Api, V, B, R>,
	answer?: FormState<V, R> | undefined,
) => forms.useForm(api, definition, answer);

/** A page's `action` for one form; the page hands `useActionData()` to `useForm`. */
export const formAction = <V extends Values, B, R>(definition: FormDefinition<Api, V, B, R>) =>
	actWith(async (args) => {
		const state = await answerForm(definition, args);
		return data(state, state.success ? 200 : 422);
	});
