import type { ComponentProps } from "react";
import { Field, Select } from "#browser/ui/field.tsx";

interface SelectFieldProps extends Omit<ComponentProps<"select">, "children"> {
	label: string;
	error?: string | undefined;
	optional?: boolean;
	/** The index of an option is its value. */
	options: readonly string[];
}

/** SIGN-08: nothing is chosen until somebody chooses. */
export function SelectField({ label, error, required, optional, options, className, ...control }: SelectFieldProps) {
	return (
		<Field {...{ id: control.id, label, error, required, optional, className }}>
			<Select {...control}>
				<option value="">Bitte Auswählen</option>
				{options.map((option, value) => (
					<option key={option} value={value}>
						{option}
					</option>
				))}
			</Select>
		</Field>
	);
}
