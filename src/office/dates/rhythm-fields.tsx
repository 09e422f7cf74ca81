import { isIsoDay } from "#contract/office/iso-day.ts";
import { type Rhythm, type SeriesDay, seriesDays } from "#contract/office/series.ts";
import { Check } from "../ui/choice.tsx";
import { SelectField, TextField } from "../ui/field.tsx";

export interface TypedRhythm {
	kind: "weeks" | "months";
	every: string;
	weekdays: readonly number[];
	nth: string;
	weekday: string;
	from: string;
	until: string;
	count: string;
}

export const NEW_RHYTHM: TypedRhythm = {
	kind: "weeks",
	every: "2",
	weekdays: [1],
	nth: "2",
	weekday: "1",
	from: "",
	until: "",
	count: "6",
};

const WEEKDAYS = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const NTH = ["ersten", "zweiten", "dritten", "vierten", "letzten"];

/** Nothing as long as nobody has said from when. */
export function daysOf({ kind, every, weekdays, nth, weekday, from, until, count }: TypedRhythm): SeriesDay[] {
	if (!isIsoDay(from)) return [];
	const step = Math.max(1, Math.floor(Number(every)) || 1);
	const rhythm: Rhythm =
		kind === "weeks"
			? { kind, every: step, weekdays }
			: { kind, every: step, nth: Number(nth), weekday: Number(weekday) };
	const times = Math.floor(Number(count));
	return seriesDays({
		rhythm,
		from,
		until: isIsoDay(until) ? until : undefined,
		count: times > 0 ? times : undefined,
	});
}

interface RhythmFieldsProps {
	value: TypedRhythm;
	onChange: (value: TypedRhythm) => void;
}

export function RhythmFields({ value, onChange }: RhythmFieldsProps) {
	const put = (change: Partial<TypedRhythm>) => onChange({ ...value, ...change });
	const text = (name: "every" | "from" | "until" | "count") => ({
		value: value[name],
		onChange: ({ currentTarget }: { currentTarget: { value: string } }) => put({ [name]: currentTarget.value }),
	});
	return (
		<div className="form">
			<TextField {...text("from")} type="date" label="Ab" className="c4" />
			<TextField {...text("until")} type="date" label="Bis" optional className="c4" />
			<TextField {...text("count")} inputMode="numeric" label="Wie oft?" optional className="c4" />
			<SelectField
				label="Wiederholen"
				className="c4"
				value={value.kind}
				onChange={({ currentTarget }) => put({ kind: currentTarget.value as TypedRhythm["kind"] })}
				options={[
					{ value: "weeks", label: "nach Wochen" },
					{ value: "months", label: "nach Monaten" },
				]}
			/>
			<TextField
				{...text("every")}
				inputMode="numeric"
				label={value.kind === "weeks" ? "Alle wie viel Wochen?" : "Alle wie viel Monate?"}
				className="c4"
			/>
			{value.kind === "weeks" ? (
				<fieldset>
					<legend className="lbl">An</legend>
					<div className="row">
						{WEEKDAYS.map((name, index) => (
							<Check
								key={name}
								label={name}
								checked={value.weekdays.includes(index)}
								onChange={({ currentTarget: { checked } }) =>
									put({
										weekdays: checked ? [...value.weekdays, index] : value.weekdays.filter((day) => day !== index),
									})
								}
							/>
						))}
					</div>
				</fieldset>
			) : (
				<>
					<SelectField
						label="Am"
						className="c4"
						value={value.nth}
						onChange={({ currentTarget }) => put({ nth: currentTarget.value })}
						options={NTH.map((label, index) => ({ value: String(index + 1), label }))}
					/>
					<SelectField
						label="Wochentag"
						className="c4"
						value={value.weekday}
						onChange={({ currentTarget }) => put({ weekday: currentTarget.value })}
						options={WEEKDAYS.map((label, index) => ({ value: String(index), label }))}
					/>
				</>
			)}
		</div>
	);
}
