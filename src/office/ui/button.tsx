import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";

interface Look {
	/** One primary for each view; danger only for what cannot be undone. */
	variant?: "primary" | "line" | "quiet" | "danger" | "warnline";
	size?: "md" | "sm";
	icon?: IconShape;
	/** The key that does the same, as people read it. */
	shortcut?: string;
	className?: string;
}

export const buttonLook = ({ variant = "line", size = "md", className }: Look = {}): string =>
	classNames("btn", variant !== "line" && `btn--${variant}`, size === "sm" && "btn--sm", className);

export const Key = ({ children }: { children: string }) => <kbd className="kbd">{children}</kbd>;

/** Three chairs: something is under way. */
export const Busy = () => (
	<span className="busy" aria-hidden="true">
		<i />
		<i />
		<i />
	</span>
);

function Content({ icon, shortcut, busy, children }: Look & { busy?: boolean | undefined; children?: ReactNode }) {
	return (
		<>
			{busy ? <Busy /> : icon && <Icon shape={icon} className="i" />}
			{children}
			{shortcut && <Key>{shortcut}</Key>}
		</>
	);
}

interface ButtonProps extends Look, Omit<ComponentProps<"button">, "className"> {
	busy?: boolean;
}

/** While busy it keeps its focus and name but lets no second press through. */
export function Button({ variant, size, icon, shortcut, className, busy, onClick, children, ...rest }: ButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-busy={busy || undefined}
			onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
			className={buttonLook({ variant, size, className: classNames(className, busy && "is-busy") })}
		>
			<Content {...{ icon, shortcut, busy }}>{children}</Content>
		</button>
	);
}

type ButtonLinkProps = Look & Omit<LinkProps, "className">;

export function ButtonLink({ variant, size, icon, shortcut, className, children, ...rest }: ButtonLinkProps) {
	return (
		<Link {...rest} className={buttonLook({ variant, size, className })}>
			<Content {...{ icon, shortcut }}>{children as ReactNode}</Content>
		</Link>
	);
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "className" | "children" | "aria-label"> {
	icon: IconShape;
	/** What a screen reader says: „Aktionen für Pham, Minh“. */
	label: string;
	variant?: Look["variant"];
	size?: Look["size"];
}

export function IconButton({ icon, label, variant, size, ...rest }: IconButtonProps) {
	return (
		<button
			type="button"
			{...rest}
			aria-label={label}
			className={buttonLook({ variant, size, className: "btn--icon" })}
		>
			<Icon shape={icon} className="i" />
		</button>
	);
}
