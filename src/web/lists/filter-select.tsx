import { Field, Select } from "#browser/ui/field.tsx";

interface FilterSelectProps {
	label: string;
	/** The first option, which limits nothing. */
	all: string;
	name: string;
	options: { slug: string; name: string }[];
	value: string;
	onChange: (slug: string) => void;
	/** A select that stands alone beside the search field says by its first option what it is for. */
	alone?: boolean;
}

const BESIDE = "max-sm:min-[23rem]:grid-cols-[5.75rem_minmax(0,1fr)] max-sm:min-[23rem]:items-center";

/** On most phones the label stands beside the select. A value that is no option limits nothing and shows as such. */
export function FilterSelect({ label, all, name, options, value, onChange, alone = false }: FilterSelectProps) {
	const known = options.some(({ slug }) => slug === value);
	return (
		<Field label={label} labelHidden={alone} className={alone ? "" : BESIDE}>
			<Select
				shape={alone ? "pill" : "box"}
				name={name}
				value={known ? value : ""}
				onChange={(event) => onChange(event.target.value)}
			>
				<option value="">{all}</option>
				{options.map((option) => (
					<option key={option.slug} value={option.slug}>
						{option.name}
					</option>
				))}
			</Select>
		</Field>
	);
}
