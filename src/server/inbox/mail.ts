import { createHash } from "node:crypto";
import PostalMime, { type Attachment, type Email } from "postal-mime";
import type { ReplyFile, ReplyKind } from "#contract/office/request-words.ts";
import { MOST_BYTES } from "./imap.ts";
import { textOf } from "./mail-text.ts";

/** What a mail says, and what of ours it names. */
export interface IncomingMail {
	messageId: string;
	kind: ReplyKind;
	name: string | null;
	email: string;
	text: string;
	files: ReplyFile[];
	isCut: boolean;
	/** Letters of ours that it answers, or that came back with it. */
	letterIds: string[];
	/** From addresses of ours that it went to. */
	tokens: string[];
}

const UUID = "[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}";
const LETTER = new RegExp(`<(${UUID})@`, "gi");
const TOKEN = /\+([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})@/gi;
const MOST_NAMED = 100;
const MOST_FILES = 50;
const NAME_LENGTH = 200;

const THREAD = ["in-reply-to", "references"];
const ADDRESSED = ["to", "cc", "delivered-to", "x-original-to", "envelope-to"];
const ORIGINAL = ["message/rfc822", "text/rfc822-headers", "message/rfc822-headers"];

const headerOf = (mail: Email, ...keys: string[]): string =>
	mail.headers
		.filter(({ key }) => keys.includes(key))
		.map(({ value }) => value)
		.join(" ");

const wordsIn = ({ content }: Attachment): string =>
	typeof content === "string" ? content : new TextDecoder().decode(content);

/** RFC 3834: whoever is away has not written; RFC 3464: neither has a mail server. */
function kindOf(mail: Email): ReplyKind {
	const type = headerOf(mail, "content-type");
	if (/^multipart\/report\b/i.test(type) && !/disposition-notification/i.test(type)) return "bounce";
	if (/^mailer-daemon@/i.test(mail.from?.address ?? "")) return "bounce";
	const isAutomatic =
		/^(?!\s*no\b)\s*\w/i.test(headerOf(mail, "auto-submitted")) ||
		/^(auto_reply|bulk|junk|list)$/i.test(headerOf(mail, "precedence")) ||
		headerOf(mail, "return-path").trim() === "<>" ||
		/^multipart\/report\b/i.test(type) ||
		mail.headers.some(({ key }) => key === "x-autoreply" || key === "x-autorespond");
	return isAutomatic ? "automatic" : "reply";
}

const named = (text: string): string[] =>
	[...text.matchAll(LETTER)].slice(0, MOST_NAMED).map(([, id = ""]) => id.toLowerCase());

// biome-ignore lint/suspicious/noControlCharactersInRegex: a line has none of them
const CONTROL = /[\u0000-\u001f\u007f\p{Bidi_C}]+/gu;
const lineOf = (text: string, length: number): string => text.replace(CONTROL, " ").trim().slice(0, length);

const bytesOf = ({ content, encoding }: Attachment): number =>
	typeof content === "string"
		? Buffer.byteLength(content, encoding === "base64" ? "base64" : "utf8")
		: content.byteLength;

const filesOf = (mail: Email): ReplyFile[] =>
	mail.attachments
		.filter(({ disposition, related }) => disposition === "attachment" || !related)
		.slice(0, MOST_FILES)
		.map((file) => ({ name: lineOf(file.filename || "ohne Namen", NAME_LENGTH), bytes: bytesOf(file) }));

/** The whole of a mail, its beginning, or its head alone. */
export async function readMail(bytes: Buffer): Promise<IncomingMail> {
	const mail = await PostalMime.parse(bytes, { forceRfc822Attachments: true });
	const kind = kindOf(mail);
	const returned = mail.attachments.filter(({ mimeType }) => ORIGINAL.includes(mimeType)).map(wordsIn);
	return {
		messageId: lineOf(mail.messageId || createHash("sha256").update(bytes).digest("hex"), 998),
		kind,
		name: lineOf(mail.from?.name ?? "", NAME_LENGTH) || null,
		email: lineOf(mail.from?.address ?? "", 320) || "unbekannt",
		text: textOf(mail),
		files: kind === "bounce" ? [] : filesOf(mail),
		isCut: bytes.byteLength >= MOST_BYTES,
		letterIds: named([headerOf(mail, ...THREAD), ...(kind === "bounce" ? returned : [])].join(" ")),
		tokens: [...headerOf(mail, ...ADDRESSED).matchAll(TOKEN)]
			.slice(0, MOST_NAMED)
			.map(([, ...parts]) => parts.slice(0, 5).join("-").toLowerCase()),
	};
}
