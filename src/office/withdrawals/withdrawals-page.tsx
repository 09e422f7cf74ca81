import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { WITHDRAWAL_STATE_WORDS } from "#contract/office/withdrawal-words.ts";
import type { OfficeWithdrawal } from "#contract/office/withdrawals.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { loadOpen } from "../lists/load-open.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { Avatar } from "../ui/avatar.tsx";
import { WithdrawalDrawer } from "./withdrawal-drawer.tsx";
import { Deadline, WithdrawalState } from "./withdrawal-state.tsx";

export const handle = { title: "Widerrufe" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Offen", query: "state=open", counted: true },
	{ name: "Vollzogen", query: "state=handled" },
	{ name: "Abgelehnt", query: "state=refused" },
];

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, open] = await Promise.all([
		loadList("withdrawals", request, officeApi.withdrawals.list, VIEWS),
		loadOpen(request, officeApi.withdrawals.get),
	]);
	return { list, open };
}

const COLUMNS: Column<OfficeWithdrawal>[] = [
	{
		title: "Eingegangen",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ received_at }) => momentWords(received_at, new Date()),
	},
	{ title: "Nennt", roomy: true, card: "full", cell: ({ contract }) => <span className="excerpt">{contract}</span> },
	{ title: "Bestellung", keep: true, roomy: true, card: "none", cell: ({ order }) => order?.number ?? "noch keine" },
	{ title: "Geld zurück bis", keep: true, card: "right", cell: (withdrawal) => <Deadline {...withdrawal} /> },
	{ title: "Zustand", card: "start", cell: ({ state }) => <WithdrawalState state={state} /> },
];

export function Component() {
	const { list, open } = useLoaderData<typeof loader>();
	return (
		<ListScreen
			list="withdrawals"
			data={list}
			title="Widerrufe"
			lead="Erklärungen, wie sie eingegangen sind. Das Geld muss 14 Tage danach zurück sein."
			words={{ one: "Widerruf", many: "Widerrufe" }}
			search="Name, E-Mail, Vertrag"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(WITHDRAWAL_STATE_WORDS) },
				spanFilter(),
			]}
			views={VIEWS}
			exportPath="/office/withdrawal/export"
			empty={{
				title: "Noch kein Widerruf.",
				text: "Wer einen Vertrag widerruft, bekommt sofort eine Bestätigung. Hier steht dann, bis wann das Geld zurück muss.",
			}}
			aside={open && <WithdrawalDrawer key={open.id} withdrawal={open} />}
		>
			<ListTable
				caption="Widerrufe"
				rows={list.page.data}
				name={{
					title: "Wer",
					cell: ({ name }) => name,
					second: ({ email }) => email,
					sign: ({ name }) => <Avatar name={name} size="s" />,
				}}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				sort="-at"
			/>
		</ListScreen>
	);
}
