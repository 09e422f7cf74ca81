import type { ChangeEvent } from "react";
import { classNames } from "#browser/ui/class-names.ts";

interface TilesProps<T extends string> {
	legend: string;
	name: string;
	options: readonly (readonly [value: T, label: string])[];
	/** None is picked when no option has this value. */
	value: string;
	onPick: (value: T) => void;
	size?: "md" | "lg";
}

const TILE =
	"grid place-items-center rounded-md border-firm border-line-strong px-2 font-semibold whitespace-nowrap transition-border duration-fast peer-checked:border-btn peer-checked:bg-btn peer-checked:text-btn-ink forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText] forced-colors:peer-checked:forced-color-adjust-none peer-focus-visible:shadow-[0_0_0_3px_var(--focus-halo)] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus hover:border-ink";

/** One of a few short answers, side by side: of the same width while the longest word allows it. */
export function Tiles<T extends string>({ legend, name, options, value, onPick, size = "md" }: TilesProps<T>) {
	const pick = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => onPick(currentTarget.value as T);
	return (
		<fieldset>
			<legend className="text-sm font-control">{legend}</legend>
			<div className="mt-1.5 flex flex-wrap gap-2.5">
				{options.map(([own, label]) => (
					<label key={own} className="relative min-w-max flex-[1_0_0]">
						<input
							type="radio"
							name={name}
							value={own}
							checked={own === value}
							onChange={pick}
							className="peer absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						<span className={classNames(TILE, size === "lg" ? "min-h-16 text-figure" : "min-h-13 max-[23rem]:text-sm")}>
							{label}
						</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}
