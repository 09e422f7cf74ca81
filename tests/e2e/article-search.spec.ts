import { cards, category, holdBack, keyword, LOADING, listRequests, PAGE_SIZE } from "./support/article-list.ts";
import { header, nextFrame, open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

test("ART-09 ART-10 ART-14 text and category go into the address, come out of it, and the back button takes a search back", async ({
	page,
}) => {
	await test.step("ART-09 ART-14 the search text is merged into the address, at its first page, and taken out again", async () => {
		await open(page, "/ratgeber?seite=3&kategorie=vereinsrecht&von=mail");
		await keyword(page).fill("Verein & Recht");
		await expect(page).toHaveURL("/ratgeber?kategorie=vereinsrecht&von=mail&suche=Verein+%26+Recht");
		expect(await cards(page).count()).toBeLessThanOrEqual(PAGE_SIZE);
		await keyword(page).fill("");
		await expect(page).toHaveURL("/ratgeber?kategorie=vereinsrecht&von=mail");
		await expect(category(page)).toHaveValue("vereinsrecht");
	});
	await test.step("ART-09 a category chosen while a text waits is joined by the text", async () => {
		await header(page).getByRole("link", { name: "Ratgeber", exact: true }).click();
		await expect(page).toHaveURL("/ratgeber");
		await expect(category(page)).toHaveValue("");
		await keyword(page).fill("Satzung");
		await category(page).selectOption("Vereinsrecht");
		await expect(page).toHaveURL("/ratgeber?kategorie=vereinsrecht&suche=Satzung");
		await expect(keyword(page)).toHaveValue("Satzung");
		await expect(category(page)).toHaveValue("vereinsrecht");
	});
	await test.step("ART-10 the back button takes a search back, in the list and in the field", async () => {
		await header(page).getByRole("link", { name: "Ratgeber", exact: true }).click();
		await expect(keyword(page)).toHaveValue("");
		await keyword(page).fill("Kassenprüfung");
		await expect(cards(page).first()).toContainText("Kassenprüfung mit Checkliste");
		await page.goBack();
		await expect(page).toHaveURL("/ratgeber");
		await expect(keyword(page)).toHaveValue("");
		await expect(cards(page)).toHaveCount(PAGE_SIZE);
		await page.goForward();
		await expect(keyword(page)).toHaveValue("Kassenprüfung");
		await expect(cards(page).first()).toContainText("Kassenprüfung mit Checkliste");
	});
	await test.step("ART-10 markup in the address stays text", async () => {
		const text = "</script><script>document.title='!'</script><img src=x onerror=alert(1)>";
		await open(page, `/ratgeber?suche=${encodeURIComponent(text)}`);
		await expect(keyword(page)).toHaveValue(text);
		await expect(page).toHaveTitle(/^Ratgeber/);
		await expect(page.locator('img[src="x"]')).toHaveCount(0);
	});
	await test.step("ART-10 a search text that is far too long is searched for as far as it goes", async () => {
		const answer = await page.goto(`/ratgeber?suche=${"lang".repeat(500)}`);
		expect(answer?.status()).toBe(200);
		await expect(page.getByRole("heading", { name: "Keine Ergebnisse" })).toBeVisible();
		await expect(page.getByText("konnten gerade nicht geladen werden")).toHaveCount(0);
	});
});

test("ART-11 a link followed while a text waits is not called back", async ({ page }) => {
	await page.clock.install();
	await open(page, "/ratgeber");
	await keyword(page).fill("Satzung");
	await cards(page).nth(1).getByRole("link").click();
	await expect(page.getByRole("link", { name: "zurück zur Ratgeber-Übersicht" })).toBeVisible();
	await page.clock.runFor(700);
	await expect(page).toHaveURL(/\/ratgeber\/[a-z-]+$/);
});

test("ART-11 ART-14 the search starts once, 500 ms after the last key; the later of two quick ones wins, however slow the first one is", async ({
	page,
}) => {
	await open(page, "/ratgeber");
	const requests = listRequests(page);
	await page.evaluate(() => {
		document.addEventListener("input", ({ timeStamp }) => Object.assign(window, { lastKey: timeStamp }));
	});
	await keyword(page).pressSequentially("Vorstand", { delay: 60 });
	await expect(page).toHaveURL("/ratgeber?suche=Vorstand");
	await expect(cards(page).first()).toContainText("Vorstand");
	expect(requests.map((query) => query.get("search"))).toEqual(["Vorstand"]);
	const waited = await page.evaluate(() => {
		const sent = performance.getEntriesByType("resource").findLast(({ name }) => name.includes("/blog_post?"));
		return (sent?.startTime ?? 0) - (window as unknown as { lastKey: number }).lastKey;
	});
	expect(waited).toBeGreaterThanOrEqual(490);

	const letGo = await holdBack(page, /search=Kassenpr/);
	await keyword(page).fill("Kassenprüfung");
	await keyword(page).press("Enter");
	await expect(page.getByText(LOADING)).toBeVisible();
	await keyword(page).fill("Pressemitteilung");
	await keyword(page).press("Enter");
	await expect(cards(page).first()).toContainText("Pressemitteilung");
	const late = page.waitForResponse(/search=Kassenpr/);
	letGo();
	await (await late).finished();
	await nextFrame(page);
	await expect(cards(page).first()).toContainText("Pressemitteilung");
	await expect(keyword(page)).toHaveValue("Pressemitteilung");
});

test("ART-12 a text that comes back to what it was does not search again", async ({ page }) => {
	await page.clock.install();
	await open(page, "/ratgeber?suche=Satzung");
	const requests = listRequests(page);
	await keyword(page).press("End");
	await keyword(page).pressSequentially("en");
	await keyword(page).press("Backspace");
	await keyword(page).press("Backspace");
	await page.clock.runFor(900);
	expect(requests).toHaveLength(0);
	await expect(page).toHaveURL("/ratgeber?suche=Satzung");
});

test("ART-10 ART-13 an address with a search text fills the field and filters the list; a cleared text applies at once", async ({
	page,
}) => {
	await open(page, "/ratgeber?suche=Kassenpr%C3%BCfung");
	await expect(keyword(page)).toHaveValue("Kassenprüfung");
	await expect(cards(page).first()).toContainText("Kassenprüfung mit Checkliste");
	expect(await cards(page).count()).toBeLessThan(PAGE_SIZE);
	await page.evaluate(() => {
		document.addEventListener("click", ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), true);
	});
	await page.getByRole("button", { name: "Suche leeren" }).click();
	await expect(cards(page)).toHaveCount(PAGE_SIZE);
	await expect(page).toHaveURL("/ratgeber");
	const waited = await page.evaluate(() => {
		const sent = performance.getEntriesByType("resource").findLast(({ name }) => name.includes("/blog_post?"));
		return (sent?.startTime ?? 0) - (window as unknown as { pressed: number }).pressed;
	});
	expect(waited).toBeLessThan(400);
});
