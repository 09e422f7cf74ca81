import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { formatEuro } from "#contract/money.ts";
import { DONATION_RHYTHM_WORDS, DONATION_STATE_WORDS, DONATION_WAY_WORDS } from "#contract/office/donation-words.ts";
import type { OfficeDonation } from "#contract/office/donations.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { OPEN } from "../lists/address.ts";
import { optionsOf } from "../lists/filters.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { Avatar } from "../ui/avatar.tsx";
import { DonationDrawer } from "./donation-drawer.tsx";
import { DonationState, donorOf, ReceiptState } from "./donation-state.tsx";

export const handle = { title: "Spenden" };

export const loader = ({ request }: LoaderFunctionArgs) => loadList("donations", request, officeApi.donations.list);

const COLUMNS: Column<OfficeDonation>[] = [
	{
		title: "Wann",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Rhythmus", roomy: true, card: "none", cell: ({ rhythm }) => DONATION_RHYTHM_WORDS[rhythm] },
	{ title: "Weg", roomy: true, card: "none", cell: ({ way }) => DONATION_WAY_WORDS[way] },
	{ title: "Betrag", sort: "amount", align: "right", card: "right", cell: ({ amount }) => formatEuro(amount) },
	{ title: "Zustand", cell: ({ state }) => <DonationState state={state} /> },
	{ title: "Bescheinigung", roomy: true, card: "full", cell: (donation) => <ReceiptState donation={donation} /> },
];

export function Component() {
	const list = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const open = list.page.data.find(({ reference }) => reference === params.get(OPEN));
	return (
		<ListScreen
			list="donations"
			data={list}
			title="Spenden"
			lead="Was gespendet oder zugesagt wurde."
			words={{ one: "Spende", many: "Spenden" }}
			search="Kennung, Name, E-Mail"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(DONATION_STATE_WORDS) },
				{ kind: "choice", key: "rhythm", label: "Rhythmus", options: optionsOf(DONATION_RHYTHM_WORDS) },
				spanFilter(),
			]}
			exportPath="/office/donation/export"
			empty={{ title: "Noch keine Spende.", text: "Sobald jemand spendet oder eine Spende zusagt, steht es hier." }}
			aside={open && <DonationDrawer key={open.reference} donation={open} />}
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
