import type { ComponentProps } from "react";
import { Field, Input } from "#browser/ui/field.tsx";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { PERSONS } from "#contract/constants.ts";

interface PersonsFieldProps {
	control: Pick<ComponentProps<"input">, "id" | "name" | "onChange" | "onBlur"> & {
		value: string;
		error?: string | undefined;
	};
	onStep: (value: string) => void;
	hint?: string | undefined;
}

const PILL =
	"grid w-max grid-cols-[2.75rem_4.5rem_2.75rem] items-center rounded-pill border-firm border-line-strong bg-surface p-0.75 transition-border duration-fast hover:border-ink has-aria-invalid:border-2 has-aria-invalid:border-error has-aria-invalid:bg-error-bg";
const NUMBER =
	"min-h-target! border-0! bg-transparent! p-0! text-center font-legend tabular-nums [appearance:textfield] focus-visible:outline-offset-0! [&::-webkit-inner-spin-button]:appearance-none";

/** SIGN-01 to SIGN-03: the element itself states a maximum of 20, the rule says 10. */
export function PersonsField({ control: { error, value, ...control }, onStep, hint }: PersonsFieldProps) {
	const persons = Number(value) || PERSONS.initial;
	const step = (by: number) => onStep(String(Math.min(PERSONS.max, Math.max(PERSONS.min, persons + by))));
	return (
		<Field id={control.id} label="Anzahl Personen" required hint={hint} error={error}>
			<div className={PILL}>
				<StepButton
					label="Eine Person weniger"
					disabled={persons <= PERSONS.min}
					icon={icons.minus}
					onClick={() => step(-1)}
				/>
				<Input
					{...control}
					value={value}
					type="number"
					inputMode="numeric"
					min={PERSONS.min}
					max={PERSONS.inputMax}
					className={NUMBER}
				/>
				<StepButton
					label="Eine Person mehr"
					disabled={persons >= PERSONS.max}
					icon={icons.plus}
					onClick={() => step(1)}
				/>
			</div>
		</Field>
	);
}

interface StepButtonProps {
	label: string;
	disabled: boolean;
	icon: IconShape;
	onClick: () => void;
}

const StepButton = ({ label, disabled, icon, onClick }: StepButtonProps) => (
	<button
		type="button"
		aria-label={label}
		disabled={disabled}
		onClick={onClick}
		className="grid size-target place-items-center rounded-full hover:bg-surface-sunken focus-visible:rounded-full focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:bg-transparent disabled:text-line-strong"
	>
		<Icon shape={icon} />
	</button>
);
