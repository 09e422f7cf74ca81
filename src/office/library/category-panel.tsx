import { type SyntheticEvent, useId, useState } from "react";
import { useNavigate, useRevalidator, useSearchParams } from "react-router";
import type { OfficeApi } from "#contract/office/api.ts";
import { CategoryInput, type OfficeCategory } from "#contract/office/categories.ts";
import { hangingWords } from "#contract/office/sorting.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit, type Version } from "../edit/use-edit.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { opened } from "../lists/address.ts";
import { Drawer } from "../lists/drawer.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { MergeDialog } from "./merge-dialog.tsx";

const LABELS = { name: "Name" };

const versionOf = ({ name, revision }: OfficeCategory): Version<{ name: string }> => ({ revision, values: { name } });

interface CategoryPanelProps {
	category: OfficeCategory;
	all: readonly OfficeCategory[];
}

/** One category: its name, what hangs on it, and how it ends. */
export function CategoryPanel({ category, all }: CategoryPanelProps) {
	const { id, name, slug, hanging } = category;
	const may = useMay();
	return (
		<Drawer rowId={String(id)} title={name} foot={may("content.publish") && <Ends category={category} all={all} />}>
			{may("content.publish") && <Editor category={category} />}
			<Facts
				facts={[
					["Adresse", slug],
					["Hängt daran", hangingWords(hanging) || "nichts"],
				]}
			/>
			{may("history.read") && <HistoryBlock key={category.revision} subject="category" id={String(id)} />}
		</Drawer>
	);
}

function Editor({ category }: { category: OfficeCategory }) {
	const params = { id: category.id };
	const { revalidate } = useRevalidator();
	const edit = useEdit({
		record: versionOf(category),
		schema: CategoryInput,
		body: ({ name }) => ({ name }),
		save: async (api: OfficeApi, body) => versionOf((await api.categories.change({ params, body })).data),
		fresh: async (api) =>
			versionOf((await api.categories.list()).data.find(({ id }) => id === category.id) ?? category),
		onSaved: () => {
			toast("Gesichert. So heißt sie jetzt überall.");
			void revalidate();
		},
	});
	return (
		<EditForm edit={edit} labels={LABELS}>
			<TextField {...edit.form.text("name")} label={LABELS.name} hint="Die Adresse bleibt, wie sie ist." />
		</EditForm>
	);
}

function Ends({ category: { id, name, hanging }, all }: CategoryPanelProps) {
	const [isMerging, setMerging] = useState(false);
	const [params] = useSearchParams();
	const navigate = useNavigate();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const [first, ...more] = all.filter((other) => other.id !== id);
	const open = (other: number | null) =>
		navigate(opened(params, other === null ? null : String(other)), { preventScrollReset: true, replace: true });
	const remove = () =>
		run(async () => {
			await officeApi.categories.remove({ params: { id } });
			await open(null);
			await revalidate();
			toast(`„${name}“ ist gelöscht.`);
		});
	return (
		<>
			{first && (
				<Button size="sm" icon={icons.swap} onClick={() => setMerging(true)}>
					Zusammenlegen
				</Button>
			)}
			{hangingWords(hanging) === "" && (
				<Button size="sm" variant="quiet" icon={icons.trash} busy={busy} onClick={() => void remove()}>
					Löschen
				</Button>
			)}
			<Failure text={failure} />
			{isMerging && first && (
				<MergeDialog
					from={{ id, name }}
					others={[first, ...more]}
					after="Die Kategorie selbst gibt es danach nicht mehr."
					foresee={async (into) => (await officeApi.categories.foreseeMerge({ params: { id }, query: { into } })).data}
					merge={async (into) => {
						await officeApi.categories.merge({ params: { id }, body: { into: into.id } });
						await open(into.id);
						await revalidate();
						toast(`„${name}“ ist in „${into.name}“ aufgegangen.`);
					}}
					onClose={() => setMerging(false)}
				/>
			)}
		</>
	);
}

interface NewCategoryProps {
	onMade: (category: OfficeCategory) => Promise<void>;
	onClose: () => void;
}

export function NewCategory({ onMade, onClose }: NewCategoryProps) {
	const form = useId();
	const [name, setName] = useState("");
	const { busy, failure, run } = useAct();
	const save = (event: SyntheticEvent) => {
		event.preventDefault();
		void run(async () => onMade((await officeApi.categories.create({ body: { name } })).data));
	};
	return (
		<Dialog
			title="Neue Kategorie"
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>Abbrechen</Button>
					<Button variant="primary" type="submit" form={form} busy={busy}>
						Anlegen
					</Button>
				</>
			}
		>
			<form id={form} className="stack" onSubmit={save}>
				<Failure text={failure} />
				<TextField
					label="Name"
					required
					autoFocus
					value={name}
					onChange={({ currentTarget: { value } }) => setName(value)}
				/>
			</form>
		</Dialog>
	);
}
