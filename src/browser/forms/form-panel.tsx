import { type ReactNode, useId } from "react";
import { useFocusOnChange } from "./use-focus-on-change.ts";

interface FormPanelProps {
	title: string;
	children: ReactNode;
}

/** The box in which a form stands on its page. When its title changes, reading goes on there. */
export function FormPanel({ title, children }: FormPanelProps) {
	const headingId = useId();
	const heading = useFocusOnChange<HTMLHeadingElement>(title);
	return (
		<section aria-labelledby={headingId} className="rounded-xl border border-line bg-surface p-panel">
			<h2
				ref={heading}
				tabIndex={-1}
				id={headingId}
				className="text-h3 leading-(--leading-snug) tracking-(--tracking-heading) font-stretch-92%"
			>
				{title}
			</h2>
			{children}
		</section>
	);
}
