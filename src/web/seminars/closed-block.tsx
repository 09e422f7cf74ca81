import type { ReactNode } from "react";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";

interface ClosedBlockProps {
	icon: IconShape;
	title: string;
	/** Where to go instead. */
	actions: ReactNode;
	children: ReactNode;
}

/** Stands in place of the sign-up where none is possible. */
export function ClosedBlock({ icon, title, actions, children }: ClosedBlockProps) {
	return (
		<section className="grid gap-6 rounded-2xl bg-surface-sunken p-[clamp(1.5rem,0.5rem+4.4vw,4rem)] lg:grid-cols-sign lg:gap-10">
			<div className="grid h-26 w-24 place-items-center rounded-seat bg-bg-flieder">
				<Icon shape={icon} className="size-10.5 [stroke-width:1.6]" />
			</div>
			<div>
				<h2>{title}</h2>
				<p className="mt-4 max-w-[40em] font-serif text-lg leading-text">{children}</p>
				<div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3 print:hidden">{actions}</div>
			</div>
		</section>
	);
}
