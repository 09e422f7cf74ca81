import type { ReactNode, Ref } from "react";
import { Field, Input, Select } from "#browser/ui/field.tsx";
import { type CalendarAddress, ON } from "#contract/calendar-address.ts";
import { DEFAULT_RADIUS_KM, POSTCODE_LENGTH, RADII_KM } from "#contract/constants.ts";
import { formatMonth } from "#contract/dates.ts";
import {
	CATEGORY_PARAM,
	DAYTIME_PARAM,
	EVENING_PARAM,
	FREE_PARAM,
	IN_PERSON_PARAM,
	LECTURER_PARAM,
	MONTH_PARAM,
	ONLINE_PARAM,
	POSTCODE_PARAM,
	RADIUS_PARAM,
	SEATS_PARAM,
	WEEKEND_PARAM,
} from "#contract/paths.ts";
import { FilterSelect } from "#web/lists/filter-select.tsx";
import { FILTER_LABELS } from "./calendar-filters.ts";
import { withChosenMonth } from "./calendar-months.ts";
import type { CalendarOptions } from "./calendar-options.ts";

type Choose = (choice: Partial<CalendarAddress>) => void;

interface FilterFieldsProps {
	chosen: CalendarAddress;
	options: CalendarOptions;
	onChoose: Choose;
	postcode: Ref<HTMLInputElement>;
	postcodeError: string | undefined;
}

const NOT_NEAR = { postcode: "", radius: 0 };

export function FilterFields({ chosen, options, onChoose, postcode, postcodeError }: FilterFieldsProps) {
	const months = withChosenMonth(options.months, chosen.month).map((month) => ({
		slug: month,
		name: formatMonth(month),
	}));
	return (
		<>
			<Group title="Wo?">
				<Options>
					<Option
						name={ONLINE_PARAM}
						checked={chosen.online}
						onChange={(online) => onChoose(online ? { online, inPerson: false, ...NOT_NEAR } : { online })}
					>
						Nur Online-Seminare
					</Option>
					<Option
						name={IN_PERSON_PARAM}
						checked={chosen.inPerson}
						onChange={(inPerson) => onChoose(inPerson ? { inPerson, online: false } : { inPerson })}
					>
						{FILTER_LABELS.inPerson}
					</Option>
				</Options>
				<NearFields chosen={chosen} onChoose={onChoose} postcode={postcode} error={postcodeError} />
			</Group>
			<Group title="Wann?">
				<Options>
					<Option name={EVENING_PARAM} checked={chosen.evening} onChange={(evening) => onChoose({ evening })}>
						{FILTER_LABELS.evening}
					</Option>
					<Option name={DAYTIME_PARAM} checked={chosen.daytime} onChange={(daytime) => onChoose({ daytime })}>
						{FILTER_LABELS.daytime}
					</Option>
					<Option name={WEEKEND_PARAM} checked={chosen.weekend} onChange={(weekend) => onChoose({ weekend })}>
						{FILTER_LABELS.weekend}
					</Option>
				</Options>
				<FilterSelect
					label="Monat"
					all="Alle Monate"
					name={MONTH_PARAM}
					options={months}
					value={chosen.month}
					onChange={(month) => onChoose({ month })}
				/>
			</Group>
			<Group title="Kosten und Plätze">
				<Options>
					<Option name={FREE_PARAM} checked={chosen.free} onChange={(free) => onChoose({ free })}>
						{FILTER_LABELS.free}*
					</Option>
					<Option name={SEATS_PARAM} checked={chosen.seats} onChange={(seats) => onChoose({ seats })}>
						{FILTER_LABELS.seats}
					</Option>
				</Options>
				<p className="text-sm text-ink-2">* Für Ehrenamtliche in Sachsen, mitfinanziert durch Steuermittel.</p>
			</Group>
			<Group title="Thema und Leitung">
				<FilterSelect
					label="Kategorie"
					all="Alle Kategorien"
					name={CATEGORY_PARAM}
					options={options.categories}
					value={chosen.category}
					onChange={(category) => onChoose({ category })}
				/>
				<FilterSelect
					label="Dozent/in"
					all="Alle Dozenten"
					name={LECTURER_PARAM}
					options={options.lecturers}
					value={chosen.lecturer}
					onChange={(lecturer) => onChoose({ lecturer })}
				/>
			</Group>
		</>
	);
}

interface NearFieldsProps {
	chosen: CalendarAddress;
	onChoose: Choose;
	postcode: Ref<HTMLInputElement>;
	error: string | undefined;
}

/** Online dates have no place: whoever looks for one nearby does not look for those. */
function NearFields({ chosen, onChoose, postcode, error }: NearFieldsProps) {
	const radius = chosen.radius || DEFAULT_RADIUS_KM;
	const type = (text: string) =>
		onChoose(text === "" ? NOT_NEAR : { postcode: text, radius, ...(chosen.online && { online: false }) });
	return (
		<div className="grid grid-cols-near gap-2.5">
			<Field label="PLZ" error={error}>
				<Input
					ref={postcode}
					name={POSTCODE_PARAM}
					inputMode="numeric"
					autoComplete="postal-code"
					maxLength={POSTCODE_LENGTH}
					value={chosen.postcode}
					onChange={({ target }) => type(target.value.trim())}
				/>
			</Field>
			<Field label="Umkreis">
				<Select
					name={RADIUS_PARAM}
					value={radius}
					onChange={({ target }) => onChoose({ radius: Number(target.value) })}
				>
					{RADII_KM.map((km) => (
						<option key={km} value={km}>{`${km} km`}</option>
					))}
				</Select>
			</Field>
			<p className="col-span-2 text-sm text-ink-2">
				Die PLZ reicht. Deinen Standort fragen wir nicht ab. Online-Termine haben keinen Ort und fehlen dann.
			</p>
		</div>
	);
}

function Group({ title, children }: { title: string; children: ReactNode }) {
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-2.25 text-base font-legend">{title}</legend>
			{children}
		</fieldset>
	);
}

const Options = ({ children }: { children: ReactNode }) => <div className="flex flex-wrap gap-1.75">{children}</div>;

interface OptionProps {
	name: string;
	checked: boolean;
	onChange: (checked: boolean) => void;
	children: ReactNode;
}

/** A box to tick that looks like a chip. */
function Option({ name, checked, onChange, children }: OptionProps) {
	return (
		<label className="chip">
			<input
				type="checkbox"
				name={name}
				value={ON}
				checked={checked}
				onChange={({ target }) => onChange(target.checked)}
				className="chip-box"
			/>
			{children}
		</label>
	);
}
