import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";
import { Seats } from "./seats.tsx";

const BASE =
	"inline-flex items-center justify-center gap-[0.6em] rounded-pill border-2 text-center leading-panel font-semibold no-underline transition-[background-color,color,border-color,scale] duration-fast ease-out active:scale-98 focus-visible:rounded-pill";

const VARIANTS = {
	primary: "border-transparent bg-btn text-btn-ink hover:bg-btn-hover",
	sun: "border-transparent bg-raps-400 text-holunder-900 hover:bg-raps-250",
	donate: "border-transparent bg-donate text-donate-ink hover:bg-donate-hover",
	line: "border-current bg-transparent hover:border-ink hover:bg-ink hover:text-bg",
	quiet: "border-transparent bg-surface-sunken text-ink hover:bg-bg-flieder",
} as const;

const DISABLED = "cursor-not-allowed border-line bg-surface-sunken text-ink-2 active:scale-100";

const SIZES = {
	sm: "min-h-target px-4.5 py-2 text-ui",
	md: "min-h-12.5 px-6 py-2.75 text-base",
	lg: "min-h-15 px-8 py-2.75 text-[1.1875rem]",
} as const;

export interface ButtonLook {
	variant?: keyof typeof VARIANTS;
	size?: keyof typeof SIZES;
	icon?: IconShape;
	/** Layout of the button in its surroundings (width, margin, grid place). */
	className?: string;
	children: ReactNode;
}

export const buttonLook = (
	{ variant = "primary", size = "md", className }: Omit<ButtonLook, "children">,
	disabled = false,
) => classNames(BASE, disabled ? DISABLED : VARIANTS[variant], SIZES[size], className);

interface ButtonState {
	busy?: boolean;
	/** Looks and counts as disabled, but can be reached and pressed: what follows says what is missing. */
	inactive?: boolean;
}

type ButtonProps = ButtonLook & ButtonState & Omit<ComponentProps<"button">, "className" | "children">;

/** While busy it keeps its focus and name but lets no second press through. */
export function Button({
	variant,
	size,
	icon,
	className,
	busy,
	inactive,
	disabled,
	onClick,
	children,
	...rest
}: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
	return (
		<button
			type="button"
			{...rest}
			className={buttonLook({ variant, size, className }, disabled || inactive)}
			disabled={disabled}
			aria-disabled={inactive || undefined}
			aria-busy={busy || undefined}
			onClick={press}
		>
			{busy ? <Seats count={3} size="sm" /> : icon && <Icon shape={icon} />}
			{children}
		</button>
	);
}
