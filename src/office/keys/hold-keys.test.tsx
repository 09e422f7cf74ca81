// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { bind } from "./bindings.ts";
import { holdKeys, takeTyped } from "./hold-keys.ts";
import { useKeyListener } from "./key-listener.ts";

function Listening({ onSearch }: { onSearch: () => void }) {
	useKeyListener(onSearch);
	return <button type="button">Erledigt</button>;
}

test("DESK-08 no key acts while the search is still on its way, and what is typed waits for it", async () => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	const [close, onSearch, onEscape] = [vi.fn(), vi.fn(), vi.fn()];
	const root = createRoot(document.body.appendChild(document.createElement("div")));
	await act(async () => root.render(<Listening onSearch={onSearch} />));
	const free = bind(["e", "Escape"].map((keys) => ({ keys, label: "Erledigt", run: close })));
	const press = (key: string, more: KeyboardEventInit = {}): boolean => {
		const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more });
		return document.querySelector("button")?.dispatchEvent(event) ?? false;
	};

	const release = holdKeys(onEscape);
	for (const key of ["e", "Shift", "R", "i", "x", "Backspace", "k", " ", "𝕏", "Backspace"]) press(key);
	press("@", { ctrlKey: true, altKey: true });
	expect([press("Enter"), press("Tab"), press("F5")]).toEqual([false, true, true]);
	press("Escape");
	press("k", { ctrlKey: true });
	expect([close, onEscape, onSearch].map(({ mock }) => mock.calls.length)).toEqual([0, 1, 1]);
	release();
	expect([takeTyped(), takeTyped()]).toEqual(["eRik @", ""]);

	press("e");
	expect(close).toHaveBeenCalledOnce();
	free();
	await act(async () => root.unmount());
});
