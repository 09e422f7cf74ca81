import { paths } from "#contract/paths.ts";
import { category, keyword, more } from "./support/article-list.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const CAMPAIGN = "utm_source=brief&fbclid=1";

/** The kept page was rendered without them; the browser, which sees them, must agree with it (the console stays silent). */
test("a page opened with parameters of a campaign is the page itself, and its list leaves the campaign behind", async ({
	page,
	request,
}) => {
	await test.step("a page opened with parameters of a campaign is the page itself", async () => {
		for (const path of [paths.home, paths.articles, paths.seminars, paths.courses, `${paths.search}?suche=Satzung`]) {
			const marked = `${path}${path.includes("?") ? "&" : "?"}${CAMPAIGN}`;
			expect((await request.get(marked)).headers().etag, path).toBe((await request.get(path)).headers().etag);
			await open(page, marked);
			const links = await page.locator("a[href*='utm_source'], a[href*='fbclid']").count();
			expect([path, links]).toEqual([path, 0]);
		}
	});
	await test.step("from there a list is searched, filtered and lengthened as ever, and the campaign is left behind", async () => {
		await open(page, `${paths.articles}?${CAMPAIGN}`);
		await more(page).click();
		await expect(page).toHaveURL(/\/ratgeber\?seite=2$/);
		await keyword(page).fill("Verein");
		await expect(page).toHaveURL(/\/ratgeber\?suche=Verein$/);
		await category(page).selectOption({ index: 1 });
		await expect(page).toHaveURL(/\/ratgeber\?suche=Verein&kategorie=[\w-]+$/);
	});
});
