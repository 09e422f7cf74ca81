import { type LoaderFunctionArgs, useLoaderData } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { OfficeBatch } from "#contract/office/voucher-rows.ts";
import { coverWords } from "#contract/office/voucher-words.ts";
import { officeApi } from "../api.ts";
import { useLive } from "../frame/use-live.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { queryIn } from "../lists/address.ts";
import { useMay } from "../session/colleague.ts";
import { buttonLook } from "../ui/button.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { BatchEditor } from "./batch-editor.tsx";
import { codesWords, timeWords, usedWords } from "./batch-words.ts";
import { BlockBatch } from "./block-buttons.tsx";
import { CodesPanel } from "./codes-panel.tsx";
import { UsesPanel } from "./uses-panel.tsx";
import { BatchStateSign } from "./voucher-state.tsx";

export const handle = { title: ({ batch }: { batch: OfficeBatch }) => batch.name };

export async function loader({ params, request }: LoaderFunctionArgs) {
	const id = Number(params.id);
	if (!Number.isSafeInteger(id)) throw refuse("not_found");
	const query = queryIn(new URL(request.url).searchParams);
	const [batch, codes, uses, choices] = await Promise.all([
		officeApi.vouchers.get({ params: { id } }),
		officeApi.vouchers.codes({ params: { id }, query: query as never }),
		officeApi.vouchers.uses({ params: { id }, query: {} }),
		officeApi.vouchers.choices(),
	]);
	return { batch: batch.data, codes, uses: uses.data, choices: choices.data };
}

/** VOUCH-02: a batch with its codes, who used them, and what can still be changed. */
export function Component() {
	const { batch, codes, uses, choices } = useLoaderData<typeof loader>();
	const may = useMay();
	useLive();
	const mayWrite = may("orders.write");
	return (
		<>
			<PageHead
				title={batch.name}
				lead={`${batch.discount}\u00a0% Nachlass. ${codesWords(batch)}.`}
				actions={
					<>
						<a className={buttonLook()} href={`${API_BASE}/office/voucher_batch/${batch.id}/cards`} download>
							<Icon shape={icons.download} className="i" />
							Karten drucken
						</a>
						{mayWrite && <BlockBatch batch={batch} />}
					</>
				}
			/>
			<div className="cols cols--wide">
				<div className="stack">
					{(batch.codes === 1 || uses.length > 0) && <UsesPanel batch={batch} uses={uses} />}
					{batch.codes > 1 && <CodesPanel batch={batch} page={codes} mayWrite={mayWrite} />}
				</div>
				<div className="stack">
					<Panel title="Überblick">
						<Facts
							facts={[
								["Zustand", <BatchStateSign key="state" state={batch.state} />],
								["Eingelöst", usedWords(batch)],
								["Nachlass", `${batch.discount}\u00a0%`],
								["Gilt", timeWords(batch)],
								["Gilt für", coverWords(batch)],
							]}
						/>
					</Panel>
					{mayWrite && <BatchEditor key={batch.id} batch={batch} choices={choices} />}
					{may("history.read") && (
						<Panel title="Verlauf">
							<HistoryBlock key={`${batch.revision} ${batch.state}`} subject="voucher_batch" id={String(batch.id)} />
						</Panel>
					)}
				</div>
			</div>
		</>
	);
}
