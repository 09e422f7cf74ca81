import { trustedHtml } from "#browser/ui/trusted-html.ts";

/** What comes from word processors and other pages, in words of ours before the editor drops the rest. */

const RENAMED: Record<string, string> = { H1: "h2", H4: "h3", H5: "h3", H6: "h3" };
const LIST_CLASS = /^MsoListParagraph/;
const COMMENTS = /<!--[\s\S]*?-->/g;
const HANDLERS = /\son\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const MARKER = /mso-list:\s*ignore/i;

/** Handlers and styles never count; the page's policy complains of them all the same while they are read. */
const harmless = (html: string): string =>
	html
		.replace(COMMENTS, "")
		.replace(/<[a-z][^>]*>/gi, (tag) => tag.replace(HANDLERS, "").replace(/\sstyle\s*=/gi, " data-style="));

function renameHeadings(body: DocumentFragment): void {
	for (const heading of body.querySelectorAll("h1, h4, h5, h6")) {
		const renamed = document.createElement(RENAMED[heading.tagName] ?? "h3");
		renamed.append(...heading.childNodes);
		heading.replaceWith(renamed);
	}
}

/** Takes away what Word writes before a point, and answers it. */
function takeMarker(paragraph: Element): string {
	for (const span of paragraph.querySelectorAll<HTMLElement>("span"))
		if (MARKER.test(span.dataset.style ?? "")) {
			span.remove();
			return span.textContent?.trim() ?? "";
		}
	return "";
}

/** Word's lists are paragraphs that look like points. */
function makeLists(body: DocumentFragment): void {
	let list: Element | null = null;
	for (const paragraph of body.querySelectorAll("p")) {
		if (!LIST_CLASS.test(paragraph.className)) continue;
		const name = /^\d|^[a-z][.)]/i.test(takeMarker(paragraph)) ? "ol" : "ul";
		const point = document.createElement("li");
		point.append(...paragraph.childNodes);
		if (list && paragraph.previousElementSibling === list && list.localName === name) {
			list.append(point);
			paragraph.remove();
			continue;
		}
		list = document.createElement(name);
		list.append(point);
		paragraph.replaceWith(list);
	}
}

export function cleanPasted(html: string): string {
	const holder = document.createElement("template");
	// Within a template nothing loads and nothing runs; the editor's schema and then the server take what they know.
	holder.innerHTML = trustedHtml(harmless(html)) as string;
	for (const unseen of holder.content.querySelectorAll("style, script, meta, link, title")) unseen.remove();
	renameHeadings(holder.content);
	makeLists(holder.content);
	return holder.innerHTML;
}
