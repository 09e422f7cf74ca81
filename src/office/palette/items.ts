import type { IconShape } from "#browser/ui/icon.tsx";
import { foldGerman } from "#contract/folding.ts";
import { recentOf } from "../frame/recent.ts";
import { KIND_ICONS } from "../ui/kind-icons.ts";

/** A line of the palette. */
export interface Item {
	title: string;
	detail?: string | undefined;
	/** At the end of the line: a state, a key. */
	end?: string | undefined;
	icon: IconShape;
	path: string;
}

export interface Group {
	title: string;
	items: readonly Item[];
}

export const recentItems = (userId: number): Group => ({
	title: "Zuletzt",
	items: recentOf(userId).map(({ title, path, kind }) => ({ title, path, icon: KIND_ICONS[kind] })),
});

/** Every word typed begins a word of the title. */
export function matching(items: readonly Item[], text: string): Item[] {
	const wanted = foldGerman(text.replace(/^[>#@]/, ""))
		.split(/\s+/)
		.filter(Boolean);
	return items.filter(({ title }) => {
		const words = foldGerman(title).split(/[\s&]+/);
		return wanted.every((part) => words.some((word) => word.startsWith(part)));
	});
}
