import type { FastifyInstance, FastifyReply } from "fastify";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { App } from "#server/app.ts";
import { asMember } from "#server/viewer.ts";

const TOKEN = /^[\w-]{20,200}$/;

const idOf = (text: string): number => {
	if (!/^\d{1,9}$/.test(text)) throw refuse("not_found");
	return Number(text);
};

const sendPdf = (reply: FastifyReply, { filename, content }: { filename: string; content: Buffer }) =>
	reply
		.type("application/pdf")
		.headers({
			"Content-Disposition": `inline; filename="${filename}"`,
			"Cache-Control": "private, no-store",
			"X-Robots-Tag": "noindex",
			"Referrer-Policy": "no-referrer",
		})
		.send(content);

/** Invoices and credit notes as files: for the member they belong to, and for whoever has the key of the order or the booking. */
export function registerInvoices(fastify: FastifyInstance, { services: { invoices, sessions } }: App): void {
	fastify.get<{ Params: { id: string } }>(`${API_BASE}/user/order/document/:id`, async (request, reply) => {
		const viewer = await sessions.viewerOf(request);
		return sendPdf(reply, await invoices.pdfForMember(idOf(request.params.id), asMember(viewer).id, request.ip));
	});

	fastify.get<{ Params: { token: string; id: string } }>(
		`${API_BASE}/order/:token/document/:id`,
		async ({ params: { token, id }, ip }, reply) => {
			if (!TOKEN.test(token)) throw refuse("not_found");
			return sendPdf(reply, await invoices.pdfForToken(idOf(id), token, ip));
		},
	);

	fastify.get<{ Params: { token: string; id: string } }>(
		`${API_BASE}/booking/:token/document/:id`,
		async ({ params: { token, id }, ip }, reply) => {
			if (!TOKEN.test(token)) throw refuse("not_found");
			return sendPdf(reply, await invoices.pdfForBooking(idOf(id), token, ip));
		},
	);
}
