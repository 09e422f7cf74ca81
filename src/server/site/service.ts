import type { Site } from "#contract/site.ts";
import type { Articles } from "#server/articles/service.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import { readSetting } from "./store.ts";

interface Parts {
	db: Db;
	articles: Articles;
	config: Pick<Config, "provider" | "publicUrl" | "isDemonstration" | "newsletterFormUrl" | "donationFormUrl">;
}

export function createSite({ db, articles, config }: Parts) {
	/** The article chosen for the banner, or the newest. */
	async function banner(): Promise<Site["banner"]> {
		const chosen = await readSetting(db, "banner_article_id");
		const article = (chosen && (await articles.find(chosen))) || (await articles.list({ per_page: 1 })).data[0];
		return article ? { slug: article.slug, title: article.title } : null;
	}

	return {
		get: async (): Promise<Site> => ({
			provider: config.provider,
			public_url: config.publicUrl,
			is_demonstration: config.isDemonstration,
			newsletter_form_url: config.newsletterFormUrl,
			donation_form_url: config.donationFormUrl,
			banner: await banner(),
		}),
		highlightedSeminarId: () => readSetting(db, "highlighted_seminar_id"),
	};
}

export type SiteService = ReturnType<typeof createSite>;
