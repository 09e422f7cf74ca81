import type { Article } from "#contract/articles.ts";
import { open } from "./support/page.ts";
import { ARTICLE, ARTICLE_WITHOUT_LECTURER } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("ART-16 ART-17 ART-18 ART-19 ART-20 the image and the text as HTML, what stands above and below it, its lecturer, its neighbours and the way back", async ({
	page,
	request,
}) => {
	await test.step("ART-17 title, category, author and date stand above the text", async () => {
		const answer = await request.get(`/api/v1/blog_post?slug=${ARTICLE.split("/").at(-1)}`);
		const { data } = (await answer.json()) as { data: Article };
		await open(page, ARTICLE);
		await expect(page.getByRole("heading", { level: 1, name: data.title, exact: true })).toBeVisible();
		const date = data.date.replace(/^(\d{4})-(\d\d)-(\d\d).*/, "$3.$2.$1");
		const line = `Ein Artikel aus der Kategorie ${data.category.name} | gepostet von ${data.user.name} am ${date}`;
		await expect(page.getByText(line, { exact: true })).toBeVisible();
	});
	await test.step("ART-18 the image and the content show, on a phone too, the content as HTML", async () => {
		const image = page.getByRole("img", { name: /^Blick von oben auf einen langen Sitzungstisch/ });
		for (const size of [
			{ width: 390, height: 844 },
			{ width: 1280, height: 900 },
		]) {
			await page.setViewportSize(size);
			await expect(image).toBeInViewport();
		}
		await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(300);
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 2, name: "Sechs Schritte zur neuen Satzung" })).toBeVisible();
		await expect(main.getByRole("listitem").filter({ hasText: "Synopse anlegen." }).locator("strong")).toBeVisible();
		await expect(main.getByRole("blockquote").first()).toContainText("Die teuersten Satzungsfehler");
		await expect(main).not.toContainText(/<\/?(p|h2|strong)>/);
	});
	await test.step("ART-20 the newsletter and a donation are offered below the text", async () => {
		const main = page.getByRole("main");
		await expect(main.getByRole("link", { name: "Newsletter abonnieren" })).toHaveAttribute("href", "/newsletter");
		await expect(main.getByRole("link", { name: "jetzt spenden" })).toHaveAttribute("href", "/spenden");
	});
	await test.step("ART-19 a lecturer box shows when the article has a lecturer, and none otherwise", async () => {
		const box = page.getByRole("complementary", { name: /^Über / });
		await expect(box.getByRole("heading", { name: "Dr. Miriam Kessler" })).toBeVisible();
		await expect(box.getByRole("img", { name: "Porträt von Dr. Miriam Kessler" })).toBeVisible();
		const other = "Mitgliederversammlung richtig einladen";
		await page.getByRole("main").getByRole("link", { name: other }).first().click();
		await expect(page.getByRole("heading", { level: 1, name: other })).toBeVisible();
		await open(page, ARTICLE_WITHOUT_LECTURER);
		await expect(page.getByRole("heading", { level: 1, name: "Danke sagen, das ankommt" })).toBeVisible();
		await expect(box).toHaveCount(0);
	});
	await test.step("older and newer articles are one step away", async () => {
		const neighbours = page.getByRole("navigation", { name: "Weitere Artikel" }).getByRole("link");
		await expect(neighbours).toHaveCount(2);
		const title = (await neighbours.last().innerText()).split("\n").at(-1)?.trim() ?? "";
		await neighbours.last().click();
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
	});
	await test.step("ART-16 the back link leads to the list", async () => {
		await page.getByRole("link", { name: "zurück zur Ratgeber-Übersicht", exact: true }).click();
		await expect(page).toHaveURL("/ratgeber");
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeFocused();
	});
});

test.describe("an unknown slug", () => {
	test.use({ expectedErrors: /status of 404/ });

	test("ART-21 an unknown slug, and an article that has gone meanwhile, show the 404 page", async ({ page }) => {
		await test.step("ART-21 shows the 404 page", async () => {
			for (const slug of ["gibt-es-nicht", "x".repeat(300), "..%2F..%2Fetc"]) {
				const answer = await page.request.get(`/ratgeber/${slug}`);
				expect([slug, answer.status()]).toEqual([slug, 404]);
				const html = await answer.text();
				expect(html, slug).toContain("Die Adresse oder der Link wurde nicht gefunden.");
				expect(html, slug).toContain("<title>Nicht gefunden");
			}
			const answer = await page.goto("/ratgeber/%22%3E%3Cscript%3E", { waitUntil: "domcontentloaded" });
			expect(answer?.status()).toBe(404);
			await expect(page.getByRole("main")).toContainText("Die Adresse oder der Link wurde nicht gefunden.");
			await expect(page).toHaveTitle(/^Nicht gefunden/);
		});
		await test.step("ART-21 an article that has gone meanwhile shows the 404 page", async () => {
			await open(page, "/ratgeber");
			await page.route("**/api/v1/blog_post?slug=*", (route) =>
				route.fulfill({ status: 404, json: { code: "not_found", message: "weg" } }),
			);
			await page.getByRole("article").first().getByRole("link").click();
			await expect(page.getByRole("main")).toContainText("Die Adresse oder der Link wurde nicht gefunden.");
			await expect(page).toHaveTitle(/^Nicht gefunden/);
			await page.getByRole("main").getByRole("link", { name: "Zur Startseite" }).click();
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Deine Experten");
		});
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("ART-16 ART-18 an article can be read", async ({ page }) => {
		await page.goto(ARTICLE);
		await expect(page.getByRole("heading", { level: 2, name: "Sechs Schritte zur neuen Satzung" })).toBeVisible();
		await page.getByRole("link", { name: "zurück zur Ratgeber-Übersicht" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeVisible();
	});
});
