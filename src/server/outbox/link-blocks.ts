import type { Block } from "./blocks.ts";
import { momentText } from "./moments.ts";

/** A page that is opened by its link, until then. */
export interface LinkInMail {
	url: string;
	until: Date;
}

export const validUntil = (until: Date, uses?: "once"): string =>
	`Der Link gilt bis ${momentText(until)}${uses ? " und nur einmal" : ""}.`;

/** The button, and how long it can be pressed. */
export const linkBlocks = (label: string, { url, until }: LinkInMail, uses?: "once"): Block[] => [
	{ kind: "button", label, url },
	{ kind: "note", text: validUntil(until, uses) },
];
