import type { ArticleTeaser } from "#contract/articles.ts";
import { SOCIAL_IMAGE, socialImage } from "#contract/images.ts";
import { paths } from "#contract/paths.ts";
import type { Provider } from "#contract/site.ts";
import { type Element, element, escapeXml, xmlDocument } from "#server/xml.ts";

interface FeedArticle extends ArticleTeaser {
	/** Sanitised HTML. */
	content: string;
	/** ISO 8601: when it was published or changed since. */
	changed: string;
}

interface Feed {
	articles: readonly FeedArticle[];
	provider: Pick<Provider, "name">;
	publicUrl: string;
}

/** An id outlives a new address of the article, so it is made of what never changes. */
const tag = (publicUrl: string, name: string): string => `tag:${new URL(publicUrl).hostname},2012:${name}`;

/** Readers show the text far from the site, where a path alone leads nowhere. */
const withAbsoluteLinks = (html: string, page: string): string =>
	html.replace(/(<a\b[^>]*\bhref=")([^"]*)"/g, (whole, start: string, target: string) =>
		URL.canParse(target, page) ? `${start}${new URL(target, page).href}"` : whole,
	);

function picture(article: FeedArticle, publicUrl: string): string {
	const path = socialImage(article.image);
	if (!path) return "";
	const { width, height } = SOCIAL_IMAGE;
	const src = escapeXml(new URL(path, publicUrl).href);
	return `<p><img src="${src}" alt="${escapeXml(article.image_alt)}" width="${width}" height="${height}"></p>`;
}

function entry(article: FeedArticle, publicUrl: string): Element {
	const page = new URL(paths.article(article.slug), publicUrl).href;
	return element("entry", [
		element("id", tag(publicUrl, `ratgeber/${article.id}`)),
		element("title", article.title),
		element("link", "", { rel: "alternate", type: "text/html", href: page }),
		element("published", article.date),
		element("updated", article.changed),
		element("author", [element("name", article.user.name)]),
		element("category", "", { term: article.category.slug, label: article.category.name }),
		element("summary", article.teaser_text),
		element("content", picture(article, publicUrl) + withAbsoluteLinks(article.content, page), { type: "html" }),
	]);
}

const newest = (articles: readonly FeedArticle[]): string =>
	articles.reduce(
		(latest, { changed }) => (Date.parse(changed) > Date.parse(latest) ? changed : latest),
		"2012-01-01T00:00:00+01:00",
	);

export function atomFeed({ articles, provider, publicUrl }: Feed): string {
	const absolute = (path: string) => new URL(path, publicUrl).href;
	const root = element(
		"feed",
		[
			element("id", tag(publicUrl, "ratgeber")),
			element("title", `Ratgeber – ${provider.name}`),
			element("subtitle", "Neue Artikel für Vereine, Stiftungen und Ehrenamt"),
			element("updated", newest(articles)),
			element("author", [element("name", provider.name), element("uri", absolute(paths.home))]),
			element("link", "", { rel: "self", type: "application/atom+xml", href: absolute(paths.articlesFeed) }),
			element("link", "", { rel: "alternate", type: "text/html", href: absolute(paths.articles) }),
			element("icon", absolute("/icon-192.png")),
			...articles.map((article) => entry(article, publicUrl)),
		],
		{ xmlns: "http://www.w3.org/2005/Atom", "xml:lang": "de" },
	);
	return xmlDocument(root);
}
