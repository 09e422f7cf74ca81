import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { IssueLine, NewsletterIssue } from "#contract/newsletter.ts";
import { paths } from "#contract/paths.ts";
import { storedHtml } from "#server/content/html.ts";
import type { Db } from "#server/db/client.ts";
import { atomFeed } from "#server/feeds/atom.ts";
import type { SitemapEntry } from "#server/feeds/sitemap.ts";
import { type Html, html } from "#server/html.ts";
import type { Block, Run } from "#server/outbox/blocks.ts";
import type { Sender } from "#server/outbox/letter.ts";
import * as store from "./store.ts";

const link = (label: string, url: string): Html => html`<a href="${url}">${label}</a>`;
const runs = (line: readonly Run[]): Html[] =>
	line.map(({ text, url, strong }) => {
		const words = url ? link(text, url) : html`${text}`;
		return strong ? html`<strong>${words}</strong>` : words;
	});

/** Pictures are the house's own; a page shows them from where it stands itself, in all their sizes. */
const pathOf = (url: string): string => new URL(url).pathname.replace(/-\d+\.webp$/, "-1280.webp");

/** A part of a letter as part of a page; what only letters need is left out. */
function shown(block: Block): Html {
	switch (block.kind) {
		case "heading":
			return html`<h2>${block.text}</h2>`;
		case "text":
			return html`<p>${block.text}</p>`;
		case "paragraph":
			return html`${block.lines.map((line) => html`<p>${runs(line)}</p>`)}`;
		case "list":
			return html`<ul>${block.items.map((item) => html`<li>${runs(item)}</li>`)}</ul>`;
		case "card":
			return html`<h3>${block.title}</h3><p>${block.note}</p><p>${link(block.label, block.url)}</p>`;
		case "date":
			return html`<h3>${block.title}</h3><p>${block.lines.join(" · ")}</p>${block.link ? html`<p>${link(block.link.label, block.link.url)}</p>` : ""}`;
		case "button":
			return html`<p>${link(block.label, block.url)}</p>`;
		case "picture":
			return html`<figure><img src="${pathOf(block.url)}" alt="${block.alt}"></figure>${block.link ? html`<p>${link(block.alt || "Mehr dazu", block.link)}</p>` : ""}`;
		default:
			return html``;
	}
}

interface Parts {
	db: Db;
	sender: Sender;
}

type Archived = Awaited<ReturnType<typeof store.findArchived>>[number];

/** NEWS-06: newsletters that have a public page. */
export function createCampaignArchive({ db, sender }: Parts) {
	/** Links lead to our own pages without the number that counts visits out of letters. */
	const asPage = (blocks: readonly Block[]): string =>
		storedHtml(blocks.map((block) => shown(block).text).join(""))
			.replaceAll(`href="${sender.publicUrl}/`, 'href="/')
			.replace(/([?&]|&amp;)nl=\d+(?=["#])/g, "");

	const lineOf = ({ id, letter, started_at }: Archived): IssueLine => ({
		id,
		title: letter?.subject ?? "",
		lead: letter?.preheader ?? "",
		date: berlinIso(started_at as Date),
	});
	const issueOf = (row: Archived): NewsletterIssue => ({ ...lineOf(row), html: asPage(row.letter?.blocks ?? []) });

	return {
		issues: async (): Promise<IssueLine[]> => (await store.findArchived(db)).map(lineOf),

		async issue(id: number): Promise<NewsletterIssue> {
			const [row] = await store.findArchived(db, id);
			if (!row) throw refuse("not_found");
			return issueOf(row);
		},

		/** Where their pages stand, and since when. */
		pages: async (): Promise<SitemapEntry[]> =>
			(await store.findArchived(db)).map(({ id, started_at }) => ({
				path: paths.newsletterIssue(id),
				changed: berlinIso(started_at as Date),
			})),

		feed: async (): Promise<string> =>
			atomFeed({
				name: "newsletter",
				title: "Newsletter",
				subtitle: "Was wir schreiben, zum Nachlesen",
				self: paths.newsletterFeed,
				page: paths.newsletterArchive,
				entries: (await store.findArchived(db)).map(issueOf).map(({ id, title, lead, date, html: content }) => ({
					...{ id, title, content, path: paths.newsletterIssue(id) },
					...{ published: date, updated: date, summary: lead },
				})),
				provider: sender.provider,
				publicUrl: sender.publicUrl,
			}),
	};
}

export type CampaignArchive = ReturnType<typeof createCampaignArchive>;
