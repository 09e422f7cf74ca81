import { type MetaArgs, useLoaderData } from "react-router";
import type { Category } from "#contract/catalogue.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { orNotFound } from "#web/api/or-not-found.ts";
import { ArticleSection } from "#web/articles/article-section.tsx";
import { CourseSection } from "#web/courses/course-section.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { siteOf } from "#web/frame/site.ts";
import { ExpertHero } from "./expert-hero.tsx";
import { expertMeta } from "./expert-meta.ts";
import { ExpertStory } from "./expert-story.tsx";
import { OwnDates } from "./own-dates.tsx";

async function load({ api, params }: LoadArgs) {
	const { data: lecturer } = await orNotFound(api.lecturers.bySlug({ query: { slug: params.slug ?? "" } }));
	const own = { lecturer_id: lecturer.id };
	const [dates, courses, articles] = await Promise.all([
		orEmpty(api.seminars.list({ query: { ...own, upcoming: true, own_date_only: true, per_page: PAGE_SIZE.expert } })),
		orEmpty(api.courses.list({ query: { ...own, is_active: true } })),
		orEmpty(api.articles.list({ query: { ...own, per_page: PAGE_SIZE.expert } })),
	]);
	return { lecturer, dates, courses, articles };
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

type Loaded = Awaited<ReturnType<typeof load>>;

/** What somebody speaks and writes about, most often first. */
function topicsOf({ dates, courses, articles }: Loaded): Category[] {
	const all = [...dates, ...courses, ...articles].map(({ category }) => category);
	const byTopic = [...Map.groupBy(all, ({ id }) => id).values()];
	return byTopic.toSorted((one, other) => other.length - one.length).flatMap(([category]) => category ?? []);
}

export function meta(args: MetaArgs<typeof loader>) {
	const site = siteOf(args);
	if (!args.loaderData || !site) return [];
	const { lecturer } = args.loaderData;
	return [
		...pageMeta(args, {
			title: lecturer.name,
			description: `${lecturer.name}, ${lecturer.role}: nächste Seminare, Videokurse und Artikel.`,
		}),
		...expertMeta({ lecturer, topics: topicsOf(args.loaderData) }, site),
	];
}

export default function ExpertPage() {
	const loaded = useLoaderData<typeof loader>();
	const { lecturer, dates, courses, articles } = loaded;
	return (
		<>
			<ExpertHero
				lecturer={lecturer}
				topics={topicsOf(loaded)}
				counts={{
					dates: dates.filter(({ cancelled }) => !cancelled).length,
					courses: courses.length,
					articles: articles.length,
				}}
			/>
			<ExpertStory lecturer={lecturer} />
			<OwnDates name={lecturer.name} dates={dates} />
			<CourseSection id="videokurse" title="Videokurse" courses={courses} columns={courses.length === 2 ? 2 : 3} />
			<ArticleSection id="artikel" title="Zum Nachlesen" articles={articles} className="bg-bg-soft" />
		</>
	);
}
