import { useCallback, useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { berlinDay } from "#contract/berlin.ts";
import { addDays, isoDay } from "#contract/dates.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { MoveDate } from "#contract/office/date-changes.ts";
import { officePaths } from "#contract/office/paths.ts";
import { ActPage } from "../acts/act-page.tsx";
import { officeApi } from "../api.ts";
import { idInAddress } from "../id-in-address.ts";
import { toast } from "../toasts/toasts.ts";
import { Field, Input, Select, TextArea } from "../ui/field.tsx";
import { Panel } from "../ui/panel.tsx";
import { DateHead } from "./date-frame.tsx";
import { endsNextDay, inputOf, type SessionTime, timesOf } from "./session-times.ts";

export const handle = { title: "Verlegen" };

export async function loader({ params }: LoaderFunctionArgs) {
	const id = idInAddress(params.id);
	const [date, form, choices] = await Promise.all([
		officeApi.dates.get({ params: { id } }),
		officeApi.dateWriting.get({ params: { id } }),
		officeApi.choices.get(),
	]);
	return { date: date.data, form: form.data, places: choices.data.places };
}

const ANSWER_DAYS = 7;

const promise = ({ letters }: Consequences): string =>
	`Ich habe verstanden: ${letters.length === 1 ? "1 Brief geht" : `${letters.length} Briefe gehen`} jetzt hinaus. Wem es nicht passt, der gibt den Platz kostenlos zurück.`;

/** DATE-05: a date gets another time or place, with everything that follows from it in sight. */
export function Component() {
	const { date, form, places } = useLoaderData<typeof loader>();
	const params = { id: date.id };
	const navigate = useNavigate();
	const [times, setTimes] = useState(() => timesOf(form.day, form.sessions));
	const [place, setPlace] = useState(form.place_id);
	const [reason, setReason] = useState("");
	const [answerBy, setAnswerBy] = useState(() => isoDay(addDays(berlinDay(new Date()), ANSWER_DAYS)));
	const foresee = useCallback(
		async (body: MoveDate) => (await officeApi.dateChanges.foreseeMove({ params: { id: date.id }, body })).data,
		[date.id],
	);
	const act = async (body: MoveDate) => {
		await officeApi.dateChanges.move({ params, body });
		toast("Der Termin ist verlegt. Alle wissen Bescheid.");
		await navigate(officePaths.date(date.id));
	};
	const when = inputOf(times);
	const wish =
		when && answerBy && reason.trim() ? { ...when, place_id: place, reason: reason.trim(), answer_by: answerBy } : null;
	return (
		<>
			<DateHead date={date} question="verlegen?" />
			<ActPage
				wish={wish}
				missing="Trag die neue Zeit und den Satz an alle ein. Dann siehst du, wer welchen Brief bekommt."
				foresee={foresee}
				act={act}
				verb="Verlegen"
				promise={promise}
				cancel={{ label: "Nicht verlegen", to: officePaths.date(date.id) }}
			>
				<Panel title="1. Wann und wo?">
					<div className="stack">
						{times.map((time, index) => (
							<TimeFields
								// biome-ignore lint/suspicious/noArrayIndexKey: sessions have no other name
								key={index}
								legend={times.length === 1 ? "Zeit" : `Teil ${index + 1}`}
								time={time}
								onChange={(next) => setTimes(times.with(index, next))}
							/>
						))}
						{!date.is_online && (
							<Field label="Ort" hint="Nur für diesen Termin.">
								<Select
									value={place ?? ""}
									onChange={({ currentTarget: { value } }) => setPlace(value ? Number(value) : null)}
								>
									<option value="">Wie im Seminar</option>
									{places.map(({ id, name }) => (
										<option key={id} value={id}>
											{name}
										</option>
									))}
								</Select>
							</Field>
						)}
					</div>
				</Panel>
				<Panel title="2. Was sagst du allen?">
					<div className="stack">
						<Field label="Ein Satz an alle" hint="Steht so in jedem Brief.">
							<TextArea
								rows={3}
								maxLength={500}
								value={reason}
								onChange={({ currentTarget: { value } }) => setReason(value)}
							/>
						</Field>
						<Field
							label="Antwort erbeten bis"
							hint="Wer bis dahin nicht antwortet, wird noch einmal gefragt. Schweigen gilt nie als Ja."
						>
							<Input type="date" value={answerBy} onChange={({ currentTarget: { value } }) => setAnswerBy(value)} />
						</Field>
					</div>
				</Panel>
			</ActPage>
		</>
	);
}

interface TimeFieldsProps {
	legend: string;
	time: SessionTime;
	onChange: (time: SessionTime) => void;
}

const TimeFields = ({ legend, time, onChange }: TimeFieldsProps) => (
	<fieldset className="stack">
		<legend className="lbl">{legend}</legend>
		<Field label="Tag">
			<Input
				type="date"
				value={time.on}
				onChange={({ currentTarget: { value } }) => onChange({ ...time, on: value })}
			/>
		</Field>
		<div className="row">
			<Field label="Von">
				<Input
					type="time"
					value={time.from}
					onChange={({ currentTarget: { value } }) => onChange({ ...time, from: value })}
				/>
			</Field>
			<Field label="Bis">
				<Input
					type="time"
					value={time.to}
					onChange={({ currentTarget: { value } }) => onChange({ ...time, to: value })}
				/>
			</Field>
			<Field label="Raum" optional>
				<Input
					value={time.room ?? ""}
					maxLength={80}
					onChange={({ currentTarget: { value } }) => onChange({ ...time, room: value || null })}
				/>
			</Field>
		</div>
		{endsNextDay(time) && <p className="hint">Endet am Tag danach.</p>}
	</fieldset>
);
