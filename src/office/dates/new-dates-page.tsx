import { useState } from "react";
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from "react-router";
import { useForm } from "#browser/forms/use-form.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { type Made, NewDates } from "#contract/office/date-writing.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { WrittenSeminar } from "#contract/office/seminar-writing.ts";
import { officeApi } from "../api.ts";
import { idInAddress } from "../id-in-address.ts";
import { toast } from "../toasts/toasts.ts";
import { Alert } from "../ui/alert.tsx";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { FormFaults } from "../ui/form-faults.tsx";
import { PageHead } from "../ui/page-head.tsx";
import { Panel } from "../ui/panel.tsx";
import { CopyYear } from "./copy-year.tsx";
import { DateFields, type KnownOfDate } from "./date-fields.tsx";
import { bodyOf, LABELS, NEW_DATE } from "./date-values.ts";
import { DayList, isFree } from "./day-list.tsx";
import { daysOf, NEW_RHYTHM, RhythmFields } from "./rhythm-fields.tsx";

export const handle = { title: "Termine anlegen" };

export async function loader({ params }: LoaderFunctionArgs) {
	const [seminar, choices, grants] = await Promise.all([
		officeApi.seminarTexts.get({ params: { id: idInAddress(params.id) } }),
		officeApi.choices.get(),
		officeApi.dateWriting.choices(),
	]);
	return { seminar: seminar.data, places: choices.data.places, grants: grants.data };
}

type Way = "one" | "series" | "copy";
const WAYS: readonly [Way, string, string][] = [
	["one", "Ein einzelner Termin", "Ein Tag, auch mit mehreren Teilen."],
	["series", "Eine Reihe", "Zum Beispiel jeden zweiten Dienstag. Feiertage in Sachsen bleiben aus."],
	["copy", "Aus einem Jahr ins nächste", "Alle Termine eines Jahres am gleichen Wochentag noch einmal."],
];

/** "3 Termine sind angelegt. 1 gab es schon." */
export function madeWords({ made, known }: Made): string {
	const count = made.length === 1 ? "1 Termin ist angelegt." : `${made.length} Termine sind angelegt.`;
	return known.length > 0 ? `${count} ${known.length} gab es schon.` : count;
}

/** DATE-03: one date, a series, or a year once more. */
export function Component() {
	const { seminar, ...choices } = useLoaderData<typeof loader>();
	const [way, setWay] = useState<Way>("one");
	const navigate = useNavigate();
	const known = { ...choices, taxSupported: seminar.tax_supported, isOnline: seminar.place_id === null };
	const onMade = (made: Made) => {
		toast(madeWords(made));
		void navigate(officePaths.seminar(seminar.id));
	};
	return (
		<>
			<PageHead title="Termine anlegen" lead={seminar.topic} />
			<div className="stack">
				<fieldset className="choices">
					<legend className="sr-only">Was soll es werden?</legend>
					{WAYS.map(([value, label, hint]) => (
						<Choice
							key={value}
							name="way"
							label={label}
							hint={hint}
							checked={way === value}
							onChange={() => setWay(value)}
						/>
					))}
				</fieldset>
				{way === "copy" ? (
					<CopyYear seminar={seminar} onMade={onMade} />
				) : (
					<NewDatesForm key={way} seminar={seminar} known={known} isSeries={way === "series"} onMade={onMade} />
				)}
			</div>
		</>
	);
}

interface NewDatesFormProps {
	seminar: WrittenSeminar;
	known: KnownOfDate;
	isSeries: boolean;
	onMade: (made: Made) => void;
}

function NewDatesForm({ seminar, known, isSeries, onMade }: NewDatesFormProps) {
	const [rhythm, setRhythm] = useState(NEW_RHYTHM);
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const taken = new Set(seminar.dates.map(({ date }) => date.slice(0, 10)));
	const listed = daysOf(rhythm).map((day) => ({ ...day, isKnown: taken.has(day.day) }));
	const chosen = listed.filter((day) => isFree(day) && !left.has(day.day)).map(({ day }) => day);
	const form = useForm(officeApi, {
		schema: NewDates,
		initial: { ...NEW_DATE, days: "" },
		body: ({ days: _, ...values }) => {
			const { day, ...input } = bodyOf(values);
			return { ...input, days: isSeries ? chosen : [day] };
		},
		send: async (api: OfficeApi, body) =>
			onMade((await api.dateWriting.create({ params: { id: seminar.id }, body })).data),
	});
	const { ref, ...props } = form.props();
	/** The one day stands for the days that are sent. */
	const text: typeof form.text = (name) =>
		name === "day" ? { ...form.text(name), id: form.text("days").id, error: form.errors.days } : form.text(name);
	const count = isSeries ? chosen.length : 1;
	return (
		<form ref={ref} {...props} className="stack">
			<FormFaults
				form={form}
				labels={{ ...LABELS, days: isSeries ? "Tage" : LABELS.day }}
				title="So lässt es sich noch nicht anlegen."
			/>
			{form.problem === "failure" && (
				<Alert kind="err" role="alert">
					{form.message ?? "Es ist noch nichts angelegt. Versuche es gleich noch einmal."}
				</Alert>
			)}
			{isSeries && (
				<Panel title="Wann">
					<div className="stack">
						<RhythmFields value={rhythm} onChange={setRhythm} />
						<DayList days={listed} left={left} onLeave={setLeft} />
					</div>
				</Panel>
			)}
			<Panel title={isSeries ? "Das gilt für jeden Termin" : "Termin"}>
				{isSeries && form.errors.days && (
					<p id={form.text("days").id} className="msg-bad" tabIndex={-1}>
						{form.errors.days}
					</p>
				)}
				<DateFields form={{ ...form, text } as never} known={known} withDay={!isSeries} />
			</Panel>
			<div>
				<Button type="submit" variant="primary" busy={form.loading} disabled={isSeries && count === 0}>
					{count === 1 ? "Termin anlegen" : `${count} Termine anlegen`}
				</Button>
			</div>
		</form>
	);
}
