import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

const BASE =
	"relative inline-grid size-target min-w-9 place-items-center rounded-full no-underline transition-background duration-fast focus-visible:rounded-full focus-visible:outline-offset-0";

const VARIANTS = {
	plain: "hover:bg-surface-sunken",
	donate: "bg-donate text-donate-ink hover:bg-donate-hover",
} as const;

export interface IconButtonLook {
	icon: IconShape;
	/** What a screen reader says; there are no visible words. */
	label: string;
	variant?: keyof typeof VARIANTS;
	className?: string;
	/** Something small on top, such as a count. */
	children?: ReactNode;
}

export const iconButtonLook = (variant: keyof typeof VARIANTS = "plain", className?: string) =>
	classNames(BASE, VARIANTS[variant], className);

type IconButtonProps = IconButtonLook & Omit<ComponentProps<"button">, "className" | "children" | "aria-label">;

export function IconButton({ icon, label, variant, className, children, ...rest }: IconButtonProps) {
	return (
		<button type="button" {...rest} aria-label={label} className={iconButtonLook(variant, className)}>
			<Icon shape={icon} className="size-5.5" />
			{children}
		</button>
	);
}
