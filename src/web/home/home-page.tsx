import type { MetaArgs } from "react-router";
import { useLoaderData } from "react-router";
import { Wrap } from "#browser/ui/layout.tsx";
import { PAGE_SIZE } from "#contract/constants.ts";
import type { Seminar } from "#contract/seminars.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { CourseSection } from "#web/courses/course-section.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { siteOf } from "#web/frame/site.ts";
import { NewsletterPromo } from "#web/newsletter/newsletter-promo.tsx";
import { Hero } from "./hero.tsx";
import { homeMeta } from "./home-meta.ts";
import { LatestArticles } from "./latest-articles.tsx";
import { NextSeminars } from "./next-seminars.tsx";
import { ReadAloud } from "./read-aloud.tsx";

/** Among so many online dates one is open. */
const ONLINE_LOOKED_AT = 10;
const isOpen = ({ cancelled, fully_booked }: Seminar): boolean => !cancelled && !fully_booked;

const NEXT = { upcoming: true, own_date_only: true } as const;

const load = async ({ api }: LoadArgs) => {
	const [seminars, online, courses, articles] = await Promise.all([
		orEmpty(api.seminars.list({ query: { ...NEXT, is_online: false, per_page: PAGE_SIZE.homeSeminars } })),
		orEmpty(api.seminars.list({ query: { ...NEXT, is_online: true, per_page: ONLINE_LOOKED_AT } })),
		orEmpty(api.courses.list({ query: { is_active: true, per_page: PAGE_SIZE.homeCourses } })),
		orEmpty(api.articles.list({ query: { per_page: PAGE_SIZE.homeArticles } })),
	]);
	return { seminars, online: online.find(isOpen) ?? null, courses, articles };
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
	const { seminars, online, courses, articles } = useLoaderData<typeof loader>();
	return (
		<>
			<Hero />
			<NextSeminars seminars={seminars} online={online} />
			<CourseSection
				id="neue-videokurse"
				title="Videokurse für den Feierabend"
				lead="24 Stunden lang ansehen, so oft du willst."
				courses={courses}
				className="bg-bg-soft"
			/>
			<LatestArticles articles={articles} />
			<Wrap className="pb-section">
				<NewsletterPromo />
			</Wrap>
			<ReadAloud />
		</>
	);
}
