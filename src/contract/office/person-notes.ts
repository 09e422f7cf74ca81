import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";

export const NOTE_MAX_LENGTH = 1_000;

export const PersonNote = z.object({
	id: z.int(),
	text: z.string(),
	/** None when the account is gone. */
	by: z.nullable(z.string()),
	written_at: z.string(),
	/** When its words are not those of the beginning. */
	changed_at: z.nullable(z.string()),
	/** Whether this person may change it or take it away. */
	is_own: z.boolean(),
});
export type PersonNote = z.output<typeof PersonNote>;

const params = z.object({ id: field.id });
const body = z.object({ text: field.limitedText(NOTE_MAX_LENGTH) });

/** PERSON-06: whoever is noted gets to read it. */
export const personNotes = {
	write: officeEndpoint({
		method: "POST",
		path: "/office/person/:id/note",
		access: "people.write",
		audit: "note_written",
		summary: "Schreibt eine Notiz zu einer Person, die sie in der Auskunft zu lesen bekommt",
		params,
		body,
		response: single(PersonNote),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/person_note/:id",
		access: "people.write",
		audit: "note_changed",
		summary: "Ändert eine eigene Notiz",
		params,
		body,
		response: single(PersonNote),
	}),
	delete: officeEndpoint({
		method: "DELETE",
		path: "/office/person_note/:id",
		access: "people.write",
		audit: "note_deleted",
		summary: "Löscht eine eigene Notiz; einen Tag lang lässt sie sich zurückholen",
		params,
		response: single(PersonNote),
	}),
	restore: officeEndpoint({
		method: "POST",
		path: "/office/person_note/:id/restore",
		access: "people.write",
		audit: "note_restored",
		summary: "Holt eine gelöschte eigene Notiz zurück",
		params,
		response: single(PersonNote),
	}),
};
