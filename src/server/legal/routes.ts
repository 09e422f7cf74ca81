import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { terms } from "#contract/legal/terms.ts";
import { paths } from "#contract/paths.ts";
import type { Config } from "#server/config.ts";
import { drawPdf } from "#server/drawing/draw.ts";

interface Document {
	body: Buffer;
	etag: string;
}

async function makeTerms({ provider, publicUrl }: Config): Promise<Document> {
	const body = await drawPdf({ kind: "legal", text: terms({ provider, public_url: publicUrl }), provider, publicUrl });
	return { body, etag: `"${createHash("sha1").update(body).digest("base64url")}"` };
}

/** FRAME-24: the terms as a file, set when it is first asked for and then kept. */
export function registerLegalDocuments(fastify: FastifyInstance, { config }: { config: Config }): void {
	let made: Promise<Document> | undefined;
	const document = () => {
		made ??= makeTerms(config).catch((error: unknown) => {
			made = undefined;
			throw error;
		});
		return made;
	};

	fastify.get(paths.termsPdf, async (request, reply) => {
		const { body, etag } = await document();
		reply.headers({ ETag: etag, "Cache-Control": "no-cache" });
		if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
		return reply
			.type("application/pdf")
			.header("Content-Disposition", `inline; filename="AGB-${config.provider.short_name}.pdf"`)
			.send(body);
	});
}
