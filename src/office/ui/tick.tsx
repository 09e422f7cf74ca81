// biome-ignore-all lint/a11y/noRedundantRoles: as cards it is laid out in blocks, and some readers forget the table then
import { Th } from "./table.tsx";

interface TickCellProps {
	label: string;
	isOn: boolean;
	disabled?: boolean;
	onChange: (isOn: boolean) => void;
}

/** The box of a row; on a card as large as a thumb. */
export const TickCell = ({ label, isOn, disabled = false, onChange }: TickCellProps) => (
	<td role="cell" className="w1 pick">
		<label>
			<input
				type="checkbox"
				className="check"
				aria-label={label}
				checked={isOn}
				disabled={disabled}
				onChange={({ currentTarget: { checked } }) => onChange(checked)}
			/>
		</label>
	</td>
);

interface TickAllProps<Id> {
	label?: string;
	ids: readonly Id[];
	isIn: (id: Id) => boolean;
	disabled?: boolean;
	onChange: (ids: readonly Id[], isIn: boolean) => void;
}

/** In the head: all rows, or none. */
export function TickAll<Id>({ label = "Alle auswählen", ids, isIn, disabled = false, onChange }: TickAllProps<Id>) {
	const chosen = ids.filter(isIn).length;
	return (
		<Th className="w1">
			<input
				type="checkbox"
				className="check"
				aria-label={label}
				checked={chosen > 0 && chosen === ids.length}
				disabled={disabled}
				ref={(box) => {
					if (box) box.indeterminate = chosen > 0 && chosen < ids.length;
				}}
				onChange={({ currentTarget: { checked } }) => onChange(ids, checked)}
			/>
		</Th>
	);
}
