import { createHash } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { type Keys, sha256, signedHeaders, signedUrl } from "#server/media/s3/signing.ts";

const KEYS: Keys = { region: "eu-test-1", accessKey: "TESTKEY", secretKey: "a-secret-that-nobody-guesses" };
const BUCKET = "vsz-media";
const PAGE = 3;

interface Stored {
	body: Buffer;
	type: string;
	at: Date;
}

class Refused extends Error {
	readonly status: number;
	constructor(status: number, code: string) {
		super(code);
		this.status = status;
	}
}

const quoted = (body: Buffer): string => `"${createHash("md5").update(body).digest("hex")}"`;

/** When the request says that it was written; nothing is believed of it yet. */
function momentIn(stamp: string): Date {
	const [, y, m, d, h, min, s] = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp) ?? [];
	if (!y) throw new Refused(403, "AccessDenied");
	return new Date(`${y}-${m}-${d}T${h}:${min}:${s}Z`);
}

/** By its headers: the same request signed once more with the key that only the two know. */
function checkHeaders({ method = "", headers }: IncomingMessage, url: URL, body: Buffer, now: Date): void {
	const names = /SignedHeaders=([^,]+)/.exec(headers.authorization ?? "")?.[1]?.split(";") ?? [];
	const at = momentIn(String(headers["x-amz-date"]));
	if (Math.abs(now.getTime() - at.getTime()) > 15 * 60_000) throw new Refused(403, "RequestTimeTooSkewed");
	const own = names.filter((name) => name !== "host");
	const signed = Object.fromEntries(own.map((name) => [name, String(headers[name])]));
	const payloadHash = String(headers["x-amz-content-sha256"]);
	if (payloadHash !== sha256(body)) throw new Refused(400, "XAmzContentSHA256Mismatch");
	const expected = signedHeaders({ method, url, headers: signed, payloadHash }, KEYS, at).Authorization;
	if (headers.authorization !== expected) throw new Refused(403, "SignatureDoesNotMatch");
}

/** By its address, for as long as that says. */
function checkAddress({ method }: IncomingMessage, url: URL, now: Date): void {
	const query = url.searchParams;
	const seconds = Number(query.get("X-Amz-Expires"));
	const at = momentIn(query.get("X-Amz-Date") ?? "");
	const expected = signedUrl(new URL(url.origin + url.pathname), KEYS, at, seconds);
	if (method !== "GET" || url.href !== expected) throw new Refused(403, "SignatureDoesNotMatch");
	if (now.getTime() >= at.getTime() + seconds * 1000) throw new Refused(403, "AccessDenied");
}

/** What a service that speaks as S3 does keeps in memory: it checks every signature, as the real ones do. */
export class FakeS3 {
	readonly objects = new Map<string, Stored>();
	readonly uploads = new Map<string, Map<number, Buffer>>();
	/** What was asked, newest last: 'PUT private/films/x.mp4'. */
	asked: string[] = [];
	/** So many of the next requests fail; all, while it is away. */
	failing = 0;
	clock = () => new Date();
	readonly #server = createServer((request, response) => void this.#answer(request, response));

	async open(): Promise<void> {
		await new Promise<void>((resolve) => this.#server.listen(0, "127.0.0.1", resolve));
	}
	close = (): Promise<void> =>
		new Promise((resolve) => {
			this.#server.closeAllConnections();
			this.#server.close(() => resolve());
		});

	get endpoint(): string {
		return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
	}
	get env(): Record<string, string> {
		return {
			S3_ENDPOINT: this.endpoint,
			S3_BUCKET: BUCKET,
			S3_REGION: KEYS.region,
			S3_ACCESS_KEY: KEYS.accessKey,
			S3_SECRET_KEY: KEYS.secretKey,
		};
	}

	async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const body = await buffer(request);
		const url = new URL(request.url ?? "/", this.endpoint);
		const [, bucket, ...rest] = url.pathname.split("/");
		const key = decodeURIComponent(rest.join("/"));
		this.asked.push(`${request.method} ${key}`);
		try {
			if (this.failing > 0) {
				this.failing -= 1;
				throw new Refused(503, "SlowDown");
			}
			if (url.searchParams.has("X-Amz-Signature")) checkAddress(request, url, this.clock());
			else checkHeaders(request, url, body, this.clock());
			if (bucket !== BUCKET) throw new Refused(404, "NoSuchBucket");
			this.#serve(request, response, key, url.searchParams, body);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			response.writeHead(error.status).end(`<Error><Code>${error.message}</Code></Error>`);
		}
	}

