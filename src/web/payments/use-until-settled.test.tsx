// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUntilSettled } from "./use-until-settled.ts";

type News = "open" | "paid";
const ask = vi.fn<() => Promise<{ data: News }>>();
let shown: { news: News; waitedMs: number };

/** Asks every second for three seconds. */
const pauseOf = (news: News, waitedMs: number) => (news === "open" && waitedMs < 3000 ? 1000 : null);

function Sample({ loaded }: { loaded: News }) {
	shown = useUntilSettled({ loaded, ask: () => ask(), pauseOf });
	return null;
}

beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	vi.useFakeTimers();
	ask.mockReset().mockResolvedValue({ data: "open" });
});
afterEach(() => vi.useRealTimers());

async function show(loaded: News) {
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	const render = () => act(async () => root.render(<Sample loaded={loaded} />));
	await render();
	return { render, close: () => act(async () => root.unmount()) };
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** One by one, for the page is drawn anew only after each. */
async function passSeconds(count: number) {
	for (let second = 0; second < count; second += 1) await pass(1000);
}

test("what is open is asked about until it is settled, and not any more", async () => {
	const { close } = await show("open");
	await pass(999);
	expect(ask).toHaveBeenCalledTimes(0);
	ask.mockResolvedValueOnce({ data: "open" }).mockResolvedValueOnce({ data: "paid" });
	await pass(1);
	expect([ask.mock.calls.length, shown]).toEqual([1, { news: "open", waitedMs: 1000 }]);
	await passSeconds(10);
	expect([ask.mock.calls.length, shown]).toEqual([2, { news: "paid", waitedMs: 2000 }]);
	await close();
});

test("a question that fails says nothing: the next one is asked", async () => {
	const { close } = await show("open");
	ask.mockRejectedValueOnce(new Error("offline")).mockResolvedValueOnce({ data: "paid" });
	await pass(1000);
	expect(shown).toEqual({ news: "open", waitedMs: 1000 });
	await pass(1000);
	expect(shown.news).toBe("paid");
	await close();
});

test("nobody is kept waiting for ever, and what is settled is not asked about", async () => {
	const open = await show("open");
	await passSeconds(10);
	expect([ask.mock.calls.length, shown.waitedMs]).toEqual([3, 3000]);
	await open.close();
	const paid = await show("paid");
	await passSeconds(10);
	expect(ask).toHaveBeenCalledTimes(3);
	await paid.close();
});

test("drawing the page again puts no question off, and leaving it ends them", async () => {
	const { render, close } = await show("open");
	await pass(600);
	await render();
	await pass(400);
	expect(ask).toHaveBeenCalledTimes(1);
	await close();
	await passSeconds(10);
	expect(ask).toHaveBeenCalledTimes(1);
});
