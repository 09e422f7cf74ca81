import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { paged, single } from "#contract/paging.ts";
import { Place } from "#contract/places.ts";
import { officeEndpoint } from "./endpoint.ts";
import { edited, revision } from "./revision.ts";

const OfficePlace = z.extend(Place, {
	/** Whether it can still be chosen. */
	is_active: z.boolean(),
	seminars: z.int(),
	/** Those at this place alone, apart from their seminar. */
	dates: z.int(),
	...edited,
});
export type OfficePlace = z.output<typeof OfficePlace>;

const LINES_MAX = 2_000;
const lines = z.nullable(
	z.string().check(z.overwrite(field.cleanedLines), z.trim(), z.maxLength(LINES_MAX, `Höchstens ${LINES_MAX} Zeichen`)),
);
const MAP = "Bitte eine Adresse mit https:// angeben";

export const PlaceInput = z.object({
	name: field.limitedText(120),
	street: z.nullable(field.text(120)),
	postcode: z.nullable(field.postcode),
	city: z.nullable(field.text(80)),
	directions: lines,
	step_free: z.nullable(z.boolean()),
	step_free_note: lines,
	map_url: z.nullable(z.url({ protocol: /^https$/, error: MAP })),
	is_active: z.boolean(),
});
export type PlaceInput = z.output<typeof PlaceInput>;

const params = z.object({ id: field.id });

export const places = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/place",
		access: "seminars.read",
		summary: "Alle Orte auch die nicht mehr zur Wahl stehen",
		response: paged(OfficePlace),
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/place",
		access: "seminars.write",
		audit: "place_created",
		summary: "Legt einen Ort an",
		body: PlaceInput,
		response: single(OfficePlace),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/place/:id",
		access: "seminars.write",
		audit: "place_changed",
		summary: "Ändert einen Ort auf der Website und in künftigen Briefen",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(PlaceInput, { revision }),
		response: single(OfficePlace),
	}),
	remove: officeEndpoint({
		method: "DELETE",
		path: "/office/place/:id",
		access: "seminars.write",
		audit: "place_removed",
		summary: "Löscht einen Ort an dem nie etwas war",
		refuses: ["place_in_use"],
		params,
		response: paged(OfficePlace),
	}),
};
