import type { ComponentProps } from "react";
import { Link } from "react-router";
import { Icon } from "#browser/ui/icon.tsx";
import { type IconButtonLook, iconButtonLook } from "#browser/ui/icon-button.tsx";

type IconLinkProps = IconButtonLook & Omit<ComponentProps<typeof Link>, "className" | "children" | "aria-label">;

/** A sign without words that leads to another page. */
export function IconLink({ icon, label, variant, className, children, ...rest }: IconLinkProps) {
	return (
		<Link prefetch="intent" {...rest} aria-label={label} className={iconButtonLook(variant, className)}>
			<Icon shape={icon} className="size-5.5" />
			{children}
		</Link>
	);
}
