import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface NumberedStepsProps {
	/** What the steps lead to; or `labelledBy`, where a heading says it. */
	label?: string;
	labelledBy?: string;
	steps: readonly { title: string; text: ReactNode }[];
	/** Layout of the list, such as its columns. */
	className?: string;
}

/** What happens one after the other, each with its number on a chair. */
export const NumberedSteps = ({ label, labelledBy, steps, className }: NumberedStepsProps) => (
	<ol aria-label={label} aria-labelledby={labelledBy} className={classNames("grid gap-3.5", className)}>
		{steps.map(({ title, text }, index) => (
			<li key={title} className="grid grid-cols-sign items-center gap-x-3.5">
				<span
					aria-hidden="true"
					className="row-span-2 grid h-10.5 w-11 place-items-center rounded-[5px_5px_99px_99px] bg-raps-400 pb-0.75 text-figure font-numeral text-holunder-900"
				>
					{index + 1}
				</span>
				<b className="self-end leading-hit">{title}</b>
				<span className="self-start text-sm leading-entry text-ink-2">{text}</span>
			</li>
		))}
	</ol>
);
