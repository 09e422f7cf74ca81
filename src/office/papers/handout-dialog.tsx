import { type SyntheticEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import {
	HANDOUT_MOMENT_WORDS,
	HANDOUT_MOMENTS,
	type HandoutMoment,
	type OfficeHandout,
} from "#contract/office/handouts.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import { fullMoment } from "../ui/full-moment.ts";
import { useAct } from "../ui/use-act.ts";

/** What a file is called and from when on it is seen. */
export function HandoutDialog({ handout, onClose }: { handout: OfficeHandout; onClose: () => void }) {
	const form = useId();
	const [name, setName] = useState(handout.name);
	const [visible, setVisible] = useState<HandoutMoment | "">("");
	const { busy, failure, run } = useAct();
	const { revalidate } = useRevalidator();
	const save = (event: SyntheticEvent) => {
		event.preventDefault();
		void run(async () => {
			await officeApi.handouts.change({
				params: { id: handout.id },
				body: { name, ...(visible === "" ? {} : { visible }) },
			});
			toast(`„${name}“ ist geändert.`);
			await revalidate();
			onClose();
		});
	};
	const now = handout.is_visible ? "schon zu sehen" : `ab ${fullMoment(handout.visible_from)}`;
	return (
		<Dialog
			title="Datei ändern"
			lead="Der Inhalt bleibt; für einen anderen lade eine neue Datei hoch."
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form={form} busy={busy}>
						Sichern
					</Button>
				</>
			}
		>
			<form id={form} className="stack" onSubmit={save}>
				<Failure text={failure} />
				<TextField
					label="Name der Datei"
					required
					autoFocus
					value={name}
					hint="So steht sie auf der Seite jeder Buchung; die Endung bleibt."
					onChange={({ currentTarget: { value } }) => setName(value)}
				/>
				<SelectField
					label="Zu sehen"
					value={visible}
					options={[
						{ value: "", label: `wie bisher: ${now}` },
						...HANDOUT_MOMENTS.map((value) => ({ value, label: HANDOUT_MOMENT_WORDS[value] })),
					]}
					onChange={({ currentTarget: { value } }) => setVisible(value as HandoutMoment | "")}
				/>
			</form>
		</Dialog>
	);
}
