import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { AnswerCache } from "./answer-cache.ts";

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
