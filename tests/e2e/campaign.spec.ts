import { paths } from "#contract/paths.ts";
import { category, keyword, more } from "./support/article-list.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const CAMPAIGN = "utm_source=brief&fbclid=1";

/** The kept page was rendered without them; the browser, which sees them, must agree with it (the console stays silent). */
for (const path of [paths.home, paths.articles, paths.seminars, paths.courses, `${paths.search}?suche=Satzung`])
	test(`a page opened with parameters of a campaign is the page itself: ${path}`, async ({ page, request }) => {
		const marked = `${path}${path.includes("?") ? "&" : "?"}${CAMPAIGN}`;
		expect((await request.get(marked)).headers().etag).toBe((await request.get(path)).headers().etag);
		await open(page, marked);
		const links = await page.locator("a[href*='utm_source'], a[href*='fbclid']").count();
		expect(links).toBe(0);
	});

test("from there a list is searched, filtered and lengthened as ever, and the campaign is left behind", async ({
	page,
}) => {
	await open(page, `${paths.articles}?${CAMPAIGN}`);
	await more(page).click();
	await expect(page).toHaveURL(/\/ratgeber\?seite=2$/);
	await keyword(page).fill("Verein");
	await expect(page).toHaveURL(/\/ratgeber\?suche=Verein$/);
	await category(page).selectOption({ index: 1 });
	await expect(page).toHaveURL(/\/ratgeber\?suche=Verein&kategorie=[\w-]+$/);
});
