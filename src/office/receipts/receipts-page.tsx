import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { formatDate } from "#contract/dates.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { formatEuro } from "#contract/money.ts";
import type { OfficeReceipt } from "#contract/office/receipt-shapes.ts";
import { RECEIPT_KIND_WORDS, RECEIPT_STATE_WORDS } from "#contract/office/receipt-words.ts";
import { officeApi } from "../api.ts";
import { DonationTabs } from "../donations/donation-tabs.tsx";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadWithOpenRow } from "../lists/load-open.ts";
import { spanFilter } from "../lists/span-filter.ts";
import { Avatar } from "../ui/avatar.tsx";
import { buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { ReceiptDrawer } from "./receipt-drawer.tsx";
import { isWaiting, ReceiptSign } from "./receipt-state.tsx";

export const handle = { title: "Bestätigungen" };

const VIEWS: readonly FixedView[] = [
	ALL,
	{ name: "Zu unterschreiben", query: "state=to_sign", counted: true },
	{ name: "Zu verschicken", query: "state=to_post", counted: true },
];

export const loader = ({ request }: LoaderFunctionArgs) =>
	loadWithOpenRow("receipts", request, officeApi.receipts.list, ({ number }) => number, VIEWS);

const COLUMNS: Column<OfficeReceipt>[] = [
	{ title: "Ausgestellt", sort: "at", keep: true, card: "none", cell: ({ issued_on }) => formatDate(issued_on) },
	{ title: "Art", roomy: true, card: "none", cell: ({ kind }) => RECEIPT_KIND_WORDS[kind] },
	{ title: "Betrag", sort: "amount", align: "right", card: "right", cell: ({ amount }) => formatEuro(amount) },
	{ title: "Zustand", card: "start", cell: ({ state }) => <ReceiptSign state={state} /> },
];

/** DON-02: every receipt, also those that are void. */
export function Component() {
	const { list, open } = useLoaderData<typeof loader>();
	return (
		<ListScreen
			list="receipts"
			data={list}
			title="Zuwendungsbestätigungen"
			above={<DonationTabs />}
			lead="Jede Spende wird einmal bestätigt, jede Bestätigung behält ihre Nummer."
			words={{ one: "Bestätigung", many: "Bestätigungen" }}
			search="Nummer oder Name"
			filters={[
				{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(RECEIPT_STATE_WORDS) },
				{ kind: "choice", key: "kind", label: "Art", options: optionsOf(RECEIPT_KIND_WORDS) },
				spanFilter(),
			]}
			views={VIEWS}
			exportPath="/office/receipt/export"
			empty={{
				title: "Noch keine Bestätigung.",
				text: "Stell eine bei einer Spende aus, oder im Jahreslauf für alle auf einmal.",
			}}
			actions={
				list.page.data.some(isWaiting) && (
					<a className={buttonLook()} href={`${API_BASE}/office/receipt/zip`} download>
						<Icon shape={icons.download} className="i" />
						Zum Drucken (ZIP)
					</a>
				)
			}
			aside={open && <ReceiptDrawer key={open.number} receipt={open} />}
		>
			<ListTable
				caption="Zuwendungsbestätigungen"
				rows={list.page.data}
				name={{
					title: "Für wen",
					cell: ({ name }) => name,
					second: ({ number }) => number,
					sign: ({ name }) => <Avatar name={name} size="s" />,
				}}
				columns={COLUMNS}
				rowId={({ number }) => number}
				isOff={({ state }) => state === "void"}
				sort="-at"
			/>
		</ListScreen>
	);
}
