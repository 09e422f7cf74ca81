import { gzipSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import { button, LOGIN, logIn, MEMBER } from "./support/account.ts";
import { footer, open, stored, untilReady } from "./support/page.ts";
import { ARTICLE } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** May only fall; `npm run bytes` tells where they come from. */
const MAX_ARTICLE_SCRIPT_BYTES = 135_500;
const MAX_SCRIPT_FILES = 8;
const MAX_LAYOUT_SHIFT = 0.02;
const FONT_DELAY_MS = 500;

test("a walk through the site stores nothing, not even when it ends", async ({ page }) => {
	await open(page, "/");
	await page.getByRole("link", { name: "Alle Artikel" }).click();
	await page.getByRole("searchbox", { name: "Stichwortsuche" }).fill("Satzung");
	await expect(page).toHaveURL(/suche=Satzung/);
	await page.getByRole("main").getByRole("article").first().getByRole("link").click();
	await expect(page).toHaveURL(/\/ratgeber\/./);
	await page.goBack();
	await footer(page).getByRole("link", { name: "Impressum" }).click();
	await expect(page).toHaveURL("/impressum");
	expect(await stored(page)).toEqual([]);
	await page.reload();
	expect(await stored(page)).toEqual([]);
});

test("after a login and a logout a value by which the browser is known again is all that stays", async ({ page }) => {
	await open(page, LOGIN);
	await logIn(page, MEMBER);
	await expect(page).toHaveURL("/mein-vsz/profil");
	await button(page, "Ausloggen").click();
	await expect(page).toHaveURL(LOGIN);
	expect(await stored(page)).toEqual(["cookie XSRF-TOKEN", "localStorage deviceKey"]);
	expect(await page.evaluate(() => localStorage.getItem("deviceKey"))).toMatch(/^[\da-f]{32}$/);
});

function scriptsOf(page: Page): Response[] {
	const scripts: Response[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") scripts.push(response);
	});
	return scripts;
}

test("an article needs at most 135.5 kB of compressed JavaScript, in few files, asked for when the page has been painted", async ({
	page,
}) => {
	await test.step("an article needs at most 135.5 kB of compressed JavaScript, in few files", async () => {
		const scripts = scriptsOf(page);
		await open(page, ARTICLE);
		const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(MAX_ARTICLE_SCRIPT_BYTES);
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeGreaterThan(50_000);
		expect(sizes.length).toBeLessThanOrEqual(MAX_SCRIPT_FILES);
		for (const script of scripts) expect(script.headers()["content-encoding"], script.url()).toMatch(/br|gzip/);
	});
	await test.step("scripts are asked for when the page has been painted", async () => {
		const { painted, firstScript } = await page.evaluate(() => ({
			painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
			firstScript: Math.min(
				...performance
					.getEntriesByType("resource")
					.filter(({ name }) => name.endsWith(".js"))
					.map(({ startTime }) => startTime),
			),
		}));
		expect(painted).toBeGreaterThan(0);
		expect(firstScript).toBeGreaterThanOrEqual(painted);
	});
});

test("nothing jumps when fonts and pictures come late @mobil", async ({ page }) => {
	await page.route(/\.woff2$/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, FONT_DELAY_MS));
		await route.continue();
	});
	await page.addInitScript(() => {
		const shifts: { value: number; of: string[] }[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & {
				value: number;
				hadRecentInput: boolean;
				sources: { node?: Node }[];
			})[]) {
				if (entry.hadRecentInput) continue;
				const of = entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 80) : "text"));
				shifts.push({ value: entry.value, of });
			}
		}).observe({ type: "layout-shift", buffered: true });
	});
	for (const path of ["/", "/ratgeber", ARTICLE]) {
		await page.goto(path);
		await untilReady(page);
		await page.evaluate(() => document.fonts.ready);
		await page.evaluate(async () => {
			for (let y = 0; y < document.body.scrollHeight; y += 600) {
				window.scrollTo(0, y);
				await new Promise((resolve) => setTimeout(resolve, 50));
			}
		});
		const shifts = await page.evaluate(
			() => (window as unknown as { shifts: { value: number; of: string[] }[] }).shifts,
		);
		const sum = shifts.reduce((total, { value }) => total + value, 0);
		expect(sum, path + JSON.stringify(shifts)).toBeLessThan(MAX_LAYOUT_SHIFT);
	}
});
