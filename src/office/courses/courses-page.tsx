import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { Choices } from "#contract/office/choices.ts";
import type { OfficeCourse } from "#contract/office/courses.ts";
import { VISIBLE_WORDS } from "#contract/office/offer-words.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { type Filter, namedFilter, optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import { CategoryTag } from "../ui/category-tag.tsx";
import * as icons from "../ui/icons.ts";
import { priceWords } from "../ui/price-words.ts";
import { Thumb } from "../ui/thumb.tsx";
import { VisibleState } from "../ui/visible-state.tsx";

export const handle = { title: "Videokurse" };

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, choices] = await Promise.all([
		loadList("courses", request, officeApi.courses.list),
		officeApi.choices.get(),
	]);
	return { list, choices: choices.data };
}

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Sichtbar", query: "state=visible" },
	{ name: "Nicht sichtbar", query: "state=hidden" },
];

const filtersFor = ({ categories, lecturers }: Choices): Filter[] => [
	namedFilter("category", "Kategorie", categories),
	namedFilter("lecturer", "Dozent/in", lecturers),
	{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(VISIBLE_WORDS) },
	{ kind: "choice", key: "price", label: "Preis", options: optionsOf({ free: "kostenlos", priced: "mit Preis" }) },
];

const chapterWords = (count: number): string => (count === 0 ? "ohne Kapitel" : `${count} Kapitel`);

const COLUMNS: Column<OfficeCourse>[] = [
	{ title: "Kategorie", card: "none", cell: ({ category }) => <CategoryTag category={category} /> },
	{
		title: "Film",
		keep: true,
		card: "full",
		cell: ({ duration, chapters }) => (
			<>
				{duration || "noch kein Film"}
				<small>{chapterWords(chapters)}</small>
			</>
		),
	},
	{ title: "Zustand", card: "start", cell: ({ is_active }) => <VisibleState isVisible={is_active} /> },
	{
		title: "Erschienen",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ date }) => (date ? formatDate(date) : "noch nie"),
	},
	{ title: "Preis", align: "right", keep: true, card: "right", cell: ({ price }) => priceWords(price) },
	{ title: "Verkauft (30 T.)", align: "right", card: "none", cell: ({ sold, price }) => (price === null ? "–" : sold) },
];

export function Component() {
	const { list, choices } = useLoaderData<typeof loader>();
	const may = useMay();
	return (
		<ListScreen
			list="courses"
			data={list}
			title="Videokurse"
			lead="Was es zu sehen und zu kaufen gibt."
			words={{ one: "Videokurs", many: "Videokurse" }}
			search="Titel"
			filters={filtersFor(choices)}
			views={VIEWS}
			exportPath="/office/course/export"
			actions={
				may("courses.write") && (
					<ButtonLink to={officePaths.newCourse} variant="primary" icon={icons.plus}>
						Neuer Kurs
					</ButtonLink>
				)
			}
			empty={{
				title: "Noch kein Videokurs.",
				text: "Sobald es einen gibt, steht er hier, auch wenn ihn noch niemand sieht.",
			}}
		>
			<ListTable
				caption="Videokurse"
				rows={list.page.data}
				name={{
					title: "Kurs",
					sort: "title",
					sign: ({ image }) => <Thumb path={image} />,
					cell: ({ topic }) => topic,
					second: ({ lecturer }) => lecturer,
				}}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				rowPath={({ id }) => officePaths.course(id)}
				sort="-at"
			/>
		</ListScreen>
	);
}
