import type { ComponentProps } from "react";

/** A field that people neither see nor reach; whoever fills it is a machine. */
export function Honeypot({ error: _, ...control }: ComponentProps<"input"> & { error?: string | undefined }) {
	return (
		<div aria-hidden="true" className="absolute -left-[300vw] size-px overflow-hidden">
			<label>
				Website
				<input {...control} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
