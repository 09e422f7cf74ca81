import { useLoaderData } from "react-router";
import type { OfficeApi } from "#contract/office/api.ts";
import { officePaths } from "#contract/office/paths.ts";
import { SeminarInput } from "#contract/office/seminar-writing.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { useGoOn } from "../edit/use-go-on.ts";
import { loadKnown } from "../offers/load-known.ts";
import { toast } from "../toasts/toasts.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { SeminarFields } from "./seminar-fields.tsx";
import { bodyOf, LABELS, NEW_SEMINAR, versionOf } from "./seminar-values.ts";

export const handle = { title: "Neues Seminar" };
export const loader = loadKnown;

/** A draft: nobody sees it until it is published. */
export function Component() {
	const known = useLoaderData<typeof loader>();
	const goOn = useGoOn(officePaths.seminar);
	const edit = useEdit({
		record: NEW_SEMINAR,
		schema: SeminarInput,
		body: bodyOf,
		save: async (api: OfficeApi, body) => {
			const { data } = await api.seminarTexts.create({ body });
			goOn(data.id);
			return versionOf(data);
		},
		fresh: async () => NEW_SEMINAR,
		draft: "seminar",
		onSaved: () => toast("Der Entwurf ist angelegt. Sichtbar wird er, wenn du ihn veröffentlichst."),
	});
	return (
		<>
			<PageHead
				title="Neues Seminar"
				lead="Erst der Text, dann die Termine. Sichtbar wird es, wenn du es veröffentlichst."
			/>
			<Panel title="Was die Leute lesen">
				<EditForm edit={edit} labels={LABELS} saveLabel="Entwurf anlegen">
					<SeminarFields form={edit.form} {...known} isNew booked={0} />
				</EditForm>
			</Panel>
		</>
	);
}
