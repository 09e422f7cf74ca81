import { Icon, type IconShape } from "#browser/ui/icon.tsx";

interface ChoiceProps {
	name: string;
	label: string;
	hint?: string;
	checked: boolean;
	disabled?: boolean;
	icon: IconShape | undefined;
	onPick: () => void;
}

/** One way among a few, as a card. */
export function Choice({ name, label, hint, checked, disabled, icon, onPick }: ChoiceProps) {
	return (
		<label className="relative grid min-h-16 grid-cols-[auto_1fr_auto] items-center gap-3.5 rounded-lg border-firm border-line-strong bg-surface px-4.5 py-3.5 hover:border-ink has-checked:border-2 has-checked:border-ink has-checked:shadow-[inset_0_0_0_2px_var(--color-raps-400)] has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-surface-sunken has-disabled:text-ink-2">
			<input
				type="radio"
				name={name}
				checked={checked}
				disabled={disabled}
				onChange={onPick}
				className="grid size-6.5 appearance-none place-items-center rounded-full border-2 border-line-strong bg-surface checked:border-btn checked:bg-btn checked:before:size-2.5 checked:before:rounded-full checked:before:bg-btn-ink checked:before:content-[''] forced-colors:checked:before:bg-[CanvasText] focus-visible:rounded-full"
			/>
			<span>
				<b className="block font-semibold">{label}</b>
				{hint && <small className="block text-sm text-ink-2"> {hint}</small>}
			</span>
			<span className="text-ink-2">{icon && <Icon shape={icon} className="size-6" />}</span>
		</label>
	);
}
