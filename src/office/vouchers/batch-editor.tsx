import { useRevalidator } from "react-router";
import type { OfficeApi } from "#contract/office/api.ts";
import { BatchChange, type BatchChoices, type OfficeBatch } from "#contract/office/voucher-rows.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { toast } from "../toasts/toasts.ts";
import { Panel } from "../ui/panel.tsx";
import { BatchFields } from "./batch-fields.tsx";
import { changeOf, LABELS, versionOf } from "./batch-values.ts";

/** What was used stays as it was: the discount is not among it. */
export function BatchEditor({ batch, choices }: { batch: OfficeBatch; choices: BatchChoices }) {
	const { revalidate } = useRevalidator();
	const params = { id: batch.id };
	const edit = useEdit({
		record: versionOf(batch),
		schema: BatchChange,
		body: changeOf,
		save: async (api: OfficeApi, body) => versionOf((await api.vouchers.change({ params, body })).data),
		fresh: async (api: OfficeApi) => versionOf((await api.vouchers.get({ params })).data),
		onSaved: () => {
			toast("Die Aktion ist geändert.");
			void revalidate();
		},
	});
	return (
		<Panel title="Ändern">
			<EditForm edit={edit} labels={LABELS}>
				<div className="form">
					<BatchFields form={edit.form} choices={choices} />
				</div>
			</EditForm>
		</Panel>
	);
}
