import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { imageAddress } from "#contract/images.ts";
import type { MemberVideo } from "#contract/member-area.ts";
import { CUSTOMER, enter, LOGIN, MEMBER, main, newMember, tokenOf } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { open, wordsOutside } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const PRODUCTS = "/mein-vsz/produkte";
const NEWS = "/mein-vsz/news";
const region = (page: Page, name: string) => main(page).getByRole("region", { name });

async function videosOf(request: APIRequestContext) {
	const { access_token } = await tokenOf(request, CUSTOMER);
	const answer = await request.get("/api/v1/user/video", { headers: { Authorization: `Bearer ${access_token}` } });
	const { data } = (await answer.json()) as { data: MemberVideo[] };
	const find = (available: boolean) =>
		data.find(({ is_available_for_user }) => is_available_for_user === available)?.product;
	const [available, past] = [find(true), find(false)];
	if (!available || !past) throw new Error("the demo customer has a course and had another");
	return { available, past };
}

test("MEM-29 MEM-33 SEC-16 what can be watched is listed with its time, what is over can be bought again, and documents are for their owner alone", async ({
	page,
	request,
}) => {
	await test.step("orders show their state, and their documents are PDF files for their owner alone", async () => {
		await enter(page, request, CUSTOMER, "/mein-vsz/uebersicht");
		await expect(region(page, "Gerade offen").getByRole("link", { name: /^Ansehen/ })).toHaveCount(1);
		await expectAccessible(page);
		await region(page, "Zu zahlen").getByRole("link", { name: "Alle Rechnungen" }).click();
		const orders = region(page, "Bestellungen und Rechnungen");
		await expect(orders.getByRole("listitem").first()).toContainText("Bezahlt");
		await expect(orders.getByRole("listitem").first()).toContainText(/\d,\d\d\s€ inkl\. MwSt\./);
		const download = page.waitForEvent("download");
		const asked = page.waitForRequest(/\/document\/\d+$/);
		await orders
			.getByRole("button", { name: /^Rechnung .+ \(PDF\)$/ })
			.first()
			.click();
		const file = await download;
		expect(file.suggestedFilename()).toMatch(/\.pdf$/);
		expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe("%PDF-");
		const url = (await asked).url();
		expect((await request.get(url)).status()).toBe(401);
		const { access_token } = await tokenOf(request, MEMBER);
		expect((await request.get(url, { headers: { Authorization: `Bearer ${access_token}` } })).status()).toBe(404);
	});
	await test.step("MEM-33 when the time is up the film is gone and can be bought again", async () => {
		const { past } = await videosOf(request);
		await open(page, `${PRODUCTS}/${past.id}`);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(past.topic);
		await expect(main(page).getByRole("heading", { name: "Zeit abgelaufen" })).toBeVisible();
		await expect(main(page)).toContainText(/Alle Videokurse stehen dir nach dem Kauf 24\sStunden zur Verfügung\./);
		await expect(page.locator("video")).toHaveCount(0);
		await expect(main(page).getByRole("link", { name: "Noch einmal kaufen" })).toHaveAttribute(
			"href",
			`/videokurse/${past.slug}`,
		);
		await expectAccessible(page);
	});
	await test.step("MEM-29 SEC-16 what can be watched is listed with its time, what is over can be bought again", async () => {
		const { available, past } = await videosOf(request);
		await open(page, PRODUCTS);
		const own = region(page, "Deine Videokurse");
		await expect(own.getByRole("link")).toHaveText([available.topic]);
		await expect(own.getByRole("link")).toHaveAttribute("href", `${PRODUCTS}/${available.id}`);
		await expect(own.getByRole("timer")).toHaveText(/^noch \d+\sStd\.( \d+\sMin\.)? verfügbar$/);
		await expect(region(page, "Frühere Videokurse").getByRole("heading", { level: 3 })).toHaveText([past.topic]);
		await expect(region(page, "Frühere Videokurse").getByRole("link", { name: /Noch einmal kaufen/ })).toHaveAttribute(
			"href",
			`/videokurse/${past.slug}`,
		);
		await expect(main(page).getByText("Vielleicht ist einer dieser Videokurse etwas für dich?")).toHaveCount(0);
		await expectAccessible(page);
		await page.setViewportSize({ width: 320, height: 640 });
		expect(await wordsOutside(page)).toEqual([]);
	});
});

test("a course whose time runs out while one looks moves to the past ones", async ({ page, request }) => {
	const { available } = await videosOf(request);
	await page.clock.install();
	await page.route("**/api/v1/user/video", async (route) => {
		const body = (await (await route.fetch()).json()) as { data: MemberVideo[] };
		const now = await page.evaluate(() => Date.now());
		for (const video of body.data) {
			if (video.product.id !== available.id) continue;
			const until = Date.parse((await page.evaluate(() => sessionStorage.getItem("until"))) ?? "") || now + 90_000;
			await page.evaluate((iso) => sessionStorage.setItem("until", iso), new Date(until).toISOString());
			video.available_until = new Date(until).toISOString();
			video.is_available_for_user = until > now;
		}
		await route.fulfill({ json: body });
	});
	await enter(page, request, CUSTOMER, PRODUCTS);
	await expect(region(page, "Deine Videokurse").getByRole("timer")).toHaveText(/^noch 1\sMin\. verfügbar$/);
	await page.clock.fastForward(45_000);
	await expect(region(page, "Deine Videokurse").getByRole("timer")).toHaveText(
		"noch weniger als eine Minute verfügbar",
	);
	await page.clock.fastForward(50_000);
	await expect(region(page, "Frühere Videokurse").getByRole("heading", { level: 3 })).toHaveCount(2);
	await expect(main(page).getByRole("heading", { name: "Du hast zur Zeit keine Videokurse verfügbar." })).toBeVisible();
});

