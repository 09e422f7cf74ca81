import { expectAccessible } from "./support/axe.ts";
import { DEMO_PORT, startDemoHouse } from "./support/empty-house.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

let house: Awaited<ReturnType<typeof startDemoHouse>> | undefined;
test.beforeAll(async () => {
	// A second demo is loaded beside that of all other journeys.
	test.setTimeout(180_000);
	house = await startDemoHouse();
});
test.afterAll(() => house?.stop());

test.use({ baseURL: `http://127.0.0.1:${DEMO_PORT}` });

test("OPS-05 the Leitung empties the demo with typed words, and the set-up of a house of one's own begins", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/einstellungen/zustand");
	await page.getByRole("button", { name: "Demo leeren …" }).click();
	const dialog = page.getByRole("dialog", { name: "Die Demo leeren?" });
	await expect(dialog).toContainText("lässt sich nicht zurücknehmen");
	const go = dialog.getByRole("button", { name: "Demo leeren", exact: true });
	const words = dialog.getByLabel("Tippe zur Bestätigung „Demo leeren“");
	await expect(words).toBeFocused();
	await words.fill("Demo");
	await expect(go).toBeDisabled();
	await words.fill("Demo leeren");
	await expectAccessible(page);
	await go.click();

	await expect(page.getByRole("heading", { name: "1. Wer leitet hier?" })).toBeVisible();
	for (const kind of ["blog_post", "category"]) {
		const { total } = await (await page.request.get(`/api/v1/${kind}`)).json();
		expect([kind, total]).toEqual([kind, 0]);
	}
	expect((await page.request.get("/api/v1/office/me")).status()).toBe(401);
	await page.goto("/");
	await expect(page.getByRole("main")).toBeVisible();
});
