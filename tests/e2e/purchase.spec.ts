import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { countEffort } from "./support/effort.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open, wordsOutside } from "./support/page.ts";
import { COURSE, field, main, next, orderButton, PERSON, pricedCourses, radio } from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const DAY_MS = 24 * 3_600_000;
const NOTE = "Alle Videokurse stehen dir nach dem Kauf 24\u00a0Stunden zur Verfügung.";
const expired = (page: Page) => page.getByRole("heading", { level: 1, name: "Zeit abgelaufen" });

/** Bought for nothing over the API; answers the path of the link in the mail. */
async function buy(page: Page): Promise<string> {
	const email = newAddress();
	const call = async (method: "GET" | "POST" | "PUT", path: string, data?: object) =>
		(await page.request.fetch(`/api/v1/${path}`, { method, ...(data ? { data } : {}) })).json();
	const course = await call("GET", `online_seminar?slug=${COURSE.slug}`);
	const basket = await call("GET", "basket");
	const filled = await call("POST", `basket/${basket.data.id}/product`, { product_id: course.data.id });
	await call("PUT", `basket_product/${filled.data.products[0].id}/voucher/FREI100`);
	await call("POST", `basket/${basket.data.id}/checkout`, {
		name: "Mika Beispiel",
		email,
		street_address: "Beispielweg",
		street_suffix: "7a",
		postcode: "01099",
		city: "Dresden",
		accept_terms: true,
	});
	return (await readMail(page, email, "Danke! Dein")).link("/produkt/");
}

test("VID-14 FRAME-11 title, category, time left, description and a player with captions; the address is passed on to nobody, and the old one leads to it", async ({
	page,
}) => {
	const path = await buy(page);
	await test.step("VID-14 title, category, time left, description and a player with captions; the address is passed on to nobody", async () => {
		const answer = await page.goto(path);
		expect(answer?.headers()).toMatchObject({ "referrer-policy": "no-referrer", "cache-control": "no-store" });
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE.topic);
		await expect(main(page)).toContainText("Ein Videokurs aus der Kategorie „Vereinsrecht“");
		await expect(main(page)).toContainText(/Noch 23\s+Stunden 5\d\s+Minuten verfügbar/);
		await expect(page.locator("video source")).toHaveAttribute("src", /^\/media\/video\/.+signature=/);
		await expect(page.locator("video track[kind=captions]")).toHaveAttribute("srclang", "de");
		await expect(page.locator("video")).toHaveAttribute("poster", /\.webp$/);
		await expect(main(page).locator(".prose")).not.toBeEmpty();
		await expectAccessible(page);
		for (const width of [1280, 390]) {
			await page.setViewportSize({ width, height: 900 });
			expect([width, await wordsOutside(page)]).toEqual([width, []]);
		}
	});
	await test.step("FRAME-11 the old address of a film leads to the new one", async () => {
		const answer = await page.request.get(path.replace("/produkt/", "/video-detail/"));
		expect(new URL(answer.url()).pathname).toBe(path);
		expect(answer.status()).toBe(200);
	});
});

test("VID-15 when the 24 hours end before somebody's eyes, the page says so", async ({ page }) => {
	const path = await buy(page);
	await page.clock.install();
	await open(page, path);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(COURSE.topic);
	await page.clock.fastForward(DAY_MS);
	await expect(expired(page)).toBeVisible();
	await expect(main(page).getByRole("link", { name: /^Noch einmal kaufen/ })).toBeVisible();
	await expect(main(page)).toContainText(NOTE);
});

