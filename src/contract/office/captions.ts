import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { upload } from "#contract/files.ts";
import { single } from "#contract/paging.ts";
import { FILM_PLACES } from "./course-writing.ts";
import { officeEndpoint } from "./endpoint.ts";

/** What is shown from when to when, in lines as on the picture. */
const Caption = z.object({ start_seconds: z.number(), end_seconds: z.number(), text: z.string() });
export type Caption = z.output<typeof Caption>;

const CourseCaptions = z.object({
	/** Another one whenever they are written anew; 0 while there are none. */
	revision: z.int(),
	captions: z.array(Caption),
});
export type CourseCaptions = z.output<typeof CourseCaptions>;

export const CAPTIONS_TYPE = "text/vtt";
export const CAPTIONS_MAX_BYTES = 2 * 1024 * 1024;

const params = z.object({ id: field.id, place: z.enum(FILM_PLACES) });
const response = single(CourseCaptions);

export const courseCaptions = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/course/:id/captions/:place",
		access: "content.read",
		summary: "Die Untertitel eines Films, Zeile für Zeile",
		params,
		response,
	}),
	put: officeEndpoint({
		method: "PUT",
		path: "/office/course/:id/captions/:place",
		access: "courses.write",
		audit: "course_captions_set",
		summary: "Schreibt die Untertitel eines Films neu, aus einer WebVTT-Datei; sie wird geprüft",
		refuses: ["changed_meanwhile", "body_too_large", "unsupported_media_type"],
		params,
		query: z.object({ revision: field.idOrNone, name: z.optional(field.limitedText(200)) }),
		body: upload({ types: [CAPTIONS_TYPE], maxBytes: CAPTIONS_MAX_BYTES }),
		response,
	}),
};
