import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";
import { Icon } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";

type ArrowLinkProps = Omit<ComponentProps<typeof Link>, "className" | "children"> & {
	/** Points back instead of on. */
	back?: boolean;
	/** Colour of the line below the words. */
	line?: "sun" | "mohn";
	children: ReactNode;
};

/** A link that leads on to another page, standing on its own. */
export function ArrowLink({ back = false, line = "sun", children, ...rest }: ArrowLinkProps) {
	const arrow = classNames(
		"size-icon transition-translate duration-base ease-out",
		back ? "group-hover/arrow:-translate-x-1" : "group-hover/arrow:translate-x-1",
	);
	const words = classNames(
		"border-b-2 pb-[0.08em] group-hover/arrow:border-current",
		line === "sun" ? "border-raps-400" : "border-mohn-500",
	);
	return (
		<Link
			prefetch="intent"
			{...rest}
			className="group/arrow inline-flex min-h-target items-center gap-sign-wide rounded-sm font-semibold text-ink no-underline"
		>
			{back && <Icon shape={icons.arrowLeft} className={arrow} />}
			<span className={words}>{children}</span>
			{!back && <Icon shape={icons.arrowRight} className={arrow} />}
		</Link>
	);
}
