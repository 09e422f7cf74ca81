import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { purposesIn } from "#contract/donations.ts";
import type { Site } from "#contract/site.ts";
import type { Articles } from "#server/articles/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { findPartners, readSetting } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	articles: Articles;
	config: Pick<Config, "provider" | "publicUrl" | "isDemonstration" | "newsletterFormUrl" | "donationFormUrl">;
	settings: Pick<SettingsService, "now">;
}

export function createSite({ db, clock, articles, config, settings }: Parts) {
	/** What the house says there itself, up to its last day. */
	function bannerText(): string | null {
		const { banner_text, banner_until } = settings.now().frame;
		const isOver = banner_until !== "" && banner_until < isoDay(berlinDay(clock()));
		return banner_text === "" || isOver ? null : banner_text;
	}

	/** The article chosen for the banner, or the newest. */
	async function banner(): Promise<Site["banner"]> {
		if (!settings.now().frame.banner_shown) return null;
		const chosen = await readSetting(db, "banner_article_id");
		const article = (chosen && (await articles.find(chosen))) || (await articles.list({ per_page: 1 })).data[0];
		return article ? { slug: article.slug, title: bannerText() ?? `Neu im Ratgeber: ${article.title}` } : null;
	}

	/** From its first day to its last. */
	function notice(): Site["notice"] {
		const { notice_text, notice_link, notice_from, notice_until, notice_kind } = settings.now().frame;
		const today = isoDay(berlinDay(clock()));
		const holds = notice_from <= today && (notice_until === "" || today <= notice_until);
		return notice_text !== "" && holds ? { text: notice_text, link: notice_link, kind: notice_kind } : null;
	}

	return {
		get: async (): Promise<Site> => ({
			provider: config.provider,
			public_url: config.publicUrl,
			is_demonstration: config.isDemonstration,
			newsletter_form_url: config.newsletterFormUrl,
			donation_form_url: config.donationFormUrl,
			donation_purposes: purposesIn(settings.now().receipts.donation_purposes),
			opening_hours: settings.now().contact.opening_hours,
			banner: await banner(),
			notice: notice(),
			partners: await findPartners(db),
		}),
		highlightedSeminarId: () => readSetting(db, "highlighted_seminar_id"),
	};
}

export type SiteService = ReturnType<typeof createSite>;
