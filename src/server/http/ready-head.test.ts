import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeAnswer, sendAnswer } from "./answer-cache.ts";
import { headOf, takesReadyHead } from "./ready-head.ts";
import { createBoundServer, SOCKET_LIMITS } from "./socket-limits.ts";

const HEADERS = { "Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache" };
const BODIES: Record<string, Buffer> = { "/kurz": Buffer.from("Grüße"), "/lang": Buffer.alloc(50_000, "lang ") };
const answers = new Map(
	Object.entries(BODIES).map(([path, body]) => [path, makeAnswer({ body, headers: HEADERS }, Date.now())]),
);
const answerAt = (path = "") => {
	const answer = answers.get(path);
	if (!answer) throw new Error(`Nothing at ${path}.`);
	return answer;
};

const listen = async (server: Server): Promise<number> => {
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	return (server.address() as AddressInfo).port;
};

const wereReady: boolean[] = [];

/** Ours, and one that leaves the head to Node. */
const servers = [
	createBoundServer(SOCKET_LIMITS, (request, response) => {
		wereReady.push(takesReadyHead(request, response));
		sendAnswer(answerAt(request.url), request, response);
	}),
	createServer({ keepAliveTimeout: SOCKET_LIMITS.keepAliveMs }, ({ url, method }, response) => {
		const { identity } = answerAt(url);
		response.writeHead(200, identity.headers);
		response.end(method === "HEAD" ? undefined : identity.body, "latin1");
	}),
];
let ports: number[] = [];

beforeAll(async () => {
	ports = await Promise.all(servers.map(listen));
});
afterAll(() => servers.map((server) => server.close()));

/** All bytes until the other side closes. */
async function said(port: number, bytes: string): Promise<string> {
	const socket = connect(port, "127.0.0.1").setEncoding("latin1");
	socket.write(bytes, "latin1");
	return (await text(socket)).replace(/Date: \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g, "Date: jetzt");
}

const ask = (start: string, ...lines: string[]) => `${[start, "Host: vsz.example", ...lines].join("\r\n")}\r\n\r\n`;
const SHORT = ask("GET /kurz HTTP/1.1");
const LONG = ask("GET /lang HTTP/1.1");
const LAST = ask("GET /kurz HTTP/1.1", "Connection: close");

test.each([
	["a page", [true, false], SHORT + LAST],
	["a long one", [true, false], LONG + LAST],
	["several in one packet", [true, true, true, false], LONG + SHORT + LONG + LAST],
	["only the headers", [false, false], ask("HEAD /kurz HTTP/1.1") + LAST],
	["the last one on a connection", [false], LAST],
	["an old client", [false], ask("GET /kurz HTTP/1.0")],
	["an old client that would stay", [false, false], ask("GET /kurz HTTP/1.0", "Connection: keep-alive") + LAST],
	["one that asks whether it may go on", [true, false], ask("GET /kurz HTTP/1.1", "Expect: 100-continue") + LAST],
])("a head that is ready is, byte for byte, the one that Node would send: %s", async (_, ready, bytes) => {
	wereReady.length = 0;
	const [ours, nodes] = await Promise.all(ports.map((port) => said(port, bytes)));
	expect(ours).toBe(nodes);
	expect(ours?.match(/Date: jetzt/g)).toHaveLength(ready.length);
	expect(wereReady).toEqual(ready);
});

test("the head tells the second in which it leaves", async () => {
	vi.useFakeTimers({ toFake: ["Date"], now: new Date("2032-03-01T23:59:59.900Z") });
	const dates: (string | undefined)[] = [];
	for (const later of [0, 200]) {
		vi.advanceTimersByTime(later);
		const response = await fetch(`http://127.0.0.1:${ports[0]}/kurz`);
		dates.push(response.headers.get("date") ?? undefined);
		await response.text();
	}
	vi.useRealTimers();
	expect(dates).toEqual(["Mon, 01 Mar 2032 23:59:59 GMT", "Tue, 02 Mar 2032 00:00:00 GMT"]);
});

test("a value that would begin a line of its own is refused", () => {
	expect(() => headOf(["Link", "eins\r\nSet-Cookie: zwei"])).toThrow(/Invalid character/);
});
