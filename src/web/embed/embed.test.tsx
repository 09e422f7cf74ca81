// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Embed } from "./embed.tsx";

const ADDRESS = "https://formulare.example/spende?id=7";

let leave: () => Promise<void>;
beforeEach(() => {
	Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});
afterEach(() => leave());

/** Outside of the document, where no frame is loaded. */
async function show(external: string | null) {
	const container = document.createElement("div");
	const root = createRoot(container);
	leave = () => act(async () => root.unmount());
	await act(async () =>
		root.render(
			<MemoryRouter>
				<Embed
					title="Spendenformular"
					external={external}
					builtIn="/spenden/formular"
					height="h-96"
					caption="Spendenformular unseres Partners"
					purpose="Hier kannst du spenden."
				/>
			</MemoryRouter>,
		),
	);
	return container;
}

test("FORM-14 a foreign form is not loaded before consent", async () => {
	const shown = await show(ADDRESS);
	expect(shown.querySelector("iframe")).toBeNull();
	expect(shown.textContent).toContain("formulare.example");
	expect(shown.textContent).toContain("Spendenformular unseres Partners");
	expect(shown.querySelector('a[href="/datenschutz"]')).not.toBeNull();
	const elsewhere = shown.querySelector<HTMLAnchorElement>(`a[href="${ADDRESS}"]`);
	expect(elsewhere?.target).toBe("_blank");
	expect(elsewhere?.rel).toContain("noopener");
});

test("FORM-14 the click of consent loads it, shut in and without a referrer, and nothing is stored", async () => {
	const shown = await show(ADDRESS);
	const consent = shown.querySelector("button");
	expect(consent?.textContent).toBe("Inhalt laden");
	await act(async () => consent?.click());
	const frame = shown.querySelector("iframe");
	expect(frame?.getAttribute("src")).toBe(ADDRESS);
	expect(frame?.getAttribute("title")).toBe("Spendenformular");
	expect(frame?.getAttribute("sandbox")).toBe("allow-forms allow-scripts allow-same-origin allow-popups");
	expect(frame?.getAttribute("referrerpolicy")).toBe("no-referrer");
	expect(frame?.getAttribute("loading")).toBe("lazy");
	expect(shown.querySelector("button")).toBeNull();
	expect(localStorage.length + sessionStorage.length).toBe(0);
	expect(document.cookie).toBe("");
});

test("FORM-10 FORM-12 without an address our own form stands in the frame at once", async () => {
	const shown = await show(null);
	const frame = shown.querySelector("iframe");
	expect(frame?.getAttribute("src")).toBe("/spenden/formular");
	expect(frame?.getAttribute("title")).toBe("Spendenformular");
	expect(shown.querySelector("button")).toBeNull();
	expect(shown.querySelector('a[target="_blank"]')).toBeNull();
});
