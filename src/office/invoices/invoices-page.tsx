import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { documentName } from "#contract/documents.ts";
import { formatEuro } from "#contract/money.ts";
import { INVOICE_KIND_WORDS, INVOICE_STATE_WORDS } from "#contract/office/invoice-words.ts";
import type { OfficeInvoice } from "#contract/office/invoices.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadWithOpenRow } from "../lists/load-open.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import { InvoiceDrawer } from "./invoice-drawer.tsx";
import { InvoiceState } from "./invoice-state.tsx";

export const handle = { title: "Rechnungen" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Überfällig", query: "state=overdue", counted: true },
	{ name: "Offen", query: "state=open", counted: true },
];

export const loader = ({ request }: LoaderFunctionArgs) =>
	loadWithOpenRow("invoices", request, officeApi.invoices.list, ({ number }) => number, VIEWS);

const COLUMNS: Column<OfficeInvoice>[] = [
	{
		title: "Art",
		roomy: true,
		card: "none",
		cell: ({ kind, contract, is_part }) => documentName(kind, contract.kind, is_part),
	},
	{
		title: "Datum",
		sort: "day",
		keep: true,
		roomy: true,
		card: "none",
		cell: ({ issued_on }) => formatDate(issued_on),
	},
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
	{ title: "Zustand", card: "start", cell: (invoice) => <InvoiceState {...invoice} /> },
];

export function Component() {
	const { list, open } = useLoaderData<typeof loader>();
	const may = useMay();
	return (
		<ListScreen
			list="invoices"
			data={list}
			title="Rechnungen"
			lead="Jede Rechnung und jede Korrektur, so wie sie verschickt wurde."
			words={{ one: "Beleg", many: "Belege" }}
			search="Nummer, Name, Institution"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(INVOICE_STATE_WORDS) },
				{ kind: "choice", key: "kind", label: "Art", options: optionsOf(INVOICE_KIND_WORDS) },
				spanFilter(),
			]}
			views={VIEWS}
			actions={may("books.read") && <ButtonLink to={officePaths.documentCheck}>Belege prüfen</ButtonLink>}
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
