import { createHash, createHmac } from "node:crypto";

/** Signature Version 4: https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html */

export interface Keys {
	region: string;
	accessKey: string;
	secretKey: string;
}

export interface Unsigned {
	method: string;
	url: URL;
	/** All of them are signed; their names in small letters. */
	headers?: Record<string, string>;
	/** SHA-256 of the body, as hex. */
	payloadHash: string;
}

const ALGORITHM = "AWS4-HMAC-SHA256";
export const UNSIGNED_PAYLOAD = "UNSIGNED-PAYLOAD";

export const sha256 = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex");
const hmac = (key: string | Buffer, text: string): Buffer => createHmac("sha256", key).update(text).digest();

/** Everything but letters, digits and `-._~`. */
export const encodePart = (text: string): string =>
	encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const stampOf = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, "");

const byName = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : a > b ? 1 : 0);

const queryOf = (url: URL): string =>
	[...url.searchParams]
		.map(([name, value]): [string, string] => [encodePart(name), encodePart(value)])
		.sort(byName)
		.map(([name, value]) => `${name}=${value}`)
		.join("&");

const scopeOf = (at: Date, region: string): string => `${stampOf(at).slice(0, 8)}/${region}/s3/aws4_request`;

function signatureOf(request: Unsigned, headers: [string, string][], { region, secretKey }: Keys, at: Date): string {
	const names = headers.map(([name]) => name).join(";");
	const lines = headers.map(([name, value]) => `${name}:${value.trim()}\n`).join("");
	const canonical = [
		request.method,
		request.url.pathname,
		queryOf(request.url),
		lines,
		names,
		request.payloadHash,
	].join("\n");
	const scope = scopeOf(at, region);
	const toSign = [ALGORITHM, stampOf(at), scope, sha256(canonical)].join("\n");
	const key = scope.split("/").reduce<string | Buffer>(hmac, `AWS4${secretKey}`);
	return hmac(key as Buffer, toSign).toString("hex");
}

/** The headers with which the request is believed. */
export function signedHeaders(request: Unsigned, keys: Keys, at: Date): Record<string, string> {
	const own = { "x-amz-content-sha256": request.payloadHash, "x-amz-date": stampOf(at), ...request.headers };
	const headers = Object.entries({ host: request.url.host, ...own }).sort(byName);
	const names = headers.map(([name]) => name).join(";");
	const signature = signatureOf(request, headers, keys, at);
	const credential = `${keys.accessKey}/${scopeOf(at, keys.region)}`;
	const Authorization = `${ALGORITHM} Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`;
	return { ...own, Authorization };
}

/** An address that bears its signature, for so many seconds. */
export function signedUrl(address: URL, keys: Keys, at: Date, seconds: number): string {
	const url = new URL(address);
	const query = {
		"X-Amz-Algorithm": ALGORITHM,
		"X-Amz-Credential": `${keys.accessKey}/${scopeOf(at, keys.region)}`,
		"X-Amz-Date": stampOf(at),
		"X-Amz-Expires": String(seconds),
		"X-Amz-SignedHeaders": "host",
	};
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	const request = { method: "GET", url, payloadHash: UNSIGNED_PAYLOAD };
	const signature = signatureOf(request, [["host", url.host]], keys, at);
	return `${url.origin}${url.pathname}?${queryOf(url)}&X-Amz-Signature=${signature}`;
}
