import type { Address, Attachment, Email } from "postal-mime";
import { type Html, html } from "#server/html.ts";
import { withPicturesInside } from "./pictures.ts";

/** A mail as the outbox shows it. */

export const addressesOf = (addresses: Address[] | undefined): string =>
	(addresses ?? []).map((address) => address.address ?? address.name).join(", ");

/** What a person would see as an attachment: neither pictures of the letter nor the part that only calendars read. */
export const filesOf = ({ attachments }: Email): Attachment[] =>
	attachments.filter(({ related, filename }) => !related && filename);

const KINDS: Record<string, string> = {
	"application/ics": "Kalendereintrag",
	"application/pdf": "PDF",
};

const fileLabel = ({ filename, mimeType }: Attachment): string => `${KINDS[mimeType] ?? "Datei"} (${filename})`;

/** Links in it open outside of the frame; its pictures come from the mail itself. */
export function markupOf({ html: markup = "", attachments }: Email): string {
	const pictures = new Map(
		attachments.map(({ contentId, content }) => [contentId?.replace(/[<>]/g, ""), content] as const),
	);
	const bytesOf = (cid: string) => {
		const content = pictures.get(cid);
		return content === undefined || typeof content === "string" ? undefined : new Uint8Array(content);
	};
	return `<base target="_top">${withPicturesInside(markup, bytesOf)}`;
}

export const withLinks = (text: string): Html[] =>
	text
		.split(/(https?:\/\/\S+)/)
		.map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : html`${part}`));

/** Letters in a column of a phone, and what each line of them takes there with the space around it, in pixels. */
const PER_LINE = 40;
const LINE_HEIGHT = 28;
const HEAD_AND_FOOT = 400;

/** Nothing runs here that could measure it, so the frame is made as high as a mail of so many words is at most. */
function heightOf(text: string): number {
	const lines = text.split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / PER_LINE)), 0);
	return HEAD_AND_FOOT + LINE_HEIGHT * lines;
}

/** The mail's own markup in a frame, beside a way to see it alone. */
export const mailFrame = (address: string, text: string, className = ""): Html =>
	html`<p><a href="${address}">Mail allein ansehen</a></p><iframe title="Inhalt der Mail" class="${className}" height="${heightOf(text)}" src="${address}"></iframe>`;

export function mailBody(path: string, mail: Email): Html {
	const files = filesOf(mail).map(
		(file, index) => html`<li><a href="${path}/anhang/${index}">${fileLabel(file)}</a></li>`,
	);
	return html`<dl><dt>Von</dt><dd>${mail.from?.address ?? ""}</dd><dt>An</dt><dd>${addressesOf(mail.to)}</dd>
${files.length > 0 ? html`<dt>Anhänge</dt><dd><ul>${files}</ul></dd>` : ""}</dl>
${mail.html ? mailFrame(`${path}/html`, mail.text ?? "") : ""}
<h2>Als Text</h2><pre>${withLinks(mail.text ?? "")}</pre>`;
}
