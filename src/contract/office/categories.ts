import * as z from "zod/mini";
import { Category } from "#contract/catalogue.ts";
import * as field from "#contract/fields.ts";
import { paged, single } from "#contract/paging.ts";
import { officeEndpoint } from "./endpoint.ts";
import { edited, revision } from "./revision.ts";
import { Hanging, Into, Position } from "./sorting.ts";

const OfficeCategory = z.extend(Category, { hanging: Hanging, ...edited });
export type OfficeCategory = z.output<typeof OfficeCategory>;

export const CategoryInput = z.object({ name: field.requiredText });
export const CategoryChange = z.extend(CategoryInput, { revision });
export type CategoryChange = z.output<typeof CategoryChange>;

const params = z.object({ id: field.id });

export const categories = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/category",
		access: "content.read",
		summary: "Alle Kategorien in ihrer Reihenfolge und was an ihnen hängt",
		response: paged(OfficeCategory),
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/category",
		access: "content.publish",
		audit: "category_created",
		summary: "Legt eine Kategorie an; ihre Adresse kommt vom Namen",
		body: CategoryInput,
		response: single(OfficeCategory),
	}),
	change: officeEndpoint({
		method: "PUT",
		path: "/office/category/:id",
		access: "content.publish",
		audit: "category_changed",
		summary: "Benennt eine Kategorie um; ihre Adresse bleibt",
		refuses: ["changed_meanwhile"],
		params,
		body: CategoryChange,
		response: single(OfficeCategory),
	}),
	move: officeEndpoint({
		method: "PUT",
		path: "/office/category/:id/position",
		access: "content.publish",
		audit: "category_moved",
		summary: "Setzt eine Kategorie an eine andere Stelle der Reihenfolge",
		params,
		body: Position,
		response: paged(OfficeCategory),
	}),
	foreseeMerge: officeEndpoint({
		method: "GET",
		path: "/office/category/:id/merge",
		access: "content.publish",
		summary: "Was in eine andere Kategorie wandern würde",
		refuses: ["merge_itself"],
		params,
		query: Into,
		response: single(Hanging),
	}),
	merge: officeEndpoint({
		method: "POST",
		path: "/office/category/:id/merge",
		access: "content.publish",
		audit: "category_merged",
		summary: "Legt eine Kategorie mit einer anderen zusammen; sie selbst verschwindet",
		refuses: ["merge_itself"],
		params,
		body: Into,
		response: single(Hanging),
	}),
	remove: officeEndpoint({
		method: "DELETE",
		path: "/office/category/:id",
		access: "content.publish",
		audit: "category_removed",
		summary: "Löscht eine Kategorie an der nichts hängt",
		refuses: ["still_in_use"],
		params,
		response: paged(OfficeCategory),
	}),
};
