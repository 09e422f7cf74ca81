import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatEuro } from "#contract/money.ts";
import { ORDER_METHOD_WORDS, ORDER_STATE_WORDS } from "#contract/office/order-words.ts";
import type { OfficeOrder } from "#contract/office/orders.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { momentWords } from "../history/days.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { OrderState } from "./order-state.tsx";

export const handle = { title: "Bestellungen" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Unbezahlt", query: "state=placed", counted: true },
	{ name: "Zahlung klären", query: "payment=undecided", counted: true },
	{ name: "Widerrufen", query: "state=withdrawn" },
];

export const loader = ({ request }: LoaderFunctionArgs) => loadList("orders", request, officeApi.orders.list, VIEWS);

const COLUMNS: Column<OfficeOrder>[] = [
	{
		title: "Bestellt",
		sort: "at",
		keep: true,
		card: "none",
		cell: ({ created_at }) => momentWords(created_at, new Date()),
	},
	{ title: "Videokurse", roomy: true, card: "full", cell: ({ topics }) => topics },
	{ title: "Zahlungsart", roomy: true, card: "none", cell: ({ payment_method }) => ORDER_METHOD_WORDS[payment_method] },
	{ title: "Betrag", sort: "amount", align: "right", card: "right", cell: ({ gross }) => formatEuro(gross) },
	{ title: "Zustand", card: "start", cell: ({ state }) => <OrderState state={state} /> },
];

export function Component() {
	const list = useLoaderData<typeof loader>();
	return (
		<ListScreen
			list="orders"
			data={list}
			title="Bestellungen"
			lead="Alle Videokurse, die jemand gekauft hat."
			words={{ one: "Bestellung", many: "Bestellungen" }}
			search="Nummer, Name, E-Mail, Institution"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(ORDER_STATE_WORDS) },
				{ kind: "choice", key: "method", label: "Zahlungsart", options: optionsOf(ORDER_METHOD_WORDS) },
				{ kind: "choice", key: "payment", label: "Zahlung", options: [{ value: "undecided", label: "zu klären" }] },
				spanFilter(),
			]}
			views={VIEWS}
			exportPath="/office/order/export"
			empty={{
				title: "Noch keine Bestellung.",
				text: "Sobald jemand einen Videokurs kauft, steht die Bestellung hier.",
			}}
		>
			<ListTable
				caption="Bestellungen"
				rows={list.page.data}
				name={{ title: "Wer", cell: ({ name }) => name, second: ({ number }) => number }}
				columns={COLUMNS}
				rowId={({ number }) => number}
				rowPath={({ number }) => officePaths.order(number)}
				sort="-at"
			/>
		</ListScreen>
	);
}
