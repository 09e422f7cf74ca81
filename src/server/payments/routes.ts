import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { type Html, html, plainPage } from "#server/html.ts";
import { euro } from "#server/invoices/words.ts";
import { ProviderDown } from "./providers/provider.ts";
import { TEST_PAYMENT_PATH } from "./providers/test-page.ts";

type Reference = { Params: { reference: string } };

const DECISIONS = [
	["paid", "Bezahlen"],
	["failed", "Fehlschlagen lassen"],
	["cancelled", "Abbrechen"],
] as const;
const STATES = {
	open: "offen",
	paid: "bezahlt",
	failed: "fehlgeschlagen",
	expired: "abgelaufen",
	cancelled: "abgebrochen",
	refunded: "erstattet",
} as const;

const formValue = (body: unknown, name: string): string | null =>
	Buffer.isBuffer(body) ? new URLSearchParams(body.toString()).get(name) : null;

const buttons = (path: string): Html =>
	html`<form method="post" action="${path}" class="actions">${DECISIONS.map(
		([state, label]) => html`<button name="state" value="${state}">${label}</button>`,
	)}</form>`;

/** Money comes from elsewhere: what a provider calls, and the page that stands in for one. */
export function registerPayments(fastify: FastifyInstance, { app, config }: { app: App; config: Config }): void {
	const { settling, payments } = app.services;
	// The provider knows no cookie of ours; what it says is only a reason to ask it.
	fastify.post(`${API_BASE}/payment/webhook`, async ({ body }, reply) => {
		const reference = formValue(body, "id") ?? (body as { id?: unknown } | undefined)?.id;
		if (typeof reference !== "string") return reply.code(200).send();
		try {
			await settling.notice(reference);
		} catch (error) {
			if (error instanceof ProviderDown) throw refuse("payment_unavailable");
			throw error;
		}
		return reply.code(200).send();
	});

	if (!payments.testPage.exists) return;

	const page = async (reference: string, reply: FastifyReply) => {
		const { state, amount_cents, description, return_url } = await payments.testPage.get(reference);
		const body = html`<h1>Testzahlung – es fließt kein Geld</h1>
<p>Diese Seite steht an der Stelle eines Zahlungsdienstes, solange keiner eingerichtet ist. Entscheide, was aus der Zahlung wird.</p>
<dl><dt>Wofür</dt><dd>${description}</dd><dt>Betrag</dt><dd>${euro(amount_cents)}</dd><dt>Stand</dt><dd>${STATES[state]}</dd></dl>
${state === "open" ? buttons(`${TEST_PAYMENT_PATH}/${reference}`) : html`<p><a href="${return_url}">Zurück zur Bestellung</a></p>`}`;
		return reply
			.type("text/html; charset=utf-8")
			.header("Cache-Control", "no-store")
			.header("Referrer-Policy", "no-referrer")
			.send(plainPage("Testzahlung – es fließt kein Geld", body, config));
	};

	/** The address itself is a secret; and a browser says when another site's page posts to it. */
	const refuseOtherSites = ({ headers }: FastifyRequest) => {
		const site = headers["sec-fetch-site"];
		if (site !== undefined && site !== "same-origin" && site !== "none") throw refuse("cross_site");
	};

	fastify.get<Reference>(`${TEST_PAYMENT_PATH}/:reference`, ({ params }, reply) => page(params.reference, reply));

	fastify.post<Reference>(`${TEST_PAYMENT_PATH}/:reference`, async (request, reply) => {
		refuseOtherSites(request);
		const { reference } = request.params;
		const decision = DECISIONS.find(([state]) => state === formValue(request.body, "state"))?.[0];
		if (!decision) throw refuse("bad_request");
		const { return_url } = await payments.testPage.get(reference);
		await payments.testPage.decide(reference, decision);
		await settling.notice(reference);
		return reply.redirect(return_url, 303);
	});
}
