import { formatDate, formatTime } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { Html, html } from "#server/html.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { PersonalData } from "./rules.ts";
import { SECTIONS, titleOf, wordFor } from "./words.ts";

/** Without anything from elsewhere: the file can be opened years later and on paper. */
const STYLE = `
body { margin: 0 auto; max-width: 52rem; padding: 2rem 1.25rem 4rem; color: #2b1030; background: #fff; font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 2rem; line-height: 1.1; } h2 { margin: 2.5rem 0 0.75rem; font-size: 1.375rem; }
section > div { border: 1px solid #e3d9e6; border-radius: 0.875rem; padding: 0.75rem 1rem; margin: 0 0 1rem; break-inside: avoid; }
dl { display: grid; grid-template-columns: minmax(9rem, 1fr) 2fr; gap: 0.25rem 1rem; margin: 0; }
dt { color: #5d4560; } dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; } dd > div { border-left: 3px solid #e3d9e6; padding-left: 0.75rem; margin: 0.25rem 0 0.75rem; }
`;

type Value = string | number | boolean | null | Entry | Value[];
interface Entry {
	[key: string]: Value;
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const AMOUNT = /^(amount|total_with_tax)$/;

function textOf(key: string, value: string | number | boolean): string {
	if (typeof value === "boolean") return value ? "ja" : "nein";
	if (typeof value === "number") return AMOUNT.test(key) ? formatEuro(value) : String(value);
	if (MOMENT.test(value)) return `${formatDate(value)}, ${formatTime(value)}`;
	return DAY.test(value) ? formatDate(value) : wordFor(key, value);
}

const isEmpty = (value: Value): boolean =>
	value === null || value === "" || (Array.isArray(value) && value.length === 0);

function contentOf(key: string, value: Value): Html {
	if (Array.isArray(value)) return html`${value.map((one) => html`<div>${contentOf(key, one)}</div>`)}`;
	if (typeof value === "object" && value !== null) return listOf(value);
	return html`${value === null ? "" : textOf(key, value)}`;
}

const listOf = (entry: Entry): Html =>
	html`<dl>${Object.entries(entry)
		.filter(([, value]) => !isEmpty(value))
		.map(([key, value]) => html`<dt>${titleOf(key)}</dt><dd>${contentOf(key, value)}</dd>`)}</dl>`;

const sectionOf = (title: string, entries: Entry[]): Html =>
	html`<section><h2>${title}</h2>${
		entries.length > 0
			? entries.map((entry) => html`<div>${listOf(entry)}</div>`)
			: html`<p>Dazu haben wir nichts gespeichert.</p>`
	}</section>`;

/** The same data as in the machine-readable file, in German and on one page. */
export function dataPage(data: PersonalData, { provider, publicUrl }: Sender): string {
	const sections = SECTIONS.map(([key, title]) => sectionOf(title, [data[key] ?? []].flat() as Entry[]));
	const document = html`<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Meine Daten bei ${provider.name}</title><style>${new Html(STYLE)}</style></head>
<body><h1>Deine Daten bei ${provider.name}</h1>
<p>Stand: ${textOf("", data.exported_at)}. Das ist alles, was wir zu dir und zu deiner E-Mail-Adresse gespeichert haben. Passwörter und Zugangsschlüssel speichern wir nur als Prüfwert; hier stehen deshalb nur ihre Zeiten.</p>
<p>Wozu wir die Daten brauchen, wer sie bekommt, wie lange wir sie speichern und welche Rechte du hast, steht unter ${publicUrl}${paths.privacy}. Verantwortlich ist ${provider.legal_name}, ${provider.street}, ${provider.postcode} ${provider.city}, ${provider.email}.</p>
${sections}</body></html>`;
	return `<!doctype html>${document.text}`;
}
