import { type MetaArgs, useLoaderData, useSearchParams } from "react-router";
import { Lead, PageHead, Section, Wrap } from "#browser/ui/layout.tsx";
import type { Category, Expert } from "#contract/catalogue.ts";
import { CATEGORY_PARAM, paths } from "#contract/paths.ts";
import { type LoadArgs, loadWith } from "#web/api/context.ts";
import { pageMeta } from "#web/frame/page-meta.ts";
import lecture from "#web/illustrations/vortrag.svg?url";
import { ButtonLink } from "#web/links/button-link.tsx";
import { ChipLink } from "#web/links/chip-link.tsx";
import { PromoPanel } from "#web/pages/promo-panel.tsx";
import { ExpertCard } from "./expert-card.tsx";

const load = async ({ api }: LoadArgs) => ({ experts: (await api.lecturers.experts()).data });
export const loader = loadWith(load);
export const clientLoader = loadWith(load);

const LEAD =
	"Menschen aus der Praxis, die gern erklären. Such dir ein Thema\u00a0– oder gleich die Person, die du schon einmal gehört hast.";

export const meta = (args: MetaArgs) =>
	pageMeta(args, {
		title: "Experten",
		description:
			"Unsere Dozentinnen und Dozenten für Vereine, Stiftungen und Ehrenamt: mit ihren nächsten Seminaren, Videokursen und Artikeln.",
	});

const topicsOf = (experts: Expert[]): Category[] => [
	...new Map(experts.flatMap(({ categories }) => categories).map((category) => [category.id, category])).values(),
];

export default function ExpertsPage() {
	const { experts } = useLoaderData<typeof loader>();
	const topics = topicsOf(experts).toSorted((one, other) => one.name.localeCompare(other.name, "de"));
	const asked = useSearchParams()[0].get(CATEGORY_PARAM);
	const topic = topics.find(({ slug }) => slug === asked);
	const shown = topic ? experts.filter(({ categories }) => categories.some(({ id }) => id === topic.id)) : experts;
	return (
		<>
			<Wrap>
				<PageHead title="Experten" lead={LEAD}>
					<Topics topics={topics} chosen={topic} total={experts.length} />
				</PageHead>
				{experts.length === 0 && <Lead>Gerade ist hier niemand eingetragen. Schau bald wieder vorbei.</Lead>}
				<ul className="grid gap-5 sm:grid-cols-2">
					{shown.map((expert) => (
						<ExpertCard key={expert.id} expert={expert} />
					))}
				</ul>
			</Wrap>
			<Section>
				<Wrap>
					<PromoPanel
						tone="mohn"
						title="Du kennst dich auch aus?"
						text="Wir suchen Menschen, die Vereinen Mut machen. Erzähl uns in drei Sätzen, worüber du sprechen willst."
						illustration={lecture}
					>
						<ButtonLink to={paths.contact}>Schreib uns</ButtonLink>
					</PromoPanel>
				</Wrap>
			</Section>
		</>
	);
}

interface TopicsProps {
	topics: Category[];
	chosen: Category | undefined;
	total: number;
}

const Topics = ({ topics, chosen, total }: TopicsProps) => (
	<nav aria-label="Nach Thema" className="mt-7 flex flex-wrap gap-2">
		<ChipLink to={paths.experts} current={!chosen} count={total}>
			Alle Themen
		</ChipLink>
		{topics.map(({ id, slug, name }) => (
			<ChipLink key={id} to={`${paths.experts}?${CATEGORY_PARAM}=${slug}`} current={id === chosen?.id}>
				{name}
			</ChipLink>
		))}
	</nav>
);
