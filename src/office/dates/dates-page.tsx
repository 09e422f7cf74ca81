import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { formatMonth } from "#contract/dates.ts";
import type { OfficeDate } from "#contract/office/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { sortIn } from "../lists/address.ts";
import type { FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { DateChair } from "../ui/date-chair.tsx";
import { Occupancy } from "../ui/occupancy.tsx";
import { priceWords } from "../ui/price-words.ts";
import { dateFilters, TIME_FILTERS } from "./date-filters.ts";
import { DateState } from "./date-state.tsx";
import { DateViews, MakeDate } from "./date-views.tsx";
import { dateLine } from "./date-words.ts";

export const handle = { title: "Termine" };

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, choices] = await Promise.all([
		loadList("dates", request, officeApi.dates.list, VIEWS),
		officeApi.choices.get(),
	]);
	return { list, choices: choices.data };
}

const VIEWS: readonly FixedView[] = [
	{ name: "Kommende", query: "" },
	{ name: "Heute und morgen", query: "when=soon", counted: true },
	{ name: "Fast leer", query: "state=quiet", counted: true },
	{ name: "Ausgebucht", query: "state=full", counted: true },
	{ name: "Mit Warteliste", query: "waiting=1", counted: true },
	{ name: "Vergangene", query: "sort=-at&when=past" },
];

const COLUMNS: Column<OfficeDate>[] = [
	{
		title: "Plätze",
		sort: "taken",
		cell: (date) => <Occupancy {...date} cancelled={date.state === "cancelled"} />,
	},
	{ title: "Preis", keep: true, card: "none", cell: ({ price }) => priceWords(price) },
	{
		title: "Zustand",
		cell: (date) => (
			<span className="row">
				<DateState date={date} />
				{date.is_tip && <span className="tip">Tipp</span>}
			</span>
		),
	},
];

export function Component() {
	const { list, choices } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const inTime = sortIn(params, "at").by === "at";
	return (
		<ListScreen
			list="dates"
			data={list}
			title="Termine"
			lead="Wann welches Seminar stattfindet und wie viele kommen."
			words={{ one: "Termin", many: "Termine" }}
			search="Thema, Ort, Dozent/in"
			filters={[...TIME_FILTERS, ...dateFilters(choices)]}
			views={VIEWS}
			exportPath="/office/seminar_date/export"
			actions={
				<>
					<DateViews current="list" />
					<MakeDate />
				</>
			}
			empty={{ title: "Kein Termin in Sicht.", text: "Sobald ein Seminar einen neuen Termin hat, steht er hier." }}
		>
			<ListTable
				caption="Termine"
				rows={list.page.data}
				name={{
					title: "Termin",
					sort: "at",
					also: { title: "Titel", sort: "title" },
					sign: ({ date, category, state }) => (
						<DateChair at={date} category={category} cancelled={state === "cancelled"} />
					),
					cell: ({ topic }) => topic,
					second: dateLine,
				}}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				rowPath={({ id }) => officePaths.date(id)}
				isOff={({ state }) => state === "cancelled"}
				group={inTime ? ({ date }) => formatMonth(date) : undefined}
				sort="at"
			/>
		</ListScreen>
	);
}
