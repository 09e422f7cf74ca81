import { CUSTOMER, enter, main } from "./support/account.ts";
import { nextFrame, untilReady, wordsOutside } from "./support/page.ts";
import { ARTICLE } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const MEMBER_PAGES = {
	"/mein-vsz/uebersicht": "Gerade offen",
	"/mein-vsz/profil": "Speichern",
	"/mein-vsz/produkte": "Frühere Videokurse",
	"/mein-vsz/rechnungen": "Bestellungen und Rechnungen",
	"/mein-vsz/produkte/1": "verfügbar",
	"/mein-vsz/news": "Aus dem Ratgeber",
	"/mein-vsz/daten": "Deine Daten herunterladen",
};
const MAX_LAYOUT_SHIFT = 0.02;

test("nothing jumps when what is personal comes after the page; no member page loses words at 320 px and at 200 % zoom @mobil", async ({
	page,
	request,
}) => {
	test.slow();
	await enter(page, request, CUSTOMER, "/mein-vsz/profil");
	await page.addInitScript(() => {
		const shifts: number[] = [];
		Object.assign(window, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
				if (!entry.hadRecentInput) shifts.push(entry.value);
		}).observe({ type: "layout-shift", buffered: true });
	});
	await page.route("**/api/v1/user/**", async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 300));
		await route.continue();
	});
	const size = page.viewportSize() ?? { width: 1280, height: 900 };
	for (const [path, words] of Object.entries(MEMBER_PAGES)) {
		await page.setViewportSize(size);
		await page.goto(path);
		await expect(main(page)).toContainText(words);
		await nextFrame(page);
		const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
		expect([path, shifts.reduce((sum, value) => sum + value, 0) < MAX_LAYOUT_SHIFT, shifts]).toEqual([
			path,
			true,
			shifts,
		]);
		for (const width of [640, 320]) {
			await page.setViewportSize({ width, height: 450 });
			expect([path, width, await wordsOutside(page)]).toEqual([path, width, []]);
		}
	}
});

test("public pages load nothing of the member area", async ({ page }) => {
	const scripts: Promise<string>[] = [];
	page.on("response", (response) => {
		if (response.request().resourceType() === "script") scripts.push(response.text());
	});
	for (const path of ["/", ARTICLE, "/videokurse"]) {
		const before = scripts.length;
		await page.goto(path, { waitUntil: "networkidle" });
		await untilReady(page);
		expect(scripts.length, path).toBeGreaterThan(before);
		const text = (await Promise.all(scripts)).join("\n");
		expect(text).toContain("accessToken");
		for (const words of ["rememberedAddress", "Bitte melde dich noch einmal an", "Passwort vergessen?"])
			expect(text, path).not.toContain(words);
	}
});
