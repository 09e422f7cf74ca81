import { Link } from "react-router";
import { formatDate } from "#contract/dates.ts";
import type { Listed } from "#contract/office/listing.ts";
import type { OfficeBatch, OfficeCode } from "#contract/office/voucher-rows.ts";
import { CODE_STATE_WORDS } from "#contract/office/voucher-words.ts";
import { ExportMenu } from "../lists/export-menu.tsx";
import { FilterBar } from "../lists/filter-bar.tsx";
import { optionsOf } from "../lists/filters.ts";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { Pager } from "../lists/pager.tsx";
import { Empty } from "../ui/empty.tsx";
import { Panel } from "../ui/panel.tsx";
import { BlockCode } from "./block-buttons.tsx";
import { pathOfUse } from "./path-of-use.ts";
import { CodeStateSign } from "./voucher-state.tsx";

const columnsFor = (mayWrite: boolean): Column<OfficeCode>[] => [
	{
		title: "Eingelöst von",
		card: "full",
		cell: ({ last_use }) => (last_use ? <Link to={pathOfUse(last_use)}>{last_use.who}</Link> : "–"),
	},
	{ title: "Für", card: "full", cell: ({ last_use }) => last_use?.what ?? "–" },
	{ title: "Wann", keep: true, card: "none", cell: ({ last_use }) => (last_use ? formatDate(last_use.at) : "–") },
	{ title: "Zustand", card: "start", cell: ({ state }) => <CodeStateSign state={state} /> },
	...(mayWrite
		? [
				{
					title: "Sperren",
					card: "acts" as const,
					cell: (code: OfficeCode) => code.state !== "used_up" && <BlockCode code={code} />,
				},
			]
		: []),
];

const usedOften = ({ uses, max_uses }: OfficeCode): string | null =>
	max_uses === 1 ? null : `${uses} Mal eingelöst${max_uses === null ? "" : ` von ${max_uses}`}`;

interface CodesPanelProps {
	batch: OfficeBatch;
	page: Listed<OfficeCode>;
	mayWrite: boolean;
}

/** Code by code: whether it is free, and who used it last. */
export const CodesPanel = ({ batch, page, mayWrite }: CodesPanelProps) => (
	<Panel title="Codes" flush aside={<ExportMenu path={`/office/voucher_batch/${batch.id}/code/export`} size="sm" />}>
		<div className="px-4 py-3">
			<FilterBar
				search="Code"
				filters={[{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(CODE_STATE_WORDS) }]}
			/>
		</div>
		{page.data.length === 0 ? (
			<Empty title="Kein Code mit diesem Filter." />
		) : (
			<>
				<ListTable
					caption="Codes"
					rows={page.data}
					name={{ title: "Code", cell: ({ code }) => code, second: usedOften }}
					columns={columnsFor(mayWrite)}
					rowId={({ id }) => String(id)}
					rowPath={() => null}
					sort="code"
				/>
				<Pager page={page} />
			</>
		)}
	</Panel>
);
