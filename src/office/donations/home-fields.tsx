import { TextField } from "../ui/field.tsx";
import type { FieldFaults } from "../ui/use-act.ts";

export const NO_HOME = { street_address: "", street_suffix: "", postcode: "", city: "" };
type Home = typeof NO_HOME;

const FIELDS = [
	["street_address", "Straße", "c8"],
	["street_suffix", "Haus-Nr.", "c4"],
	["postcode", "PLZ", "c4"],
	["city", "Ort", "c8"],
] as const;

interface HomeFieldsProps {
	typed: Home;
	faults: FieldFaults;
	onChange: (change: Partial<Home>) => void;
}

/** Where a receipt goes. */
export const HomeFields = ({ typed, faults, onChange }: HomeFieldsProps) =>
	FIELDS.map(([key, label, wide]) => (
		<TextField
			key={key}
			label={label}
			className={wide}
			value={typed[key]}
			error={faults[key]}
			onChange={({ currentTarget: { value } }) => onChange({ [key]: value })}
		/>
	));
