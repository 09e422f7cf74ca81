// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test } from "vitest";
import { RichTextField } from "./rich-text-field.tsx";

let root: Root;
let box: HTMLElement;
beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
	box = document.body.appendChild(document.createElement("div"));
	root = createRoot(box);
});
afterEach(() => {
	act(() => root.unmount());
	box.remove();
});

test("DESK-14 the text can be reached as soon as its form is there, so that a wrong one can take the focus", () => {
	const field = { id: "text", label: "Beschreibung", value: "", pictures: [], onChange: () => {}, onBlur: () => {} };
	act(() => root.render(<RichTextField {...field} error="Bitte ausfüllen" />));
	const text = box.querySelector<HTMLElement>('[role="textbox"][aria-invalid="true"]');
	text?.focus();
	expect(document.activeElement).toBe(text);
	expect(text?.getAttribute("aria-labelledby")).toBe("text-label");
});
