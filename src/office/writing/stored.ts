import { getHTMLFromFragment, getSchema } from "@tiptap/core";
import { DOMParser } from "@tiptap/pm/model";
import { trustedHtml } from "#browser/ui/trusted-html.ts";
import { EXTENSIONS } from "./extensions.ts";

const schema = getSchema(EXTENSIONS);

const parsed = (html: string) => {
	const holder = document.createElement("template");
	holder.innerHTML = trustedHtml(html) as string;
	return DOMParser.fromSchema(schema).parse(holder.content);
};

/** Stored HTML as the editor's document. */
export const documentOf = (html: string) => parsed(html).toJSON();

/** The editor keeps an empty line at the end, which nobody has written. */
export const withoutEnd = (html: string): string => html.replace(/(<p><\/p>)+$/, "");

/** Stored HTML as the editor would write it. */
export const writtenOf = (html: string): string => withoutEnd(getHTMLFromFragment(parsed(html).content, schema));

const WORDS_PER_MINUTE = 200;

/** "1.214 Wörter · 6 Min." */
export function lengthWords(text: string): string {
	const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
	const minutes = Math.max(1, Math.round(words / WORDS_PER_MINUTE));
	return `${words.toLocaleString("de-DE")} ${words === 1 ? "Wort" : "Wörter"} · ${minutes} Min.`;
}
