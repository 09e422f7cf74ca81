import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

const BASE =
	"inline-flex min-h-7 items-center gap-sign-wide rounded-pill py-0.5 pr-3 pl-2.5 text-sm leading-tag whitespace-nowrap";

const KINDS = {
	online: "bg-info-bg font-control text-info",
	ok: "bg-ok-bg font-control text-ok",
	warn: "bg-warn-bg font-control text-warn",
	error: "bg-error-bg font-control text-error",
	mute: "bg-surface-sunken font-control text-ink-2",
	tip: "bg-raps-400 font-current text-holunder-900",
} as const;

interface TagProps {
	kind: keyof typeof KINDS;
	icon?: IconShape;
	children: ReactNode;
}

export function Tag({ kind, icon, children }: TagProps) {
	return (
		<span className={classNames(BASE, KINDS[kind])}>
			{icon && <Icon shape={icon} />}
			{children}
		</span>
	);
}

interface CategoryTagProps {
	category: { slug: string; name: string };
}

/** The category's hue, with its chair. */
export function CategoryTag({ category }: CategoryTagProps) {
	return (
		<span data-cat={category.slug} className={classNames(BASE, "bg-cat-bg font-control text-holunder-900")}>
			<i className="h-[0.7em] w-[0.75em] flex-none rounded-[1px_1px_99px_99px] bg-cat" />
			{category.name}
		</span>
	);
}
