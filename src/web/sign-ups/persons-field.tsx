import type { ComponentProps, ReactNode } from "react";
import { PERSONS } from "#contract/constants.ts";
import { Field, Input } from "#web/ui/field.tsx";
import { Outline } from "#web/ui/icon.tsx";

interface PersonsFieldProps {
	control: Pick<ComponentProps<"input">, "name" | "onChange" | "onBlur"> & {
		value: string;
		error?: string | undefined;
	};
	onStep: (value: string) => void;
}

/** SIGN-01 to SIGN-03: the element itself states a maximum of 20, the rule says 10. */
export function PersonsField({ control: { error, value, ...control }, onStep }: PersonsFieldProps) {
	const persons = Number(value) || PERSONS.initial;
	const step = (by: number) => onStep(String(Math.min(PERSONS.max, Math.max(PERSONS.min, persons + by))));
	return (
		<Field label="Anzahl Personen" required error={error}>
			<div className="grid w-max grid-cols-[2.75rem_4.5rem_2.75rem] items-center gap-2">
				<StepButton label="Eine Person weniger" disabled={persons <= PERSONS.min} onClick={() => step(-1)}>
					<path d="M5 12h14" />
				</StepButton>
				<Input
					{...control}
					value={value}
					type="number"
					inputMode="numeric"
					min={PERSONS.min}
					max={PERSONS.inputMax}
					className="text-center"
				/>
				<StepButton label="Eine Person mehr" disabled={persons >= PERSONS.max} onClick={() => step(1)}>
					<path d="M5 12h14" />
					<path d="M12 5v14" />
				</StepButton>
			</div>
		</Field>
	);
}

interface StepButtonProps {
	label: string;
	disabled: boolean;
	onClick: () => void;
	children: ReactNode;
}

const StepButton = ({ label, disabled, onClick, children }: StepButtonProps) => (
	<button
		type="button"
		aria-label={label}
		disabled={disabled}
		onClick={onClick}
		className="grid size-target place-items-center rounded-full bg-surface hover:bg-bg-flieder focus-visible:rounded-full disabled:cursor-not-allowed disabled:bg-transparent disabled:text-line-strong"
	>
		<Outline>{children}</Outline>
	</button>
);
