import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { PaymentState } from "#contract/payment-methods.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import { type Html, html, plainPage } from "#server/html.ts";
import { euro } from "#server/invoices/words.ts";
import { formValue } from "./form-value.ts";
import { MOLLIE } from "./providers/mollie.ts";
import { ProviderDown, webhookPath } from "./providers/provider.ts";
import { TEST_PAGE, TEST_PAYMENT_PATH } from "./providers/test-page.ts";

type Reference = { Params: { reference: string } };

const DECISIONS = [
	["paid", "Bezahlen"],
	["failed", "Fehlschlagen lassen"],
	["cancelled", "Abbrechen"],
] as const;
const STATES: Record<PaymentState, string> = {
	open: "offen",
	paid: "bezahlt",
	failed: "fehlgeschlagen",
	expired: "abgelaufen",
	cancelled: "abgebrochen",
	refunded: "erstattet",
};
/** Payments begun before the webhook had the provider's name in it were all Mollie's, and are reported here. */
const OLD_WEBHOOK_PATH = `${API_BASE}/payment/webhook`;

const buttons = (path: string): Html =>
	html`<form method="post" action="${path}" class="actions">${DECISIONS.map(
		([state, label]) => html`<button name="state" value="${state}">${label}</button>`,
	)}</form>`;

/** Money comes from elsewhere: what a provider calls, and the page that stands in for one. */
export function registerPayments(fastify: FastifyInstance, { app, config }: { app: App; config: Config }): void {
	const { settling, payments } = app.services;

	/** The provider knows no cookie of ours; what it says is only a reason to ask it. */
	const hear = async (provider: string, request: FastifyRequest, reply: FastifyReply) => {
		const reference = payments.referenceIn(provider, request);
		if (reference === null) return reply.code(200).send();
		try {
			await settling.notice(provider, reference);
		} catch (error) {
			if (error instanceof ProviderDown) throw refuse("payment_unavailable");
			throw error;
		}
		return reply.code(200).send();
	};
	fastify.post<{ Params: { provider: string } }>(webhookPath(":provider"), (request, reply) =>
		hear(request.params.provider, request, reply),
	);
	fastify.post(OLD_WEBHOOK_PATH, (request, reply) => hear(MOLLIE, request, reply));

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
		await settling.notice(TEST_PAGE, reference);
		return reply.redirect(return_url, 303);
	});
}
