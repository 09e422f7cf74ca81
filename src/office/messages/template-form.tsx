import { useRevalidator } from "react-router";
import { type MessageTemplate, TemplateWords } from "#contract/office/message-templates.ts";
import { PLACEHOLDER_NAMES } from "#contract/office/placeholders.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit, type Version } from "../edit/use-edit.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { TextField } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { WordsFields } from "./words-fields.tsx";

type Typed = { name: string; subject: string; text: string };

const LABELS = { name: "Name", subject: "Betreff", text: "Nachricht" };
const versionOf = ({ name, subject, text, revision }: MessageTemplate): Version<Typed> => ({
	values: { name, subject, text },
	revision,
});

async function freshOf(id: number): Promise<Version<Typed>> {
	const found = (await officeApi.messageTemplates.list()).data.find((one) => one.id === id);
	if (!found) throw new Error("The template is gone.");
	return versionOf(found);
}

interface TemplateFormProps {
	template: MessageTemplate;
	onDelete: () => void;
	deleting: boolean;
}

/** One template; two people may write, and nothing is overwritten unseen. */
export function TemplateForm({ template, onDelete, deleting }: TemplateFormProps) {
	const { id, name } = template;
	const { revalidate } = useRevalidator();
	const edit = useEdit<Typed, TemplateWords>({
		record: versionOf(template),
		schema: TemplateWords,
		body: (values) => values,
		save: async (api, body) => versionOf((await api.messageTemplates.change({ params: { id }, body })).data),
		fresh: () => freshOf(id),
		draft: `vorlage-${id}`,
		onSaved: ({ values }) => {
			void revalidate();
			toast(`„${values.name}“ ist gesichert.`);
		},
	});
	return (
		<Panel
			title={name}
			foot={
				<Button busy={deleting} onClick={onDelete}>
					Vorlage löschen
				</Button>
			}
		>
			<EditForm edit={edit} labels={LABELS}>
				<TextField {...edit.form.text("name")} label="Name" />
				<WordsFields form={edit.form} placeholders={PLACEHOLDER_NAMES} rows={10} />
			</EditForm>
		</Panel>
	);
}
