import { afterEach, expect, test, vi } from "vitest";
import { Busy } from "./busy.ts";
import { FairQueue } from "./fair-queue.ts";

afterEach(() => {
	vi.useRealTimers();
});

/** Work that ends when it is told to, and the order in which it was begun. */
function workshop(queue: FairQueue) {
	const begun: string[] = [];
	const ends = new Map<string, () => void>();
	const start = (lane: string, name: string) =>
		queue.run(lane, () => {
			begun.push(name);
			return new Promise<void>((resolve) => ends.set(name, resolve));
		});
	const end = async (name: string) => {
		ends.get(name)?.();
		await new Promise(setImmediate);
	};
	return { begun, start, end };
}

test("no more is done at once than is allowed, and lanes take turns however long they are", async () => {
	const { begun, start, end } = workshop(new FairQueue({ atOnce: 1, perLane: 10, total: 20, waitMs: 1_000 }));
	const all = [start("a", "a1"), start("a", "a2"), start("a", "a3"), start("b", "b1"), start("b", "b2")];
	expect(begun).toEqual(["a1"]);
	for (const name of ["a1", "a2", "b1", "a3", "b2"]) await end(name);
	await Promise.all(all);
	expect(begun).toEqual(["a1", "a2", "b1", "a3", "b2"]);
});

test("a full lane refuses one more and leaves the others alone, until all together are too many", async () => {
	const { start, end } = workshop(new FairQueue({ atOnce: 1, perLane: 2, total: 3, waitMs: 1_000 }));
	const all = [start("a", "a1"), start("a", "a2"), start("a", "a3")];
	await expect(start("a", "a4")).rejects.toBeInstanceOf(Busy);
	all.push(start("b", "b1"));
	await expect(start("b", "b2")).rejects.toBeInstanceOf(Busy);
	for (const name of ["a1", "a2", "b1", "a3"]) await end(name);
	await Promise.all(all);
});

test("who has waited too long is told so, and those behind move up", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const { begun, start, end } = workshop(new FairQueue({ atOnce: 1, perLane: 2, total: 2, waitMs: 1_000 }));
	const first = start("a", "a1");
	const second = start("a", "a2");
	vi.advanceTimersByTime(600);
	const third = start("a", "a3");
	vi.advanceTimersByTime(600);
	await expect(second).rejects.toBeInstanceOf(Busy);
	await end("a1");
	await end("a3");
	await Promise.all([first, third]);
	expect(begun).toEqual(["a1", "a3"]);
});

test("work that fails gives its place to the next", async () => {
	const queue = new FairQueue({ atOnce: 1, perLane: 2, total: 2, waitMs: 1_000 });
	const failing = queue.run("a", () => Promise.reject(new Error("broken")));
	const next = queue.run("a", async () => "done");
	await expect(failing).rejects.toThrow("broken");
	expect(await next).toBe("done");
	expect(await queue.run("a", async () => "again")).toBe("again");
});
