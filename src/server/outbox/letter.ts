import type { PassageLetter } from "#contract/office/letter-passages.ts";
import { paths } from "#contract/paths.ts";
import type { Provider } from "#contract/site.ts";
import { type Html, html } from "#server/html.ts";
import { blocksAsHtml, paragraph, row } from "./block-html.ts";
import { blockAsText } from "./block-text.ts";
import type { Block } from "./blocks.ts";
import { COLOUR, SANS, STYLE } from "./letter-style.ts";
import { codeName, contentId, type PictureName, SCENES, type Scene } from "./pictures.ts";
import { withBreaks, withLinks } from "./running-words.ts";

export interface Letter {
	/** Also the headline. */
	subject: string;
	/** What lists of mails show beside the subject: more of it, never the same. */
	preheader: string;
	scene: Scene;
	/** "Hallo Clara,"; nobody is greeted in letters to ourselves. */
	greeting?: string;
	/** None where the blocks say it all. */
	lead?: string;
	blocks: Block[];
	/** "Bis bald": so letters to people end, after where to get help. */
	farewell?: string;
	/** Two persons or more are spoken to. */
	isPlural?: boolean;
}

/** Free words of a fixed letter; empty is as it was made. */
export interface Passage {
	greeting: string;
	hint: string;
}
export type Passages = Partial<Record<PassageLetter, Passage>>;

export interface Sender {
	provider: Provider;
	publicUrl: string;
	/** None means: the provider's address. */
	replyTo?: string | null;
	/** What the house has put in the place of the fixed letters' own words. */
	passages?: Passages;
}

const helpOf = ({ isPlural }: Letter): string =>
	isPlural
		? "Etwas unklar? Antwortet einfach auf diese E-Mail oder ruft uns an:"
		: "Etwas unklar? Antworte einfach auf diese E-Mail oder ruf uns an:";

const signatureOf = ({ farewell, isPlural }: Letter, { short_name }: Provider): string =>
	`${farewell}\n${isPlural ? "euer" : "dein"} Team vom ${short_name}`;

const footLinks = (publicUrl: string): [label: string, url: string][] => [
	["Impressum", publicUrl + paths.imprint],
	["Datenschutz", publicUrl + paths.privacy],
	["AGB", publicUrl + paths.terms],
	["Vertrag widerrufen", publicUrl + paths.withdraw],
];

function ending(letter: Letter, provider: Provider): Html {
	if (letter.farewell === undefined) return row(0, html``, 40);
	const phone = html`<a class="lnk" href="tel:${provider.phone.replace(/[^+\d]/g, "")}" style="color:${COLOUR.link};white-space:nowrap">${provider.phone}</a>`;
	const help = [...withBreaks(helpOf(letter)), html` `, phone, html`.<br><br>`];
	return row(28, paragraph([...help, ...withBreaks(signatureOf(letter, provider))]), 40);
}

function foot({ legal_name, street, postcode, city, phone, email }: Provider, publicUrl: string): Html {
	const white = (label: string, url: string): Html => html`<a href="${url}" style="color:#ffffff">${label}</a>`;
	const links = footLinks(publicUrl).map(([label, url], index) => html`${index ? " · " : ""}${white(label, url)}`);
	return html`<tr><td class="pad foot" style="padding:28px 44px;background:${COLOUR.ink};${SANS};font-size:14px;line-height:1.6;color:#e6d8ea">${legal_name} · ${street} · ${postcode} ${city}<br>Telefon ${withBreaks(phone)} · ${white(email, `mailto:${email}`)}<br>${links}</td></tr>`;
}

