import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router";
import * as z from "zod/mini";
import type { OfficeApi } from "#contract/office/api.ts";
import { DateInput, type WrittenDate } from "#contract/office/date-writing.ts";
import { isoDay } from "#contract/office/iso-day.ts";
import { officeApi } from "../api.ts";
import { EditForm } from "../edit/edit-form.tsx";
import { useEdit } from "../edit/use-edit.ts";
import { idInAddress } from "../id-in-address.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Facts, Panel } from "../ui/panel.tsx";
import { DateFields, type KnownOfDate } from "./date-fields.tsx";
import { useDate } from "./date-frame.tsx";
import { bodyOf, LABELS, showValue, versionOf } from "./date-values.ts";
import { ReservesPanel } from "./reserves-panel.tsx";

export const handle = { title: "Bearbeiten" };

export async function loader({ params: { id } }: LoaderFunctionArgs) {
	const [date, choices, grants] = await Promise.all([
		officeApi.dateWriting.get({ params: { id: idInAddress(id) } }),
		officeApi.choices.get(),
		officeApi.dateWriting.choices(),
	]);
	return { date: date.data, places: choices.data.places, grants: grants.data };
}

/** What can be changed of a date, and the seats that are kept back. */
export function Component() {
	const { date, ...choices } = useLoaderData<typeof loader>();
	const isCancelled = useDate().state === "cancelled";
	const known = { ...choices, taxSupported: date.tax_supported, isOnline: date.is_online };
	return (
		<div className="cols cols--wide">
			{date.is_past || isCancelled ? (
				<Alert kind="info" title={isCancelled ? "Dieser Termin ist abgesagt." : "Dieser Termin ist vorbei."}>
					{isCancelled
						? "Er lässt sich nicht mehr ändern. Lege statt dessen einen neuen an."
						: "Ändern lassen sich nur noch Anwesenheit, Notizen und Unterlagen."}
				</Alert>
			) : (
				<Editor key={date.id} date={date} known={known} />
			)}
			<div className="stack">
				<ReservesPanel date={date} isOpen={!date.is_past && !isCancelled} />
				<Saxony date={date} />
			</div>
		</div>
	);
}

const SCHEMA = z.extend(DateInput, { day: isoDay });

function Editor({ date, known }: { date: WrittenDate; known: KnownOfDate }) {
	const { revalidate } = useRevalidator();
	const params = { id: date.id };
	const edit = useEdit({
		record: versionOf(date),
		schema: SCHEMA,
		body: bodyOf,
		save: async (api: OfficeApi, body) => versionOf((await api.dateWriting.change({ params, body })).data),
		fresh: async (api) => versionOf((await api.dateWriting.get({ params })).data),
		draft: String(date.id),
		onSaved: () => {
			toast("Der Termin ist gesichert. Freie Plätze gehen zuerst an die Warteliste.");
			void revalidate();
		},
	});
	return (
		<Panel title="Termin bearbeiten">
			<EditForm edit={edit} labels={LABELS} show={showValue}>
				{date.has_bookings && (
					<Alert kind="info">
						Dieser Termin hat Buchungen. Tag, Zeiten und Ort änderst du mit „Verlegen“, damit alle Bescheid bekommen.
					</Alert>
				)}
				<DateFields form={edit.form} known={known} withDay />
			</EditForm>
		</Panel>
	);
}

/** PART-08: who comes from Saxony, for those who pay. */
function Saxony({ date: { saxony } }: { date: WrittenDate }) {
	if (!saxony) return null;
	const share = saxony.persons === 0 ? "–" : `${Math.round((saxony.from_saxony / saxony.persons) * 100)} %`;
	return (
		<Panel title="Menschen aus Sachsen">
			<Facts
				facts={[
					["Anteil", share],
					["Personen", `${saxony.from_saxony} von ${saxony.persons}`],
					["Noch zurückgehalten", saxony.kept > 0 ? `${saxony.kept} Plätze` : null],
				]}
			/>
		</Panel>
	);
}
