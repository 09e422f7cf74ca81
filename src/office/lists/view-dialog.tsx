import { type FormEvent, useId, useState } from "react";
import { useRevalidator } from "react-router";
import { readRefusal } from "#browser/forms/refusal.ts";
import type { ListName } from "#contract/office/listing.ts";
import type { SavedView } from "#contract/office/views.ts";
import { officeApi } from "../api.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { TextField } from "../ui/field.tsx";

interface ViewDialogProps {
	list: ListName;
	query: string;
	/** The one that gets another name; a new one otherwise. */
	view: SavedView | undefined;
	onClose: () => void;
}

const UNTOLD = "Das hat nicht geklappt. Die Ansicht ist nicht gesichert. Versuch es gleich noch einmal.";

/** Gives the filters and the sorting of a list a name. */
export function ViewDialog({ list, query, view, onClose }: ViewDialogProps) {
	const id = useId();
	const { revalidate } = useRevalidator();
	const [fault, setFault] = useState<{ name?: string | undefined; message?: string | undefined } | null>(null);
	const [busy, setBusy] = useState(false);

	async function save(form: FormData) {
		const name = String(form.get("name"));
		const shared = form.get("shared") === "all";
		if (view) await officeApi.views.rename({ params: { id: view.id }, body: { name, revision: view.revision } });
		else await officeApi.views.create({ body: { list, name, query, shared } });
		await revalidate();
		toast(view ? `Die Ansicht heißt jetzt „${name}“.` : `Die Ansicht „${name}“ ist gesichert.`);
		onClose();
	}

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		setBusy(true);
		save(new FormData(event.currentTarget)).catch((error: unknown) => {
			const { refused, message } = readRefusal(error, { name: "" });
			setFault({ name: refused.name, message: refused.name ? undefined : (message ?? UNTOLD) });
			setBusy(false);
		});
	}

	return (
		<Dialog
			title={view ? "Ansicht umbenennen" : "Ansicht sichern"}
			lead={view ? undefined : "Filter und Sortierung bekommen einen Namen und stehen dann über der Liste."}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button type="submit" form={id} variant="primary" busy={busy}>
						{view ? "Umbenennen" : "Sichern"}
					</Button>
				</>
			}
		>
			<form id={id} className="stack" noValidate onSubmit={submit}>
				{fault?.message && (
					<Alert kind="err" role="alert">
						{fault.message}
					</Alert>
				)}
				<TextField name="name" label="Name" defaultValue={view?.name} error={fault?.name} autoFocus maxLength={60} />
				{!view && (
					<fieldset className="stack">
						<legend className="sr-only">Für wen?</legend>
						<Choice
							name="shared"
							value="all"
							label="Für alle"
							hint="Alle, die diese Liste sehen dürfen."
							defaultChecked
						/>
						<Choice name="shared" value="me" label="Nur für mich" hint="Niemand sonst sieht sie." />
					</fieldset>
				)}
			</form>
		</Dialog>
	);
}
