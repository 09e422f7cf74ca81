import { expect, test } from "vitest";
import { actionFor } from "./keys.ts";

test("VID-19 the arrow keys seek 5 s back and forward", () => {
	for (const part of ["other", "button"] as const) {
		expect(actionFor("ArrowLeft", part)).toEqual({ type: "seek", by: -5 });
		expect(actionFor("ArrowRight", part)).toEqual({ type: "seek", by: 5 });
	}
});

test("VID-20 the arrow keys change the volume by 10 percent", () => {
	for (const part of ["other", "button", "volume"] as const) {
		expect(actionFor("ArrowUp", part)).toEqual({ type: "volume", by: 0.1 });
		expect(actionFor("ArrowDown", part)).toEqual({ type: "volume", by: -0.1 });
	}
	expect(actionFor("ArrowRight", "volume")).toEqual({ type: "volume", by: 0.1 });
	expect(actionFor("ArrowLeft", "volume")).toEqual({ type: "volume", by: -0.1 });
});

test("AX-4 Space and K play and pause; a button keeps its Space, a choice list all its keys", () => {
	expect(actionFor(" ", "other")).toEqual({ type: "toggle" });
	expect(actionFor("k", "button")).toEqual({ type: "toggle" });
	expect(actionFor("K", "volume")).toEqual({ type: "toggle" });
	expect(actionFor(" ", "button")).toBeNull();
	for (const key of [" ", "k", "ArrowUp", "ArrowLeft"]) expect(actionFor(key, "select")).toBeNull();
});

test("AX-4 every other key stays with the page", () => {
	for (const key of ["Tab", "Enter", "Escape", "a", "Home", "PageDown"]) expect(actionFor(key, "other")).toBeNull();
});
