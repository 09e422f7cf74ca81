import type { ComponentProps } from "react";

/** A field that people neither see nor reach, or are told to leave alone; whoever fills it is a machine. */
export function Honeypot({ error: _, ...control }: ComponentProps<"input"> & { error?: string | undefined }) {
	return (
		<div aria-hidden="true" className="absolute -left-[300vw] size-px overflow-hidden">
			<label>
				Bitte leer lassen
				<input {...control} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
