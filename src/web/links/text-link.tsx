import type { ComponentProps } from "react";
import { Link } from "react-router";
import { classNames } from "#browser/ui/class-names.ts";

type TextLinkProps = ComponentProps<typeof Link>;

/** A link within a sentence. */
export function TextLink({ className, ...rest }: TextLinkProps & { className?: string }) {
	return <Link {...rest} className={classNames("font-medium text-link underline hover:text-link-hover", className)} />;
}
