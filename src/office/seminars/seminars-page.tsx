import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { Choices } from "#contract/office/choices.ts";
import { VISIBLE_WORDS } from "#contract/office/offer-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { OfficeSeminar } from "#contract/office/seminars.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { type Filter, namedFilter, optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CategoryTag } from "../ui/category-tag.tsx";
import * as icons from "../ui/icons.ts";
import { Thumb } from "../ui/thumb.tsx";
import { VisibleState } from "../ui/visible-state.tsx";

export const handle = { title: "Seminare & Texte" };

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, choices] = await Promise.all([
		loadList("seminars", request, officeApi.seminars.list, VIEWS),
		officeApi.choices.get(),
	]);
	return { list, choices: choices.data };
}

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Mit Terminen", query: "dates=with" },
	{ name: "Ohne Termin", query: "dates=without", counted: true },
];

const filtersFor = ({ categories, lecturers }: Choices): Filter[] => [
	namedFilter("category", "Kategorie", categories),
	namedFilter("lecturer", "Dozent/in", lecturers),
	{
		kind: "choice",
		key: "state",
		label: "Zustand",
		options: optionsOf(VISIBLE_WORDS),
	},
	{ kind: "choice", key: "dates", label: "Termine", options: optionsOf({ with: "mit", without: "ohne" }) },
];

const COLUMNS: Column<OfficeSeminar>[] = [
	{ title: "Kategorie", card: "none", cell: ({ category }) => <CategoryTag category={category} /> },
	{
		title: "Nächster Termin",
		keep: true,
		card: "full",
		cell: ({ next_date }) => (next_date ? formatDate(next_date) : "–"),
	},
	{
		title: "Zustand",
		cell: ({ is_active, is_tip }) => (
			<span className="row">
				<VisibleState isVisible={is_active} />
				{is_tip && <span className="tip">Tipp</span>}
			</span>
		),
	},
	{ title: "Kommende", align: "right", card: "none", cell: ({ coming }) => coming },
	{
		title: "Geändert",
		sort: "changed",
		keep: true,
		card: "none",
		cell: ({ updated_at }) => momentWords(updated_at, new Date()),
	},
];

export function Component() {
	const { list, choices } = useLoaderData<typeof loader>();
	const may = useMay();
	return (
		<ListScreen
			list="seminars"
			data={list}
			title="Seminare & Texte"
			lead="Ein Seminar ist der Text. Termine hängen daran."
			words={{ one: "Seminar", many: "Seminare" }}
			search="Thema oder Ort"
			filters={filtersFor(choices)}
			views={VIEWS}
			exportPath="/office/seminar/export"
			actions={
				may("seminars.write") && (
					<ButtonLink to={officePaths.newSeminar} variant="primary" icon={icons.plus}>
						Seminar anlegen
					</ButtonLink>
				)
			}
			empty={{ title: "Noch kein Seminar.", text: "Sobald es eines gibt, steht sein Text hier." }}
		>
			<ListTable
				caption="Seminare"
				rows={list.page.data}
				name={{
					title: "Seminar",
					sort: "title",
					sign: ({ image }) => <Thumb path={image} />,
					cell: ({ topic }) => topic,
					second: ({ lecturer }) => lecturer,
				}}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				rowPath={({ id }) => officePaths.seminar(id)}
				sort="title"
			/>
		</ListScreen>
	);
}
