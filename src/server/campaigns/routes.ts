import type { FastifyInstance } from "fastify";
import { campaignPreviewPath } from "#contract/office/paths.ts";
import type { App } from "#server/app.ts";
import { idIn } from "#server/http/preview.ts";
import { staffOf } from "#server/http/staff-of.ts";
import { picturesNamed, withPicturesInside } from "#server/outbox/pictures.ts";

interface Parts {
	app: App;
	publicUrl: string;
}

/** Styles stand in the letter itself; nothing of it runs. */
const POLICY =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; base-uri 'none'";
const DARK = "@media (prefers-color-scheme:dark)";

/** NEWS-01: a newsletter as it arrives, for whoever writes it: light, dark, or its text. */
export function registerCampaignPreview(fastify: FastifyInstance, { app, publicUrl }: Parts): void {
	fastify.get<{ Params: { id: string }; Querystring: { ansicht?: string } }>(
		campaignPreviewPath(":id"),
		async (request, reply) => {
			await staffOf(request, { app, publicUrl, permission: "newsletter.write", isActive: false });
			const { html, text, pictures = [] } = await app.services.campaignsOffice.letter(idIn(request.params.id));
			reply.headers({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex", "Referrer-Policy": "no-referrer" });
			if (request.query.ansicht === "text") return reply.type("text/plain; charset=utf-8").send(text);
			const known = new Map(picturesNamed(pictures).map(({ cid, content }) => [cid, content]));
			const look = html
				.replace(DARK, request.query.ansicht === "dunkel" ? "@media all" : "@media not all")
				.replaceAll(`${publicUrl}/media/`, "/media/");
			return reply
				.header("Content-Security-Policy", POLICY)
				.type("text/html; charset=utf-8")
				.send(withPicturesInside(look, (cid) => known.get(cid)));
		},
	);
}

const MARK = /[?&]nl=(\d{1,9})(?:&|$)/;

/** NEWS-04: pages that were opened out of a newsletter, as a number alone: nothing is known of who it was. */
export function countCampaignVisits(fastify: FastifyInstance, app: App): void {
	fastify.addHook("onResponse", async ({ method, url, log }, { statusCode }) => {
		const [, id] = (method === "GET" && statusCode === 200 && MARK.exec(url)) || [];
		if (!id) return;
		await app.services.campaigns
			.visited(Number(id))
			.catch((error: unknown) => log.warn({ err: error, url }, "a visit could not be counted"));
	});
}
