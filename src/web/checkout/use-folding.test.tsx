// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test } from "vitest";
import { useFolding } from "./use-folding.ts";

let part: ReturnType<typeof useFolding>;
let show: (begun: boolean, isDone: boolean) => Promise<void>;

function Sample(options: Parameters<typeof useFolding>[0]) {
	part = useFolding(options);
	return null;
}

beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	start(false);
});

function start(isWanted: boolean) {
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	show = (begun, isDone) => act(async () => root.render(<Sample {...{ begun, isDone, isWanted }} />));
}

test("a finished part folds when the next one begins, and opens for whoever wants to change it", async () => {
	await show(false, true);
	expect(part.isFolded).toBe(false);
	await show(true, true);
	expect(part.isFolded).toBe(true);
	await act(async () => part.unfold());
	expect(part.isFolded).toBe(false);
	await show(true, false);
	await show(true, true);
	expect(part.isFolded).toBe(false);
});

test("it does not fold under the hands of somebody who completes it, nor hides what became wrong", async () => {
	await show(true, false);
	await show(true, true);
	expect(part.isFolded).toBe(false);
	await show(false, true);
	await show(true, true);
	await show(true, false);
	expect(part.isFolded).toBe(false);
});

test("who comes back for it finds it open; who comes back for something else does not", async () => {
	await show(true, true);
	expect(part.isFolded).toBe(true);
	start(true);
	await show(true, true);
	expect(part.isFolded).toBe(false);
});
