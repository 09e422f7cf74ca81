import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { paths } from "#contract/paths.ts";
import type { Config } from "#server/config.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { legalSheets } from "./sheets.ts";

/** FRAME-24: the terms as a file, set when it is first asked for. */
export function registerLegalDocuments(fastify: FastifyInstance, { config }: { config: Config }): void {
	const { filename, sheet } = legalSheets(config).terms;

	fastify.get(paths.termsPdf, async (request, reply) => {
		const body = await drawPdf(sheet, "downloads");
		const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
		reply.headers({ ETag: etag, "Cache-Control": "no-cache" });
		if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
		return reply.type("application/pdf").header("Content-Disposition", `inline; filename="${filename}"`).send(body);
	});
}
