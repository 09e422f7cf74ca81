import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/support/app.ts";

let api: TestApp;
let port: number;

beforeAll(async () => {
	api = await createTestApp({
		render: async (request) =>
			new Response(`<title>${new URL(request.url).pathname}</title>`, { headers: { "Content-Type": "text/html" } }),
	});
	const address = await api.fastify.listen({ port: 0, host: "127.0.0.1" });
	port = Number(new URL(address).port);
});
afterAll(() => api.close());

interface Answer {
	status: number;
	head: string;
	body: string;
}

/** Sends these very bytes and reads until the other side closes. */
async function send(bytes: string): Promise<Answer> {
	const socket = connect(port, "127.0.0.1");
	socket.write(bytes, "latin1");
	const answer = await text(socket);
	const [head = "", ...rest] = answer.split("\r\n\r\n");
	return { status: Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 0), head, body: rest.join("\r\n\r\n") };
}

const HOST = "Host: vsz.example";
const CLOSE = "Connection: close";
const get = (target: string, ...lines: string[]) =>
	`GET ${target} HTTP/1.1\r\n${[HOST, CLOSE, ...lines].join("\r\n")}\r\n\r\n`;
const post = (body: string, ...lines: string[]) =>
	`POST /api/v1/form/consulting HTTP/1.1\r\n${[HOST, CLOSE, ...lines].join("\r\n")}\r\n\r\n${body}`;
const JSON_TYPE = "Content-Type: application/json";

describe("the target of a request", () => {
	test.each([
		["http://vsz.example/ratgeber", "/ratgeber"],
		["HTTP://vsz.example:81/ratgeber?x=1", "/ratgeber"],
		["https://evil.example/ratgeber/", "/ratgeber/"],
		["http://vsz.example", "/"],
		["http://vsz.example?x=1", "/"],
		["http://toni:geheim@vsz.example/seminare", "/seminare"],
		["http://[::1]/seminare", "/seminare"],
	])("may name the host: %s", async (target, path) => {
		const { status, body } = await send(get(target));
		expect([status, body]).toEqual([200, expect.stringContaining(`<title>${path}</title>`)]);
		// The second time it comes from memory.
		expect((await send(get(target))).body).toBe(body);
	});

	test("that names the host reaches the API and the redirects too", async () => {
		expect((await send(get("http://vsz.example/api/v1/category"))).status).toBe(200);
		expect((await send(get("http://vsz.example/aktuelles/satzung"))).head).toContain("location: /ratgeber");
	});
});