test("MEM-32 MEM-33 SEC-02 a bought course plays, and goes on where it was left", async ({ page, request }) => {
	const { available } = await videosOf(request);
	await enter(page, request, CUSTOMER, `${PRODUCTS}/${available.id}`);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(available.topic);
	await expect(main(page)).toContainText(`Ein Videokurs aus der Kategorie „${available.category.name}“`);
	await expect(main(page).locator(".prose p").first()).toBeVisible();
	await expect(page.locator("video")).toHaveAttribute("poster", imageAddress(available.image));
	await expect(main(page).getByRole("timer")).toHaveText(/^noch \d+\sStunden?/);
	await expectAccessible(page);

	await page.getByRole("button", { name: "Video abspielen" }).click();
	const time = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
	await expect.poll(time).toBeGreaterThan(0.2);
	await page.locator("video").evaluate((video: HTMLVideoElement) => {
		video.currentTime = 8;
		video.pause();
	});
	await expect.poll(() => page.evaluate(() => localStorage.getItem("videoPositions"))).toContain('"seconds":8');
	await page.reload();
	await page.getByRole("button", { name: "Video abspielen" }).click();
	await expect.poll(time).toBeGreaterThanOrEqual(8);
});

test("MEM-33 time that runs out while one watches ends the film", async ({ page, request }) => {
	const { available } = await videosOf(request);
	await page.clock.install();
	await enter(page, request, CUSTOMER, `${PRODUCTS}/${available.id}`, 48 * 3600_000);
	await expect(page.locator("video")).toHaveCount(1);
	await page.clock.fastForward("24:00:00");
	await expect(main(page).getByRole("heading", { name: "Zeit abgelaufen" })).toBeVisible();
	await expect(page.locator("video")).toHaveCount(0);
});

test("a course that was never bought leads to its page", async ({ page, request }) => {
	const { available } = await videosOf(request);
	await enter(page, request, await newMember(request), `${PRODUCTS}/${available.id}`);
	await expect(page.locator("video")).toHaveCount(0);
	await expect(main(page).getByRole("link", { name: "Zum Videokurs" })).toHaveAttribute(
		"href",
		`/videokurse/${available.slug}`,
	);
	await expectAccessible(page);
});

test.describe("what is not there", () => {
	test.use({ expectedErrors: /status of (404|500)/ });

	test("ERR-19 MEM-34 an unknown course is not found; orders and news that cannot be loaded take nothing else away", async ({
		page,
		request,
	}) => {
		await test.step("an unknown course is not found", async () => {
			await enter(page, request, CUSTOMER, `${PRODUCTS}/999999`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hier steht leider kein Stuhl");
			await open(page, `${PRODUCTS}/abc`);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Hier steht leider kein Stuhl");
		});
		await test.step("orders that cannot be loaded do not take the courses away", async () => {
			await page.route("**/api/v1/user/order", (route) =>
				route.fulfill({ status: 500, json: { code: "internal", message: "x" } }),
			);
			await open(page, "/mein-vsz/rechnungen");
			await expect(region(page, "Bestellungen und Rechnungen")).toContainText("lassen sich gerade nicht laden");
			await open(page, "/mein-vsz/uebersicht");
			await expect(region(page, "Gerade offen").getByRole("link", { name: /^Ansehen/ })).toHaveCount(1);
		});
		await test.step("ERR-19 MEM-34 news that cannot be loaded are empty", async () => {
			for (const list of ["blog_post", "presence_seminar", "online_seminar"])
				await page.route(`**/api/v1/${list}?*`, (route) =>
					route.fulfill({ status: 500, json: { code: "internal", message: "x" } }),
				);
			await open(page, NEWS);
			await expect(main(page).getByText("Hier gibt es gerade nichts Neues.")).toHaveCount(3);
			await expectAccessible(page);
		});
	});
});

test("MEM-30 MEM-31 MEM-34 CONST-04 nothing is asked for before the login is judged; without courses some are suggested; news of three kinds", async ({
	page,
	request,
}) => {
	await test.step("nothing of the member area is asked for before the login is judged", async () => {
		const asked: string[] = [];
		page.on("request", (request) => request.url().includes("/api/v1/user/") && asked.push(request.url()));
		await page.goto(PRODUCTS);
		await expect(page).toHaveURL(LOGIN);
		expect(asked).toEqual([]);
	});
	await test.step("MEM-30 MEM-31 with none it says so and suggests up to three active courses", async () => {
		await enter(page, request, MEMBER, PRODUCTS);
		await expect(
			main(page).getByRole("heading", { name: "Du hast zur Zeit keine Videokurse verfügbar." }),
		).toBeVisible();
		const suggestions = region(page, "Vielleicht ist einer dieser Videokurse etwas für dich?");
		await expect(suggestions.getByRole("article")).toHaveCount(3);
		await expect(suggestions.getByRole("article").getByRole("link").first()).toHaveAttribute(
			"href",
			/^\/videokurse\/./,
		);
		await expect(region(page, "Seminare")).toContainText("Du hast zurzeit kein Seminar gebucht.");
		await expectAccessible(page);
	});
	await test.step("MEM-34 CONST-04 news: three articles, three seminars ahead and three courses", async () => {
		await open(page, NEWS);
		for (const [name, link] of [
			["Aus dem Ratgeber", /^\/ratgeber\/./],
			["Nächste Seminare", /^\/seminare\/./],
			["Videokurse", /^\/videokurse\/./],
		] as const) {
			const articles = region(page, name).getByRole("article");
			await expect(articles).toHaveCount(3);
			await expect(articles.first().getByRole("link").first()).toHaveAttribute("href", link);
		}
		await expectAccessible(page);
	});
});
