import { type LoaderFunctionArgs, useLoaderData, useSearchParams } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { INVOICE_KIND_WORDS, INVOICE_STATE_WORDS } from "#contract/office/invoice-words.ts";
import type { OfficeInvoice } from "#contract/office/invoices.ts";
import { officeApi } from "../api.ts";
import { OPEN } from "../lists/address.ts";
import { optionsOf } from "../lists/filters.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { InvoiceDrawer } from "./invoice-drawer.tsx";
import { InvoiceState } from "./invoice-state.tsx";

export const handle = { title: "Rechnungen" };

export const loader = ({ request }: LoaderFunctionArgs) => loadList("invoices", request, officeApi.invoices.list);

const COLUMNS: Column<OfficeInvoice>[] = [
	{ title: "Art", roomy: true, card: "none", cell: ({ kind }) => INVOICE_KIND_WORDS[kind] },
	{ title: "Datum", sort: "day", keep: true, card: "none", cell: ({ issued_on }) => formatDate(issued_on) },
	{ title: "Empfänger", card: "full", cell: ({ name, company }) => company ?? name },
	{
		title: "Fällig",
		sort: "due",
		keep: true,
		roomy: true,
		card: "none",
		cell: ({ due_on }) => due_on && formatDate(due_on),
	},
	{ title: "Betrag", sort: "amount", align: "right", card: "right", cell: ({ gross }) => formatEuro(gross) },
	{ title: "Zustand", cell: (invoice) => <InvoiceState {...invoice} /> },
];

export function Component() {
	const list = useLoaderData<typeof loader>();
	const [params] = useSearchParams();
	const open = list.page.data.find(({ number }) => number === params.get(OPEN));
	return (
		<ListScreen
			list="invoices"
			data={list}
			title="Rechnungen"
			lead="Jede Rechnung und jede Gutschrift, so wie sie verschickt wurde."
			words={{ one: "Beleg", many: "Belege" }}
			search="Nummer, Name, Institution"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(INVOICE_STATE_WORDS) },
				{ kind: "choice", key: "kind", label: "Art", options: optionsOf(INVOICE_KIND_WORDS) },
				spanFilter(),
			]}
			exportPath="/office/invoice/export"
			empty={{
				title: "Noch keine Rechnung.",
				text: "Rechnungen entstehen von selbst: mit jedem Kauf und jeder Buchung, die etwas kostet.",
			}}
			aside={open && <InvoiceDrawer key={open.id} invoice={open} />}
		>
			<ListTable
				caption="Rechnungen"
				rows={list.page.data}
				name={{ title: "Nummer", cell: ({ number }) => number, second: ({ contract }) => contract.number }}
				columns={COLUMNS}
				rowId={({ number }) => number}
				sort="-day"
			/>
		</ListScreen>
	);
}
