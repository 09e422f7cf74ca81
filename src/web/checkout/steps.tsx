import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";

const STEPS = ["Deine Daten", "Überprüfen", "Fertig"] as const;
const CHAIR =
	"grid h-6.5 w-7 place-items-center rounded-[4px_4px_99px_99px] pb-0.5 text-sm font-bold not-italic sm:h-7.5 sm:w-8";

interface StepsProps {
	/** Counted from 1. */
	current: 1 | 2 | 3;
}

/** Chairs: those behind us are taken, the yellow one is ours. */
export function Steps({ current }: StepsProps) {
	return (
		<ol
			aria-label="Fortschritt"
			className="flex flex-wrap gap-x-[clamp(0.8rem,2vw,2rem)] gap-y-2 text-note font-label text-ink-2 sm:text-sm"
		>
			{STEPS.map((name, index) => (
				<Step key={name} name={name} number={index + 1} current={current} />
			))}
		</ol>
	);
}

function Step({ name, number, current }: { name: string; number: number; current: number }) {
	const isDone = number < current;
	const isCurrent = number === current;
	return (
		<li
			aria-current={isCurrent ? "step" : undefined}
			className="flex items-center gap-[clamp(0.4rem,1vw,0.6rem)] whitespace-nowrap current:font-current current:text-ink"
		>
			<i
				aria-hidden="true"
				className={classNames(
					CHAIR,
					isCurrent && "bg-raps-400 text-holunder-900",
					isDone && "bg-btn text-btn-ink",
					!isCurrent && !isDone && "bg-surface-sunken text-ink shadow-[inset_0_0_0_1.5px_var(--line-strong)]",
				)}
			>
				{isDone ? <Icon shape={icons.check} className="size-4" /> : number}
			</i>
			{name}
			{isDone && <span className="sr-only"> (erledigt)</span>}
		</li>
	);
}
