import { API_BASE } from "#contract/endpoint.ts";
import type { Config } from "#server/config.ts";
import { type Html, html, plainPage } from "#server/html.ts";

interface Parameter {
	name: string;
	in: string;
	required: boolean;
	schema: unknown;
}

interface Operation {
	tags: string[];
	summary: string;
	parameters: Parameter[];
	requestBody?: unknown;
	responses: Record<string, { description: string }>;
	security: object[];
}

interface Shown {
	paths: Record<string, Record<string, Operation>>;
	tags: { name: string; description: string }[];
}

const asJson = (value: unknown): Html => html`<pre>${JSON.stringify(value, null, 2)}</pre>`;

const parameterTable = (parameters: Parameter[]): Html =>
	parameters.length === 0
		? html`<p>Keine Parameter.</p>`
		: html`<div class="scroll" tabindex="0" role="group" aria-label="Parameter"><table><thead><tr><th scope="col">Parameter</th><th scope="col">Ort</th><th scope="col">Pflicht</th><th scope="col">Form</th></tr></thead>
<tbody>${parameters.map(
				(
					parameter,
				) => html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in === "path" ? "Pfad" : "Abfrage"}</td>
<td>${parameter.required ? "ja" : "nein"}</td><td><code>${JSON.stringify(parameter.schema)}</code></td></tr>`,
			)}</tbody></table></div>`;

const refusalTable = (refusals: [status: string, { description: string }][]): Html =>
	html`<div class="scroll" tabindex="0" role="group" aria-label="Fehler"><table><thead><tr><th scope="col">Status</th><th scope="col">Bedeutung</th></tr></thead>
<tbody>${refusals.map(([status, { description }]) => html`<tr><td>${status}</td><td>${description}</td></tr>`)}</tbody></table></div>`;

const isSuccess = (status: string) => Number(status) < 400;

function loginNote(security: object[]): Html | "" {
	if (security.length === 0) return "";
	const isOptional = security.some((way) => Object.keys(way).length === 0);
	return html`<p>${isOptional ? "Mit und ohne Anmeldung (Bearer-Token): Die Antwort kennt das Mitglied." : "Nur mit Anmeldung (Bearer-Token)."}</p>`;
}

const operation = (
	method: string,
	path: string,
	{ summary, parameters, requestBody, responses, security }: Operation,
): Html =>
	html`<details><summary><span class="method">${method.toUpperCase()}</span> <code>${API_BASE}${path}</code> <span>${summary}</span></summary>
${loginNote(security)}
<h3>Parameter</h3>${parameterTable(parameters)}
${requestBody ? html`<h3>Inhalt</h3>${asJson(requestBody)}` : ""}
<h3>Antwort</h3>${asJson(Object.fromEntries(Object.entries(responses).filter(([status]) => isSuccess(status))))}
<h3>Fehler</h3>${refusalTable(Object.entries(responses).filter(([status]) => !isSuccess(status)))}</details>`;

/** The OpenAPI document, readable. */
export function apiDocsPage(document: Record<string, unknown>, config: Pick<Config, "isDemonstration">): string {
	const { paths, tags } = document as unknown as Shown;
	const all = Object.entries(paths).flatMap(([path, methods]) =>
		Object.entries(methods).map(([method, own]) => ({ method, path, own })),
	);
	const groups = Map.groupBy(all, ({ own }) => own.tags[0]);
	return plainPage(
		"VSZ API",
		html`<h1>VSZ API</h1>
<p>Die Schnittstelle der Website. Antworten sind JSON: ein einzelnes Ding als <code>{"data": …}</code>, eine Liste zusätzlich mit
<code>current_page</code>, <code>last_page</code>, <code>per_page</code> und <code>total</code>. Fehler tragen <code>message</code> und bei ungültigen Angaben <code>validation_errors</code>.
Maschinenlesbar: <a href="${API_BASE}/openapi.json">OpenAPI 3.1</a>.</p>
${tags.map(
	({ name, description }) =>
		html`<h2>${description}</h2>${(groups.get(name) ?? []).map(({ method, path, own }) => operation(method, path, own))}`,
)}`,
		config,
	);
}
