import type { ComponentProps } from "react";
import { classNames } from "#browser/ui/class-names.ts";

type RangeProps = Omit<ComponentProps<"input">, "type" | "value" | "onChange"> & {
	label: string;
	/** The value in words. */
	valueText: string;
	value: number;
	max: number;
	onChange: (value: number) => void;
};

/** A slider whose line is filled up to its value. */
export function Range({ label, valueText, value, max, onChange, className, ...rest }: RangeProps) {
	return (
		<input
			{...rest}
			type="range"
			min={0}
			max={max}
			value={value}
			aria-label={label}
			aria-valuetext={valueText}
			onChange={(event) => onChange(event.target.valueAsNumber)}
			className={classNames("player-range", className)}
			// The player is made in the browser only, where React writes styles one by one, which the policy allows.
			style={{ "--v": `${(value / max) * 100}%` } as Record<string, string>}
		/>
	);
}
