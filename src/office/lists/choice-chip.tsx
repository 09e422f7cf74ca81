import { Link, useSearchParams } from "react-router";
import { filtered } from "./address.ts";
import { FilterChip } from "./filter-chip.tsx";
import type { ChoiceFilter } from "./filters.ts";

export function ChoiceChip({ filter: { key, label, options } }: { filter: ChoiceFilter }) {
	const [params] = useSearchParams();
	const chosen = options.find(({ value }) => value === params.get(key));
	return (
		<FilterChip label={label} value={chosen?.label ?? null} without={filtered(params, { [key]: null })}>
			{(close) =>
				options.map((option) => (
					<Link
						key={option.value}
						to={filtered(params, { [key]: option.value })}
						preventScrollReset
						aria-current={option === chosen ? "true" : undefined}
						onClick={close}
					>
						{option.label}
					</Link>
				))
			}
		</FilterChip>
	);
}
