import { DomUtils, parseDocument } from "htmlparser2";
import { cropOf, focusOf, imageSources, isScene } from "#contract/images.ts";
import { slugOf } from "#contract/slugs.ts";
import { escapeHtml } from "#server/html.ts";

/**
 * Writes sanitised HTML as the site has it: paragraphs around loose text, none that are empty, none within the points of a
 * list, headings with an address, tables with a head and a frame to scroll in, pictures in all their sizes.
 */

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const isElement = (node: Node): node is Element => node.type === "tag";
const isText = (node: Node) => node.type === "text";
const textOf = (nodes: Node[]): string => nodes.map((node) => DomUtils.textContent(node)).join("");
const childrenOf = (node: Element): Node[] => node.children as Node[];
const named = (node: Node, ...names: string[]): node is Element => isElement(node) && names.includes(node.name);

const INLINE = ["strong", "em", "a", "br"];
const isInline = (node: Node): boolean => isText(node) || named(node, ...INLINE);

/** How wide a picture shows within the text. */
const PICTURE_SIZES = "(min-width: 48rem) 44rem, 100vw";

function inlineNode(node: Node): string {
	if (isText(node)) return escapeText(DomUtils.textContent(node));
	if (!isElement(node)) return "";
	if (node.name === "br") return "<br />";
	const inner = inline(childrenOf(node));
	if (node.name === "a" && node.attribs.href) return inner && `<a href="${escapeHtml(node.attribs.href)}">${inner}</a>`;
	if (node.name === "strong" || node.name === "em") return inner && `<${node.name}>${inner}</${node.name}>`;
	return inner;
}

/** As the sanitiser writes text, so that it finds nothing to change. */
const escapeText = (text: string): string =>
	text
		.replace(/[ \t\r\n]+/g, " ")
		.replace(/[&<>]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? sign);

/** What stands in a line; what of it is no inline element gives its words. */
const inline = (nodes: Node[]): string => nodes.map(inlineNode).join("");
const line = (nodes: Node[]): string =>
	inline(nodes)
		.trim()
		.replace(/^(?:<br \/>\s*)+|(?:\s*<br \/>)+$/g, "");

/** Several paragraphs in a place that holds one line. */
const lines = (nodes: Node[]): string =>
	grouped(nodes)
		.map((group) => line(group.isLoose ? group.nodes : childrenOf(group.nodes[0] as Element)))
		.filter(Boolean)
		.join("<br />");

interface Group {
	/** Text and inline elements that no block holds. */
	isLoose: boolean;
	nodes: Node[];
}

function grouped(nodes: Node[]): Group[] {
	const groups: Group[] = [];
	for (const node of nodes) {
		const last = groups.at(-1);
		if (!isInline(node)) groups.push({ isLoose: false, nodes: [node] });
		else if (last?.isLoose) last.nodes.push(node);
		else groups.push({ isLoose: true, nodes: [node] });
	}
	return groups;
}

const paragraph = (nodes: Node[]): string => {
	const words = line(nodes);
	return words && `<p>${words}</p>`;
};

/** The address of a heading, and another one where it is taken. */
function addresses() {
	const taken = new Set<string>();
	return (heading: Node[]): string => {
		const wish = slugOf(textOf(heading)) || "abschnitt";
		let address = wish;
		for (let number = 2; taken.has(address); number += 1) address = `${wish}-${number}`;
		taken.add(address);
		return address;
	};
}

function list({ name, ...node }: Element): string {
	const points = (node.children as Node[])
		.filter((child) => named(child, "li"))
		.map((child) => point(childrenOf(child as Element)))
		.filter(Boolean);
	return points.length === 0 ? "" : `<${name}>${points.map((text) => `<li>${text}</li>`).join("")}</${name}>`;
}

function point(nodes: Node[]): string {
	const parts = grouped(nodes).map(({ isLoose, nodes: [first, ...rest] }) => {
		if (!first) return "";
		if (named(first, "ul", "ol")) return list(first);
		return isLoose || !isElement(first) ? line([first, ...rest]) : lines(childrenOf(first));
	});
	return parts
		.filter(Boolean)
		.reduce((text, part) => text + (text && !/^<[uo]l>/.test(part) ? "<br />" : "") + part, "");
}

function cell(node: Element, scope: "col" | "row"): string {
	const head = node.name === "th";
	return `<${node.name}${head ? ` scope="${scope}"` : ""}>${lines(childrenOf(node))}</${node.name}>`;
}

function table(node: Element): string {
	const rows = DomUtils.getElementsByTagName("tr", node).map((row) =>
		childrenOf(row).filter((child): child is Element => named(child, "th", "td")),
	);
	const [first, ...others] = rows.filter((cells) => cells.length > 0);
	if (!first) return "";
	const row = (cells: Element[], scope: "col" | "row") => `<tr>${cells.map((one) => cell(one, scope)).join("")}</tr>`;
	const hasHead = first.every(({ name }) => name === "th");
	const head = hasHead ? `<thead>${row(first, "col")}</thead>` : "";
	const body = (hasHead ? others : [first, ...others]).map((cells) => row(cells, "row")).join("");
	return `<div class="table" tabindex="0" role="region" aria-label="Tabelle"><table>${head}${body && `<tbody>${body}</tbody>`}</table></div>`;
}

function figure(node: Element): string {
	const [picture] = DomUtils.getElementsByTagName("img", node);
	const [caption] = DomUtils.getElementsByTagName("figcaption", node);
	const words = caption ? lines(childrenOf(caption)) : "";
	const src = picture?.attribs.src ?? "";
	if (!isScene(src)) return words && `<p>${words}</p>`;
	const { webp } = imageSources(src);
	const focus = focusOf(src);
	const crop = focus ? ` class="${cropOf(focus)}"` : "";
	const alt = escapeHtml(picture?.attribs.alt ?? "");
	const image = `<img src="${escapeHtml(src)}" srcset="${webp}" sizes="${PICTURE_SIZES}" alt="${alt}" width="1280" height="853" loading="lazy"${crop} />`;
	return `<figure>${image}${words && `<figcaption>${words}</figcaption>`}</figure>`;
}

export function tidy(html: string): string {
	const addressOf = addresses();

	function quote(nodes: Node[]): string {
		const footer = nodes.find((node) => named(node, "footer"));
		const inner = blocks(nodes.filter((node) => node !== footer)).join("");
		const by = footer ? line(childrenOf(footer as Element)) : "";
		return inner && `<blockquote>${inner}${by && `<footer>${by}</footer>`}</blockquote>`;
	}

	function block(node: Element): string[] {
		const inner = childrenOf(node);
		switch (node.name) {
			case "p":
				return grouped(inner).some(({ isLoose }) => !isLoose) ? blocks(inner) : [paragraph(inner)];
			case "h2":
			case "h3": {
				const words = line(inner);
				return [words && `<${node.name} id="${addressOf(inner)}">${words}</${node.name}>`];
			}
			case "ul":
			case "ol":
				return [list(node)];
			case "blockquote":
				return [quote(inner)];
			case "aside": {
				const held = blocks(inner).join("");
				return [held && `<aside>${held}</aside>`];
			}
			case "table":
				return [table(node)];
			case "figure":
				return [figure(node)];
			default:
				return blocks(inner);
		}
	}

	const blocks = (nodes: Node[]): string[] =>
		grouped(nodes)
			.flatMap(({ isLoose, nodes: held }) => (isLoose ? [paragraph(held)] : block(held[0] as Element)))
			.filter(Boolean);

	return blocks(parseDocument(html).children).join("\n");
}
