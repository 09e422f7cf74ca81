// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { bind, bindingFor, boundNow, isTyping } from "./bindings.ts";

const freed: (() => void)[] = [];
const binding = (keys: string) => ({ keys, label: keys, run: vi.fn() });
const bound = (...keys: string[]) => {
	const bindings = keys.map(binding);
	freed.push(bind(bindings));
	return bindings;
};
const press = (key: string, now = 0, shiftKey = false) => bindingFor({ key, shiftKey }, now)?.keys;

afterEach(() => {
	for (const free of freed.splice(0)) free();
	document.body.innerHTML = "";
});

test("DESK-08 what a page binds wins over the frame, until it is gone", () => {
	const [frame] = bound("j");
	const [page] = bound("j");
	expect(bindingFor({ key: "j", shiftKey: false }, 0)).toBe(page);
	expect(boundNow()).toHaveLength(1);
	freed.pop()?.();
	expect(bindingFor({ key: "J", shiftKey: false }, 0)).toBe(frame);
});

test("DESK-08 two keys one after the other, within a moment; the first alone does nothing", () => {
	bound("g h", "h", "Shift+X", "?");
	expect([press("g"), press("h", 500)]).toEqual([undefined, "g h"]);
	expect([press("g"), press("h", 5000)]).toEqual([undefined, "h"]);
	expect([press("X", 0, true), press("?", 0, true)]).toEqual(["Shift+X", "?"]);
});

test("DESK-08 no key acts while somebody types or answers a dialog", () => {
	document.body.innerHTML =
		'<input id="text"><input id="box" type="checkbox"><textarea id="area"></textarea><div contenteditable="true"><b id="bold"></b></div><p id="p"></p>';
	const typing = (id: string) => isTyping(document.getElementById(id));
	expect(["text", "area", "bold"].map(typing)).toEqual([true, true, true]);
	expect(["box", "p"].map(typing)).toEqual([false, false]);
	document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
	expect(typing("p")).toBe(true);
});
