import { data } from "react-router";
import { actWith } from "#web/api/context.ts";
import { answerForm, type FormDefinition } from "./definition.ts";
import type { Values } from "./form-state.ts";

/** A page's `action` for one form; the page hands `useActionData()` to `useForm`. */
export const formAction = <V extends Values, B, R>(definition: FormDefinition<V, B, R>) =>
	actWith(async (args) => {
		const state = await answerForm(definition, args);
		return data(state, state.success ? 200 : 422);
	});
