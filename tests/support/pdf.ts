import { inflateSync } from "node:zlib";

/** Reads the words out of a PDF made by pdfkit, as a person would copy them: through the maps its fonts carry. */

interface PdfObject {
	head: string;
	stream: string | null;
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
	const raw = pdf.toString("latin1");
	const objects = new Map<number, PdfObject>();
	for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
		const start = match.index + match[0].length;
		const body = raw.slice(start, raw.indexOf("\nendobj", start));
		const at = body.indexOf("\nstream\n");
		const head = at === -1 ? body : body.slice(0, at);
		const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
		const bytes = pdf.subarray(start + at + "\nstream\n".length, start + at + "\nstream\n".length + length);
		const isPacked = head.includes("/FlateDecode");
		objects.set(Number(match[1]), {
			head,
			stream: at === -1 ? null : (isPacked ? inflateSync(bytes) : bytes).toString("latin1"),
		});
	}
	return objects;
}

interface Attachment {
	/** What stands in the file's own entry. */
	head: string;
	content: string;
}

/** The files a PDF carries, by name, as its catalogue leads to them. */
export function attachmentsOf(pdf: Buffer): Map<string, Attachment> {
	const objects = objectsOf(pdf);
	const catalogue = [...objects.values()].find(({ head }) => head.includes("/Type /Catalog"))?.head ?? "";
	const listed = /\/AF \[([^\]]*)\]/.exec(catalogue)?.[1] ?? "";
	return new Map(
		Array.from(listed.matchAll(/(\d+) 0 R/g), ([, reference]) => {
			const head = objects.get(Number(reference))?.head ?? "";
			const content = objects.get(Number(/\/EF <<\s*\/F (\d+) 0 R/.exec(head)?.[1]))?.stream ?? "";
			return [/\/UF \(([^)]*)\)/.exec(head)?.[1] ?? "", { head, content: Buffer.from(content, "latin1").toString() }];
		}),
	);
}

/** What it says of itself to programs. */
export const metadataOf = (pdf: Buffer): string => {
	const found = [...objectsOf(pdf).values()].find(({ head }) => head.includes("/Type /Metadata"));
	return Buffer.from(found?.stream ?? "", "latin1").toString();
};

/** The font programs, and how many fonts come without one. */
export function fontsOf(pdf: Buffer): { embedded: number; missing: number } {
	const heads = [...objectsOf(pdf).values()].map(({ head }) => head);
	const descriptors = heads.filter((head) => head.includes("/Type /FontDescriptor"));
	const standard = heads.filter((head) => /\/Type \/Font\b/.test(head) && /\/Subtype \/Type1\b/.test(head));
	const embedded = descriptors.filter((head) => /\/FontFile[23]? \d+ 0 R/.test(head)).length;
	return { embedded, missing: descriptors.length - embedded + standard.length };
}

const hexToText = (hex: string): string => Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le");

/** Which letters each glyph of a font stands for. */
function lettersOf(map: string): Map<number, string> {
	const letters = new Map<number, string>();
	for (const [, from = "", list = ""] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
		for (const [index, [, hex = ""]] of [...list.matchAll(/<([^>]*)>/g)].entries())
			letters.set(Number.parseInt(from, 16) + index, hexToText(hex));
	}
	return letters;
}

export function wordsOf(pdf: Buffer): string {
	const objects = objectsOf(pdf);
	const streamOf = (reference: string | undefined) => objects.get(Number(reference))?.stream ?? "";
	const fonts = new Map<string, Map<number, string>>();
	for (const { head } of objects.values()) {
		for (const [, name = "", object] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
			const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(object))?.head ?? "")?.[1];
			fonts.set(name, lettersOf(streamOf(map)));
		}
	}
	let text = "";
	for (const { stream } of objects.values()) {
		if (!stream?.includes("BT\n")) continue;
		let letters: Map<number, string> | undefined;
		for (const [, font, shown] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
			if (font) letters = fonts.get(font);
			for (const [, hex = ""] of (shown ?? "").matchAll(/<(\w+)>/g)) {
				for (let index = 0; index < hex.length; index += 4)
					text += letters?.get(Number.parseInt(hex.slice(index, index + 4), 16)) ?? "";
			}
			if (shown) text += " ";
		}
	}
	return text.replace(/\s+/g, " ");
}

/** Where each row of text stands, measured from the foot of its page, in the order of drawing. */
export function rowsOf(pdf: Buffer): { y: number; size: number }[] {
	const streams = [...objectsOf(pdf).values()]
		.map(({ stream }) => stream ?? "")
		.filter((text) => text.includes("BT\n"));
	return streams.flatMap((stream) =>
		[...stream.matchAll(/1 0 0 1 [\d.]+ ([\d.]+) Tm\n\/F\d+ ([\d.]+) Tf/g)].map(([, y, size]) => ({
			y: Number(y),
			size: Number(size),
		})),
	);
}
