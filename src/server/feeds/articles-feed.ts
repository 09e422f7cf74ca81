import type { ArticleTeaser } from "#contract/articles.ts";
import { SOCIAL_IMAGE, socialImage } from "#contract/images.ts";
import { paths } from "#contract/paths.ts";
import type { Provider } from "#contract/site.ts";
import { escapeXml } from "#server/xml.ts";
import { atomFeed } from "./atom.ts";

interface FeedArticle extends ArticleTeaser {
	/** Sanitised HTML. */
	content: string;
	/** ISO 8601: when it was published or changed since. */
	changed: string;
}

interface ArticlesFeed {
	articles: readonly FeedArticle[];
	provider: Pick<Provider, "name">;
	publicUrl: string;
}

function picture({ image, image_alt }: FeedArticle): string {
	const src = socialImage(image);
	if (!src) return "";
	const { width, height } = SOCIAL_IMAGE;
	return `<p><img src="${escapeXml(src)}" alt="${escapeXml(image_alt)}" width="${width}" height="${height}"></p>`;
}

export const articlesFeed = ({ articles, provider, publicUrl }: ArticlesFeed): string =>
	atomFeed({
		name: "ratgeber",
		title: "Ratgeber",
		subtitle: "Neue Artikel für Vereine, Stiftungen und Ehrenamt",
		self: paths.articlesFeed,
		page: paths.articles,
		entries: articles.map((article) => ({
			id: article.id,
			title: article.title,
			path: paths.article(article.slug),
			published: article.date,
			updated: article.changed,
			author: article.user.name,
			category: article.category,
			summary: article.teaser_text,
			content: picture(article) + article.content,
		})),
		provider,
		publicUrl,
	});
