import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import * as field from "./fields.ts";
import { single } from "./paging.ts";

/** Where a seminar in person takes place. What is null is not known. */
export const Place = z.object({
	id: z.int(),
	name: z.string(),
	street: z.nullable(z.string()),
	postcode: z.nullable(z.string()),
	city: z.nullable(z.string()),
	/** How to get there, one way in each line. */
	directions: z.nullable(z.string()),
	step_free: z.nullable(z.boolean()),
	/** More about it, one thing in each line. */
	step_free_note: z.nullable(z.string()),
	/** A map elsewhere, to be opened by a click: no map is loaded. */
	map_url: z.nullable(z.string()),
});
export type Place = z.output<typeof Place>;

/** "Lindenweg 4, 04315 Leipzig" */
export const streetLine = ({ street, postcode, city }: Omit<Place, "id">): string =>
	[street, [postcode, city].filter(Boolean).join(" ")].filter(Boolean).join(", ");

/** "Kastanienhof, Raum 2, Lindenweg 4, 04315 Leipzig" */
export const addressLine = (place: Place, room: string | null): string =>
	[place.name, room, streetLine(place)].filter(Boolean).join(", ");

/** What several lines of text say, one by one. */
export const linesOf = (text: string | null): string[] =>
	(text ?? "")
		.split("\n")
		.map((line) => line.trim())
		.filter(Boolean);

/** Whether one gets in without steps, in words: nobody guesses what is not known. */
export const stepFreeText = ({ step_free }: Pick<Place, "step_free">): string | null =>
	step_free === null ? null : step_free ? "Ohne Stufen erreichbar" : "Nicht ohne Stufen erreichbar";

export const places = {
	get: endpoint({
		method: "GET",
		path: "/place/:id",
		access: "public",
		cache: "content",
		summary: "Ein Ort mit Adresse, Anfahrt und Zugang",
		params: z.object({ id: field.id }),
		response: single(Place),
	}),
};
