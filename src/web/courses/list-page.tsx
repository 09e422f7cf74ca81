import { data, type MetaArgs, useLoaderData } from "react-router";
import { CardGrid, PageHead, Wrap } from "#browser/ui/layout.tsx";
import { Loading } from "#browser/ui/loading.tsx";
import { paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import { useListNavigation } from "#web/lists/use-list-navigation.ts";
import { AvailabilityNote } from "./availability-note.tsx";
import { CourseCard } from "./course-card.tsx";
import { readListAddress } from "./list-address.ts";
import { ListFilter } from "./list-filter.tsx";
import { CourseOutcome } from "./list-outcome.tsx";
import { loadList } from "./list-source.ts";
import { ThreeSteps } from "./three-steps.tsx";

const LEAD = "Fachwissen für den Feierabend: auswählen, bezahlen, ansehen – wann und wo du willst.";
const FIRST_ROW = 3;

async function load({ api, url }: LoadArgs) {
	const loaded = await loadList(api, url.searchParams);
	return data(loaded, { status: loaded.courses === null ? 503 : 200 });
}

export const loader = loadWith(load);
export const clientLoader = loadWith(load);

export const meta = (args: MetaArgs<typeof loader>) =>
	pageMeta(args, { title: "Videokurse", description: LEAD, noIndex: Boolean(args.loaderData?.address.search) });

export default function ListPage() {
	const { categories, lecturers, courses } = useLoaderData<typeof loader>();
	const { params, target, loading, go } = useListNavigation(paths.courses, readListAddress);
	return (
		<Wrap>
			<PageHead title="Videokurse" lead={LEAD} />
			<ThreeSteps />
			<ListFilter categories={categories} lecturers={lecturers} target={target} params={params} onChange={go} />
			<section aria-label="Videokurse" aria-busy={loading} className={loading ? "min-h-screen" : undefined}>
				<div className="mt-results mb-4">
					<div role="status">{!loading && <CourseOutcome courses={courses} params={params} />}</div>
					{loading && <Loading>Videokurse werden geladen...</Loading>}
				</div>
				{!loading && courses !== null && courses.length > 0 && (
					<CardGrid>
						{courses.map((course, index) => (
							<CourseCard key={course.id} course={course} heading="h2" priority={index < FIRST_ROW} />
						))}
					</CardGrid>
				)}
			</section>
			<div className="py-section-tight">
				<AvailabilityNote />
			</div>
		</Wrap>
	);
}
