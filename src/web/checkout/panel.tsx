import { type ReactNode, useId } from "react";
import { classNames } from "#browser/ui/class-names.ts";

interface PanelProps {
	title: string;
	soft?: boolean;
	/** Beside the title. */
	action?: ReactNode;
	className?: string;
	children: ReactNode;
}

export function Panel({ title, soft = false, action, className, children }: PanelProps) {
	const headingId = useId();
	return (
		<section
			aria-labelledby={headingId}
			className={classNames(
				"rounded-xl border p-panel",
				soft ? "border-transparent bg-surface-sunken" : "border-line bg-surface",
				className,
			)}
		>
			<div className="mb-5 flex flex-wrap items-center justify-between gap-4">
				<h2 id={headingId} className="text-h3 leading-panel tracking-card font-stretch-92%">
					{title}
				</h2>
				{action}
			</div>
			{children}
		</section>
	);
}

/** A box within a panel. */
export const Sunken = ({ children }: { children: ReactNode }) => (
	<div className="grid content-start gap-4 rounded-lg bg-surface-sunken p-[clamp(1.1rem,0.8rem+1.2vw,1.75rem)]">
		{children}
	</div>
);
