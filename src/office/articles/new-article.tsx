import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router";
import type { Choice } from "#contract/office/choices.ts";
import { officePaths } from "#contract/office/paths.ts";
import { officeApi } from "../api.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { useAct } from "../ui/use-act.ts";

/** A title and a category, then one writes. */
export function NewArticle({ categories }: { categories: readonly Choice[] }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<Button variant="primary" icon={icons.plus} onClick={() => setOpen(true)}>
				Artikel schreiben
			</Button>
			{open && <NewArticleDialog categories={categories} onClose={() => setOpen(false)} />}
		</>
	);
}

function NewArticleDialog({ categories, onClose }: { categories: readonly Choice[]; onClose: () => void }) {
	const navigate = useNavigate();
	const { busy, failure, run } = useAct();
	const [title, setTitle] = useState("");
	const [category, setCategory] = useState(String(categories[0]?.id ?? ""));
	const [tried, setTried] = useState(false);
	function begin(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		if (!title.trim()) return;
		void run(async () => {
			const { data } = await officeApi.articleTexts.create({ body: { title, category_id: Number(category) } });
			await navigate(officePaths.article(data.id));
		});
	}
	return (
		<Dialog
			title="Artikel schreiben"
			lead="Es wird ein Entwurf: Sichtbar ist er erst, wenn er veröffentlicht wird."
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button type="submit" form="new-article" variant="primary" busy={busy}>
						Losschreiben
					</Button>
				</>
			}
		>
			<form id="new-article" className="stack" onSubmit={begin} noValidate>
				<Failure text={failure} />
				<TextField
					label="Titel"
					autoFocus
					value={title}
					maxLength={120}
					error={tried && !title.trim() ? "Bitte einen Titel angeben, er lässt sich später ändern" : undefined}
					onChange={({ currentTarget }) => setTitle(currentTarget.value)}
				/>
				<SelectField
					label="Kategorie"
					value={category}
					options={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
					onChange={({ currentTarget }) => setCategory(currentTarget.value)}
				/>
			</form>
		</Dialog>
	);
}
