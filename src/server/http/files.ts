import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { refuse } from "#contract/errors.ts";
import type { SentFile, StreamedFile, Upload, UploadedFile } from "#contract/files.ts";

/** With umlauts in it a name needs its long form too (RFC 6266). */
function nameIn(name: string): string {
	const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
	return plain === name ? `filename="${name}"` : `filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}

/** The headers of a file that may be kept; what belongs to one person adds `PRIVATE`. */
export const fileHeaders = ({ name, type, inline }: SentFile | StreamedFile): Record<string, string> => ({
	"Content-Type": type,
	"Content-Disposition": `${inline ? "inline" : "attachment"}; ${nameIn(name)}`,
});

/** Whole, or as it is made: a connection that is gone ends the making. */
export const sendable = ({ content }: SentFile | StreamedFile): Buffer | Readable =>
	content instanceof Uint8Array ? Buffer.from(content) : Readable.from(content, { objectMode: false });

export const PRIVATE = {
	"Cache-Control": "private, no-store",
	"X-Robots-Tag": "noindex",
	"Referrer-Policy": "no-referrer",
};

/**
 * The bytes as they come, up to the limit: a file is never held in memory as a whole. Whoever sends too much is told so,
 * on the connection that an early end would cut.
 */
async function* upTo(content: Readable, maxBytes: number): AsyncGenerator<Uint8Array> {
	let bytes = 0;
	for await (const chunk of content.iterator({ destroyOnReturn: false })) {
		bytes += chunk.byteLength;
		if (bytes > maxBytes) throw refuse("body_too_large");
		yield chunk;
	}
}

/** The whole of an upload that is small enough to be held. */
export async function bytesOf({ content }: UploadedFile): Promise<Buffer> {
	const chunks: Uint8Array[] = [];
	for await (const chunk of content) chunks.push(chunk);
	return Buffer.concat(chunks);
}

/** Lets routes of this scope take files of these types as their body. */
export function acceptUploads(scope: FastifyInstance, { types, maxBytes }: Upload): void {
	scope.removeAllContentTypeParsers();
	scope.addContentTypeParser([...types], (request, payload, done) => {
		if (Number(request.headers["content-length"] ?? 0) > maxBytes) return done(refuse("body_too_large"));
		const type = (request.headers["content-type"] ?? "").split(";", 1)[0] ?? "";
		const uploaded: UploadedFile = { type, content: upTo(payload, maxBytes) };
		done(null, uploaded);
	});
}
