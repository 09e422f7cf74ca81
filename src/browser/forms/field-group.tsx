import type { ReactNode } from "react";

interface FieldGroupProps {
	title: string;
	hint?: string | undefined;
	children: ReactNode;
}

/** Fields that belong together, on six columns; each takes them all unless it says otherwise. */
export const FieldGroup = ({ title, hint, children }: FieldGroupProps) => (
	<fieldset className="grid grid-cols-6 gap-x-5 gap-y-4.5 *:col-span-full">
		<legend className="mb-4 text-h4 font-legend tracking-close font-stretch-94%">{title}</legend>
		{hint && <p className="-mt-2 text-sm text-ink-2">{hint}</p>}
		{children}
	</fieldset>
);
