import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

const BOX =
	"-mt-[0.1rem] grid size-7 flex-none cursor-pointer appearance-none place-items-center rounded-sm border-2 border-line-strong bg-surface hover:border-ink checked:border-btn checked:bg-btn disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-error aria-invalid:bg-error-bg aria-invalid:checked:border-btn aria-invalid:checked:bg-btn";
const TICK =
	"checked:before:h-[0.45rem] checked:before:w-[0.85rem] checked:before:-translate-y-[0.1rem] checked:before:-rotate-45 checked:before:border-b-[0.19rem] checked:before:border-l-[0.19rem] checked:before:border-btn-ink checked:before:content-['']";

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
			? "grid grid-cols-[auto_1fr] items-start gap-[0.8rem] py-[0.35rem] leading-[1.42]"
			: "inline-flex min-h-13 items-center gap-[0.8rem] rounded-pill border-[1.5px] border-line-strong bg-surface py-[0.3rem] pr-[1.15rem] pl-[0.9rem] font-[560] hover:border-ink sm:justify-self-start";
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
				<div className="mt-[0.15rem] mb-[0.6rem] ml-[2.55rem]">
					<FieldError id={errorId}>{error}</FieldError>
				</div>
			)}
		</div>
	);
}
