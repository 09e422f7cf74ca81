import { officeApi } from "../api.ts";
import type { Known } from "./course-fields.tsx";

/** What the fields of a course offer to choose from. */
export async function loadKnown(): Promise<Known> {
	const [choices, pictures] = await Promise.all([
		officeApi.choices.get(),
		officeApi.pictures.list({ query: { kind: "scenes" } }),
	]);
	return { choices: choices.data, pictures: pictures.data };
}
