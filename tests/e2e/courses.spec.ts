import type { Page } from "@playwright/test";
import type { Course } from "#contract/courses.ts";
import { header, open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const LIST_API = /\/api\/v1\/online_seminar\?(?!slug=)/;
const PRICED = "/videokurse/verein-gruenden-schritt-fuer-schritt";
const FREE = "/videokurse/datenschutz-grundlagen";
const INACTIVE = "/videokurse/sponsoring-und-steuern";
const NOTE = "Alle Videokurse stehen dir nach dem Kauf 24 Stunden zur Verfügung.";

const keyword = (page: Page) => page.getByRole("searchbox", { name: "Stichwortsuche" });
const category = (page: Page) => page.getByRole("combobox", { name: "Kategorie" });
const lecturer = (page: Page) => page.getByRole("combobox", { name: "Dozent/in" });
const cards = (page: Page) => page.getByRole("region", { name: "Videokurse" }).getByRole("article");
const count = (page: Page) => page.getByRole("status").filter({ hasText: /Ergebnis/ });
const facts = (page: Page) => page.getByRole("complementary", { name: "Preis und Eckdaten" });

async function courses(page: Page, query = "?is_active=1"): Promise<Course[]> {
	const answer = await page.request.get(`/api/v1/online_seminar${query}`);
	return ((await answer.json()) as { data: Course[] }).data;
}

test("VID-01 VID-02 VID-03 VID-04 VID-06 heading, cards with their prices, keyword, category and lecturer, and a list without hits", async ({
	page,
}) => {
	await test.step("VID-01 the heading is 'Videokurse'", async () => {
		await open(page, "/videokurse");
		await expect(page.getByRole("heading", { level: 1, name: "Videokurse", exact: true })).toBeVisible();
		await expect(page).toHaveTitle(/^Videokurse – /);
		await expect(page.getByRole("list", { name: "So funktioniert es" }).getByRole("listitem")).toHaveCount(3);
	});
	await test.step("VID-04 the price shows as currency with its tax, or as 'kostenlos' without a star", async () => {
		const priced = cards(page).filter({ hasText: "Verein gründen" });
		await expect(priced).toContainText("29,90 €");
		await expect(priced).toContainText("inkl. MwSt.");
		await expect(priced).toContainText("48 Minuten");
		await expect(priced).toContainText("Dr. Miriam Kessler");
		const free = cards(page).filter({ hasText: "Datenschutz: die Grundlagen" });
		await expect(free.getByText("kostenlos", { exact: true })).toBeVisible();
		await expect(free).not.toContainText("*");
		await expect(free).not.toContainText("MwSt");
	});
	await test.step("VID-02 the keyword goes into the address and narrows the list", async () => {
		await keyword(page).fill("Buchhaltung");
		await expect(page).toHaveURL("/videokurse?suche=Buchhaltung");
		await expect(cards(page).first()).toContainText("Buchhaltung im Kleinverein");
		await page.getByRole("button", { name: "Suche leeren" }).click();
		await expect(page).toHaveURL("/videokurse");
		await expect(cards(page)).toHaveCount((await courses(page)).length);
	});
	await test.step("VID-06 with no hits the page shows 'Keine Ergebnisse' and a way back", async () => {
		await keyword(page).fill("qqqqqq");
		await expect(page.getByRole("heading", { name: "Keine Ergebnisse" })).toBeVisible();
		await page.getByRole("link", { name: "Alle Videokurse anzeigen" }).click();
		await expect(page).toHaveURL("/videokurse");
		await expect(keyword(page)).toHaveValue("");
		await expect.poll(() => cards(page).count()).toBeGreaterThan(8);
	});
	await test.step("VID-02 category and lecturer narrow the list together, and the back button undoes it", async () => {
		const all = await courses(page);
		await category(page).selectOption("Digitales & Datenschutz");
		await expect(page).toHaveURL("/videokurse?kategorie=digital");
		await expect(cards(page)).toHaveCount(all.filter(({ category: { slug } }) => slug === "digital").length);
		await lecturer(page).selectOption("Sebastian Krahl");
		await expect(page).toHaveURL("/videokurse?kategorie=digital&dozent=sebastian-krahl");
		for (const card of await cards(page).all()) await expect(card).toContainText("Sebastian Krahl");
		await page.goBack();
		await page.goBack();
		await expect(page).toHaveURL("/videokurse");
		await expect(category(page)).toHaveValue("");
		await expect(cards(page)).toHaveCount(all.length);
	});
	await test.step("VID-03 the active courses show as cards, each leading to its page", async () => {
		const all = await courses(page);
		const links = await cards(page)
			.getByRole("link")
			.evaluateAll((found) => found.map((link) => link.getAttribute("href")));
		expect(links).toEqual(all.map(({ slug }) => `/videokurse/${slug}`));
		await expect(count(page)).toHaveText(`${all.length} Ergebnisse`);
		await cards(page)
			.nth(2)
			.click({ position: { x: 30, y: 30 } });
		await expect(page).toHaveURL(`/videokurse/${all[2]?.slug}`);
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("VID-02 a shared address shows its filters", async ({ page }) => {
		await page.goto("/videokurse");
		await keyword(page).fill("Spenden");
		await category(page).selectOption("finanzen");
		await page.getByRole("button", { name: "Videokurse suchen" }).click();
		await expect(page).toHaveURL(/suche=Spenden&kategorie=finanzen/);
		await expect(category(page)).toHaveValue("finanzen");
		await expect(cards(page).first()).toContainText("Spenden richtig bescheinigen");
	});
});

test.describe("when the list comes late or not at all", () => {
	test.use({ expectedErrors: /status of 500/ });

	test("VID-05 while loading the page shows 'Videokurse werden geladen...'; a failure is told and can be tried again", async ({
		page,
	}) => {
		await page.route(LIST_API, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 700));
			await route.continue();
		});
		await open(page, "/agb");
		await header(page).getByRole("link", { name: "Videokurse" }).click();
		await expect(header(page).getByText("Videokurse werden geladen...")).toBeVisible();
		await expect(page).toHaveURL("/videokurse");
		await category(page).selectOption("Vereinsrecht");
		await expect(page.getByText("Videokurse werden geladen...")).toBeVisible();
		await expect(page.getByText("Videokurse werden geladen...")).toBeHidden();
		await expect(cards(page).first()).toContainText("Vereinsrecht");

		await page.unroute(LIST_API);
		await page.route(LIST_API, (route) =>
			route.fulfill({ status: 500, json: { code: "internal", message: "kaputt" } }),
		);
		await category(page).selectOption("Stiftungen");
		await expect(page.getByText("Die Videokurse konnten gerade nicht geladen werden.")).toBeVisible();
		await page.unroute(LIST_API);
		await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
		await expect(cards(page).first()).toContainText("Stiftungen");
	});
});

