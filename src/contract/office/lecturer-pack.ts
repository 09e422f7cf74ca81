import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { Consequences } from "./consequences.ts";
import { officeEndpoint } from "./endpoint.ts";

const LecturerPack = z.object({
	lecturer: z.string(),
	/** Where it goes; nowhere as long as nobody of the team is this lecturer. */
	to: z.array(z.string()),
	/** What is in it. */
	persons: z.int(),
	lists: z.int(),
	handouts: z.int(),
	is_online: z.boolean(),
	has_join_link: z.boolean(),
	cancelled: z.boolean(),
	/** When it was sent last. */
	sent_at: z.nullable(z.string()),
});
export type LecturerPack = z.output<typeof LecturerPack>;

const params = z.object({ id: field.id });
const refuses = ["lecturer_without_mail", "date_cancelled"] as const;

export const lecturerPack = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/lecturer_pack",
		access: "bookings.read",
		summary: "Was der Dozent oder die Dozentin zu einem Termin bekommt und wann zuletzt",
		params,
		response: single(LecturerPack),
	}),
	foresee: officeEndpoint({
		method: "GET",
		path: "/office/seminar_date/:id/lecturer_pack/outlook",
		access: "bookings.write",
		summary: "Der Brief an den Dozenten oder die Dozentin bevor er hinausgeht",
		refuses: [...refuses],
		params,
		response: single(Consequences),
	}),
	send: officeEndpoint({
		method: "POST",
		path: "/office/seminar_date/:id/lecturer_pack",
		access: "bookings.write",
		audit: "lecturer_pack_sent",
		summary: "Schickt dem Dozenten oder der Dozentin Teilnahmeliste und alles zum Termin",
		refuses: [...refuses],
		params,
		response: single(LecturerPack),
	}),
};
