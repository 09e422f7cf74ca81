import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatEuro } from "#contract/money.ts";
import {
	DONATION_RHYTHM_WORDS,
	DONATION_STATE_WORDS,
	DONATION_WAY_WORDS,
	rhythmWords,
} from "#contract/office/donation-words.ts";
import type { OfficeDonation } from "#contract/office/donations.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadWithOpenRow } from "../lists/load-open.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { Avatar } from "../ui/avatar.tsx";
import { DonationDrawer } from "./donation-drawer.tsx";
import { DonationState, donorOf, ReceiptState } from "./donation-state.tsx";
import { DonationTabs } from "./donation-tabs.tsx";
import { EnterButton } from "./enter-dialog.tsx";
import { MonthsPanel } from "./months-panel.tsx";

export const handle = { title: "Spenden" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Zu klären", query: "state=problem", counted: true },
	{ name: "Zugesagt", query: "state=pledged", counted: true },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const [found, months, purposes] = await Promise.all([
		loadWithOpenRow("donations", request, officeApi.donations.list, ({ reference }) => reference, VIEWS),
		officeApi.donations.months(),
		officeApi.donations.purposes(),
	]);
	return { ...found, months: months.data, purposes: purposes.data };
}

const COLUMNS: Column<OfficeDonation>[] = [
	{
		title: "Wann",
		sort: "at",
		keep: true,
		card: "full",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Rhythmus", roomy: true, card: "none", cell: rhythmWords },
	{ title: "Zweck", roomy: true, card: "none", cell: ({ purpose }) => purpose ?? "–" },
	{ title: "Weg", roomy: true, card: "none", cell: ({ way }) => DONATION_WAY_WORDS[way] },
	{ title: "Betrag", sort: "amount", align: "right", card: "right", cell: ({ amount }) => formatEuro(amount) },
	{ title: "Zustand", card: "start", cell: ({ state }) => <DonationState state={state} /> },
	{
		title: "Bescheinigung",
		roomy: true,
		card: "full",
		cell: (donation) => (
			<>
				{(donation.receipt || donation.receipt_wanted) && <span className="unit">Bescheinigung: </span>}
				<ReceiptState donation={donation} />
			</>
		),
	},
];

export function Component() {
	const { list, open, months, purposes } = useLoaderData<typeof loader>();
	return (
		<ListScreen
			list="donations"
			data={list}
			title="Spenden"
			above={
				<>
					<DonationTabs />
					<MonthsPanel months={months} />
				</>
			}
			actions={<EnterButton purposes={purposes.offered} />}
			lead="Was gespendet oder zugesagt wurde."
			words={{ one: "Spende", many: "Spenden" }}
			search="Kennung, Name, E-Mail"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(DONATION_STATE_WORDS) },
				{ kind: "choice", key: "rhythm", label: "Rhythmus", options: optionsOf(DONATION_RHYTHM_WORDS) },
				{
					kind: "choice",
					key: "purpose",
					label: "Zweck",
					options: purposes.used.map((value) => ({ value, label: value })),
				},
				spanFilter(),
			]}
			views={VIEWS}
			exportPath="/office/donation/export"
			empty={{ title: "Noch keine Spende.", text: "Sobald jemand spendet oder eine Spende zusagt, steht es hier." }}
			aside={open && <DonationDrawer key={open.reference} donation={open} purposes={purposes.offered} />}
		>
			<ListTable
				caption="Spenden"
				rows={list.page.data}
				name={{
					title: "Wer",
					cell: donorOf,
					second: ({ reference }) => reference,
					sign: (row) => <Avatar name={donorOf(row)} size="s" />,
				}}
				columns={COLUMNS}
				rowId={({ reference }) => reference}
				sort="-at"
			/>
		</ListScreen>
	);
}
