import type { ReactNode } from "react";

interface FormSectionProps {
	id: string;
	labelledBy: string;
	/** Which button elsewhere on the page leads here. */
	action?: string;
	children: ReactNode;
}

/** The colour field in which the form of a date stands. */
export const FormSection = ({ id, labelledBy, action, children }: FormSectionProps) => (
	<section
		id={id}
		aria-labelledby={labelledBy}
		data-action={action}
		className="rounded-2xl bg-surface-sunken px-colour-field-side py-colour-field max-sm:-mx-[calc(var(--spacing-gutter)-0.5rem)] max-sm:rounded-xl print:hidden"
	>
		{children}
	</section>
);
