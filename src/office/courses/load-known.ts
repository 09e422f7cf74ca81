import { officeApi } from "../api.ts";
import { mayNow } from "../session/colleague.ts";
import type { Known } from "./course-fields.tsx";

/** What the fields of a course offer to choose from. */
export async function loadKnown(): Promise<Known> {
	const [choices, pictures] = await Promise.all([
		officeApi.choices.get(),
		(await mayNow("seminars.texts")) ? officeApi.seminarTexts.pictures() : { data: [] },
	]);
	return { choices: choices.data, pictures: pictures.data };
}
