import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { single } from "#contract/paging.ts";
import { ARTICLE_STATES } from "./articles.ts";
import { officeEndpoint } from "./endpoint.ts";
import { localTime } from "./local-time.ts";
import { richText, slug } from "./page-fields.ts";

/** A search engine shows about as many signs. */
export const SEARCH_TITLE_LENGTH = 60;
export const SEARCH_TEXT_LENGTH = 155;
/** So long a link to the preview works. */
export const PREVIEW_DAYS = 7;

/** What is written of an article. It may be unfinished: what must be there is asked for when it is published. */
export const ArticleDraft = z.object({
	title: field.text(120),
	slug,
	teaser_text: field.text(400),
	content: richText,
	/** For search engines; empty means the lead. */
	description: field.text(300),
	category_id: field.chosenId,
	lecturer_id: z.nullable(field.id),
	/** Who wrote it. */
	user_id: field.chosenId,
	image: field.text(300),
	image_alt: field.text(300),
});
export type ArticleDraft = z.output<typeof ArticleDraft>;

/** Counts every save of an article: whoever saves names the one they have seen. */
const number = z.int().check(z.gte(1));
const moment = z.nullable(localTime);

const REVISION_KINDS = ["draft", "published", "restored"] as const;
export type RevisionKind = (typeof REVISION_KINDS)[number];

const Revision = z.object({
	number,
	kind: z.enum(REVISION_KINDS),
	/** Who has written it. */
	by: z.string(),
	at: z.string(),
	/** How many words came and went since the one before. */
	added: z.int(),
	removed: z.int(),
	/** What visitors see now, and what they will see at the planned moment. */
	is_live: z.boolean(),
	is_planned: z.boolean(),
});
export type Revision = z.output<typeof Revision>;

const WrittenArticle = z.object({
	id: z.int(),
	draft: ArticleDraft,
	number,
	saved_at: z.string(),
	saved_by: z.string(),
	state: z.enum(ARTICLE_STATES),
	/** What is written differs from what visitors see. */
	has_changes: z.boolean(),
	/** Where visitors find it, while they do. */
	public_slug: z.nullable(z.string()),
	/** When it was published first. */
	published_at: z.nullable(z.string()),
	/** When which version is published by itself. */
	publish_at: z.nullable(z.string()),
	planned_number: z.nullable(number),
	ends_at: z.nullable(z.string()),
	/** Who may stand as its author. */
	authors: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type WrittenArticle = z.output<typeof WrittenArticle>;

/** A sentence on something that should be looked at; nothing is published while one stands in the way. */
const Finding = z.object({
	kind: z.enum(["missing", "picture", "heading", "link", "sentence"]),
	text: z.string(),
	is_forced: z.boolean(),
});
export type Finding = z.output<typeof Finding>;

const Presence = z.object({
	/** Those who have it open too. */
	others: z.array(z.object({ name: z.string(), is_writing: z.boolean() })),
	/** The save that stands now. */
	number,
	saved_by: z.string(),
});
export type Presence = z.output<typeof Presence>;

const params = z.object({ id: field.id });
const revisionParams = z.object({ id: field.id, number: field.id });
const response = single(WrittenArticle);
const refuses = ["changed_meanwhile"] as const;

export const articleTexts = {
	get: officeEndpoint({
		method: "GET",
		path: "/office/article/:id",
		access: "articles.read",
		summary: "Ein Artikel, wie er gerade geschrieben steht, auch als Entwurf",
		params,
		response,
	}),
	create: officeEndpoint({
		method: "POST",
		path: "/office/article",
		access: "content.write",
		audit: "article_created",
		summary: "Legt einen Artikel als Entwurf an",
		body: z.object({ title: field.limitedText(120), category_id: field.chosenId }),
		response,
	}),
	save: officeEndpoint({
		method: "PUT",
		path: "/office/article/:id/draft",
		access: "content.write",
		audit: "article_written",
		summary: "Sichert, was geschrieben ist; Besucher sehen es erst nach dem Veröffentlichen",
		refuses,
		params,
		body: z.extend(ArticleDraft, { number }),
		response,
	}),
	publish: officeEndpoint({
		method: "POST",
		path: "/office/article/:id/publish",
		access: "content.publish",
		audit: "article_published",
		summary: "Veröffentlicht einen Artikel, jetzt oder zu einem Zeitpunkt",
		refuses,
		params,
		body: z.object({ number, at: moment, ends_at: moment }),
		response,
	}),
	end: officeEndpoint({
		method: "PUT",
		path: "/office/article/:id/end",
		access: "content.publish",
		audit: "article_end_changed",
		summary: "Legt fest, wann ein Artikel von der Website geht, oder dass er bleibt",
		params,
		body: z.object({ ends_at: moment }),
		response,
	}),
	unplan: officeEndpoint({
		method: "DELETE",
		path: "/office/article/:id/plan",
		access: "content.publish",
		audit: "article_unplanned",
		summary: "Nimmt ein geplantes Veröffentlichen zurück",
		params,
		response,
	}),
	unpublish: officeEndpoint({
		method: "POST",
		path: "/office/article/:id/unpublish",
		access: "content.publish",
		audit: "article_unpublished",
		summary: "Nimmt einen Artikel von der Website",
		params,
		response,
	}),
	checks: officeEndpoint({
		method: "GET",
		path: "/office/article/:id/checks",
		access: "articles.read",
		summary: "Was vor dem Veröffentlichen auffällt",
		params,
		response: z.object({ data: z.array(Finding) }),
	}),
	revisions: officeEndpoint({
		method: "GET",
		path: "/office/article/:id/revision",
		access: "articles.read",
		summary: "Die Fassungen eines Artikels, die neueste zuerst",
		params,
		response: z.object({ data: z.array(Revision) }),
	}),
	revision: officeEndpoint({
		method: "GET",
		path: "/office/article/:id/revision/:number",
		access: "articles.read",
		summary: "Eine Fassung eines Artikels",
		params: revisionParams,
		response: single(ArticleDraft),
	}),
	restore: officeEndpoint({
		method: "POST",
		path: "/office/article/:id/revision/:number/restore",
		access: "content.write",
		audit: "article_restored",
		summary: "Macht eine frühere Fassung zum Entwurf; die jetzige bleibt erhalten",
		refuses,
		params: revisionParams,
		body: z.object({ number }),
		response,
	}),
	presence: officeEndpoint({
		method: "POST",
		path: "/office/article/:id/presence",
		access: "content.write",
		log: "none",
		summary: "Sagt, dass jemand den Artikel offen hat, und wer noch",
		params,
		body: z.object({ is_writing: z.boolean() }),
		response: single(Presence),
	}),
	share: officeEndpoint({
		method: "POST",
		path: "/office/article/:id/preview_link",
		access: "content.write",
		audit: "article_shared",
		summary: "Macht einen geheimen Link zur Vorschau, der sieben Tage gilt",
		params,
		response: single(z.object({ path: z.string(), expires_at: z.string() })),
	}),
};