test("VID-07 VID-12 VID-13 AX-23 FU-2 a course shows what it is, costs and holds, for people and search engines, and leads on", async ({
	page,
}) => {
	await test.step("VID-07 a course shows topic, category, duration and price", async () => {
		await open(page, PRICED);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Verein gründen: Schritt für Schritt zum e. V.");
		await expect(page.locator("header").getByText("Vereinsrecht", { exact: true })).toBeVisible();
		await expect(facts(page)).toContainText("48 Minuten");
		await expect(facts(page)).toContainText("29,90 €");
		await expect(facts(page)).toContainText("inkl. MwSt.");
		await expect(page.getByRole("complementary", { name: "Über Dr. Miriam Kessler" })).toBeVisible();
	});
	await test.step("VID-12 AX-23 FU-2 it states captions, streaming, what is not part of it, and for how long", async () => {
		await expect(facts(page)).toContainText("Untertitel und Mitschrift");
		await expect(facts(page)).toContainText("Streaming, kein Download");
		await expect(facts(page)).toContainText(
			"Reines Abrufvideo. Eine Kontrolle des Lernerfolgs oder individuelle Betreuung ist nicht Teil der Leistung.",
		);
		await expect(facts(page).getByText("24 Stunden verfügbar*")).toBeVisible();
		await expect(page.getByText(NOTE)).toBeVisible();
	});
	await test.step("it carries structured data of itself, its teaser and its place", async () => {
		const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
		const [course, video, place] = blocks.map((block) => JSON.parse(block));
		expect(course).toMatchObject({ "@type": "Course", timeRequired: "PT48M", offers: { price: 29.9 } });
		expect(video).toMatchObject({ "@type": "VideoObject", uploadDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
		expect(video.contentUrl).toMatch(/^http.*\/media\/teasers\/.+\.mp4$/);
		expect(place).toMatchObject({ "@type": "BreadcrumbList" });
		await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
			"content",
			/\/media\/scenes\/kurs-verein-gruenden/,
		);
		await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Ihr seid genug Leute/);
	});
	await test.step("other courses lead on, and their player is a fresh one", async () => {
		const others = page.getByRole("region", { name: "Passt gut dazu" }).getByRole("article");
		await expect(others).toHaveCount(3);
		const before = await page.locator("video source").getAttribute("src");
		await others.first().getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
		expect(await page.locator("video source").getAttribute("src")).not.toBe(before);
	});
	await test.step("VID-12 VID-13 a back link leads to the list, which explains its star and has no inactive course", async () => {
		await page.getByRole("link", { name: "zurück zu den Videokursen" }).click();
		await expect(page).toHaveURL("/videokurse");
		await expect(page.getByText("24 Stunden ansehen*")).toBeVisible();
		await expect(page.getByText(NOTE)).toBeVisible();
		await expect(cards(page).first()).toBeVisible();
		await expect(cards(page).filter({ hasText: "Sponsoring und Steuern" })).toHaveCount(0);
	});
	await test.step("VID-07 VID-12 a free course is 'kostenlos': nothing to buy, nothing that runs out", async () => {
		await open(page, FREE);
		await expect(facts(page).getByText("kostenlos", { exact: true })).toBeVisible();
		await expect(facts(page)).not.toContainText("MwSt");
		await expect(page.getByText("24 Stunden")).toHaveCount(0);
	});
	await test.step("an inactive course says that it is not available; an unknown one is a 404", async () => {
		await open(page, INACTIVE);
		await expect(facts(page)).toContainText("Dieser Videokurs ist zurzeit nicht verfügbar.");
		await expect(page.getByRole("group", { name: /^Video: / })).toBeVisible();
		expect((await page.request.get("/videokurse/gibt-es-nicht")).status()).toBe(404);
	});
});
