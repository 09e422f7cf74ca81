import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { AGE_WORDS, ITEM_STATE_WORDS, LEVEL_FILTER_WORDS } from "#contract/office/open-item-words.ts";
import type { AgeSum, OpenItem } from "#contract/office/open-items.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { OPEN, opened, viewIn } from "../lists/address.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadWithOpenRow } from "../lists/load-open.ts";
import { useSelection } from "../lists/selection.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { AgesPanel } from "./ages-panel.tsx";
import { ItemDrawer } from "./item-drawer.tsx";
import { ItemStep } from "./item-step.tsx";
import { RUN, RunDrawer } from "./run-drawer.tsx";

export const handle = { title: "Offene Posten" };

const VIEWS: readonly FixedView[] = [
	{ ...ALL, name: "Offen" },
	{ name: "Zu übergeben", query: "level=hand_over", counted: true },
	{ name: "Überzahlt", query: "state=overpaid", counted: true },
	{ name: "Ausgebucht", query: "state=written_off" },
];

const ORIGINS = { sign_up: "Seminar", order: "Videokurs" } as const;

export async function loader({ request }: LoaderFunctionArgs) {
	const isRun = new URL(request.url).searchParams.get(OPEN) === RUN;
	const [{ list, open }, ages, proposal] = await Promise.all([
		loadWithOpenRow("open_items", request, officeApi.openItems.list, ({ number }) => number, VIEWS),
		officeApi.openItems.ages(),
		isRun ? officeApi.dunning.propose() : null,
	]);
	return { list, open, ages: ages.data, proposal: proposal?.data ?? null };
}

function Due({ item: { due_on, days_late } }: { item: OpenItem }) {
	if (days_late < 1) return <span className="num">{formatDate(due_on)}</span>;
	return (
		<>
			<span className="due due--late">{days_late === 1 ? "1 Tag" : `${days_late} Tage`}</span>
			<small className="whitespace-nowrap">seit {formatDate(due_on)}</small>
		</>
	);
}

const COLUMNS: Column<OpenItem>[] = [
	{ title: "Fällig", sort: "due", card: "start", cell: (item) => <Due item={item} /> },
	{
		title: "Offen",
		sort: "amount",
		align: "right",
		card: "right",
		cell: ({ open, paid, state }) => (
			<>
				<b>{formatEuro(open)}</b>
				{state === "part_paid" && <small>{formatEuro(paid)} bezahlt</small>}
			</>
		),
	},
	{ title: "Nächster Schritt", card: "full", cell: (item) => <ItemStep item={item} /> },
];

const isLate = ({ days_late }: OpenItem): boolean => days_late > 0;

function leadOf(ages: readonly AgeSum[]): string {
	const late = ages.filter(({ age }) => age !== "not_due");
	const count = late.reduce((sum, one) => sum + one.count, 0);
	const cents = late.reduce((sum, one) => sum + Math.round(one.sum * 100), 0);
	if (count === 0) return "Nichts ist überfällig.";
	return `${count === 1 ? "Eine Rechnung ist" : `${count} Rechnungen sind`} überfällig, ${formatEuro(cents / 100)}.`;
}

/** OPEN-01, OPEN-03: what is open, how old it is, and the run of reminders. */
export function Component() {
	const { list, open, ages, proposal } = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const may = useMay();
	const selection = useSelection(viewIn(params));
	const isSorted = (params.get("sort") ?? "due") === "due" && !params.get("state");
	return (
		<ListScreen
			list="open_items"
			data={list}
			title="Offene Posten"
			lead={leadOf(ages)}
			words={{ one: "Rechnung", many: "Rechnungen" }}
			search="Nummer, Name, Institution"
			filters={[
				{ kind: "choice", key: "origin", label: "Herkunft", options: optionsOf(ORIGINS) },
				{ kind: "choice", key: "level", label: "Mahnstufe", options: optionsOf(LEVEL_FILTER_WORDS) },
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(ITEM_STATE_WORDS) },
				{ kind: "choice", key: "age", label: "Alter", options: optionsOf(AGE_WORDS) },
			]}
			views={VIEWS}
			actions={
				<>
					<ButtonLink to={officePaths.bank} icon={icons.euro}>
						Bankabgleich
					</ButtonLink>
					{may("books.write") && (
						<ButtonLink to={opened(params, RUN)} variant="primary" icon={icons.mail}>
							Mahnlauf vorbereiten
						</ButtonLink>
					)}
				</>
			}
			above={<AgesPanel ages={ages} />}
			bulk={
				!selection.isEmpty && (
					<BulkBar
						selection={selection}
						total={selection.ids.size}
						totalIsLeast={false}
						words={{ one: "Rechnung", many: "Rechnungen" }}
					>
						<ButtonLink to={opened(params, RUN)} size="sm" icon={icons.mail}>
							Mahnlauf mit diesen
						</ButtonLink>
					</BulkBar>
				)
			}
			exportPath="/office/open_item/export"
			empty={{ title: "Nichts ist offen.", text: "Hier stehen Rechnungen, auf deren Geld wir noch warten." }}
			aside={
				proposal ? (
					<RunDrawer key={[...selection.ids].join(" ")} proposal={proposal} only={selection.ids} />
				) : (
					open && <ItemDrawer key={`${open.id}`} item={open} />
				)
			}
		>
			<ListTable
				caption="Offene Posten"
				rows={list.page.data}
				name={{
					title: "Rechnung",
					cell: ({ name, company }) => company ?? name,
					second: ({ number, contract }) => `${number} · ${ORIGINS[contract.kind]}`,
				}}
				columns={COLUMNS}
				rowId={({ number }) => number}
				group={isSorted ? (item) => (isLate(item) ? "Überfällig" : "Noch nicht fällig") : undefined}
				sort="due"
				selection={may("books.write") ? selection : undefined}
			/>
		</ListScreen>
	);
}
