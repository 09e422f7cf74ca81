import { useForm } from "#browser/forms/use-form.ts";
import { PasskeyName } from "#contract/office/account.ts";
import { officeApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";
import { FormAlert } from "../ui/form-alert.tsx";

interface PasskeyNameDialogProps {
	id: number;
	name: string;
	onRenamed: (name: string) => void;
	onClose: () => void;
}

export function PasskeyNameDialog({ id, name, onRenamed, onClose }: PasskeyNameDialogProps) {
	const form = useForm(officeApi, {
		schema: PasskeyName,
		initial: { name },
		body: (values) => values,
		send: async (api, body) => {
			await api.account.renamePasskey({ params: { id }, body });
			onRenamed(body.name);
		},
	});
	return (
		<Dialog title="Passkey umbenennen" onClose={onClose}>
			<form {...form.props()} className="stack">
				<FormAlert form={form} failure="Der Name ist noch der alte. Versuch es gleich noch einmal." />
				<TextField {...form.text("name")} label="Wie heißt dieses Gerät?" autoFocus />
				<div className="row">
					<Button type="submit" variant="primary" busy={form.loading}>
						Umbenennen
					</Button>
					<Button onClick={onClose}>Abbrechen</Button>
				</div>
			</form>
		</Dialog>
	);
}
