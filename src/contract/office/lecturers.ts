import * as z from "zod/mini";
import { Category, Lecturer } from "#contract/catalogue.ts";
import * as field from "#contract/fields.ts";
import { paged, single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { edited, revision } from "./revision.ts";
import { Hanging, Into, Position } from "./sorting.ts";

const OfficeLecturer = z.extend(Lecturer, {
	hanging: Hanging,
	/** In which they offer something now. */
	categories: z.array(Category),
	/** When the next date of theirs begins. */
	next_date: z.nullable(z.string()),
	...edited,
});
export type OfficeLecturer = z.output<typeof OfficeLecturer>;

export const LecturerInput = z.object({
	name: field.requiredText,
	role: field.limitedText(120),
	image: field.requiredText,
	description: field.requiredLongText,
});
export type LecturerInput = z.output<typeof LecturerInput>;

const params = z.object({ id: field.id });

export const lecturers = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/lecturer",
		access: "content.read",
		summary: "Alle Dozierenden in ihrer Reihenfolge und was an ihnen hängt",
		response: paged(OfficeLecturer),
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/lecturer",
		access: "content.publish",
		audit: "lecturer_created",
		summary: "Legt eine Person an; ihre Adresse kommt vom Namen",
		body: LecturerInput,
		response: single(OfficeLecturer),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/lecturer/:id",
		access: "content.publish",
		audit: "lecturer_changed",
		summary: "Ändert was von einer Person zu lesen ist; ihre Adresse bleibt",
		refuses: ["changed_meanwhile"],
		params,
		body: z.extend(LecturerInput, { revision }),
		response: single(OfficeLecturer),
	}),
	move: officeEndpoint({
		method: "PUT",
		path: "/office/lecturer/:id/position",
		access: "content.publish",
		audit: "lecturer_moved",
		summary: "Setzt eine Person an eine andere Stelle der Reihenfolge",
		params,
		body: Position,
		response: paged(OfficeLecturer),
	}),
	foreseeMerge: officeEndpoint({
		method: "GET",
		path: "/office/lecturer/:id/merge",
		access: "content.publish",
		summary: "Was zu einer anderen Person wandern würde",
		refuses: ["merge_itself"],
		params,
		query: Into,
		response: single(Hanging),
	}),
	merge: officeEndpoint({
		method: "POST",
		path: "/office/lecturer/:id/merge",
		access: "content.publish",
		audit: "lecturer_merged",
		summary: "Legt zwei Einträge zusammen; die Adresse des einen führt danach zum anderen",
		refuses: ["merge_itself"],
		params,
		body: Into,
		response: single(Hanging),
	}),
	remove: officeEndpoint({
		method: "DELETE",
		path: "/office/lecturer/:id",
		access: "content.publish",
		audit: "lecturer_removed",
		summary: "Löscht eine Person an der nichts hängt",
		refuses: ["still_in_use"],
		params,
		response: paged(OfficeLecturer),
	}),
};
