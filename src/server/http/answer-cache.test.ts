import { randomBytes } from "node:crypto";
import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerCache, makeAnswer, sendAnswer } from "./answer-cache.ts";

const MINUTE_MS = 60_000;
const renew = vi.fn(async () => {});

async function cacheWithAnswer(): Promise<AnswerCache> {
	const cache = new AnswerCache({ clear: () => {}, drop: () => {} }, renew);
	await cache.produce("/a", async () => ({ body: Buffer.from("da"), headers: { "Content-Type": "text/html" } }));
	return cache;
}

function serves(cache: AnswerCache): boolean {
	const request = Object.assign(new IncomingMessage(new Socket()), { method: "GET", url: "/a" });
	return cache.serve(request, new ServerResponse(request));
}

beforeEach(() => {
	vi.useFakeTimers({ toFake: ["Date"] });
	renew.mockClear();
});
afterEach(() => {
	vi.useRealTimers();
});

test("an answer older than a minute is served once more while it is made anew", async () => {
	const cache = await cacheWithAnswer();
	expect([serves(cache), renew.mock.calls.length]).toEqual([true, 0]);
	vi.advanceTimersByTime(2 * MINUTE_MS);
	expect([serves(cache), renew.mock.calls.length]).toEqual([true, 1]);
});

test("SEC-13 an answer that nobody asked for is not served with links about to expire", async () => {
	const cache = await cacheWithAnswer();
	vi.advanceTimersByTime(5 * MINUTE_MS + 1);
	expect([serves(cache), renew.mock.calls.length]).toEqual([false, 0]);
});

test("what is being made when a seat is sold is not kept if it shows that seminar, and is if it does not", async () => {
	const cache = new AnswerCache({ clear: () => {}, drop: () => {} }, renew);
	const made = (tags: string[]) => async () => {
		cache.changed("seminar:7");
		return { body: Buffer.from("da"), headers: { "Content-Type": "text/html" }, tags };
	};
	await cache.produce("/a", made(["seminar:7"]));
	expect(serves(cache)).toBe(false);
	await cache.produce("/a", made(["seminar:8"]));
	expect(serves(cache)).toBe(true);
});

test("whoever asks after a seat was sold does not get what was begun before", async () => {
	const cache = new AnswerCache({ clear: () => {}, drop: () => {} }, renew);
	const answer = (text: string) => ({ body: Buffer.from(text), headers: { "Content-Type": "text/html" } });
	let finish = () => {};
	const before = cache.produce("/a", async () => {
		await new Promise<void>((resolve) => {
			finish = resolve;
		});
		return answer("alt");
	});
	cache.changed("seminar:7");
	const after = await cache.produce("/a", async () => answer("neu"));
	finish();
	await before;
	expect(String(after?.identity.body)).toBe("neu");
});

test("what waits for its turn while seats are sold is made once for all who ask, and kept", async () => {
	const cache = new AnswerCache({ clear: () => {}, drop: () => {} }, renew);
	const turn = Promise.withResolvers<void>();
	const inTurn = async <T>(work: () => Promise<T>) => {
		await turn.promise;
		return work();
	};
	const made = { body: Buffer.from("da"), headers: { "Content-Type": "text/html" }, tags: ["seminar:7"] };
	let times = 0;
	const ask = () =>
		cache.produce(
			"/a",
			async () => {
				times += 1;
				return made;
			},
			inTurn,
		);
	const first = ask();
	cache.changed("seminar:7");
	const second = ask();
	turn.resolve();
	await Promise.all([first, second]);
	expect([times, serves(cache)]).toEqual([1, true]);
});

test("of what shows a seat that was sold an old answer is there for when no new one can be made, of anything else none", async () => {
	const cache = new AnswerCache({ clear: () => {}, drop: () => {} }, renew);
	const headers = { "Content-Type": "text/html" };
	await cache.produce("/a", async () => ({ body: Buffer.from("da"), headers, tags: ["seminar:7", "article:3"] }));
	cache.changed("seminar:7");
	expect([serves(cache), cache.evenIfOld("/a") !== null, serves(cache)]).toEqual([false, true, false]);
	cache.changed("article:3");
	expect(cache.evenIfOld("/a")).toBe(null);
});

test("a note about anything but seats, or none at all, drops everything", async () => {
	for (const note of ["lecturers", "seminar:x", undefined]) {
		const cache = await cacheWithAnswer();
		cache.changed("seminar:7");
		expect(serves(cache)).toBe(true);
		cache.changed(note);
		expect([note, serves(cache)]).toEqual([note, false]);
	}
});

test("an answer is packed when somebody asks for it packed, once for all of them, and only in that way", async () => {
	const text = randomBytes(30_000).toString("hex");
	const answer = makeAnswer({ body: Buffer.from(text), headers: { "Content-Type": "text/html" } }, Date.now());
	const served = (encoding: string) =>
		new Promise<{ headers: string[]; body: Buffer }>((resolve) => {
			let headers: string[] = [];
			const response = {
				writeHead: (_: number, given: string[]) => {
					headers = given;
				},
				end: (body: Buffer) => resolve({ headers, body }),
			};
			const request = { method: "GET", headers: { "accept-encoding": encoding } };
			sendAnswer(answer, request as unknown as IncomingMessage, response as unknown as ServerResponse);
		});
	expect((await served("identity")).body.toString()).toBe(text);
	expect(answer.packed).toEqual({});
	const [one, other] = await Promise.all([served("gzip"), served("gzip")]);
	expect(other.body).toBe(one.body);
	expect(gunzipSync(one.body).toString()).toBe(text);
	expect(one.headers.slice(-4)).toEqual(["Content-Length", String(one.body.byteLength), "Content-Encoding", "gzip"]);
	expect(Object.keys(answer.packed)).toEqual(["gzip"]);
	expect((await served("gzip")).body).toBe(one.body);
	expect(brotliDecompressSync((await served("br, gzip")).body).toString()).toBe(text);
});

test("a picture is not packed, whatever is asked for", async () => {
	const answer = makeAnswer({ body: Buffer.from("bild"), headers: { "Content-Type": "image/png" } }, Date.now());
	expect(answer.pack).toBeNull();
});

test("long answers hold no more memory than they say", async () => {
	const body = Buffer.from(randomBytes(30_000).toString("hex"));
	const { identity, pack } = makeAnswer({ body, headers: { "Content-Type": "text/html" } }, Date.now());
	for (const one of [identity, await pack?.("br"), await pack?.("gzip")])
		expect(Buffer.isBuffer(one?.body) && one.body.buffer.byteLength - one.body.byteLength).toBe(0);
});

test("short answers leave byte for byte as they came, though they are kept as text", async () => {
	const body = randomBytes(1_000);
	const { identity } = makeAnswer({ body, headers: { "Content-Type": "image/png" } }, Date.now());
	expect(typeof identity.body).toBe("string");
	expect(Buffer.from(identity.body as string, "latin1")).toEqual(body);
});

test("of short answers as many are kept as there is room for", async () => {
	const source = () => ({ body: Buffer.from('{"data":[]}'), headers: { "Content-Type": "application/json" } });
	const cache = new AnswerCache({ clear: () => {}, drop: () => {} }, renew);
	for (let index = 0; index < 4_000; index += 1)
		await cache.produce(`/api/v1/blog_post?search=${index}`, async () => source());
	expect(cache.size.entries).toBeGreaterThan(2_000);
	expect(cache.size.entries).toBeLessThan(3_000);
});
