import { expect, test, vi } from "vitest";
import { createTidying } from "./tidying.ts";

const MB = 1024 * 1024;

function process() {
	const now = { busy: 0.02, held: 200 * MB };
	const collect = vi.fn(() => {
		now.held -= 40 * MB;
	});
	const look = createTidying({ workload: () => now.busy, held: () => now.held, collect });
	const lookAgain = (times: number) => {
		for (let time = 0; time < times; time += 1) look();
		return collect.mock.calls.length;
	};
	return { now, lookAgain };
}

test("a process that has come to rest gives back what it holds, once", () => {
	const { lookAgain } = process();
	expect(lookAgain(2)).toBe(0);
	expect(lookAgain(1)).toBe(1);
	expect(lookAgain(100)).toBe(1);
});

test("one that is at work does not pause for it, and has to rest anew", () => {
	const { now, lookAgain } = process();
	expect(lookAgain(2)).toBe(0);
	now.busy = 0.4;
	expect(lookAgain(10)).toBe(0);
	now.busy = 0.02;
	expect(lookAgain(2)).toBe(0);
	expect(lookAgain(1)).toBe(1);
});

test("after another rush it does so again, if there is enough to give back", () => {
	const { now, lookAgain } = process();
	expect(lookAgain(3)).toBe(1);
	now.held += 15 * MB;
	expect(lookAgain(10)).toBe(1);
	now.held += MB;
	expect(lookAgain(1)).toBe(2);
});
