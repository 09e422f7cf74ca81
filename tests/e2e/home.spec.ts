import type { Page } from "@playwright/test";
import type { ArticleTeaser } from "#contract/articles.ts";
import type { Seminar } from "#contract/seminars.ts";
import { header, open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const HEADLINE = "Deine Experten für Vereine, Stiftungen, Ehrenamt und Gemeinnützigkeit";

const seminars = (page: Page) => page.getByRole("region", { name: "Die nächsten Seminare" });
const articles = (page: Page) => page.getByRole("region", { name: "Frisch aus dem Ratgeber" });

test("HOME-01 HOME-02 HOME-03 HOME-04 HOME-05 HOME-06 a banner, the headline, the next three seminars, the newsletter and the three latest articles, with the ways on", async ({
	page,
	request,
}) => {
	await test.step("HOME-02 HOME-03 the hero shows the headline, on a phone too, and the page claims more than 100 seminars a year", async () => {
		await open(page, "/");
		for (const size of [
			{ width: 390, height: 844 },
			{ width: 1280, height: 900 },
		]) {
			await page.setViewportSize(size);
			await expect(page.getByRole("heading", { level: 1, name: HEADLINE, exact: true })).toBeInViewport();
		}
		await expect(page.getByRole("main")).toContainText("Mehr als 100 Seminare im Jahr");
	});
	await test.step("HOME-01 a banner leads to an article", async () => {
		const banner = page.getByRole("region", { name: "Hinweis" }).getByRole("link");
		const title = (await banner.innerText()).replace("Neu im Ratgeber: ", "").trim();
		await banner.click();
		await expect(page).toHaveURL(/\/ratgeber\/[a-z0-9-]+$/);
		await expect(page.getByRole("heading", { level: 1, name: title })).toBeFocused();
		await expect(page.getByRole("region", { name: "Hinweis" })).toHaveCount(0);
	});
	await test.step("HOME-04 the next three seminars in person are listed, with the way to all of them", async () => {
		const answer = await request.get("/api/v1/presence_seminar?upcoming=1&is_online=0&per_page=999");
		const { data } = (await answer.json()) as { data: Seminar[] };
		const next = data
			.filter(({ is_online, date }) => !is_online && date !== null && Date.parse(date) > Date.now())
			.sort((a, b) => Date.parse(a.date ?? "") - Date.parse(b.date ?? ""))
			.slice(0, 3);
		await page.goBack();
		await expect(seminars(page).getByRole("article").getByRole("heading")).toHaveText(next.map(({ topic }) => topic));
		const first = seminars(page).getByRole("article").first().getByRole("link");
		await expect(first).toHaveAttribute("href", `/seminare/${next[0]?.slug}/${Date.parse(next[0]?.date ?? "") / 1000}`);
		await seminars(page).getByRole("link", { name: "Zum Seminarkalender" }).click();
		await expect(page).toHaveURL("/seminare");
	});
	await test.step("HOME-05 the newsletter is offered", async () => {
		await page.goBack();
		const promo = page.getByRole("region", { name: "Alle 14 Tage Post, die weiterhilft" });
		await promo.getByRole("link", { name: "Newsletter abonnieren" }).click();
		await expect(page).toHaveURL("/newsletter");
	});
	await test.step("HOME-06 the three latest articles are listed, with the way to all of them", async () => {
		const answer = await request.get("/api/v1/blog_post?per_page=999");
		const { data } = (await answer.json()) as { data: ArticleTeaser[] };
		const latest = data.sort((a, b) => Date.parse(b.date) - Date.parse(a.date)).slice(0, 3);
		await page.goBack();
		const links = articles(page).getByRole("article").getByRole("link");
		await expect(links).toHaveText(latest.map(({ title }) => title));
		await articles(page).getByRole("link", { name: "Alle Artikel" }).click();
		await expect(page).toHaveURL("/ratgeber");
		await page.goBack();
		await links.nth(1).click();
		await expect(page).toHaveURL(`/ratgeber/${latest[1]?.slug}`);
	});
});

test.describe("when the API fails", () => {
	test.use({ expectedErrors: /Failed to load resource/ });

	const goHome = async (page: Page, ...failing: string[]) => {
		await page.unrouteAll();
		await header(page).getByRole("link", { name: "Ratgeber", exact: true }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeVisible();
		for (const path of failing) {
			await page.route(`**/api/v1/${path}?*`, (route) =>
				route.fulfill({ status: 500, json: { code: "internal", message: "kaputt" } }),
			);
		}
		await header(page)
			.getByRole("link", { name: /zur Startseite/ })
			.click();
		await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
	};

	test("ERR-03 without seminars, articles, all lists or a network the rest of the page still shows", async ({
		page,
	}) => {
		await open(page, "/impressum");
		await test.step("ERR-03 without seminars the rest of the page still shows", async () => {
			await goHome(page, "presence_seminar");
			await expect(seminars(page).getByRole("article")).toHaveCount(0);
			await expect(seminars(page)).toContainText("Hier stehen gerade keine Termine.");
			await expect(seminars(page).getByRole("link", { name: "Zum Seminarkalender" })).toBeVisible();
			await expect(articles(page).getByRole("article")).toHaveCount(3);
		});
		await test.step("ERR-03 without articles the rest of the page still shows", async () => {
			await goHome(page, "blog_post");
			await expect(articles(page).getByRole("article")).toHaveCount(0);
			await expect(articles(page)).toContainText("Hier liegt gerade nichts Neues bereit.");
			await expect(seminars(page).getByRole("article")).toHaveCount(3);
			await expect(
				page.getByRole("region", { name: "Videokurse für den Feierabend" }).getByRole("article"),
			).toHaveCount(3);
			await expect(seminars(page).getByText("Nächster Online-Termin")).toBeVisible();
		});
		await test.step("ERR-03 without both lists the page still shows", async () => {
			await goHome(page, "presence_seminar", "online_seminar", "blog_post");
			await expect(page.getByRole("article")).toHaveCount(0);
			await expect(page.getByRole("link", { name: "Newsletter abonnieren" })).toBeVisible();
		});
		await test.step("ERR-03 without a network the page still shows", async () => {
			await page.unrouteAll();
			await header(page).getByRole("link", { name: "Ratgeber", exact: true }).click();
			await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeVisible();
			await page.route("**/api/v1/**", (route) => route.abort());
			await header(page)
				.getByRole("link", { name: /zur Startseite/ })
				.click();
			await expect(page.getByRole("heading", { level: 1, name: HEADLINE })).toBeVisible();
			await expect(page.getByRole("article")).toHaveCount(0);
		});
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("HOME-04 HOME-06 both lists are there", async ({ page }) => {
		await page.goto("/");
		await expect(seminars(page).getByRole("article")).toHaveCount(3);
		await expect(page.getByRole("region", { name: "Videokurse für den Feierabend" }).getByRole("article")).toHaveCount(
			3,
		);
		await expect(seminars(page).getByText("Nächster Online-Termin")).toBeVisible();
		await expect(articles(page).getByRole("article")).toHaveCount(3);
		await articles(page).getByRole("link", { name: "Alle Artikel" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeVisible();
	});
});
