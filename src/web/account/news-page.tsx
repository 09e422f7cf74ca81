import type { ReactNode } from "react";
import { type MetaArgs, useLoaderData } from "react-router";
import { CardGrid, SectionHead } from "#browser/ui/layout.tsx";
import { PAGE_SIZE } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import type { LoadArgs } from "#web/api/context.ts";
import { orEmpty } from "#web/api/or-empty.ts";
import { ArticleCard } from "#web/articles/article-card.tsx";
import { CourseCard } from "#web/courses/course-card.tsx";
import { pageMeta } from "#web/frame/page-meta.ts";
import { ArrowLink } from "#web/links/arrow-link.tsx";
import { SomeDates } from "#web/seminars/some-dates.tsx";
import { memberLoader } from "./member-loader.ts";
import { ListSkeleton } from "./skeletons.tsx";

const per_page = PAGE_SIZE.memberLists;

/** ERR-19: what cannot be loaded is empty. */
const load = async ({ api }: LoadArgs) => {
	const [articles, seminars, courses] = await Promise.all([
		orEmpty(api.articles.list({ query: { per_page } })),
		orEmpty(api.seminars.list({ query: { upcoming: true, per_page } })),
		orEmpty(api.courses.list({ query: { is_active: true, per_page } })),
	]);
	return { articles, seminars, courses };
};
export const clientLoader = memberLoader(load);
export const HydrateFallback = ListSkeleton;

export const meta = (args: MetaArgs) => pageMeta(args, { title: "Neues für dich", noIndex: true });

/** MEM-34 */
export default function NewsPage() {
	const { articles, seminars, courses } = useLoaderData<typeof clientLoader>();
	return (
		<div className="grid gap-section-tight">
			<Part id="artikel" title="Aus dem Ratgeber" to={paths.articles} all="Alle Artikel" empty={articles.length === 0}>
				<CardGrid>
					{articles.map((article) => (
						<ArticleCard key={article.id} article={article} />
					))}
				</CardGrid>
			</Part>
			<Part id="termine" title="Nächste Seminare" to={paths.seminars} all="Alle Seminare" empty={seminars.length === 0}>
				<SomeDates dates={seminars} />
			</Part>
			<Part id="kurse" title="Videokurse" to={paths.courses} all="Alle Videokurse" empty={courses.length === 0}>
				<CardGrid>
					{courses.map((course) => (
						<CourseCard key={course.id} course={course} />
					))}
				</CardGrid>
			</Part>
		</div>
	);
}

interface PartProps {
	id: string;
	title: string;
	to: string;
	/** Words of the link to the whole list. */
	all: string;
	empty: boolean;
	children: ReactNode;
}

const Part = ({ id, title, to, all, empty, children }: PartProps) => (
	<section aria-labelledby={id}>
		<SectionHead id={id} title={title}>
			<ArrowLink to={to}>{all}</ArrowLink>
		</SectionHead>
		{empty ? <p className="text-ink-2">Hier gibt es gerade nichts Neues.</p> : children}
	</section>
);
