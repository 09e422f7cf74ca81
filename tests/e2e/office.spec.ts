import { expectAccessible } from "./support/axe.ts";
import { ARTICLE } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

test("DESK-02 no public page loads a byte of the office or names one of its endpoints", async ({ page }) => {
	const texts: Promise<string>[] = [];
	page.on("response", (response) => {
		if (/script|stylesheet|document/.test(response.request().resourceType())) texts.push(response.text());
	});
	for (const path of ["/", ARTICLE, "/seminare", "/warenkorb", "/mein-vsz/anmelden"]) {
		await page.goto(path);
		await page.waitForLoadState("networkidle");
	}
	expect(texts.length).toBeGreaterThan(10);
	for (const text of await Promise.all(texts)) expect(text).not.toMatch(/\/office\/|\/verwaltung/);
});

// A browser tells that nobody is logged in.
test.use({ expectedErrors: /status of 401/ });

test("the office's own bundle stands at every address of it, is kept by nobody and runs nothing but its own files", async ({
	page,
}) => {
	for (const path of ["/verwaltung", "/verwaltung/heute"]) {
		const headers = (await page.request.get(path)).headers();
		expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
		expect(headers["content-security-policy"]).toContain("script-src 'self';");
	}
	await page.goto("/verwaltung/heute");
	await expect(page.getByRole("heading", { name: "Anmelden" })).toBeVisible();
	await expectAccessible(page);
});
