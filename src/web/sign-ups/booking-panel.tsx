import type { ReactNode } from "react";
import { classNames } from "#browser/ui/class-names.ts";

interface PanelProps {
	id: string;
	title: string;
	tag?: ReactNode;
	soft?: boolean;
	children: ReactNode;
}

/** One part of the booking's page. */
export const Panel = ({ id, title, tag, soft = false, children }: PanelProps) => (
	<section
		aria-labelledby={id}
		className={classNames(
			"rounded-xl p-panel print:break-inside-avoid print:p-0",
			soft ? "bg-surface-sunken" : "border border-line bg-surface print:border-0",
		)}
	>
		<div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
			<h2 id={id} className="text-h3 font-stretch-92%">
				{title}
			</h2>
			{tag}
		</div>
		{children}
	</section>
);
