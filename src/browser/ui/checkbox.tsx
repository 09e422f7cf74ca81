import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

const BOX =
	"-mt-0.5 grid size-7 flex-none cursor-pointer appearance-none place-items-center rounded-sm border-2 border-line-strong bg-surface hover:border-ink checked:border-btn checked:bg-btn disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-error aria-invalid:bg-error-bg aria-invalid:checked:border-btn aria-invalid:checked:bg-btn";
const TICK =
	"checked:before:h-1.75 checked:before:w-3.5 checked:before:-translate-y-0.5 checked:before:-rotate-45 checked:before:border-b-[0.19rem] checked:before:border-l-[0.19rem] checked:before:border-btn-ink checked:before:content-['']";

interface CheckboxProps extends Omit<ComponentProps<"input">, "type" | "children"> {
	error?: string;
	/** "toggle" is a pill of its own, for a filter. */
	shape?: "line" | "toggle";
	children: ReactNode;
}

export function Checkbox({ error, shape = "line", className, children, ...rest }: CheckboxProps) {
	const errorId = useId();
	const label =
		shape === "line"
			? "grid grid-cols-sign items-start gap-3.25 py-1.5 leading-ui"
			: "inline-flex min-h-13 items-center gap-3.25 rounded-pill border-firm border-line-strong bg-surface py-1.25 pr-4.5 pl-3.5 font-label hover:border-ink sm:justify-self-start";
	return (
		<div className={className}>
			<label className={label}>
				<input
					{...rest}
					type="checkbox"
					className={classNames(BOX, TICK)}
					aria-invalid={error ? true : undefined}
					aria-describedby={error ? errorId : undefined}
				/>
				<span>{children}</span>
			</label>
			{error && (
				<div className="mt-0.5 mb-2.5 ml-10.25">
					<FieldError id={errorId}>{error}</FieldError>
				</div>
			)}
		</div>
	);
}