function head({ name }: Provider, scene: Scene, publicUrl: string): Html {
	const mark = html`<img src="cid:${contentId("mark")}" width="48" height="48" alt="" style="display:block;border:0;border-radius:12px">`;
	const words = html`<a class="ink" href="${publicUrl}/" style="color:${COLOUR.ink};text-decoration:none">${withBreaks(name.replace("& ", "&\n"))}</a>`;
	return html`<tr><td class="pad" style="padding:24px 44px"><table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td style="padding-right:12px">${mark}</td><td style="${SANS};font-size:16px;line-height:17px;font-weight:bold">${words}</td></tr></table></td></tr>
<tr><td><img src="cid:${contentId(scene)}" width="600" alt="" style="display:block;width:100%;height:auto;border:0;background:${SCENES[scene]}"></td></tr>`;
}

function documentOf({ subject: title, letter }: Titled, { provider, publicUrl }: Sender): Html {
	const { subject, preheader, scene, greeting, lead, blocks } = letter;
	const words = [greeting, lead].filter(Boolean).join(" ");
	const opening = words ? paragraph(withLinks(words, publicUrl)) : "";
	return html`<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${title}</title><style>${STYLE}</style></head>
<body class="bg" style="margin:0;background:${COLOUR.ground};color:${COLOUR.ink}">
<div style="display:none;max-height:0;overflow:hidden">${preheader}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:${COLOUR.ground}"><tr><td class="out" align="center" style="padding:24px 0">
<table role="presentation" class="card" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border-radius:28px;overflow:hidden">
${head(provider, scene, publicUrl)}
${row(36, html`<h1 class="h ink" style="${SANS};font-size:36px;line-height:1.08;font-weight:bold;color:${COLOUR.ink};margin:0 0 16px;hyphens:auto;text-wrap:balance">${withBreaks(subject)}</h1>${opening}`)}
${blocksAsHtml(blocks, publicUrl)}
${ending(letter, provider)}
${foot(provider, publicUrl)}
</table></td></tr></table></body></html>`;
}

export function textOf(letter: Letter, { provider, publicUrl }: Sender): string {
	const { legal_name, street, postcode, city, phone, email } = provider;
	const address = [legal_name, `${street}, ${postcode} ${city}`, `Telefon ${phone}`, email];
	return [
		letter.subject,
		...(letter.greeting ? [letter.greeting] : []),
		...(letter.lead ? [letter.lead] : []),
		...letter.blocks.flatMap(blockAsText),
		...(letter.farewell ? [`${helpOf(letter)} ${phone}`, signatureOf(letter, provider)] : []),
		["--", ...address, ...footLinks(publicUrl).map(([label, url]) => `${label}: ${url}`)].join("\n"),
	].join("\n\n");
}

/** Where answers go. */
export const replyAddress = ({ replyTo, provider }: Sender): string => replyTo ?? provider.email;

/** A letter until it leaves: what it says, not yet how it looks. */
export interface Composed {
	subject: string;
	letter: Letter;
	/** Named when a letter is written, put in when it leaves the house. */
	pictures: PictureName[];
	replyTo?: string;
}

export function compose(letter: Letter, sender: Sender): Composed {
	const codes = letter.blocks.flatMap((block) => (block.kind === "codes" ? block.codes : []));
	return {
		subject: letter.subject,
		letter,
		pictures: ["mark", letter.scene, ...codes.map(({ code }) => codeName(code))],
		// Whoever is told to answer reaches us, whatever address letters are sent from.
		...(letter.farewell ? { replyTo: replyAddress(sender) } : {}),
	};
}

type Titled = Pick<Composed, "subject" | "letter">;

/** As mail programs show it. */
export interface Written {
	text: string;
	html: string;
}

/** Our frame around every letter: readable without pictures, without its styles, in the dark, and as plain text. */
export const written = (titled: Titled, sender: Sender): Written => ({
	text: textOf(titled.letter, sender),
	html: `<!doctype html>${documentOf(titled, sender).text}`,
});

/** For whoever writes to others and wants to see it first: about nobody, and without what it would carry. */
export const asTest = ({ subject, letter, pictures }: Composed): Composed => ({
	subject: `Test: ${subject}`,
	letter,
	pictures,
});
