import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { OfficeArticle } from "#contract/office/articles.ts";
import type { Choices } from "#contract/office/choices.ts";
import { ARTICLE_STATE_WORDS } from "#contract/office/offer-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { type Filter, namedFilter, optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { useMay } from "../session/colleague.ts";
import { CategoryTag } from "../ui/category-tag.tsx";
import { State } from "../ui/state.tsx";
import { Thumb } from "../ui/thumb.tsx";
import { NewArticle } from "./new-article.tsx";
import { STATE_TONES } from "./words.ts";

export const handle = { title: "Ratgeber" };

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, choices] = await Promise.all([
		loadList("articles", request, officeApi.articles.list),
		officeApi.choices.get(),
	]);
	return { list, choices: choices.data };
}

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Veröffentlicht", query: "state=published" },
	{ name: "Entwürfe", query: "state=draft" },
	{ name: "Geplant", query: "state=scheduled" },
	{ name: "Zurückgezogen", query: "state=unpublished" },
];

/** Whoever sees only what they wrote need not ask by whom it is. */
const filtersFor = ({ categories, authors }: Choices, seesAll: boolean): Filter[] => [
	namedFilter("category", "Kategorie", categories),
	...(seesAll ? [namedFilter("author", "Geschrieben von", authors)] : []),
	{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(ARTICLE_STATE_WORDS) },
	spanFilter("Erschienen"),
];

const COLUMNS: Column<OfficeArticle>[] = [
	{ title: "Kategorie", card: "none", cell: ({ category }) => <CategoryTag category={category} /> },
	{
		title: "Zustand",
		cell: ({ state, has_changes }) => (
			<>
				<State tone={STATE_TONES[state]}>{ARTICLE_STATE_WORDS[state]}</State>
				{state === "published" && has_changes && <State tone="info">mit Entwurf</State>}
			</>
		),
	},
	{
		title: "Erschienen",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ state, date, publish_at }) =>
			state === "published" ? formatDate(date) : publish_at ? `am ${formatDate(publish_at)}` : "–",
	},
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
	const seesAll = may("content.read");
	return (
		<ListScreen
			list="articles"
			data={list}
			title="Ratgeber"
			lead={
				seesAll ? "Alle Artikel, auch die nicht veröffentlichten." : "Deine Artikel, auch die nicht veröffentlichten."
			}
			words={{ one: "Artikel", many: "Artikel" }}
			search="Titel oder Vorspann"
			filters={filtersFor(choices, seesAll)}
			views={VIEWS}
			exportPath="/office/article/export"
			actions={may("content.write") && <NewArticle categories={choices.categories} />}
			empty={{ title: "Noch kein Artikel.", text: "Sobald jemand einen schreibt, steht er hier, auch als Entwurf." }}
		>
			<ListTable
				caption="Artikel"
				rows={list.page.data}
				name={{
					title: "Artikel",
					sort: "title",
					sign: ({ image }) => <Thumb path={image} />,
					cell: ({ title }) => title,
					second: ({ author }) => author,
				}}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				rowPath={({ id }) => officePaths.article(id)}
				sort="-at"
			/>
		</ListScreen>
	);
}
