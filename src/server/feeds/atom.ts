import { paths } from "#contract/paths.ts";
import type { Provider } from "#contract/site.ts";
import { type Element, element, xmlDocument } from "#server/xml.ts";

export interface FeedEntry {
	id: number;
	title: string;
	path: string;
	/** ISO 8601: when it was published, and changed since. */
	published: string;
	updated: string;
	author?: string;
	category?: { slug: string; name: string };
	summary: string;
	/** Sanitised HTML. */
	content: string;
}

interface Feed {
	/** Stands in its ids, which outlive a new address: they are made of what never changes. */
	name: string;
	title: string;
	subtitle: string;
	/** Where it is, and the page that shows the same. */
	self: string;
	page: string;
	entries: readonly FeedEntry[];
	provider: Pick<Provider, "name">;
	publicUrl: string;
}

/** Readers show the text far from the site, where a path alone leads nowhere. */
const withAbsoluteLinks = (html: string, page: string): string =>
	html.replace(/(<(?:a|img)\b[^>]*\b(?:href|src)=")([^"]*)"/g, (whole, start: string, target: string) =>
		URL.canParse(target, page) ? `${start}${new URL(target, page).href}"` : whole,
	);

function entryElement(entry: FeedEntry, tag: (name: string) => string, { name, publicUrl }: Feed): Element {
	const page = new URL(entry.path, publicUrl).href;
	const { author, category } = entry;
	return element("entry", [
		element("id", tag(`${name}/${entry.id}`)),
		element("title", entry.title),
		element("link", "", { rel: "alternate", type: "text/html", href: page }),
		element("published", entry.published),
		element("updated", entry.updated),
		...(author ? [element("author", [element("name", author)])] : []),
		...(category ? [element("category", "", { term: category.slug, label: category.name })] : []),
		element("summary", entry.summary),
		element("content", withAbsoluteLinks(entry.content, page), { type: "html" }),
	]);
}

const newest = (entries: readonly FeedEntry[]): string =>
	entries.reduce(
		(latest, { updated }) => (Date.parse(updated) > Date.parse(latest) ? updated : latest),
		"2012-01-01T00:00:00+01:00",
	);

export function atomFeed(feed: Feed): string {
	const { publicUrl, provider, entries } = feed;
	const absolute = (path: string) => new URL(path, publicUrl).href;
	const tag = (name: string) => `tag:${new URL(publicUrl).hostname},2012:${name}`;
	const root = element(
		"feed",
		[
			element("id", tag(feed.name)),
			element("title", `${feed.title} – ${provider.name}`),
			element("subtitle", feed.subtitle),
			element("updated", newest(entries)),
			element("author", [element("name", provider.name), element("uri", absolute(paths.home))]),
			element("link", "", { rel: "self", type: "application/atom+xml", href: absolute(feed.self) }),
			element("link", "", { rel: "alternate", type: "text/html", href: absolute(feed.page) }),
			element("icon", absolute("/icon-192.png")),
			...entries.map((entry) => entryElement(entry, tag, feed)),
		],
		{ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "de" },
	);
	return xmlDocument(root);
}
