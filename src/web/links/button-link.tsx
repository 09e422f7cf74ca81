import type { ComponentProps } from "react";
import { Link } from "react-router";
import { type ButtonLook, buttonLook } from "#browser/ui/button.tsx";
import { Icon } from "#browser/ui/icon.tsx";

type ButtonLinkProps = ButtonLook & Omit<ComponentProps<typeof Link>, "className" | "children">;

/** Looks like a button, leads to another page. */
export function ButtonLink({ variant, size, icon, className, children, ...rest }: ButtonLinkProps) {
	return (
		<Link prefetch="intent" {...rest} className={buttonLook({ variant, size, className })}>
			{icon && <Icon shape={icon} />}
			{children}
		</Link>
	);
}
