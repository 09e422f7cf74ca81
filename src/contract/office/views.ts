import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { LIST_NAMES } from "./listing.ts";
import { revision } from "./revision.ts";

const list = z.enum(LIST_NAMES);
const VIEW_NAME_MAX_LENGTH = 60;
const name = field.limitedText(VIEW_NAME_MAX_LENGTH);
const LONGEST_QUERY = 2_000;

/** What stands behind the question mark of the list's address. */
const query = z
	.string(field.REQUIRED)
	.check(z.maxLength(LONGEST_QUERY, field.INVALID_VALUE), z.regex(/^[\w%&=+.*~-]*$/, field.INVALID_VALUE));

export const SavedView = z.object({
	id: z.int(),
	list,
	name: z.string(),
	query: z.string(),
	/** For all who may see the list, or for its maker alone. */
	shared: z.boolean(),
	revision,
});
export type SavedView = z.output<typeof SavedView>;

const NewView = z.object({ list, name, query, shared: z.boolean() });
export type NewView = z.output<typeof NewView>;
const ViewChange = z.object({ name, revision });
export type ViewChange = z.output<typeof ViewChange>;

const params = z.object({ id: field.id });

/** Whoever may see a list may keep views of it: the list's own right is asked by the service. */
export const views = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/view",
		access: "desk.see",
		summary: "Die eigenen und die gemeinsamen Ansichten einer Liste",
		query: z.object({ list }),
		response: z.object({ data: z.array(SavedView) }),
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/view",
		access: "desk.see",
		audit: "view_saved",
		summary: "Sichert Filter und Sortierung einer Liste unter einem Namen",
		body: NewView,
		response: single(SavedView),
	}),
	rename: officeEndpoint({
		method: "PUT",
		path: "/office/view/:id",
		access: "desk.see",
		audit: "view_renamed",
		summary: "Gibt einer Ansicht einen anderen Namen",
		refuses: ["changed_meanwhile"],
		params,
		body: ViewChange,
		response: single(SavedView),
	}),
	delete: officeEndpoint({
		method: "DELETE",
		path: "/office/view/:id",
		access: "desk.see",
		audit: "view_deleted",
		summary: "Löscht eine Ansicht; die Liste bleibt",
		params,
		response: single(SavedView),
	}),
};
