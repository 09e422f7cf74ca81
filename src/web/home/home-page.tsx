import type { MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { Wrap } from "#browser/ui/layout.tsx";
import { PAGE_SIZE } from "#contract/constants.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { siteOf } from "#web/frame/site.ts";
import { NewsletterPromo } from "#web/newsletter/newsletter-promo.tsx";
import { Hero } from "./hero.tsx";
import { homeMeta } from "./home-meta.ts";
import { LatestArticles } from "./latest-articles.tsx";
import { NextSeminars } from "./next-seminars.tsx";
import { ReadAloud } from "./read-aloud.tsx";

const load = async ({ api }: LoadArgs) => {
	const [seminars, articles] = await Promise.all([
		orEmpty(api.seminars.list({ query: { upcoming: true, is_online: false, per_page: PAGE_SIZE.homeSeminars } })),
		orEmpty(api.articles.list({ query: { per_page: PAGE_SIZE.homeArticles } })),
	]);
	return { seminars, articles };
};
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export function meta(args: MetaArgs) {
	const site = siteOf(args);
	const tags = pageMeta(args, {
		title: "Startseite",
		description:
			"Seminare, Videokurse und ein Ratgeber für Vereine, Stiftungen und Ehrenamt. Mehr als 100 Seminare im Jahr, vor Ort in Sachsen und online.",
	});
	return site ? [...tags, ...homeMeta(site)] : tags;
}

export default function HomePage() {
	const { seminars, articles } = useLoaderData<typeof loader>();
	return (
		<>
			<Hero />
			<NextSeminars seminars={seminars} />
			<Wrap>
				<NewsletterPromo />
			</Wrap>
			<LatestArticles articles={articles} />
			<ReadAloud />
		</>
	);
}
