import { HANDOUT_TYPES, type HandoutType } from "#contract/handouts.ts";
import type { HandoutMoment } from "#contract/office/handouts.ts";

const starts = (head: Buffer, ...bytes: number[]): boolean => head.subarray(0, bytes.length).equals(Buffer.from(bytes));
const holds = (part: Buffer, text: string): boolean => part.includes(text, 0, "latin1");
const at = (head: Buffer, offset: number, text: string): boolean =>
	head.subarray(offset, offset + text.length).toString("latin1") === text;

const ODT = "application/vnd.oasis.opendocument.text";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
const SLIDES = "application/vnd.openxmlformats-officedocument.presentationml.presentation";

/** What a packed file really is: its parts are named at its end, and those of OpenDocument say it at their beginning. */
function packedType(head: Buffer, tail: Buffer): HandoutType | null {
	if (at(head, 30, `mimetype${ODT}`)) return ODT;
	if (!holds(tail, "[Content_Types].xml")) return null;
	// Macros run: what holds any is not handed on.
	if (holds(tail, "vbaProject.bin")) return null;
	if (holds(tail, "word/document.xml")) return WORD;
	return holds(tail, "ppt/presentation.xml") ? SLIDES : null;
}

/** By what is in it; nobody is believed what they call it. */
export function typeOf(head: Buffer, tail: Buffer): HandoutType | null {
	if (at(head, 0, "%PDF-")) return "application/pdf";
	if (starts(head, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return "image/png";
	if (starts(head, 0xff, 0xd8, 0xff)) return "image/jpeg";
	if (at(head, 0, "RIFF") && at(head, 8, "WEBP")) return "image/webp";
	return at(head, 0, "PK\u0003\u0004") ? packedType(head, tail) : null;
}

/** Always ends as what it is. */
export function fileName(name: string, type: HandoutType): string {
	const extension = HANDOUT_TYPES[type];
	const plain = name.replace(/[/\\:*?"<>|]/g, "-").replace(/^\.+/, "");
	const isCalledSo = new RegExp(`\\.(${extension}${extension === "jpg" ? "|jpeg" : ""})$`, "i").test(plain);
	return isCalledSo ? plain : `${plain.replace(/\.\w{1,5}$/, "") || "Datei"}.${extension}`;
}

/** From when on it can be seen. */
export function visibleFrom(
	moment: HandoutMoment,
	sessions: readonly { starts_at: Date; ends_at: Date }[],
	now: Date,
): Date {
	const [first, last] = [sessions.at(0), sessions.at(-1)];
	if (moment === "now" || !first || !last) return now;
	return moment === "begin" ? first.starts_at : last.ends_at;
}
