import type { Page } from "@playwright/test";
import type { ArticleTeaser } from "#contract/articles.ts";
import {
	cards,
	category,
	holdBack,
	keyword,
	LIST_API,
	LOADING,
	listRequests,
	more,
	PAGE_SIZE,
	titles,
	total,
} from "./support/article-list.ts";
import { open, scrollPosition, scrollTo } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test("ART-01 ART-02 ART-03 ART-04 heading, keyword field, categories, and nine cards that lead to their articles", async ({
	page,
}) => {
	await test.step("ART-01 the heading is 'Ratgeber'", async () => {
		await open(page, "/ratgeber");
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber", exact: true })).toBeVisible();
		await expect(page).toHaveTitle(/^Ratgeber – /);
	});
	await test.step("ART-02 the keyword field has its placeholder and a clear button", async () => {
		await expect(keyword(page)).toHaveAttribute("placeholder", "Stichwortsuche");
		const clear = page.getByRole("button", { name: "Suche leeren" });
		await expect(clear).toHaveCount(0);
		await keyword(page).fill("Satzung");
		await clear.click();
		await expect(keyword(page)).toHaveValue("");
		await expect(keyword(page)).toBeFocused();
		await expect(page).toHaveURL("/ratgeber");
	});
	await test.step("ART-03 the dropdown lists the categories after 'Alle Kategorien'", async () => {
		const answer = await page.request.get("/api/v1/category");
		const { data } = (await answer.json()) as { data: { name: string }[] };
		await expect(category(page).getByRole("option")).toHaveText(["Alle Kategorien", ...data.map(({ name }) => name)]);
		await expect(category(page)).toHaveValue("");
		await category(page).selectOption("Ehrenamt");
		await expect(page).toHaveURL("/ratgeber?kategorie=ehrenamt");
		for (const card of await cards(page).all()) await expect(card).toContainText("Ehrenamt");
		await page.goBack();
		await expect(category(page)).toHaveValue("");
		await expect(cards(page)).toHaveCount(PAGE_SIZE);
	});
	await test.step("ART-04 nine cards show, and each leads to its article", async () => {
		const answer = await page.request.get("/api/v1/blog_post");
		const { data } = (await answer.json()) as { data: ArticleTeaser[] };
		const links = cards(page).getByRole("link");
		const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(targets).toEqual(data.map(({ slug }) => `/ratgeber/${slug}`));
		await expect(page.getByRole("status").filter({ hasText: "Ergebnisse" })).toHaveText(
			`${await total(page)} Ergebnisse`,
		);
		// The whole card is the link.
		await cards(page)
			.nth(4)
			.click({ position: { x: 20, y: 20 } });
		await expect(page).toHaveURL(`/ratgeber/${data[4]?.slug}`);
		await expect(page.getByRole("heading", { level: 1, name: data[4]?.title })).toBeVisible();
	});
});

test("ART-05 ART-06 the button appends page after page and goes with the last one", async ({ page }) => {
	const all = await total(page);
	await open(page, "/ratgeber");
	const requests = listRequests(page);
	let before = await titles(page);
	for (let pages = 2; before.length < all; pages++) {
		await more(page).click();
		const count = Math.min(pages * PAGE_SIZE, all);
		await expect(cards(page)).toHaveCount(count);
		await expect(cards(page).nth(before.length).getByRole("link")).toBeFocused();
		await expect(cards(page).nth(before.length)).toBeInViewport();
		const now = await titles(page);
		expect(now.slice(0, before.length)).toEqual(before);
		expect(new Set(now).size).toBe(count);
		expect(Object.fromEntries(requests[pages - 2] ?? [])).toEqual({ page: String(pages), per_page: String(PAGE_SIZE) });
		before = now;
	}
	await expect(more(page)).toHaveCount(0);
	await page.reload();
	await expect(cards(page)).toHaveCount(all);
});

