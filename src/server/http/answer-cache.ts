import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { type Encoding, preferredEncoding } from "./accept-encoding.ts";
import type { ContentMemo } from "./content-memo.ts";

/**
 * Finished answers, kept in memory already compressed. A hit is one header write and one buffer write, before any
 * framework sees the request. Pages are the same for everybody because the login lives in the browser.
 */

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

const MAX_BYTES = 48 * 1024 * 1024;
/** Lists of upcoming dates change with the clock, so an answer is made anew behind the scenes after this time. */
const FRESH_MS = 60_000;
/** Older than this it is not served even once: a link signed within it would be about to expire. */
const MAX_STALE_MS = 4 * 60_000;

interface Variant {
	body: Buffer;
	headers: string[];
}

export interface Answer {
	etag: string;
	variants: Record<Encoding, Variant>;
	/** Headers of a 304: what the client already holds is still right. */
	unchanged: string[];
	freshUntil: number;
}

export interface AnswerSource {
	body: Buffer;
	headers: Record<string, string>;
	/** Brotli's effort: high for files that never change, low for what is made while somebody waits. */
	effort?: number;
}

const COMPRESSIBLE = /^(text\/|application\/(json|javascript|manifest\+json|(atom\+)?xml)|image\/svg)/;

export async function makeAnswer({ body, headers, effort = 5 }: AnswerSource, now: number): Promise<Answer> {
	const etag = `"${createHash("sha1").update(body).digest("base64url")}"`;
	const common = Object.entries({ ...headers, ETag: etag, Vary: "Accept-Encoding" }).flat();
	const variant = (content: Buffer, encoding: Encoding): Variant => ({
		body: content,
		headers: [
			...common,
			"Content-Length",
			String(content.byteLength),
			...(encoding === "identity" ? [] : ["Content-Encoding", encoding]),
		],
	});
	const identity = variant(body, "identity");
	const unchanged = common;
	const freshUntil = now + FRESH_MS;
	if (!COMPRESSIBLE.test(headers["Content-Type"] ?? "")) {
		return { etag, variants: { br: identity, gzip: identity, identity }, unchanged, freshUntil };
	}
	const [br, gzipped] = await Promise.all([
		brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: effort } }),
		gz(body),
	]);
	return { etag, variants: { br: variant(br, "br"), gzip: variant(gzipped, "gzip"), identity }, unchanged, freshUntil };
}

export function sendAnswer(answer: Answer, request: IncomingMessage, response: ServerResponse): void {
	const known = request.headers["if-none-match"];
	if (known?.includes(answer.etag)) {
		response.writeHead(304, answer.unchanged);
		response.end();
		return;
	}
	const { body, headers } = answer.variants[preferredEncoding(request.headers["accept-encoding"])];
	response.writeHead(200, headers);
	response.end(request.method === "HEAD" ? undefined : body);
}

const sizeOf = ({ variants }: Answer) =>
	1 + variants.br.body.byteLength + variants.gzip.body.byteLength + variants.identity.body.byteLength;

export class AnswerCache {
	readonly #answers = new LRUCache<string, Answer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf });
	readonly #pending = new Map<string, Promise<Answer | null>>();
	readonly #renew: (url: string) => Promise<unknown>;
	#generation = 0;

	readonly #memo: Pick<ContentMemo, "clear">;

	/** `renew` asks the application for an address once more, while the old answer still serves. */
	constructor(memo: Pick<ContentMemo, "clear">, renew: (url: string) => Promise<unknown>) {
		this.#memo = memo;
		this.#renew = renew;
	}

	/** Content changed: nothing that was made before may be served any more. */
	clear(): void {
		this.#generation += 1;
		this.#memo.clear();
		this.#answers.clear();
		this.#pending.clear();
	}

	/** Serves from memory; false when the application has to answer. */
	serve(request: IncomingMessage, response: ServerResponse): boolean {
		const { method, url, headers } = request;
		if ((method !== "GET" && method !== "HEAD") || url === undefined || headers.authorization !== undefined)
			return false;
		const answer = this.#answers.get(url);
		const now = Date.now();
		if (!answer || answer.freshUntil + MAX_STALE_MS < now) return false;
		sendAnswer(answer, request, response);
		if (answer.freshUntil < now) {
			answer.freshUntil = now + FRESH_MS;
			void this.#renew(url);
		}
		return true;
	}

	/** Makes an answer once, however many ask for it at the same time, and keeps it if `produce` gives one. */
	produce(url: string, make: () => Promise<AnswerSource | null>): Promise<Answer | null> {
		const pending = this.#pending.get(url);
		if (pending) return pending;
		const generation = this.#generation;
		const promise = (async () => {
			const source = await make();
			const answer = source && (await makeAnswer(source, Date.now()));
			if (answer && generation === this.#generation) this.#answers.set(url, answer);
			return answer;
		})().finally(() => {
			if (this.#pending.get(url) === promise) this.#pending.delete(url);
		});
		this.#pending.set(url, promise);
		return promise;
	}
}
