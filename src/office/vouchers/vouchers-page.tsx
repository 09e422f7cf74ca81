import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { formatDate } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { OfficeBatch, VoucherFigures } from "#contract/office/voucher-rows.ts";
import { BATCH_STATE_WORDS, coverWords } from "#contract/office/voucher-words.ts";
import { officeApi } from "../api.ts";
import { optionsOf } from "../lists/filters.ts";
import { ALL, type FixedView } from "../lists/fixed-view.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { type Column, ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.ts";
import { useMay } from "../session/colleague.ts";
import { ButtonLink } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { codesWords, mostUses, usedWords } from "./batch-words.ts";
import { BatchStateSign } from "./voucher-state.tsx";

const VIEWS: readonly FixedView[] = [ALL, { name: "Laufen", query: "state=running", counted: true }];

export async function loader({ request }: LoaderFunctionArgs) {
	const [list, figures] = await Promise.all([
		loadList("voucher_batches", request, officeApi.vouchers.batches, VIEWS),
		officeApi.vouchers.figures(),
	]);
	return { list, figures: figures.data };
}

const leadOf = ({ running, uses, off }: VoucherFigures): string =>
	`${running === 1 ? "Eine Aktion läuft" : `${running} Aktionen laufen`}. In diesem Jahr ${uses} Mal eingelöst, ${formatEuro(off)} Nachlass.`;

/** With a bar where the uses have an end. */
function Used({ batch }: { batch: OfficeBatch }) {
	const most = mostUses(batch);
	return (
		<>
			<span className="num">{usedWords(batch)}</span>
			{most !== null && batch.uses > 0 && (
				<span className="bar" aria-hidden="true">
					<i style={{ width: `${Math.min(100, (batch.uses / most) * 100)}%` }} />
				</span>
			)}
		</>
	);
}

const COLUMNS: Column<OfficeBatch>[] = [
	{ title: "Nachlass", align: "right", card: "right", cell: ({ discount }) => `${discount}\u00a0%` },
	{ title: "Eingelöst", card: "full", cell: (batch) => <Used batch={batch} /> },
	{ title: "Gilt für", card: "none", cell: coverWords },
	{
		title: "Gilt bis",
		keep: true,
		card: "none",
		cell: ({ valid_until }) => (valid_until ? formatDate(valid_until) : "ohne Ende"),
	},
	{ title: "Zustand", card: "start", cell: ({ state }) => <BatchStateSign state={state} /> },
];

/** VOUCH-01, VOUCH-02 */
export function Component() {
	const { list, figures } = useLoaderData<typeof loader>();
	const may = useMay();
	return (
		<ListScreen
			list="voucher_batches"
			data={list}
			title="Gutscheine"
			lead={leadOf(figures)}
			words={{ one: "Aktion", many: "Aktionen" }}
			search="Name der Aktion oder Code"
			filters={[{ kind: "choice", key: "state", label: "Zustand", options: optionsOf(BATCH_STATE_WORDS) }]}
			views={VIEWS}
			exportPath="/office/voucher_batch/export"
			empty={{
				title: "Noch keine Gutscheine.",
				text: "Lege eine Aktion an: einen Code für alle oder viele zum Verschenken.",
			}}
			actions={
				may("orders.write") && (
					<ButtonLink variant="primary" icon={icons.plus} to={officePaths.newVouchers}>
						Neue Aktion
					</ButtonLink>
				)
			}
		>
			<ListTable
				caption="Aktionen"
				rows={list.page.data}
				name={{ title: "Aktion", cell: ({ name }) => name, second: codesWords }}
				columns={COLUMNS}
				rowId={({ id }) => String(id)}
				rowPath={({ id }) => officePaths.voucherBatch(id)}
				sort="-at"
			/>
		</ListScreen>
	);
}
