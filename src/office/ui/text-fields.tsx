import { TextField } from "./field.tsx";

/** A field's name, its label and how wide it is. */
export type PlainField<N extends string> = readonly [name: N, label: string, width: string];

interface TextFieldsProps<N extends string> {
	fields: readonly PlainField<N>[];
	values: Record<N, string>;
	optional?: readonly N[];
	errors?: Partial<Record<N, string | undefined>>;
	onChange: (values: Record<N, string>) => void;
}

/** Lines of text side by side, such as an address. */
export const TextFields = <N extends string>({
	fields,
	values,
	optional = [],
	errors = {},
	onChange,
}: TextFieldsProps<N>) => (
	<div className="form">
		{fields.map(([name, label, width]) => (
			<TextField
				key={name}
				className={width}
				label={label}
				optional={optional.includes(name)}
				error={errors[name]}
				value={values[name]}
				onChange={({ currentTarget: { value } }) => onChange({ ...values, [name]: value })}
			/>
		))}
	</div>
);

/** What of a thing stands in such fields; what is missing is empty. */
export const textsOf = <N extends string>(
	fields: readonly PlainField<N>[],
	thing: Record<N, string | null>,
): Record<N, string> => Object.fromEntries(fields.map(([name]) => [name, thing[name] ?? ""])) as Record<N, string>;
