import { type LoaderFunctionArgs, useLoaderData, useNavigate, useRevalidator } from "react-router";
import { refuse } from "#contract/errors.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { officePaths } from "#contract/office/paths.ts";
import { type OfficePlace, PlaceInput } from "#contract/office/places.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { useGoOn } from "../edit/use-go-on.ts";
import { useLive } from "../frame/use-live.ts";
import { HistoryBlock } from "../history/history-block.tsx";
import { useMay } from "../session/colleague.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Check } from "../ui/choice.tsx";
import { Failure } from "../ui/failure.tsx";
import { SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import * as icons from "../ui/icons.ts";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { useAct } from "../ui/use-act.ts";
import { bodyOf, EMPTY, LABELS, STEP_FREE, versionOf } from "./place-values.ts";

export const handle = { title: (place: OfficePlace | null) => place?.name ?? "Neuer Ort" };

export async function loader({ params: { id } }: LoaderFunctionArgs): Promise<OfficePlace | null> {
	if (id === "neu") return null;
	const found = (await officeApi.places.list()).data.find((place) => String(place.id) === id);
	if (!found) throw refuse("not_found");
	return found;
}

/** One place, as visitors and letters tell of it. */
export function Component() {
	const place = useLoaderData<typeof loader>();
	const may = useMay();
	useLive();
	return (
		<>
			<PageHead title={place?.name ?? "Neuer Ort"} lead={place?.city} />
			<div className="cols cols--wide">
				{may("seminars.write") && <Editor key={place?.id ?? 0} place={place} />}
				{place && (
					<div className="stack">
						<Ends place={place} />
						{may("history.read") && (
							<Panel title="Verlauf">
								<HistoryBlock key={place.revision} subject="place" id={String(place.id)} />
							</Panel>
						)}
					</div>
				)}
			</div>
		</>
	);
}

function Editor({ place }: { place: OfficePlace | null }) {
	const { revalidate } = useRevalidator();
	const goOn = useGoOn(officePaths.place);
	const edit = useEdit({
		record: place ? versionOf(place) : EMPTY,
		schema: PlaceInput,
		body: bodyOf,
		save: async (api: OfficeApi, body) => {
			const { data } = place
				? await api.places.change({ params: { id: place.id }, body })
				: await api.places.create({ body });
			if (!place) goOn(data.id);
			return versionOf(data);
		},
		fresh: async (api) => {
			const found = (await api.places.list()).data.find(({ id }) => id === place?.id);
			return found ? versionOf(found) : EMPTY;
		},
		draft: `place-${place?.id ?? "neu"}`,
		onSaved: () => {
			toast("Der Ort ist gesichert.");
			if (place) void revalidate();
		},
	});
	const { form } = edit;
	return (
		<Panel title="Angaben">
			<EditForm edit={edit} labels={LABELS} saveLabel={place ? "Sichern" : "Anlegen"}>
				{place && (
					<Alert kind="info">
						Wer schon gebucht hat, bekommt davon keine Nachricht. Zieht ein Termin um, nutze dort „Verlegen“.
					</Alert>
				)}
				<div className="form">
					<TextField {...form.text("name")} label={LABELS.name} />
					<TextField {...form.text("street")} label={LABELS.street} optional className="c6" />
					<TextField {...form.text("postcode")} label={LABELS.postcode} optional inputMode="numeric" className="c6" />
					<TextField {...form.text("city")} label={LABELS.city} optional className="c6" />
					<SelectField {...form.text("step_free")} label={LABELS.step_free} options={STEP_FREE} className="c6" />
					<TextAreaField
						{...form.text("step_free_note")}
						label={LABELS.step_free_note}
						rows={2}
						optional
						hint="Jede Angabe in einer eigenen Zeile: Aufzug, WC, Parkplatz."
					/>
					<TextAreaField
						{...form.text("directions")}
						label={LABELS.directions}
						rows={4}
						optional
						hint="Jeder Weg in einer eigenen Zeile."
					/>
					<TextField {...form.text("map_url")} label={LABELS.map_url} type="url" optional placeholder="https://" />
					<Check {...form.box("is_active")} label={LABELS.is_active} />
				</div>
			</EditForm>
		</Panel>
	);
}

function Ends({ place: { id, name, seminars, dates } }: { place: OfficePlace }) {
	const may = useMay();
	const navigate = useNavigate();
	const { busy, failure, run } = useAct();
	const remove = () =>
		run(async () => {
			await officeApi.places.remove({ params: { id } });
			toast(`„${name}“ ist gelöscht.`);
			await navigate(officePaths.places);
		});
	return (
		<Panel title="Wird benutzt">
			<div className="stack">
				<p>
					{seminars + dates === 0
						? "Hier war noch nie etwas."
						: `In ${seminars} Seminaren und für ${dates} einzelne Termine. Deshalb lässt sich der Ort nicht löschen, nur aus der Auswahl nehmen.`}
				</p>
				{may("seminars.write") && seminars + dates === 0 && (
					<div className="row">
						<Button size="sm" icon={icons.trash} busy={busy} onClick={() => void remove()}>
							Löschen
						</Button>
					</div>
				)}
				<Failure text={failure} />
			</div>
		</Panel>
	);
}
