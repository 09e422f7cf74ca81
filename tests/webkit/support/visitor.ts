import { expect } from "@playwright/test";
import type { Element, WebKit } from "./engine.ts";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

/** Runs in the page. The last one that shows: what was opened last lies on top. */
function findOperable(name: string): Element | null {
	const wordsOf = (element: globalThis.Element) =>
		(element.getAttribute("aria-label") ?? element.textContent ?? "").replace(/\s+/g, " ").trim();
	const all = Array.from(document.querySelectorAll("button, a, label, summary"));
	const named = all.filter((element) => element.checkVisibility() && wordsOf(element).startsWith(name));
	const exact = named.filter((element) => wordsOf(element) === name);
	return ((exact[0] ?? named[0]) as unknown as Element) ?? null;
}

/** Runs in the page. */
function findField(name: string): Element | null {
	const labels = Array.from(document.querySelectorAll<HTMLLabelElement>("main label")).filter((label) =>
		label.checkVisibility(),
	);
	const label = labels.find((each) => (each.textContent ?? "").replace(/\s*[*(].*/s, "").trim() === name);
	return (label?.control as unknown as Element) ?? null;
}

/** What somebody does on the site, in an engine that Playwright does not drive. */
export class Visitor {
	readonly #webkit: WebKit;
	readonly #site: string;

	constructor(webkit: WebKit, site: string) {
		this.#webkit = webkit;
		this.#site = site;
	}

	/** Ready when the page's scripts run. */
	async open(path: string): Promise<void> {
		await this.#webkit.send("POST", "/url", { url: this.#site + path });
		await this.until(() => Object.keys(document).some((key) => key.startsWith("__reactContainer")));
	}

	size(width: number, height: number): Promise<void> {
		return this.#webkit.send("POST", "/window/rect", { width, height });
	}

	click(name: string): Promise<void> {
		return this.#with(findOperable, name, (path) => this.#webkit.send("POST", `${path}/click`));
	}

	fill(name: string, text: string): Promise<void> {
		return this.#with(findField, name, async (path) => {
			await this.#webkit.send("POST", `${path}/clear`);
			await this.#webkit.send("POST", `${path}/value`, { text });
		});
	}

	choose(name: string, option: string): Promise<void> {
		return this.#with(findField, name, (_, element) =>
			this.#webkit.run(
				(select: HTMLSelectElement, words: string) => {
					select.value = Array.from(select.options).find(({ text }) => text === words)?.value ?? "";
					select.dispatchEvent(new Event("change", { bubbles: true }));
				},
				element,
				option,
			),
		);
	}

	/** Every box that is not ticked yet. */
	async tickAll(): Promise<void> {
		const boxes = await this.ask(() =>
			Array.from(document.querySelectorAll<HTMLInputElement>("main [type=checkbox]:not(:checked)")),
		);
		for (const box of boxes as unknown as Element[]) await this.#webkit.send("POST", `/element/${box[ELEMENT]}/click`);
	}

	sees(text: string): Promise<void> {
		return this.until((words: string) => (document.body.innerText ?? "").replace(/\u00a0/g, " ").includes(words), text);
	}

	ask<T>(work: (...args: never[]) => T, ...args: unknown[]): Promise<T> {
		return this.#webkit.run(work, ...args);
	}

	until(holds: (...args: never[]) => boolean, ...args: unknown[]): Promise<void> {
		return expect
			.poll(() => this.ask(holds, ...args).catch(() => false), { message: String(args), timeout: 15_000 })
			.toBe(true);
	}

	/** What the page replaces between finding and doing is found anew, as Playwright does. */
	#with(
		find: (name: string) => Element | null,
		name: string,
		act: (path: string, element: Element) => Promise<void>,
	): Promise<void> {
		return expect(async () => {
			const element = await this.#webkit.run(find, name);
			if (!element) throw new Error(`not there: ${name}`);
			await this.#webkit.run((found: HTMLElement) => found.scrollIntoView({ block: "center" }), element);
			await act(`/element/${element[ELEMENT]}`, element);
		}).toPass({ timeout: 10_000 });
	}
}
