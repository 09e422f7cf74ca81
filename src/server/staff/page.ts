import { PASSWORD_MIN_LENGTH } from "#contract/constants.ts";
import type { ValidationErrors } from "#contract/errors.ts";
import { type Html, html } from "#server/html.ts";

const FIELDS = [
	{ name: "name", label: "Vor- und Nachname", type: "text", autocomplete: "name", hint: "" },
	{ name: "email", label: "E-Mail", type: "email", autocomplete: "username", hint: "Damit meldest du dich an." },
	{
		name: "password",
		label: "Passwort",
		type: "password",
		autocomplete: "new-password",
		hint: `Mindestens ${PASSWORD_MIN_LENGTH.memberArea} Zeichen. Gut sind mehrere Wörter, die sonst niemand so verbindet.`,
	},
	{ name: "password_repeat", label: "Passwort wiederholen", type: "password", autocomplete: "new-password", hint: "" },
] as const;

type Field = (typeof FIELDS)[number];

interface Given {
	values: Record<string, string>;
	errors: ValidationErrors;
}

/** At the field itself its name need not be said again. */
const withoutLabel = (sentence: string): string => sentence.replace(/^.*?: /, "");

function input({ name, label, type, autocomplete, hint }: Field, { values, errors }: Given): Html {
	const [error] = errors[name] ?? [];
	const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(" ");
	// A password is never sent back.
	const value = type === "password" ? "" : (values[name] ?? "");
	return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" type="${type}" value="${value}" autocomplete="${autocomplete}" required${described ? html` aria-describedby="${described}"` : ""}${error ? html` aria-invalid="true"` : ""}>
${hint ? html`<p class="hint" id="${name}-hint">${hint}</p>` : ""}${error ? html`<p class="error" id="${name}-error">${withoutLabel(error)}</p>` : ""}</div>`;
}

function summary({ errors }: Given): Html | string {
	const wrong = FIELDS.filter(({ name }) => errors[name]);
	if (wrong.length === 0) return "";
	return html`<div class="alert" role="alert"><h2>Bitte prüfe deine Angaben</h2><ul>${wrong.map(
		({ name }) => html`<li><a href="#${name}">${errors[name]?.[0] ?? ""}</a></li>`,
	)}</ul></div>`;
}

export const SETUP_TITLE = "Wer leitet hier?";

/** Each field with what is wrong about it; the summary above leads there. */
export const setupForm = (path: string, given: Given = { values: {}, errors: {} }): Html =>
	html`<h1>${SETUP_TITLE}</h1>
<p>Das wird das erste Konto der Verwaltung, mit allen Rechten. Der Link gilt nur einmal.</p>
${summary(given)}<form method="post" action="${path}" novalidate>${FIELDS.map((field) => input(field, given))}
<div class="actions"><button>Konto anlegen</button></div></form>`;

export const DONE_TITLE = "Geschafft: Du leitest das VSZ";

export const setupDone = (email: string): Html =>
	html`<h1>${DONE_TITLE}</h1>
<p>Das Konto ist angelegt. In der Verwaltung meldest du dich mit ${email} und deinem Passwort an.</p>
<p><a href="/">Zur Website</a></p>`;

export const CLOSED_TITLE = "Hier geht es nicht weiter";

export const setupClosed = (message: string): Html =>
	html`<h1>${CLOSED_TITLE}</h1><p>${message}</p>
<p>Solange noch niemand die Verwaltung leitet, nennt jeder Start des Servers in seiner Ausgabe einen neuen Link.</p>
<p><a href="/">Zur Website</a></p>`;