test("ART-05 ART-07 ART-08 ART-14 the list is found as it was left, says when it loads and when it is empty, and an impatient press appends one page", async ({
	page,
}) => {
	await test.step("ART-07 without hits the page says so and offers a way on", async () => {
		await open(page, "/ratgeber?suche=qqqqqq");
		const outcome = page.getByRole("status").filter({ hasText: "Keine Ergebnisse" });
		await expect(outcome.getByRole("heading", { name: "Keine Ergebnisse", exact: true })).toBeVisible();
		await expect(cards(page)).toHaveCount(0);
		await expect(more(page)).toHaveCount(0);
		await page.getByRole("link", { name: "Alle Artikel anzeigen" }).click();
		await expect(cards(page)).toHaveCount(PAGE_SIZE);
		await expect(keyword(page)).toHaveValue("");
	});
	await test.step("ART-05 the way back from an article finds the list as it was left", async () => {
		await more(page).click();
		await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
		await cards(page).nth(14).scrollIntoViewIfNeeded();
		const position = await scrollPosition(page);
		const before = await titles(page);
		await cards(page).nth(14).getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1, name: before[14] ?? "" })).toBeFocused();
		expect(await scrollPosition(page)).toBe(0);
		await page.goBack();
		await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
		expect(await titles(page)).toEqual(before);
		await expect.poll(() => scrollPosition(page)).toBe(position);
	});
	await test.step("a page opened from a bookmark far down still starts its next page at the top", async () => {
		await scrollTo(page, 1_000);
		await page.reload();
		await expect.poll(() => scrollPosition(page)).toBe(1_000);
		await cards(page).nth(4).getByRole("link").click();
		await expect(page.getByRole("link", { name: "zurück zur Ratgeber-Übersicht" })).toBeVisible();
		expect(await scrollPosition(page)).toBe(0);
		await page.getByRole("link", { name: "zurück zur Ratgeber-Übersicht" }).click();
	});
	await test.step("ART-05 ART-08 one page more tells that it loads and keeps what is shown; an impatient double press appends one", async () => {
		await expect(cards(page)).toHaveCount(PAGE_SIZE);
		const letGo = await holdBack(page);
		await more(page).dblclick();
		await expect(page.getByRole("status").filter({ hasText: LOADING })).toBeVisible();
		await expect(cards(page)).toHaveCount(PAGE_SIZE);
		letGo();
		await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
		await expect(page.getByText(LOADING)).toHaveCount(0);
		await expect(more(page)).toBeVisible();
		expect(new Set(await titles(page)).size).toBe(2 * PAGE_SIZE);
	});
	await test.step("ART-08 ART-14 a changed category clears the list and tells that it loads", async () => {
		const letGo = await holdBack(page);
		await category(page).selectOption("Vereinsrecht");
		await expect(page.getByRole("status").filter({ hasText: LOADING })).toHaveText(LOADING);
		await expect(cards(page)).toHaveCount(0);
		await expect(more(page)).toHaveCount(0);
		letGo();
		await expect(page).toHaveURL("/ratgeber?kategorie=vereinsrecht");
		await expect(page.getByText(LOADING)).toHaveCount(0);
		expect(await cards(page).count()).toBeLessThanOrEqual(PAGE_SIZE);
	});
});

test.describe("when the API fails", () => {
	test.use({ expectedErrors: /Failed to load resource/ });
	const failure = (page: Page) => page.getByText("Die Beiträge konnten gerade nicht geladen werden.");

	test("ART-15 a list or an article that cannot be loaded says so, keeps field and categories, and trying again helps", async ({
		page,
	}) => {
		await test.step("ART-15 an error, or something that is no JSON, in place of the next page empties the list; trying again helps", async () => {
			await open(page, "/ratgeber");
			for (const answer of [
				{ status: 500, json: { code: "internal", message: "kaputt" } },
				{ status: 502, body: "<h1>Bad Gateway</h1>" },
			]) {
				await page.route(LIST_API, (route) => route.fulfill(answer));
				await more(page).click();
				await expect(failure(page)).toBeVisible();
				await expect(cards(page)).toHaveCount(0);
				await expect(more(page)).toHaveCount(0);
				const again = page.getByRole("link", { name: "Noch einmal versuchen" });
				await expect(again).toBeFocused();
				await page.unroute(LIST_API);
				await again.click();
				await expect(cards(page)).toHaveCount(PAGE_SIZE);
				await expect(failure(page)).toHaveCount(0);
			}
		});
		await test.step("ART-15 a failed search empties the list and keeps the field and the categories", async () => {
			await page.route(LIST_API, (route) => route.abort());
			await keyword(page).fill("Satzung");
			await expect(failure(page)).toBeVisible();
			await expect(cards(page)).toHaveCount(0);
			await expect(keyword(page)).toHaveValue("Satzung");
			expect(await category(page).getByRole("option").count()).toBeGreaterThan(6);
			await page.unroute(LIST_API);
			await keyword(page).fill("Satzung ändern");
			await expect(cards(page).first()).toContainText("Satzung");
		});
		await test.step("an article that cannot be loaded says so and offers another try", async () => {
			await page.route("**/api/v1/blog_post?slug=*", (route) =>
				route.fulfill({ status: 500, json: { code: "internal", message: "" } }),
			);
			const link = cards(page).first().getByRole("link");
			const title = await link.innerText();
			await link.click();
			await expect(page.getByRole("heading", { level: 1, name: "Das hat leider nicht geklappt" })).toBeFocused();
			await expect(page.getByRole("contentinfo")).toBeVisible();
			await page.unroute("**/api/v1/blog_post?slug=*");
			await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
			await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
		});
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("ART-04 ART-05 ART-10 the list can be searched, filtered and extended", async ({ page }) => {
		await page.goto("/ratgeber");
		await expect(cards(page)).toHaveCount(PAGE_SIZE);
		await more(page).click();
		await expect(cards(page)).toHaveCount(2 * PAGE_SIZE);
		await expect(cards(page).nth(PAGE_SIZE)).toBeInViewport();
		await keyword(page).fill("Satzung");
		await category(page).selectOption("Vereinsrecht");
		await page.getByRole("button", { name: "Artikel suchen" }).click();
		await expect(page).toHaveURL("/ratgeber?suche=Satzung&kategorie=vereinsrecht");
		await expect(keyword(page)).toHaveValue("Satzung");
		await expect(category(page)).toHaveValue("vereinsrecht");
		await expect(cards(page).first()).toContainText("Satzung");
		await expect(page.getByRole("button", { name: "Suche leeren" })).toHaveCount(0);
	});
});
