import { type ComponentProps, useState } from "react";
import { LEAVE_EMPTY, labelOf } from "#contract/field-words.ts";
import { TextField } from "./text-field.tsx";

interface HoneypotProps extends ComponentProps<"input"> {
	name: string;
	error?: string | undefined;
}

/** A field that people neither see nor reach. Whoever filled it all the same gets to see it, and can empty it. */
export function Honeypot({ error, ...control }: HoneypotProps) {
	const [isShown, setShown] = useState(false);
	// It stays when it has been mended: the cursor is in it.
	if (error && !isShown) setShown(true);
	const label = `${labelOf(control.name)}: ${LEAVE_EMPTY}`;
	if (isShown) return <TextField {...control} label={label} error={error} autoComplete="off" />;
	return (
		<div aria-hidden="true" className="absolute -left-[300vw] size-px overflow-hidden">
			<label>
				{label}
				<input {...control} type="text" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