test("a guest comes from the home page to a playing film in nine clicks, and it goes on where it was left", async ({
	page,
}) => {
	const priced = (await pricedCourses(page)).map(({ slug }) => `a[href="/videokurse/${slug}"]`);
	const { effort, click, fill, check } = countEffort();
	await open(page, "/");
	const offered = page.getByRole("region", { name: "Videokurse für den Feierabend" });
	await click(offered.locator(priced.join()).first());
	await click(page.getByRole("button", { name: "In den Warenkorb" }).first());
	await click(page.getByRole("link", { name: "Zum Warenkorb" }).first());
	await click(page.getByRole("link", { name: "zur Kasse" }));
	for (const [label, value] of Object.entries(PERSON)) await fill(field(page, label), value);
	await fill(field(page, "E-Mail").last(), newAddress());
	await expect(radio(page, "Paypal")).toBeChecked();
	await click(next(page));
	await expect(orderButton(page)).toBeVisible();
	for (const box of await main(page).getByRole("checkbox").all()) await check(box);
	await click(orderButton(page));
	await click(page.getByRole("button", { name: "Bezahlen", exact: true }));
	await click(main(page).getByRole("link", { name: /^Jetzt ansehen/ }));
	await click(page.getByRole("button", { name: "Video abspielen" }));
	const time = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
	await expect.poll(time).toBeGreaterThan(0);
	expect(effort.clicks).toBeLessThanOrEqual(9);

	await page.locator("video").evaluate((video: HTMLVideoElement) => {
		video.pause();
		video.currentTime = 8;
	});
	await expect.poll(() => page.evaluate(() => localStorage.getItem("videoPositions"))).toContain("8");
	await page.reload();
	await page.getByRole("button", { name: "Video abspielen" }).click();
	await expect.poll(time).toBeGreaterThanOrEqual(8);
});

test.describe("a link that does not hold", () => {
	test.use({ expectedErrors: /status of (403|404|410)/ });

	test("VID-15 a wrong link shows 'Zeit abgelaufen' and a way to buy again", async ({ page }) => {
		for (const path of [`/produkt/1/${"a".repeat(43)}`, "/produkt/7/aB3_x-9"]) {
			const answer = await page.request.get(path);
			expect([path, answer.status()]).toEqual([path, 404]);
			expect(await answer.text()).toContain("Zeit abgelaufen</h1>");
		}
		expect((await page.goto("/produkt/x/y"))?.status()).toBe(404);
		await expect(expired(page)).toBeVisible();
		await expect(main(page)).toContainText(NOTE);
		await expectAccessible(page);
		await main(page).getByRole("link", { name: "Videokurse ansehen" }).click();
		await expect(page).toHaveURL("/videokurse");
	});

	test("VID-15 an address of the film that has run out is renewed while the link holds; a link past its time says so", async ({
		page,
	}) => {
		const path = await buy(page);
		await open(page, path);
		let refused = 0;
		await page.route("**/media/video/**", (route) => {
			if (route.request().url().includes("neu=1")) return route.continue();
			refused += 1;
			return route.fulfill({ status: 403, body: "" });
		});
		await page.route("**/api/v1/online_seminar/*/*", async (route) => {
			const { data } = await (await route.fetch()).json();
			data.video.path += "&neu=1";
			await route.fulfill({ json: { data } });
		});
		await page.getByRole("button", { name: "Video abspielen" }).click();
		await expect(page.locator("video source")).toHaveAttribute("src", /neu=1$/);
		await expect
			.poll(() => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime))
			.toBeGreaterThan(0);
		expect(refused).toBeGreaterThan(0);

		await page.unrouteAll();
		await page.route("**/api/v1/online_seminar/*/*", (route) =>
			route.fulfill({
				status: 410,
				json: { code: "video_link_expired", message: "Dieser Link zum Video ist abgelaufen." },
			}),
		);
		await page
			.getByRole("banner")
			.getByRole("link", { name: /zur Startseite/ })
			.click();
		await expect(page).toHaveURL("/");
		await page.goBack();
		await expect(expired(page)).toBeVisible();
		await main(page)
			.getByRole("link", { name: /^Noch einmal kaufen/ })
			.click();
		await expect(page).toHaveURL(`/videokurse/${COURSE.slug}`);
	});
});
