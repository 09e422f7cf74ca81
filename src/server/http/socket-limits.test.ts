import type { RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createBoundServer, type SocketLimits } from "./socket-limits.ts";

const LONG_MS = 60_000;
const PATIENT: SocketLimits = {
	requestMs: LONG_MS,
	headersMs: LONG_MS,
	keepAliveMs: LONG_MS,
	idleMs: LONG_MS,
	checkMs: 20,
	connections: 100,
};

const answer: RequestListener = (request, response) => {
	request.resume().on("end", () => response.end("ok"));
};

async function listen(limits: Partial<SocketLimits>, listener = answer): Promise<number> {
	const server = createBoundServer({ ...PATIENT, ...limits }, listener);
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return (server.address() as AddressInfo).port;
}

function open(port: number, text = ""): Socket {
	const socket = connect(port, "127.0.0.1");
	socket.on("error", () => {});
	if (text) socket.write(text);
	onTestFinished(() => void socket.destroy());
	return socket;
}

/** All that the server says until it ends the connection. */
async function saidUntilClosed(socket: Socket): Promise<string> {
	let said = "";
	socket.on("data", (chunk) => {
		said += chunk;
	});
	await new Promise((resolve) => socket.once("close", resolve));
	return said;
}

const HEAD = "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n";

test("a connection on which nothing is said, or only half a header, is ended", async () => {
	const port = await listen({ headersMs: 50 });
	const said = await Promise.all([open(port), open(port, "GET / HT")].map(saidUntilClosed));
	for (const text of said) expect(text).toMatch(/^HTTP\/1.1 408 |^$/);
});

test("a body that does not come is not waited for", async () => {
	const port = await listen({ headersMs: 40, requestMs: 50 });
	expect(await saidUntilClosed(open(port, `${HEAD}abc`))).toMatch(/^HTTP\/1.1 408 /);
});

test("a connection that asks nothing more is ended", async () => {
	const port = await listen({ keepAliveMs: 20 });
	expect(await saidUntilClosed(open(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n"))).toMatch(/^HTTP\/1.1 200 /);
});

const PART = Buffer.alloc(64 * 1024);
const PARTS = 256;
/** More than the buffers of both ends hold, so that it goes only as fast as it is read. */
const large: RequestListener = (_, response) => {
	let sent = 0;
	const send = () => {
		while (sent < PARTS) {
			sent += 1;
			if (!response.write(PART)) return void response.once("drain", send);
		}
		response.end();
	};
	send();
};

test("an answer that is read slowly is not cut short, however strict the bounds on requests are", async () => {
	const port = await listen({ requestMs: 60, headersMs: 50, keepAliveMs: 50 }, large);
	const socket = open(port, "GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
	let read = 0;
	for await (const chunk of socket) {
		const before = read;
		read += (chunk as Buffer).byteLength;
		// Ten stops, together many times as long as any of the bounds.
		if (Math.floor(before / 1.5e6) < Math.floor(read / 1.5e6)) await sleep(40);
	}
	expect(read).toBeGreaterThan(PARTS * PART.byteLength);
});

test("an answer that nobody reads any more is given up", async () => {
	let ended = () => {};
	const closed = new Promise<void>((resolve) => {
		ended = resolve;
	});
	const port = await listen({ idleMs: 100 }, (request, response) => {
		response.once("close", ended);
		large(request, response);
	});
	open(port, "GET / HTTP/1.1\r\nHost: x\r\n\r\n").pause();
	await closed;
});

test("there are only so many connections; when one is given back the next is let in", async () => {
	const port = await listen({ connections: 2 });
	const ask = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
	const heard = (socket: Socket) =>
		new Promise<string>((resolve) => socket.once("data", (data) => resolve(String(data))));
	const first = open(port, ask);
	await heard(first);
	await heard(open(port, ask));
	expect(await saidUntilClosed(open(port, ask))).toBe("");
	first.destroy();
	await expect
		.poll(() => Promise.race([heard(open(port, ask)), sleep(200, "")]), { timeout: 5_000 })
		.toMatch(/^HTTP\/1.1 200 /);
});
