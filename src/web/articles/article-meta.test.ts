import { expect, test } from "vitest";
import type { Article } from "#contract/articles.ts";
import type { Site } from "#contract/site.ts";
import { sampleArticle } from "#tests/support/sample-articles.ts";
import { articleMeta } from "./article-meta.ts";

const site = { provider: { name: "Vereins- & Stiftungszentrum" }, public_url: "https://vsz.example" } as Site;
const article: Article = {
	...sampleArticle(3),
	image: "/media/scenes/satzung-1280.webp#focus=35,60",
	description: "",
	content: "<p>Text</p>",
	updated_at: "2026-11-12T10:00:00+01:00",
	lecturer: null,
	previous: null,
	next: null,
};

test("an article carries structured data of itself and its place, with absolute addresses", () => {
	const structured = articleMeta(article, site).flatMap((tag) =>
		"script:ld+json" in tag ? [tag["script:ld+json"]] : [],
	);
	expect(structured).toMatchObject([
		{
			"@type": "Article",
			headline: "Artikel 3",
			image: "https://vsz.example/media/scenes/satzung-1280.webp",
			datePublished: article.date,
			dateModified: "2026-11-12T10:00:00+01:00",
			author: { name: "Miriam Kessler" },
		},
		{
			"@type": "BreadcrumbList",
			itemListElement: [
				{ position: 1, item: "https://vsz.example/" },
				{ position: 2, item: "https://vsz.example/ratgeber" },
				{ position: 3, item: "https://vsz.example/ratgeber/artikel-3" },
			],
		},
	]);
});

test("what was last written before it was published is as new as its publication", () => {
	const early = { ...article, updated_at: "2026-11-01T10:00:00+01:00" };
	expect(articleMeta(early, site)).toContainEqual({ property: "article:modified_time", content: article.date });
});
