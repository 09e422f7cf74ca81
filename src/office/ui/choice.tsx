import { type ComponentProps, type ReactNode, useId } from "react";

interface Labelled {
	label: ReactNode;
	hint?: ReactNode;
}

/** A box to tick: it counts when the form is saved. */
export function Check({
	label,
	hint,
	error,
	...box
}: Labelled & { error?: string | undefined } & ComponentProps<"input">) {
	const own = useId();
	const id = box.id ?? own;
	return (
		<div>
			<label className="opt-row">
				<input
					type="checkbox"
					{...box}
					id={id}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? `${id}-error` : undefined}
					className="check"
				/>
				<span>
					{label}
					{hint && <small>{hint}</small>}
				</span>
			</label>
			{error && (
				<p id={`${id}-error`} className="msg-bad">
					{error}
				</p>
			)}
		</div>
	);
}

/** One of several ways, with what it means. */
export function Choice({ label, hint, ...radio }: Labelled & ComponentProps<"input">) {
	return (
		<label className="choice">
			<input type="radio" {...radio} className="check" />
			<span>
				<b>{label}</b>
				{hint && <small>{hint}</small>}
			</span>
		</label>
	);
}

/** Acts at once. */
export function Switch({ label, hint, ...box }: Labelled & ComponentProps<"input">) {
	const id = useId();
	return (
		<div className="sw">
			<label htmlFor={id}>
				{label}
				{hint && <small>{hint}</small>}
			</label>
			<input type="checkbox" role="switch" {...box} aria-checked={box.checked ?? false} id={id} className="switch" />
		</div>
	);
}
