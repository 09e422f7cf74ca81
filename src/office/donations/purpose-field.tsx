import { SelectField } from "../ui/field.tsx";

interface PurposeFieldProps {
	offered: readonly string[];
	value: string;
	error?: string | undefined;
	onPick: (purpose: string) => void;
}

/** DON-01: what alone a gift may be spent on; one that is offered no more stays where it was chosen. */
export function PurposeField({ offered, value, error, onPick }: PurposeFieldProps) {
	const names = value === "" || offered.includes(value) ? offered : [value, ...offered];
	if (names.length === 0) return null;
	return (
		<SelectField
			label="Wofür"
			options={[{ value: "", label: "Wo es gebraucht wird" }, ...names.map((name) => ({ value: name, label: name }))]}
			value={value}
			error={error}
			onChange={({ currentTarget }) => onPick(currentTarget.value)}
		/>
	);
}
