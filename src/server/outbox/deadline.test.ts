import { getEventListeners } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { unlessAborted, withDeadline } from "./deadline.ts";

const until = (signal: AbortSignal) => wait(10_000, undefined, { signal });

test("what takes too long is ended, and so is what the caller ends", async () => {
	const stop = new AbortController();
	await expect(withDeadline(stop.signal, 10, until)).rejects.toMatchObject({ cause: { name: "TimeoutError" } });
	const running = withDeadline(stop.signal, 10_000, until);
	stop.abort(new Error("Feierabend"));
	await expect(running).rejects.toMatchObject({ cause: { message: "Feierabend" } });
	await expect(withDeadline(stop.signal, 10_000, until)).rejects.toMatchObject({ cause: { message: "Feierabend" } });
});

test("nothing remains of work that is done: neither a listener nor a clock that holds what it had", async () => {
	vi.useFakeTimers();
	const stop = new AbortController();
	for (let turn = 0; turn < 3; turn += 1)
		expect(await withDeadline(stop.signal, 30_000, (signal) => unlessAborted(signal, Promise.resolve(turn)))).toBe(
			turn,
		);
	await expect(withDeadline(stop.signal, 30_000, () => Promise.reject(new Error("nein")))).rejects.toThrow("nein");
	expect([getEventListeners(stop.signal, "abort").length, vi.getTimerCount()]).toEqual([0, 0]);
	vi.useRealTimers();
});
