import { DEMONSTRATION_NOTICE } from "#contract/demonstration.ts";
import type { Config } from "./config.ts";

/** Small pages that the server writes itself, without React: the API reference and the mail outbox. */

const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? "");

export class Html {
	readonly text: string;
	constructor(text: string) {
		this.text = text;
	}
}

type Value = string | number | Html | Value[];

const render = (value: Value): string =>
	Array.isArray(value) ? value.map(render).join("") : value instanceof Html ? value.text : escapeHtml(String(value));

/** Everything put into the template is escaped unless it is HTML made by the same function. */
export const html = (parts: TemplateStringsArray, ...values: Value[]): Html =>
	new Html(parts.reduce((text, part, index) => text + render(values[index - 1] ?? "") + part));

export const PLAIN_STYLE_PATH = "/plain.css";

export const PLAIN_STYLE = `
:root { color-scheme: light dark; --bg: #fff; --ink: #2b1030; --ink-2: #5d4560; --line: #e3d9e6; --soft: #f9f6fa; --accent: #ffcb1f; --error: #b3123a; }
@media (prefers-color-scheme: dark) { :root { --bg: #190d1d; --ink: #f7f0f9; --ink-2: #cdbcd2; --line: #44304b; --soft: #26162c; --error: #ff9db1; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--bg); color: var(--ink); font: 1.0625rem/1.5 ui-sans-serif, system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 2.5rem 1.25rem 5rem; }
h1 { font-size: clamp(2rem, 1.5rem + 2vw, 3rem); line-height: 1.1; margin: 0 0 0.75rem; hyphens: auto; overflow-wrap: break-word; }
h2 { font-size: 1.375rem; margin: 2.5rem 0 0.75rem; }
a { color: inherit; text-underline-offset: 0.2em; }
a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; box-shadow: 0 0 0 3px var(--accent); border-radius: 4px; }
p { color: var(--ink-2); max-width: 44rem; }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: left; vertical-align: top; padding: 0.75rem 0.75rem 0.75rem 0; border-bottom: 1px solid var(--line); }
td a { display: inline-block; min-height: 1.75rem; }
code, pre { font: 0.9375rem/1.45 ui-monospace, monospace; }
pre { white-space: pre-wrap; background: var(--soft); padding: 1rem; border-radius: 0.875rem; overflow-wrap: anywhere; }
details { border-bottom: 1px solid var(--line); padding: 0.5rem 0; }
summary { cursor: pointer; min-height: 2.75rem; display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: center; }
.method { font-weight: 700; background: var(--accent); color: #2b1030; padding: 0.1rem 0.6rem; border-radius: 99px; }
.scroll { overflow-x: auto; }
small { font-size: 0.9375rem; color: var(--ink-2); overflow-wrap: anywhere; }
.moment { width: 6.5rem; }
iframe { display: block; width: 100%; border: 1px solid var(--line); border-radius: 0.875rem; background: #fff; resize: vertical; }
iframe.phone { max-width: 24.5rem; }
@media (max-width: 40rem) { iframe { width: calc(100% + 2.5rem); margin: 0 -1.25rem; border-width: 1px 0; border-radius: 0; } }
.actions { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.5rem 0; }
button { font: inherit; font-weight: 650; min-height: 3rem; padding: 0.5rem 1.5rem; border: 2px solid var(--ink); border-radius: 99px; background: none; color: var(--ink); cursor: pointer; }
button:first-child { background: var(--accent); border-color: var(--accent); color: #2b1030; }
button:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; box-shadow: 0 0 0 3px var(--accent); }
dt { font-weight: 650; } dd { margin: 0 0 0.5rem; overflow-wrap: anywhere; } dd ul { margin: 0; padding-left: 1.25rem; }
.demonstration { margin: 0; max-width: none; padding: 0.5rem 1.25rem; text-align: center; font-size: 0.9375rem; background: var(--soft); color: var(--ink); border-bottom: 1px solid var(--line); }
.field { max-width: 30rem; margin: 1.25rem 0; }
label { display: block; font-weight: 650; margin-bottom: 0.25rem; }
input { width: 100%; font: inherit; min-height: 3rem; padding: 0.5rem 0.875rem; border: 2px solid var(--ink-2); border-radius: 0.75rem; background: var(--bg); color: var(--ink); }
input:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px; box-shadow: 0 0 0 3px var(--accent); }
input[aria-invalid] { border-color: var(--error); }
.hint { margin: 0.25rem 0 0; font-size: 0.9375rem; }
.error { margin: 0.25rem 0 0; color: var(--error); font-weight: 650; }
.alert { max-width: 44rem; margin: 1.5rem 0; padding: 1rem 1.25rem; border: 2px solid var(--error); border-radius: 0.875rem; }
.alert h2 { margin: 0 0 0.5rem; font-size: 1.125rem; }
.alert ul { margin: 0; padding-left: 1.25rem; }
`;

/** A demo that others can reach says so on these pages too. */
const NO_NOTICE = { isDemonstration: false };

export const plainPage = (
	title: string,
	body: Html,
	{ isDemonstration }: Pick<Config, "isDemonstration"> = NO_NOTICE,
) =>
	`<!doctype html>${
		html`<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><meta name="robots" content="noindex"><link rel="stylesheet" href="${PLAIN_STYLE_PATH}"></head>
<body>${isDemonstration ? html`<aside class="demonstration" aria-label="Hinweis">${DEMONSTRATION_NOTICE}</aside>` : ""}<main>${body}</main></body></html>`
			.text
	}`;
