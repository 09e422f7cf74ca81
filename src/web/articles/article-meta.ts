import type { MetaDescriptor } from "react-router";
import type { Article } from "#contract/articles.ts";
import { imageAddress } from "#contract/images.ts";
import { paths } from "#contract/paths.ts";
import type { Site } from "#contract/site.ts";

/** What was written before it was published did not change afterwards. */
const lastChange = ({ date, updated_at }: Article): string =>
	Date.parse(updated_at) > Date.parse(date) ? updated_at : date;

/** What previews and search engines read of an article, beyond what every page tells. */
export function articleMeta(article: Article, site: Site): MetaDescriptor[] {
	const absolute = (path: string): string => new URL(path, site.public_url).href;
	const url = absolute(paths.article(article.slug));
	return [
		{ property: "article:published_time", content: article.date },
		{ property: "article:modified_time", content: lastChange(article) },
		{ property: "article:section", content: article.category.name },
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "Article",
				headline: article.title,
				description: article.description || article.teaser_text,
				image: absolute(imageAddress(article.image)),
				datePublished: article.date,
				dateModified: lastChange(article),
				inLanguage: "de",
				articleSection: article.category.name,
				mainEntityOfPage: url,
				author: { "@type": "Person", name: article.user.name },
				publisher: { "@type": "Organization", name: site.provider.name, url: absolute(paths.home) },
			},
		},
		{
			"script:ld+json": {
				"@context": "https://schema.org",
				"@type": "BreadcrumbList",
				itemListElement: [
					{ "@type": "ListItem", position: 1, name: "Startseite", item: absolute(paths.home) },
					{ "@type": "ListItem", position: 2, name: "Ratgeber", item: absolute(paths.articles) },
					{ "@type": "ListItem", position: 3, name: article.title, item: url },
				],
			},
		},
	];
}
