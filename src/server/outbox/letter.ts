import type { Provider } from "#contract/site.ts";
import { type Html, html } from "#server/html.ts";

/** The words of a letter, from which its HTML and its text are both made. */
export type Block =
	| { kind: "text"; text: string }
	| { kind: "facts"; facts: [label: string, value: string][] }
	| { kind: "button"; label: string; url: string }
	| { kind: "heading"; text: string }
	/** Something with its own link, such as a course that was bought. */
	| { kind: "card"; title: string; note: string; label: string; url: string }
	/** What was ordered and what it costs. */
	| { kind: "amounts"; rows: AmountRow[] };

export interface AmountRow {
	label: string;
	note?: string | undefined;
	value: string;
	isTotal?: boolean;
}

export interface Letter {
	subject: string;
	heading: string;
	blocks: Block[];
}

export interface Sender {
	provider: Provider;
	publicUrl: string;
}

const FONT = "font-family:Arial,Helvetica,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";

/** A long address would make the letter wider than a phone; written this way, old mail programs know it too. */
const LONG_WORDS = "word-break:break-word";

const paragraphs = (text: string): string[] => text.split(/\n{2,}/);

const withBreaks = (text: string): Html[] =>
	text.split("\n").flatMap((line, index) => (index === 0 ? [html`${line}`] : [html`<br>`, html`${line}`]));

/** Only our own addresses become links: some of these words were written by others. */
const withLinks = (text: string, publicUrl: string): Html[] =>
	text.split(/(https?:\/\/\S*[^\s.,;:!?)])/).flatMap((part) => {
		const isOwn = part.startsWith(`${publicUrl}/`);
		return isOwn ? [html`<a href="${part}" style="color:#55224f">${part}</a>`] : withBreaks(part);
	});

const CELL = `${FONT};font-size:16px;line-height:1.45;padding:10px 0;border-bottom:1px solid #e3d9e6;vertical-align:top`;
const TOTAL = `${CELL};font-size:18px;font-weight:bold;border-bottom:0;border-top:2px solid #2b1030`;

function amountAsHtml({ label, note, value, isTotal }: AmountRow): Html {
	const cell = isTotal ? TOTAL : CELL;
	const below = note ? html`<br><span style="font-size:14px;color:#5d4560">${note}</span>` : "";
	return html`<tr><td style="${cell};padding-right:16px">${label}${below}</td><td align="right" style="${cell};white-space:nowrap">${value}</td></tr>`;
}

function blockAsHtml(block: Block, publicUrl: string): Html {
	switch (block.kind) {
		case "text":
			return html`${paragraphs(block.text).map(
				(part) =>
					html`<p style="${SERIF};font-size:17px;line-height:1.6;margin:0 0 16px">${withLinks(part, publicUrl)}</p>`,
			)}`;
		case "facts":
			return html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${block.facts.map(
				([label, value]) =>
					html`<tr><td style="${FONT};font-size:15px;line-height:1.5;color:#5d4560;padding:4px 16px 4px 0;vertical-align:top;word-break:normal">${label}</td><td style="${FONT};font-size:15px;line-height:1.5;font-weight:bold;padding:4px 0;vertical-align:top">${withBreaks(value)}</td></tr>`,
			)}</table>`;
		case "button":
			return html`<p style="margin:8px 0 24px"><a href="${block.url}" style="${FONT};display:inline-block;background:#3b1740;color:#ffffff;font-size:17px;font-weight:bold;text-decoration:none;padding:14px 26px;border-radius:99px">${block.label}</a></p>`;
		case "heading":
			return html`<h2 style="${FONT};font-size:21px;line-height:1.2;margin:28px 0 12px">${block.text}</h2>`;
		case "card":
			return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3edf9;border-radius:20px;margin:0 0 16px"><tr><td style="padding:20px 24px 22px"><p style="${FONT};font-size:19px;line-height:1.25;font-weight:bold;margin:0 0 2px">${block.title}</p><p style="${FONT};font-size:15px;line-height:1.4;color:#5d4560;margin:0 0 16px">${block.note}</p><a href="${block.url}" style="${FONT};display:block;text-align:center;background:#ffcb1f;color:#2b1030;font-size:18px;line-height:1.2;font-weight:bold;text-decoration:none;padding:16px 24px;border-radius:99px">${block.label}</a></td></tr></table>`;
		case "amounts":
			return html`<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;border-top:2px solid #2b1030;margin:0 0 16px">${block.rows.map(amountAsHtml)}</table>`;
	}
}

function blockAsText(block: Block): string {
	switch (block.kind) {
		case "text":
			return block.text;
		case "facts":
			return block.facts.map(([label, value]) => `${label}: ${value.replaceAll("\n", "\n  ")}`).join("\n");
		case "button":
			return `${block.label}:\n${block.url}`;
		case "heading":
			return block.text.toUpperCase();
		case "card":
			return `${block.title}\n${block.note}\n${block.label}:\n${block.url}`;
		case "amounts":
			return block.rows.map(({ label, note, value }) => `${label}: ${value}${note ? `\n  ${note}` : ""}`).join("\n");
	}
}

const addressOf = ({ legal_name, street, postcode, city, phone, email }: Provider): string[] => [
	legal_name,
	`${street}, ${postcode} ${city}`,
	`Telefon ${phone}`,
	email,
];

/** Our frame around every letter: readable without images, in dark mode, and as plain text. */
export function compose({ subject, heading, blocks }: Letter, { provider, publicUrl }: Sender) {
	const address = addressOf(provider);
	const links: [string, string][] = [
		["Impressum", `${publicUrl}/impressum`],
		["Datenschutz", `${publicUrl}/datenschutz`],
		["Vertrag widerrufen", `${publicUrl}/vertrag-widerrufen`],
	];
	const document = html`<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light"><title>${subject}</title></head>
<body style="margin:0;background:#f3edf9;color:#2b1030">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3edf9"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:20px;color:#2b1030">
<tr><td style="padding:28px 32px 0"><a href="${publicUrl}/" style="${FONT};font-size:18px;font-weight:bold;color:#2b1030;text-decoration:none">${provider.name}</a></td></tr>
<tr><td style="padding:20px 32px 8px;${LONG_WORDS}"><h1 style="${FONT};font-size:30px;line-height:1.1;margin:0 0 20px;hyphens:auto">${heading}</h1>${blocks.map((block) => blockAsHtml(block, publicUrl))}</td></tr>
<tr><td style="padding:20px 32px 28px;border-top:1px solid #e3d9e6;${FONT};font-size:13px;line-height:1.6;color:#5d4560">${address.map(
		(line) => html`${line}<br>`,
	)}${links.map(([label, url], index) => html`${index > 0 ? " · " : ""}<a href="${url}" style="color:#55224f">${label}</a>`)}</td></tr>
</table></td></tr></table></body></html>`;
	const text = [
		heading,
		...blocks.map(blockAsText),
		["--", ...address, ...links.map(([label, url]) => `${label}: ${url}`)].join("\n"),
	].join("\n\n");
	return { subject, text, html: `<!doctype html>${document.text}` };
}
