import type { ComponentProps, ReactNode } from "react";
import { Field, Input, Textarea } from "#browser/ui/field.tsx";

interface Around {
	label: string;
	hint?: ReactNode;
	error?: string | undefined;
	required?: boolean;
	optional?: boolean;
	narrow?: boolean;
	className?: string;
}

type TextFieldProps = Around & Omit<ComponentProps<"input">, keyof Around>;

/** <TextField {...form.text("name")} label="Name" required /> */
export function TextField({ label, hint, error, required, optional, narrow, className, ...control }: TextFieldProps) {
	return (
		<Field {...{ id: control.id, label, hint, error, required, optional, narrow, className }}>
			<Input {...control} />
		</Field>
	);
}

type TextAreaFieldProps = Around & Omit<ComponentProps<"textarea">, keyof Around>;

export function TextAreaField({ label, hint, error, required, optional, className, ...control }: TextAreaFieldProps) {
	return (
		<Field {...{ id: control.id, label, hint, error, required, optional, className }}>
			<Textarea {...control} />
		</Field>
	);
}
