import { expect, type Locator, type Page } from "@playwright/test";

/**
 * The menu's button takes the place of a plain link as soon as scripts run. The reduced frame has no menu: there React has
 * taken over the header.
 */
export async function untilReady(page: Page): Promise<void> {
	await page.waitForFunction(() => {
		if (document.querySelector('header button[aria-label="Menü öffnen"]')) return true;
		const reduced = document.querySelector("body > header:not(:has(nav))");
		return reduced !== null && Object.keys(reduced).some((key) => key.startsWith("__reactProps$"));
	});
}

export async function open(page: Page, path: string): Promise<void> {
	await page.goto(path);
	await untilReady(page);
}

/** What a browser has kept from before, set without a page that would read it. */
export async function keep(page: Page, entries: Record<string, string>): Promise<void> {
	await page.goto("/robots.txt");
	await page.evaluate((kept) => {
		for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
	}, entries);
}

export const header = (page: Page): Locator => page.getByRole("banner");
export const footer = (page: Page): Locator => page.getByRole("contentinfo");

export const scrollPosition = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

export async function scrollTo(page: Page, top: number): Promise<void> {
	await page.evaluate((y) => window.scrollTo(0, y), top);
	await expect.poll(() => scrollPosition(page)).toBe(top);
	await nextFrame(page);
}

export const nextFrame = (page: Page): Promise<void> =>
	page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** All that a browser could have kept of a visit. */
export async function stored(page: Page): Promise<string[]> {
	const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
	const inPage = await page.evaluate(async () => [
		...Object.keys(localStorage).map((key) => `localStorage ${key}`),
		...Object.keys(sessionStorage).map((key) => `sessionStorage ${key}`),
		...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
	]);
	return [...cookies, ...inPage];
}

const LAYOUT_TRIES = 10;

/**
 * Words that reach beyond the right edge, even where the overflow is cut off; what scrolls by itself is free to. After a change of the window the layout may take a moment.
 */
export async function wordsOutside(page: Page): Promise<string[]> {
	let found: string[] = [];
	for (let tries = 0; tries < LAYOUT_TRIES; tries += 1) {
		found = await wordsOutsideNow(page);
		if (found.length === 0) break;
		await page.waitForTimeout(50);
	}
	return found;
}

const wordsOutsideNow = (page: Page): Promise<string[]> =>
	page.evaluate(() => {
		const width = document.documentElement.clientWidth;
		const found = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
		/** Cut to nothing for all but screen readers, or in a row that scrolls by itself. */
		const isFree = (element: Element | null): boolean => {
			if (!element || element === document.body) return false;
			const { clipPath, overflowX } = getComputedStyle(element);
			return clipPath === "inset(50%)" || ["auto", "scroll"].includes(overflowX) || isFree(element.parentElement);
		};
		const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		while (walker.nextNode()) {
			const parent = walker.currentNode.parentElement;
			if (!walker.currentNode.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
			const range = document.createRange();
			range.selectNodeContents(walker.currentNode);
			const right = Math.max(...Array.from(range.getClientRects(), (rect) => rect.right));
			if (right > width + 1 && !isFree(parent))
				found.push(`${walker.currentNode.textContent} (${Math.round(right)} of ${width})`);
		}
		return found;
	});
