import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file, upload } from "#contract/files.ts";
import { HANDOUT_MAX_BYTES, HANDOUT_TYPE_NAMES } from "#contract/handouts.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

/** From when on it can be seen: at once, when the first session begins, when the last one is over. */
export const HANDOUT_MOMENTS = ["now", "begin", "end"] as const;
export type HandoutMoment = (typeof HANDOUT_MOMENTS)[number];
export const HANDOUT_MOMENT_WORDS: Record<HandoutMoment, string> = {
	now: "sofort",
	begin: "ab Beginn",
	end: "nach dem Termin",
};

const OfficeHandout = z.object({
	id: z.int(),
	name: z.string(),
	type: z.string(),
	bytes: z.int(),
	visible_from: z.string(),
	is_visible: z.boolean(),
});
export type OfficeHandout = z.output<typeof OfficeHandout>;

const NAME_MAX = 120;
const params = z.object({ id: field.id });
const moment = z.enum(HANDOUT_MOMENTS);
const own = { access: "seminars.write", params, response: single(z.array(OfficeHandout)) } as const;

export const handouts = {
	ofDate: officeEndpoint({
		...own,
		method: "GET",
		path: "/office/seminar_date/:id/handout",
		access: "seminars.read",
		summary: "Dateien für die Teilnehmenden eines Termins",
	}),
	add: officeEndpoint({
		...own,
		method: "POST",
		path: "/office/seminar_date/:id/handout",
		audit: "handout_added",
		summary: "Nimmt eine Datei für die Teilnehmenden auf; geprüft wird ihr Inhalt",
		refuses: ["file_kind_unknown", "body_too_large", "unsupported_media_type"],
		query: z.object({ name: field.limitedText(NAME_MAX), visible: moment }),
		body: upload({ types: HANDOUT_TYPE_NAMES, maxBytes: HANDOUT_MAX_BYTES }),
	}),
	change: officeEndpoint({
		...own,
		method: "PUT",
		path: "/office/handout/:id",
		audit: "handout_changed",
		summary: "Ändert wie eine Datei heißt und ab wann sie zu sehen ist",
		/** Without a moment it stays as it was. */
		body: z.object({ name: field.limitedText(NAME_MAX), visible: z.optional(moment) }),
	}),
	remove: officeEndpoint({
		...own,
		method: "DELETE",
		path: "/office/handout/:id",
		audit: "handout_removed",
		summary: "Entfernt eine Datei; einen Tag lang lässt sie sich zurückholen",
	}),
	restore: officeEndpoint({
		...own,
		method: "POST",
		path: "/office/handout/:id/restoration",
		audit: "handout_restored",
		summary: "Holt eine entfernte Datei zurück",
	}),
	file: officeEndpoint({
		method: "GET",
		path: "/office/handout/:id/file",
		access: "seminars.read",
		summary: "Eine Datei für die Teilnehmenden",
		params,
		response: file(...HANDOUT_TYPE_NAMES),
	}),
};
