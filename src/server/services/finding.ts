import { createArticlePublishing } from "#server/articles/publishing.ts";
import { createCampaignArchive } from "#server/campaigns/archive.ts";
import { createFeeds } from "#server/feeds/service.ts";
import { createOfficeSearch } from "#server/office/search.ts";
import { createSearch } from "#server/search/service.ts";
import type { BaseServices } from "./base.ts";
import type { ContentServices } from "./content.ts";
import type { Parts } from "./parts.ts";
import type { SeminarsServices } from "./seminars.ts";

/** Search and feeds over everything that is published. */
export function findingServices({
	articles,
	audit,
	catalogue,
	clock,
	config,
	courses,
	db,
	legalTexts,
	letters,
	places,
	seminars,
}: Parts & BaseServices & ContentServices & SeminarsServices) {
	const search = createSearch({ db, articles, seminars, courses, catalogue });
	const officeSearch = createOfficeSearch({ db });
	const campaignArchive = createCampaignArchive({ db, sender: letters.sender });
	const feeds = createFeeds({
		...{ db, clock, config, legalTexts, articles, seminars, courses, catalogue, places },
		issues: campaignArchive,
	});
	const articlePublishing = createArticlePublishing({ db, clock, audit, addresses: feeds.addresses });
	return { search, officeSearch, feeds, articlePublishing, campaignArchive };
}

export type FindingServices = ReturnType<typeof findingServices>;
