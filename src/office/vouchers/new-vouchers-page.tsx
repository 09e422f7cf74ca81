import { useEffect, useRef, useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import type { OfficeApi } from "#contract/office/api.ts";
import { officePaths } from "#contract/office/paths.ts";
import { NewBatch, type OfficeBatch } from "#contract/office/voucher-rows.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { BatchFields } from "./batch-fields.tsx";
import { bodyOf, LABELS, NEW_BATCH, type NewTyped } from "./batch-values.ts";
import { CodeFields } from "./code-fields.tsx";
import { costWords } from "./cost.ts";

export const handle = { title: "Neue Aktion" };

export const loader = async () => (await officeApi.vouchers.choices()).data;

const saveWords = ({ kind, count }: NewTyped): string =>
	kind === "one" || Number(count) === 1 ? "1 Code anlegen" : `${Number(count) || 0} Codes anlegen`;

/** VOUCH-01: one code for all, or many to give away, with what they can cost. */
export function Component() {
	const choices = useLoaderData<typeof loader>();
	const navigate = useNavigate();
	const [made, setMade] = useState<OfficeBatch | null>(null);
	/** Counts as saved with all that was typed, also what the chosen way did not ask for. */
	const typed = useRef(NEW_BATCH.values);
	const edit = useEdit({
		record: NEW_BATCH,
		schema: NewBatch,
		body: (values) => {
			typed.current = values;
			return bodyOf(values);
		},
		save: async (api: OfficeApi, { revision: _, ...body }) => {
			setMade((await api.vouchers.create({ body })).data);
			return { revision: 1, values: typed.current };
		},
		fresh: async () => NEW_BATCH,
	});
	// After it counts as saved: nobody is asked whether to leave.
	useEffect(() => {
		if (made === null) return;
		toast(`„${made.name}“ ist angelegt.`);
		void navigate(officePaths.voucherBatch(made.id), { replace: true });
	}, [made, navigate]);
	const { values } = edit.form;
	const cost = costWords(bodyOf(values), choices);
	return (
		<>
			<PageHead
				title="Neue Aktion"
				lead="Name, Zeit und wofür sie gilt, lassen sich später ändern. Nachlass und Codes bleiben."
			/>
			<Panel title="Gutscheine" className="max-w-180">
				<EditForm edit={edit} labels={LABELS} saveLabel={saveWords(values)}>
					<div className="form">
						<BatchFields form={edit.form} choices={choices} />
						<CodeFields form={edit.form} />
					</div>
					{cost && (
						<Alert kind="info" role="status">
							{cost}
						</Alert>
					)}
				</EditForm>
			</Panel>
		</>
	);
}
