import { useRevalidator } from "react-router";
import { useForm } from "#browser/forms/use-form.ts";
import { TemplateWords } from "#contract/office/message-templates.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Dialog } from "../ui/dialog.tsx";
import { DialogButtons } from "../ui/dialog-buttons.tsx";
import { TextField } from "../ui/field.tsx";
import { FormAlert } from "../ui/form-alert.tsx";
import { FormFaults } from "../ui/form-faults.tsx";

interface SaveTemplateProps {
	words: { name: string; subject: string; text: string };
	onClose: () => void;
}

const LABELS = { name: "Name", subject: "Betreff", text: "Nachricht" };

/** Keeps what is written for all of the house. */
export function SaveTemplate({ words, onClose }: SaveTemplateProps) {
	const { revalidate } = useRevalidator();
	const form = useForm(officeApi, {
		schema: TemplateWords,
		initial: words,
		body: (values) => values,
		send: async (api, body) => {
			await api.messageTemplates.create({ body });
			toast(`„${body.name}“ ist als Vorlage gesichert.`);
			void revalidate();
			onClose();
		},
	});
	return (
		<Dialog
			title="Als Vorlage sichern"
			lead="Alle im Haus können sie benutzen."
			onClose={onClose}
			actions={<DialogButtons busy={form.loading} onClose={onClose} onSave={form.submit} />}
		>
			<form {...form.props()} className="stack">
				<FormFaults form={form} labels={LABELS} title="So lässt sie sich noch nicht sichern." />
				{form.problem === "failure" && <FormAlert form={form} failure="Die Vorlage ist nicht gesichert." />}
				<TextField {...form.text("name")} label="Name" autoFocus />
			</form>
		</Dialog>
	);
}
