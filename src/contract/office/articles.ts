import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { officeEndpoint } from "./endpoint.ts";
import { exported, exportQuery, LISTS, listed, listQuery } from "./listing.ts";
import { RowCategory } from "./offers.ts";
import { span } from "./span.ts";

export const ARTICLE_STATES = ["draft", "scheduled", "published", "unpublished"] as const;
export type ArticleState = (typeof ARTICLE_STATES)[number];

const OfficeArticle = z.object({
	id: z.int(),
	slug: z.string(),
	title: z.string(),
	image: z.string(),
	category: RowCategory,
	author: z.string(),
	state: z.enum(ARTICLE_STATES),
	/** When it appears by itself. */
	publish_at: z.nullable(z.string()),
	/** What is written differs from what visitors see. */
	has_changes: z.boolean(),
	/** The day that stands on it. */
	date: z.string(),
	updated_at: z.string(),
});
export type OfficeArticle = z.output<typeof OfficeArticle>;

const LISTING = {
	sorts: ["at", "title", "changed"],
	sort: "-at",
	filters: {
		category: z.optional(field.id),
		author: z.optional(field.id),
		state: z.optional(z.enum(ARTICLE_STATES)),
		...span,
	},
} as const;

const ArticlesQuery = listQuery(LISTING);
export type ArticlesQuery = z.output<typeof ArticlesQuery>;
const ArticlesExport = exportQuery(LISTING);

const { access } = LISTS.articles;

export const articles = {
	list: officeEndpoint({
		method: "GET",
		path: "/office/article",
		access,
		summary: "Alle Artikel, auch die nicht veröffentlichten; Autorinnen sehen ihre eigenen",
		query: ArticlesQuery,
		response: listed(OfficeArticle),
	}),
	export: officeEndpoint({
		method: "GET",
		path: "/office/article/export",
		access,
		summary: "Die gefilterten Artikel als Datei",
		query: ArticlesExport,
		response: exported,
	}),
};
