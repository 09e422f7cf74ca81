import { Link, useNavigate, useRevalidator, useSearchParams } from "react-router";
import { berlinDay } from "#contract/berlin.ts";
import { formatDate, isoDay } from "#contract/dates.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { type OfficePicture, PICTURE_KIND_WORDS, PictureChange, USE_KINDS } from "#contract/office/pictures.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit, type Version } from "../edit/use-edit.ts";
import { opened } from "../lists/address.ts";
import { Drawer } from "../lists/drawer.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Failure } from "../ui/failure.tsx";
import { TextAreaField, TextField } from "../ui/field.tsx";
import { FileButton } from "../ui/file-button.tsx";
import * as icons from "../ui/icons.ts";
import { Facts } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { Crops, FocalPoint } from "./focal-point.tsx";
import { sizeOf, usedWhere } from "./picture-words.ts";
import { replacePicture } from "./send-picture.ts";

type PictureValues = Record<"title" | "alt" | "focus_x" | "focus_y", string>;

const LABELS: Record<keyof PictureValues, string> = {
	title: "Name",
	alt: "Bildbeschreibung",
	focus_x: "Mittelpunkt von links in %",
	focus_y: "Mittelpunkt von oben in %",
};

const versionOf = ({ title, alt, focus_x, focus_y, revision }: OfficePicture): Version<PictureValues> => ({
	revision,
	values: {
		title,
		alt,
		focus_x: focus_x === null ? "" : String(focus_x),
		focus_y: focus_y === null ? "" : String(focus_y),
	},
});

const percent = (value: string): number | null => (value.trim() === "" ? null : Number(value));

/** Both or none: a focus has two numbers. */
function bodyOf({ title, alt, ...focus }: PictureValues): PictureChange {
	const [x, y] = [percent(focus.focus_x), percent(focus.focus_y)];
	const isNone = x === null && y === null;
	return { title, alt, focus_x: isNone ? null : (x ?? 50), focus_y: isNone ? null : (y ?? 50) };
}

/** One picture: its words, what crops keep in sight, where it stands. */
export function PicturePanel({ picture }: { picture: OfficePicture }) {
	const { id, uses, kind, uploaded_by, created_at, title } = picture;
	const may = useMay();
	const isWriter = may("pictures.write");
	return (
		<Drawer rowId={String(id)} title={title} foot={isWriter && <Acts picture={picture} />}>
			{isWriter ? <Editor picture={picture} /> : <p>{picture.alt || "Noch ohne Beschreibung."}</p>}
			<Facts
				facts={[
					["Art", PICTURE_KIND_WORDS[kind]],
					["Größe", sizeOf(picture)],
					["Von", [uploaded_by, formatDate(isoDay(berlinDay(new Date(created_at))))].filter(Boolean).join(", ")],
				]}
			/>
			<section aria-label="Wird benutzt in">
				<b>Wird benutzt in</b>
				{uses.length === 0 ? (
					<p className="muted">Nirgends. Nur solche Bilder lassen sich löschen.</p>
				) : (
					<ul className="used">
						{uses.map((use) => (
							<li key={`${use.kind} ${use.path} ${use.title}`}>
								<Link className="link" to={use.path}>
									{use.title}
								</Link>{" "}
								<small>{USE_KINDS[use.kind]}</small>
							</li>
						))}
					</ul>
				)}
			</section>
		</Drawer>
	);
}

function Editor({ picture }: { picture: OfficePicture }) {
	const params = { id: picture.id };
	const { revalidate } = useRevalidator();
	const edit = useEdit({
		record: versionOf(picture),
		schema: PictureChange,
		body: bodyOf,
		save: async (api: OfficeApi, body) => versionOf((await api.pictures.change({ params, body })).data),
		fresh: async (api) => {
			const found = (await api.pictures.list({ query: {} })).data.find(({ id }) => id === picture.id);
			return versionOf(found ?? picture);
		},
		onSaved: () => {
			toast(picture.uses.length > 0 ? "Gesichert. So steht es jetzt überall." : "Gesichert.");
			void revalidate();
		},
	});
	const { form } = edit;
	const focus = { x: percent(form.values.focus_x) ?? 50, y: percent(form.values.focus_y) ?? 50 };
	const number = { type: "number", min: 0, max: 100, className: "c6", placeholder: "50" };
	return (
		<EditForm edit={edit} labels={LABELS}>
			{picture.kind !== "logos" && (
				<>
					<FocalPoint
						path={picture.path}
						focus={focus}
						onMove={({ x, y }) => {
							form.set("focus_x", String(x));
							form.set("focus_y", String(y));
						}}
					/>
					<Crops path={picture.path} focus={focus} />
				</>
			)}
			<div className="form">
				{picture.kind !== "logos" && (
					<>
						<TextField {...form.text("focus_x")} {...number} label="Von links, %" />
						<TextField {...form.text("focus_y")} {...number} label="Von oben, %" />
					</>
				)}
				<TextField {...form.text("title")} label={LABELS.title} />
				<TextAreaField
					{...form.text("alt")}
					label={LABELS.alt}
					rows={3}
					hint="Für alle, die es nicht sehen. Kommt mit, wenn du das Bild wählst."
				/>
			</div>
		</EditForm>
	);
}

function Acts({ picture }: { picture: OfficePicture }) {
	const { id, title, uses } = picture;
	const navigate = useNavigate();
	const [params] = useSearchParams();
	const { revalidate } = useRevalidator();
	const { busy, failure, run } = useAct();
	const open = (other: number | null) =>
		navigate(opened(params, other === null ? null : String(other)), { preventScrollReset: true, replace: true });
	const replace = (chosen: File) =>
		run(async () => {
			const made = await replacePicture(id, chosen, () => {});
			await open(made.id);
			await revalidate();
			toast(`„${title}“ ist ersetzt${uses.length > 0 ? `, ${usedWhere(picture)}` : ""}.`);
		});
	const remove = () =>
		run(async () => {
			await officeApi.pictures.remove({ params: { id } });
			await open(null);
			await revalidate();
			toast(`„${title}“ ist gelöscht.`, async () => {
				await officeApi.pictures.restore({ params: { id } });
				await revalidate();
			});
		});
	return (
		<>
			<FileButton
				size="sm"
				icon={icons.swap}
				busy={busy}
				label={`Neues Bild statt ${title}`}
				onFiles={([file]) => void replace(file)}
			>
				Ersetzen
			</FileButton>
			{uses.length === 0 ? (
				<Button size="sm" variant="quiet" icon={icons.trash} busy={busy} onClick={() => void remove()}>
					Löschen
				</Button>
			) : (
				<Alert kind="info">Wird benutzt und bleibt deshalb.</Alert>
			)}
			<Failure text={failure} />
		</>
	);
}
