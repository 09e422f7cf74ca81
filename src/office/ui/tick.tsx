interface TickProps {
	label: string;
	isOn: boolean;
	/** Some of what it stands for. */
	isPartly?: boolean;
	disabled?: boolean;
	onChange: (isOn: boolean) => void;
}

/** A box in a row of a table, whose words stand beside it. */
export const Tick = ({ label, isOn, isPartly = false, disabled = false, onChange }: TickProps) => (
	<input
		type="checkbox"
		className="check"
		aria-label={label}
		checked={isOn}
		disabled={disabled}
		ref={(box) => {
			if (box) box.indeterminate = isPartly;
		}}
		onChange={({ currentTarget: { checked } }) => onChange(checked)}
	/>
);

interface TickAllProps<Id> {
	label?: string;
	ids: readonly Id[];
	isIn: (id: Id) => boolean;
	disabled?: boolean;
	onChange: (ids: readonly Id[], isIn: boolean) => void;
}

/** All rows, or none. */
export function TickAll<Id>({ label = "Alle auswählen", ids, isIn, disabled = false, onChange }: TickAllProps<Id>) {
	const chosen = ids.filter(isIn).length;
	return (
		<Tick
			label={label}
			isOn={chosen > 0 && chosen === ids.length}
			isPartly={chosen > 0 && chosen < ids.length}
			disabled={disabled}
			onChange={(isOn) => onChange(ids, isOn)}
		/>
	);
}
