import { type ComponentProps, createContext, type ReactNode, useContext, useId } from "react";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "./icons.ts";

interface Around {
	label: string;
	/** Keeps the label for screen readers where the placeholder says it. */
	labelHidden?: boolean;
	hint?: ReactNode;
	error?: string | undefined;
	/** Says „(freiwillig)“ behind the label: what is not marked is required. */
	optional?: boolean;
	className?: string;
}

interface Tied {
	id: string;
	describedBy: string | undefined;
	invalid: boolean;
}

const Context = createContext<Tied | null>(null);

/** Label above, hint and error below; the control inside is tied to all three. */
export function Field({
	id: given,
	label,
	labelHidden = false,
	hint,
	error,
	optional = false,
	className,
	children,
}: Around & { id?: string | undefined; children: ReactNode }) {
	const own = useId();
	const id = given ?? own;
	const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ") || undefined;
	return (
		<div className={classNames("field", className)}>
			<label htmlFor={id} className={labelHidden ? "sr-only" : undefined}>
				{label}
				{optional && <span className="opt"> (freiwillig)</span>}
			</label>
			<Context value={{ id, describedBy, invalid: Boolean(error) }}>{children}</Context>
			{hint && (
				<p id={`${id}-hint`} className="hint">
					{hint}
				</p>
			)}
			<FieldError id={id}>{error}</FieldError>
		</div>
	);
}

/** What is wrong with the control of this id, which names it by `aria-describedby`. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
	if (!children) return null;
	return (
		<p id={`${id}-error`} className="msg-bad">
			<Icon shape={icons.error} className="i i--s" />
			{children}
		</p>
	);
}

function useControl(look: string, className?: string) {
	const field = useContext(Context);
	if (!field) throw new Error("A control stands inside a Field.");
	return {
		id: field.id,
		"aria-describedby": field.describedBy,
		"aria-invalid": field.invalid || undefined,
		className: classNames(look, field.invalid && "input--bad", className),
	};
}

export function Input({ className, id: _, ...rest }: ComponentProps<"input">) {
	return <input type="text" {...rest} {...useControl("input", className)} />;
}

export function TextArea({ className, id: _, ...rest }: ComponentProps<"textarea">) {
	return <textarea {...rest} {...useControl("area", className)} />;
}

export function Select({ className, id: _, ...rest }: ComponentProps<"select">) {
	return <select {...rest} {...useControl("select", className)} />;
}

function parted<P extends Around>({ label, labelHidden, hint, error, optional, className, ...control }: P) {
	return { around: { label, labelHidden, hint, error, optional, className } as Around, control };
}

/** <TextField {...form.text("name")} label="Name" /> */
export function TextField(props: Around & Omit<ComponentProps<"input">, keyof Around>) {
	const { around, control } = parted(props);
	return (
		<Field id={control.id} {...around}>
			<Input {...control} />
		</Field>
	);
}

export function TextAreaField(props: Around & Omit<ComponentProps<"textarea">, keyof Around>) {
	const { around, control } = parted(props);
	return (
		<Field id={control.id} {...around}>
			<TextArea {...control} />
		</Field>
	);
}

/** Right-aligned, comma or point. */
export function MoneyField(props: Around & Omit<ComponentProps<"input">, keyof Around>) {
	const { around, control } = parted(props);
	return (
		<Field id={control.id} {...around}>
			<div className="affix money">
				<Input inputMode="decimal" {...control} />
				<span aria-hidden="true">€</span>
			</div>
		</Field>
	);
}

interface Option {
	value: string;
	label: string;
}

export function SelectField({
	options,
	...props
}: Around & { options: readonly Option[] } & Omit<ComponentProps<"select">, keyof Around>) {
	const { around, control } = parted(props);
	return (
		<Field id={control.id} {...around}>
			<Select {...control}>
				{options.map(({ value, label }) => (
					<option key={value} value={value}>
						{label}
					</option>
				))}
			</Select>
		</Field>
	);
}
