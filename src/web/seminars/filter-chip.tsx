import type { ReactNode } from "react";
import { Link } from "react-router";
import { Icon, type IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";

interface FilterChipProps {
	to: string;
	icon?: IconShape;
	/** The filter is on; pressing takes it off. */
	active?: boolean;
	/** Shows that pressing takes something off. */
	removes?: boolean;
	onClick?: () => void;
	children: ReactNode;
}

/** A link, so that it works without scripts as well. */
export function FilterChip({ to, icon, active = false, removes = false, onClick, children }: FilterChipProps) {
	return (
		<Link
			to={to}
			preventScrollReset
			rel="nofollow"
			aria-current={active || undefined}
			onClick={onClick}
			className="chip"
		>
			{icon && <Icon shape={icon} className="size-4.25" />}
			<span>
				{children}
				{active && <span className="sr-only"> ist gewählt: wieder abwählen</span>}
			</span>
			{removes && <Icon shape={icons.close} className="size-4" />}
		</Link>
	);
}
