import * as z from "zod/mini";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

const Choice = z.object({ id: z.int(), name: z.string() });
export type Choice = z.output<typeof Choice>;

/** By whom and by what lists are filtered, each by name. */
export const Choices = z.object({
	categories: z.array(Choice),
	lecturers: z.array(Choice),
	/** The town first. */
	places: z.array(Choice),
	/** Who has written an article. */
	authors: z.array(Choice),
});
export type Choices = z.output<typeof Choices>;

export const choices = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/choices",
		access: "desk.see",
		summary: "Wonach Listen gefiltert werden: Kategorien, Dozierende, Orte, Autorinnen",
		response: single(Choices),
	}),
};
