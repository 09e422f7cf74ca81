import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import * as icons from "./icons.ts";

interface FieldContext {
	id: string;
	describedBy: string | undefined;
	invalid: boolean;
	required: boolean;
}

const Context = createContext<FieldContext | null>(null);

/** The box of every control in which people write. */
export const FIELD_BOX =
	"block w-full border-firm border-line-strong bg-surface leading-row text-ink transition-border duration-fast placeholder:text-ink-2 placeholder:opacity-100 hover:border-ink focus-visible:border-ink focus-visible:shadow-[0_0_0_2px_var(--focus-halo)] focus-visible:outline-offset-2";

const CONTROL = `${FIELD_BOX} min-h-13 rounded-md px-4 py-3 text-base focus-visible:rounded-md disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-sunken disabled:text-ink-2 aria-invalid:border-2 aria-invalid:border-error aria-invalid:bg-error-bg`;

interface FieldProps {
	/** Of the control, where something else leads to it. */
	id?: string;
	label: string;
	/** Keeps the label for screen readers where the first option or the placeholder says it. */
	labelHidden?: boolean;
	hint?: ReactNode;
	error?: string;
	required?: boolean;
	/** Says '(optional)' behind the label. */
	optional?: boolean;
	/** It stands beside another on a phone: its error fits into one line there. */
	narrow?: boolean;
	className?: string;
	children: ReactNode;
}

/** Label above, hint and error below; the control inside is tied to all three. */
export function Field({
	id: given,
	label,
	labelHidden,
	hint,
	error,
	required = false,
	optional,
	narrow = false,
	className,
	children,
}: FieldProps) {
	const own = useId();
	const id = given ?? own;
	const hintId = `${id}-hint`;
	const errorId = `${id}-error`;
	const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ") || undefined;
	return (
		<div className={classNames("grid content-start gap-1.5", className)}>
			<label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm font-control"}>
				{label}
				{required && (
					<span aria-hidden="true" className="font-bold text-error">
						*
					</span>
				)}
				{optional && <span className="font-hint text-ink-2"> (optional)</span>}
			</label>
			<Context value={{ id, describedBy, invalid: Boolean(error), required }}>{children}</Context>
			{hint && (
				<p id={hintId} className="text-sm text-ink-2">
					{hint}
				</p>
			)}
			{error && (
				<FieldError id={errorId} narrow={narrow}>
					{error}
				</FieldError>
			)}
		</div>
	);
}

interface FieldErrorProps {
	id: string;
	narrow?: boolean;
	children: string;
}

export function FieldError({ id, narrow = false, children }: FieldErrorProps) {
	return (
		<p
			id={id}
			className={classNames(
				"flex items-start gap-sign-close text-sm leading-entry font-label text-error",
				narrow && "max-sm:text-xs max-sm:font-stretch-90%",
			)}
		>
			<Icon shape={icons.error} className={classNames("mt-[0.1em] size-4.5", narrow && "max-sm:hidden")} />
			{children}
		</p>
	);
}

function useControl() {
	const field = useContext(Context);
	if (!field) throw new Error("a control stands inside a Field");
	return {
		id: field.id,
		required: field.required,
		"aria-describedby": field.describedBy,
		"aria-invalid": field.invalid || undefined,
	};
}

export function Input({ className, id: _, ...rest }: ComponentProps<"input">) {
	return <input type="text" {...useControl()} {...rest} className={classNames(CONTROL, className)} />;
}

export function Textarea({ className, id: _, ...rest }: ComponentProps<"textarea">) {
	return (
		<textarea
			{...useControl()}
			{...rest}
			className={classNames(CONTROL, "min-h-36 resize-y font-serif leading-note", className)}
		/>
	);
}

interface SelectProps extends ComponentProps<"select"> {
	/** "pill" stands beside a search field on wide screens. */
	shape?: "box" | "pill";
}

export function Select({ shape = "box", className, id: _, ...rest }: SelectProps) {
	return (
		<div className="relative">
			<select
				{...useControl()}
				{...rest}
				className={classNames(
					CONTROL,
					"appearance-none pr-11 text-ellipsis",
					shape === "pill" && "lg:min-h-14 lg:rounded-pill lg:pl-5.5 lg:focus-visible:rounded-pill",
					className,
				)}
			/>
			<Icon
				shape={icons.chevronDown}
				className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-ink"
			/>
		</div>
	);
}
