import type { Choices } from "#contract/office/choices.ts";
import { officeApi } from "../api.ts";
import type { Known as KnownPicture } from "../library/picture-field.tsx";

/** What the fields of a seminar or a video course offer to choose from. */
export interface Known {
	choices: Choices;
	pictures: readonly KnownPicture[];
}

export async function loadKnown(): Promise<Known> {
	const [choices, pictures] = await Promise.all([
		officeApi.choices.get(),
		officeApi.pictures.list({ query: { kind: "scenes" } }),
	]);
	return { choices: choices.data, pictures: pictures.data };
}
