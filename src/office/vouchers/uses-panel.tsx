import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import type { OfficeBatch, VoucherUse } from "#contract/office/voucher-rows.ts";
import { USE_WORDS } from "#contract/office/voucher-words.ts";
import { ExportMenu } from "../lists/export-menu.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { pathOfUse } from "./path-of-use.ts";

const COLUMNS: Column<VoucherUse>[] = [
	{ title: "Für", card: "full", cell: ({ what }) => what },
	{ title: "Code", keep: true, card: "start", cell: ({ code }) => code },
	{ title: "Wann", keep: true, card: "none", cell: ({ at }) => formatDate(at) },
	{ title: "Nachlass", align: "right", card: "right", cell: ({ off }) => formatEuro(off) },
];

/** Newest first, each with the way to its booking or order. */
export const UsesPanel = ({ batch, uses }: { batch: OfficeBatch; uses: readonly VoucherUse[] }) => (
	<Panel
		title="Eingelöst"
		flush
		aside={uses.length > 0 && <ExportMenu path={`/office/voucher_batch/${batch.id}/use/export`} size="sm" />}
	>
		{uses.length === 0 ? (
			<Empty title="Noch nicht eingelöst." chair>
				<p>Sobald jemand einen Code benutzt, steht hier die Buchung oder Bestellung.</p>
			</Empty>
		) : (
			<ListTable
				caption="Eingelöst"
				rows={uses}
				name={{
					title: "Von",
					cell: ({ who }) => who,
					second: ({ kind, number }) => `${USE_WORDS[kind]} ${number}`,
				}}
				columns={COLUMNS}
				rowId={({ kind, number, what }) => `${kind} ${number} ${what}`}
				rowPath={pathOfUse}
				sort="-at"
			/>
		)}
	</Panel>
);
