import type { Form } from "#browser/forms/use-form.ts";
import type { Choice } from "#contract/office/choices.ts";
import { Field, Input, SelectField, TextField } from "../ui/field.tsx";
import { type DateValues, LABELS, partsOf } from "./date-values.ts";
import { SessionsField } from "./sessions-field.tsx";

export interface KnownOfDate {
	places: readonly Choice[];
	grants: readonly Choice[];
	/** Paid from taxes: seats can be kept for Saxony. */
	taxSupported: boolean;
	isOnline: boolean;
}

interface DateFieldsProps {
	form: Pick<Form<DateValues, unknown>, "text" | "set" | "values" | "errors">;
	known: KnownOfDate;
	/** A series has its own days. */
	withDay: boolean;
}

const optionsOf = (none: string, named: readonly Choice[]) => [
	{ value: "", label: none },
	...named.map(({ id, name }) => ({ value: String(id), label: name })),
];

/** Everything of a date but its people. */
export function DateFields({ form, known, withDay }: DateFieldsProps) {
	return (
		<div className="form form--even">
			{withDay && <TextField {...form.text("day")} type="date" label={LABELS.day} className="c4" />}
			<SessionsField
				id={form.text("sessions").id}
				value={form.values.sessions}
				error={form.errors.sessions}
				onChange={(value) => form.set("sessions", value)}
			/>
			<TextField
				{...form.text("capacity")}
				inputMode="numeric"
				label={LABELS.capacity}
				hint="Leer heißt unbegrenzt."
				className="c4"
			/>
			<TwoParts
				form={form}
				name="deadline"
				labels={["Anmelden bis so viele Tage vorher", "Anmelden bis um"]}
				types={["text", "time"]}
			/>
			<TwoParts
				form={form}
				name="minimum"
				labels={["Mindestens so viele Personen", "Entscheiden so viele Tage vorher"]}
				types={["text", "text"]}
			/>
			{known.taxSupported && (
				<TextField
					{...form.text("saxony_seats")}
					inputMode="numeric"
					label={LABELS.saxony_seats}
					optional
					hint="So viele Plätze bekommt niemand sonst."
					className="c4"
				/>
			)}
			{known.isOnline ? (
				<TextField
					{...form.text("join_link")}
					type="url"
					label={LABELS.join_link}
					optional
					hint="Bekommt nur, wer einen Platz hat: mit der Bestätigung und am Tag davor."
				/>
			) : (
				<SelectField
					{...form.text("place_id")}
					label={LABELS.place_id}
					options={optionsOf("wie beim Seminar", known.places)}
					className="c6"
				/>
			)}
			<SelectField
				{...form.text("grant_id")}
				label={LABELS.grant_id}
				options={optionsOf("keine", known.grants)}
				className="c6"
			/>
		</div>
	);
}

interface TwoPartsProps {
	form: DateFieldsProps["form"];
	name: "deadline" | "minimum";
	labels: [string, string];
	types: ["text" | "time", "text" | "time"];
}

/** Two controls for one thing: it is there as soon as the first is filled in. */
function TwoParts({ form, name, labels, types }: TwoPartsProps) {
	const parts = partsOf(form.values[name]);
	const put = (index: number, value: string) => {
		const next = parts.with(index, value).join("|");
		form.set(name, next === "|" ? "" : next);
	};
	const { id } = form.text(name);
	return [0, 1].map((index) => (
		<Field
			key={labels[index]}
			id={index === 0 ? id : `${id}-2`}
			label={labels[index] ?? ""}
			optional
			error={index === 0 ? form.errors[name] : undefined}
			className="c4"
		>
			<Input
				type={types[index] ?? "text"}
				inputMode={types[index] === "text" ? "numeric" : undefined}
				value={parts[index]}
				onChange={({ currentTarget }) => put(index, currentTarget.value)}
			/>
		</Field>
	));
}
