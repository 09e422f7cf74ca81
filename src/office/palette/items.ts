import type { IconShape } from "#browser/ui/icon.tsx";
import { foldGerman } from "#contract/folding.ts";
import { type RecentThing, recentOf } from "../frame/recent.ts";
import * as icons from "../ui/icons.ts";

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

export const KIND_ICONS: Record<RecentThing["kind"], IconShape> = {
	date: icons.armchair,
	person: icons.user,
	order: icons.invoice,
	article: icons.file,
	course: icons.video,
	letter: icons.mail,
	seminar: icons.courses,
	other: icons.history,
};

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