	#serve(request: IncomingMessage, response: ServerResponse, key: string, query: URLSearchParams, body: Buffer): void {
		const type = request.headers["content-type"] ?? "";
		const uploadId = query.get("uploadId");
		if (request.method === "PUT" && uploadId) {
			this.#upload(uploadId).set(Number(query.get("partNumber")), body);
			return void response.writeHead(200, { ETag: quoted(body) }).end();
		}
		if (request.method === "PUT") {
			this.objects.set(key, { body, type, at: this.clock() });
			return void response.writeHead(200, { ETag: quoted(body) }).end();
		}
		if (request.method === "POST") return void response.end(this.#multipart(key, type, uploadId, body.toString()));
		if (request.method === "DELETE") {
			if (uploadId) this.uploads.delete(uploadId);
			else this.objects.delete(key);
			return void response.writeHead(204).end();
		}
		if (key === "") return void response.end(this.#list(query));
		this.#read(request, response, key);
	}

	#upload(id: string): Map<number, Buffer> {
		const upload = this.uploads.get(id);
		if (!upload) throw new Refused(404, "NoSuchUpload");
		return upload;
	}

	#multipart(key: string, type: string, uploadId: string | null, body: string): string {
		if (!uploadId) {
			const id = `upload-${key}-${type}`;
			this.uploads.set(id, new Map());
			return `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
		}
		const parts = this.#upload(uploadId);
		const named = [...body.matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
		const found = named.map(([, number, tag]) => {
			const part = parts.get(Number(number));
			if (!part || quoted(part) !== tag) throw new Refused(400, "InvalidPart");
			return part;
		});
		this.objects.set(key, { body: Buffer.concat(found), type: uploadId.split("-").at(-1) ?? "", at: this.clock() });
		this.uploads.delete(uploadId);
		return "<CompleteMultipartUploadResult></CompleteMultipartUploadResult>";
	}

	#list(query: URLSearchParams): string {
		const all = [...this.objects].filter(([key]) => key.startsWith(query.get("prefix") ?? "")).sort();
		const first = Number(query.get("continuation-token") ?? 0);
		const entries = all
			.slice(first, first + PAGE)
			.map(
				([key, { body, at }]) =>
					`<Contents><Key>${encodeURIComponent(key)}</Key><LastModified>${at.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
			);
		const next = first + PAGE < all.length ? `<NextContinuationToken>${first + PAGE}</NextContinuationToken>` : "";
		return `<ListBucketResult>${entries.join("")}${next}</ListBucketResult>`;
	}

	#read(request: IncomingMessage, response: ServerResponse, key: string): void {
		const stored = this.objects.get(key);
		if (!stored) throw new Refused(404, "NoSuchKey");
		const [, first = "0", last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
		const part = stored.body.subarray(Number(first), last ? Number(last) + 1 : undefined);
		const range = request.headers.range
			? { "Content-Range": `bytes ${first}-${Number(first) + part.length - 1}/${stored.body.length}` }
			: {};
		response.writeHead(request.headers.range ? 206 : 200, {
			...range,
			"Content-Type": stored.type,
			"Content-Length": part.length,
			"Accept-Ranges": "bytes",
			ETag: quoted(stored.body),
		});
		response.end(request.method === "HEAD" ? undefined : part);
	}
}

/** One that is there until the tests of this file have ended. */
export async function openS3(): Promise<FakeS3> {
	const s3 = new FakeS3();
	await s3.open();
	return s3;
}
