import type { IconShape } from "#browser/ui/icon.tsx";
import * as icons from "#browser/ui/icons.ts";
import { linesOf, type Place } from "#contract/places.ts";

interface Way {
	/** What comes before the colon, with how to go on after it. */
	title: string;
	more: string;
	icon: IconShape;
}

const ICONS: readonly (readonly [RegExp, IconShape])[] = [
	[/fahrrad|rad/i, icons.bike],
	[/auto|park/i, icons.car],
	[/bahn|bus|zug/i, icons.train],
];

/** "Straßenbahn bis Postplatz: fünf Minuten zu Fuß" */
export function wayOf(line: string): Way {
	const [title = "", ...more] = line.split(":");
	const [, icon = icons.onFoot] = ICONS.find(([words]) => words.test(title)) ?? [];
	return { title: title.trim(), more: more.join(":").trim(), icon };
}

export const waysTo = ({ directions }: Pick<Place, "directions">): Way[] => linesOf(directions).map(wayOf);
