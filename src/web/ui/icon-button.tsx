import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./icon.tsx";

const BASE =
	"relative inline-grid size-target min-w-9 place-items-center rounded-full no-underline transition-[background-color] duration-fast focus-visible:rounded-full focus-visible:outline-offset-0";

const VARIANTS = {
	plain: "hover:bg-surface-sunken",
	donate: "bg-donate text-donate-ink hover:bg-donate-hover",
} as const;

interface Look {
	icon: IconName;
	/** What a screen reader says; there are no visible words. */
	label: string;
	variant?: keyof typeof VARIANTS;
	className?: string;
	/** Something small on top, such as a count. */
	children?: ReactNode;
}

const look = (variant: keyof typeof VARIANTS = "plain", className?: string) =>
	classNames(BASE, VARIANTS[variant], className);

type IconButtonProps = Look & Omit<ComponentProps<"button">, "className" | "children" | "aria-label">;

export function IconButton({ icon, label, variant, className, children, ...rest }: IconButtonProps) {
	return (
		<button type="button" {...rest} aria-label={label} className={look(variant, className)}>
			<Icon name={icon} className="size-[1.4rem]" />
			{children}
		</button>
	);
}

type IconLinkProps = Look & Omit<ComponentProps<typeof Link>, "className" | "children" | "aria-label">;

export function IconLink({ icon, label, variant, className, children, ...rest }: IconLinkProps) {
	return (
		<Link prefetch="intent" {...rest} aria-label={label} className={look(variant, className)}>
			<Icon name={icon} className="size-[1.4rem]" />
			{children}
		</Link>
	);
}
