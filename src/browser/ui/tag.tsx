import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconShape } from "./icon.tsx";

const BASE =
	"inline-flex min-h-7 items-center gap-[0.5em] rounded-pill py-[0.1rem] pr-3 pl-[0.6rem] text-sm leading-[1.2] whitespace-nowrap";

const KINDS = {
	online: "bg-info-bg font-[580] text-info",
	ok: "bg-ok-bg font-[580] text-ok",
	warn: "bg-warn-bg font-[580] text-warn",
	error: "bg-error-bg font-[580] text-error",
	mute: "bg-surface-sunken font-[580] text-ink-2",
	tip: "bg-raps-400 font-[680] text-holunder-900",
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
		<span data-cat={category.slug} className={classNames(BASE, "bg-cat-bg font-[580] text-holunder-900")}>
			<i className="h-[0.7em] w-[0.75em] flex-none rounded-[1px_1px_99px_99px] bg-cat" />
			{category.name}
		</span>
	);
}
