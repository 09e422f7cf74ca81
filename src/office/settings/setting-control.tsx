import type { Form } from "#browser/forms/use-form.ts";
import { Check } from "../ui/choice.tsx";
import { Field, Input, SelectField, TextAreaField, TextField } from "../ui/field.tsx";
import type { SettingField } from "./groups.ts";
import type { Typed } from "./values.ts";

interface SettingControlProps {
	field: SettingField;
	form: Pick<Form<Typed, unknown>, "text" | "box">;
}

const UNITS = { days: "Tage", months: "Monate", percent: "%" } as const;

/** The control that fits what a setting holds. */
export function SettingControl({
	field: { name, label, wide, kind, options, hint, optional },
	form,
}: SettingControlProps) {
	// Which of the two a name stands for is said by its kind.
	if (kind === "tick") return <Check {...form.box(name as never)} label={label} hint={hint} />;
	const around = { label, hint, className: wide, optional: optional ?? false };
	const { error, ...control } = form.text(name as never);
	if (kind === "choice") return <SelectField {...around} {...control} error={error} options={options ?? []} />;
	if (kind === "lines") return <TextAreaField {...around} {...control} error={error} rows={5} />;
	if (kind === "number") return <TextField {...around} {...control} error={error} inputMode="numeric" />;
	if (kind !== "days" && kind !== "months" && kind !== "percent")
		return <TextField {...around} {...control} error={error} type={kind ?? "text"} />;
	return (
		<Field id={control.id} {...around} error={error}>
			<div className="affix">
				<Input inputMode="numeric" {...control} />
				<span aria-hidden="true">{UNITS[kind]}</span>
			</div>
		</Field>
	);
}