/** Where the parser of Node may be strict or not, either answer is good. */
const HOSTILE: [name: string, bytes: string, statuses: number[]][] = [
	["GET *", get("*"), [400]],
	["OPTIONS *", get("*").replace("GET", "OPTIONS"), [400]],
	["HEAD *", get("*").replace("GET", "HEAD"), [400]],
	["POST *", get("*").replace("GET", "POST"), [400]],
	["CONNECT", `CONNECT vsz.example:443 HTTP/1.1\r\n${HOST}\r\n\r\n`, [405]],
	["another scheme", get("ftp://vsz.example/x"), [400]],
	["file scheme", get("file:///etc/passwd"), [400]],
	["javascript scheme", get("javascript:alert(1)"), [400]],
	["absolute form without a host", get("http:///ratgeber"), [400]],
	["absolute form without slashes", get("http:ratgeber"), [400]],
	["a path without its slash", get("ratgeber"), [400]],
	["authority form", get("vsz.example:80"), [400]],
	["a query alone", get("?x=1"), [400]],
	["a fragment alone", get("#x"), [400]],
	["an empty target", get(""), [400]],
	["two slashes", get("//evil.example/x"), [200, 404]],
	["backslashes", get("/\\evil.example"), [200, 404]],
	["dots", get("/../../etc/passwd"), [200, 404]],
	["dots in absolute form", get("http://vsz.example/../../etc/passwd"), [200, 404]],
	["encoded dots", get("/media/%2e%2e/%2e%2e/etc/passwd"), [404]],
	["a broken escape", get("/%"), [200, 404]],
	["a broken escape in absolute form", get("http://vsz.example/%zz"), [200, 404]],
	["a zero", get("/%00"), [400]],
	["bytes beyond ASCII", get("/caf\xe9"), [200, 400, 404]],
	["a blank in the target", get("/a b"), [400]],
	["a tab in the target", get("/a\tb"), [400]],
	["a very long target", get(`/${"a".repeat(20_000)}`), [431]],
	["a long query", get(`/?${"a=b&".repeat(3000)}`), [200]],
	["a fragment in a path", get("/ratgeber#x"), [200, 400]],
	["an unknown method", get("/").replace("GET", "WAS"), [400]],
	["a rare method", get("/").replace("GET", "PROPFIND"), [404, 405]],
	["TRACE", get("/").replace("GET", "TRACE"), [404, 405]],
	["an unknown version", get("/").replace("1.1", "9.9"), [400]],
	["HTTP/0.9", "GET /\r\n\r\n", [200, 400]],
	["the preface of HTTP/2", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", [400]],
	["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", [400]],
	["noise", "\x00\x01\x02\x03\r\n\r\n", [400]],
	["no host", `GET / HTTP/1.1\r\n${CLOSE}\r\n\r\n`, [400]],
	["HTTP/1.0 without a host", "GET / HTTP/1.0\r\n\r\n", [200]],
	["a header without a colon", get("/", "kaputt"), [400]],
	["a blank before the colon", get("/", "X-A : b"), [400]],
	["a folded header", get("/", "X-A: b\r\n c"), [200, 400]],
	["a zero in a header", get("/", "X-A: \x00"), [400]],
	["headers without end", get("/", `X-A: ${"a".repeat(20_000)}`), [431]],
	["a lone line feed", get("/").replaceAll("\r\n", "\n"), [400]],
	["two different lengths", post("{}", JSON_TYPE, "Content-Length: 2", "Content-Length: 3"), [400]],
	["length and chunks", post("0\r\n\r\n", JSON_TYPE, "Content-Length: 5", "Transfer-Encoding: chunked"), [400]],
	["chunks in disguise", post("0\r\n\r\n", JSON_TYPE, "Transfer-Encoding: xchunked"), [400]],
	["chunked not last", post("0\r\n\r\n", JSON_TYPE, "Transfer-Encoding: chunked, identity"), [400]],
	["a length with a sign", post("{}", JSON_TYPE, "Content-Length: +2"), [400]],
	["a length that is no number", post("{}", JSON_TYPE, "Content-Length: zwei"), [400]],
	["a length beyond all measure", post("{}", JSON_TYPE, `Content-Length: ${"9".repeat(30)}`), [400]],
	["a body too large", post("", JSON_TYPE, "Content-Length: 99999999"), [413]],
	["a chunk size that is no number", post("zz\r\n{}\r\n0\r\n\r\n", JSON_TYPE, "Transfer-Encoding: chunked"), [400]],
	["a chunk that ends wrongly", post("2\r\n{}xx0\r\n\r\n", JSON_TYPE, "Transfer-Encoding: chunked"), [400]],
	["broken JSON", post("{", JSON_TYPE, "Content-Length: 1"), [400]],
	["an unknown content type", post("{}", "Content-Type: text/xml", "Content-Length: 2"), [415]],
	["an unknown expectation", get("/", "Expect: kuchen"), [200, 417]],
	["an upgrade nobody offers", get("/", "Upgrade: websocket"), [200]],
];

test("broken and hostile requests are never a server error", async () => {
	expect(HOSTILE.length).toBeGreaterThan(40);
	const answers = await Promise.all(HOSTILE.map(async ([name, bytes]) => ({ name, ...(await send(bytes)) })));
	expect(answers.map(({ name, status }) => [name, status])).toEqual(
		HOSTILE.map(([name, , statuses]) => [name, expect.toSatisfy((status: number) => statuses.includes(status))]),
	);
});

test.each(HOSTILE.filter(([, , statuses]) => statuses.every((status) => status >= 400)))(
	"refused as the contract words it: %s",
	async (_, bytes) => {
		const { head, body } = await send(bytes);
		expect(head).toMatch(/content-type: application\/json/i);
		expect(head).toMatch(/connection: close/i);
		expect(head).toMatch(/x-content-type-options: nosniff/i);
		if (!bytes.startsWith("HEAD"))
			expect(JSON.parse(body)).toEqual({ code: expect.any(String), message: expect.stringMatching(/^[A-ZÄÖÜ].+\.$/) });
	},
);

test("two requests in one packet are two answers, and what follows a broken one is not read", async () => {
	const { body } = await send(`${get("/api/v1/category").replace(`${CLOSE}\r\n`, "")}kaputt\r\n\r\n${get("/health")}`);
	expect(body.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
	expect(body).not.toContain('"status":"ok"');
});
