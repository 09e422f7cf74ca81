import * as z from "zod/mini";
import { Category } from "#contract/catalogue.ts";
import * as field from "#contract/fields.ts";
import { paged, single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { edited, revision } from "./revision.ts";

const OfficeCategory = z.extend(Category, edited);
export type OfficeCategory = z.output<typeof OfficeCategory>;

export const CategoryChange = z.object({ name: field.requiredText, revision });
export type CategoryChange = z.output<typeof CategoryChange>;

export const categories = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/category",
		access: "content.read",
		summary: "Alle Kategorien",
		response: paged(OfficeCategory),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/category/:id",
		access: "content.publish",
		audit: "category_changed",
		summary: "Benennt eine Kategorie um; ihre Adresse bleibt",
		refuses: ["changed_meanwhile"],
		params: z.object({ id: field.id }),
		body: CategoryChange,
		response: single(OfficeCategory),
	}),
};
