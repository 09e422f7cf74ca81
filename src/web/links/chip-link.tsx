import type { ComponentProps } from "react";
import { Link } from "react-router";

type ChipLinkProps = Omit<ComponentProps<typeof Link>, "className"> & {
	/** Whether it says what is shown. */
	current: boolean;
	/** How many there are. */
	count?: number;
};

/** One of several ways to narrow a list; an address like any other, so it works without a script. */
export function ChipLink({ current, count, children, ...rest }: ChipLinkProps) {
	return (
		<Link
			preventScrollReset
			{...rest}
			aria-current={current ? "true" : undefined}
			className="inline-flex min-h-target items-center gap-sign rounded-pill border-firm border-line-strong bg-surface px-4 text-sm font-label whitespace-nowrap no-underline hover:border-ink focus-visible:rounded-pill current:border-btn current:bg-btn current:text-btn-ink"
		>
			{children}
			{count !== undefined && <span className="font-note tabular-nums">{count}</span>}
		</Link>
	);
}
