// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from "vitest";
import { keepFocus } from "./kept-focus.ts";

let stop: () => void;
beforeEach(() => {
	document.body.innerHTML = `<main>
		<h1>Anfragen</h1>
		<section class="tw" tabindex="0"><table><tbody>
			<tr><th><a href="/1" data-row="1">Eins</a></th><td><button id="done">Erledigt</button></td></tr>
			<tr><th><a href="/2" data-row="2">Zwei</a></th></tr>
		</tbody></table></section>
		<aside class="drawer" tabindex="-1"><button id="act">Tun</button></aside>
	</main>`;
	stop = keepFocus();
});
afterEach(() => stop());

const at = (selector: string) => document.querySelector<HTMLElement>(selector);
/** Changes are told of after the script has run. */
const without = async (selector: string, focused: string) => {
	at(focused)?.focus();
	at(selector)?.remove();
	await new Promise((done) => setTimeout(done));
	return document.activeElement;
};

test("DESK-08 the focus of a row that goes is taken by the one in its place", async () => {
	expect(await without("tr", "#done")).toBe(at('[data-row="2"]'));
	expect(await without("tr", '[data-row="2"]')).toBe(at(".tw"));
});

test("DESK-08 a button that goes leaves the focus to what it stood in, then to the list, then to the page", async () => {
	expect(await without("#act", "#act")).toBe(at(".drawer"));
	expect(await without(".drawer", ".drawer")).toBe(at(".tw"));
	expect(await without(".tw", ".tw")).toBe(at("h1"));
});

test("whoever clicked beside everything is not moved", async () => {
	at("#act")?.focus();
	at("#act")?.blur();
	document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
	at("#act")?.remove();
	await new Promise((done) => setTimeout(done));
	expect(document.activeElement).toBe(document.body);
});
