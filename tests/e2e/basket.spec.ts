import { expectAccessible } from "./support/axe.ts";
import { keep, open, stored, wordsOutside } from "./support/page.ts";
import {
	addCourse,
	badge,
	basketOf,
	COURSE,
	euro,
	haveCourses,
	lines,
	logIn,
	main,
	newMember,
	openBasket,
	pricedCourses,
	storedBasket,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const FOUR_HOURS = 4 * 3_600_000;

test("CART-01 CART-02 VID-09 VID-10 VID-11 nothing is stored before the first add; a course goes into the basket after a moment and then says so", async ({
	page,
}) => {
	await open(page, `/videokurse/${COURSE.slug}`);
	expect(await stored(page)).toEqual([]);
	const button = page.getByRole("button", { name: "In den Warenkorb" });
	const before = Date.now();
	await button.click();
	await expect(button).toHaveAttribute("aria-busy", "true");
	await expect(page.getByRole("button", { name: "Ist im Warenkorb" })).toBeDisabled();
	expect(Date.now() - before).toBeGreaterThanOrEqual(200);
	await expect(button).toHaveCount(0);
	await expect(page.getByRole("link", { name: "Zum Warenkorb" })).toBeFocused();
	await expect(page.getByRole("status").filter({ hasText: "1 Artikel im Warenkorb" })).toBeAttached();
	const { id, expiry } = await storedBasket(page);
	expect(id).toMatch(/^[\da-f-]{36}$/);
	expect(Math.abs(expiry - Date.now() - FOUR_HOURS)).toBeLessThan(20_000);
	await expectAccessible(page);
	await page.reload();
	await expect(page.getByRole("button", { name: "Ist im Warenkorb" })).toBeDisabled();
});

test.describe("with all that moves", () => {
	test.use({ contextOptions: { reducedMotion: "no-preference" } });

	test("FRAME-17 FRAME-18 the badge shows the number and swells when something comes or goes", async ({ page }) => {
		const [, second] = await pricedCourses(page);
		await page.addInitScript(() => {
			const bumps: string[] = [];
			Object.assign(window, { bumps });
			new MutationObserver(() => {
				const bumped = document.querySelector("header .is-bump");
				if (bumped && bumps.at(-1) !== bumped.textContent) bumps.push(bumped.textContent ?? "");
			}).observe(document, { subtree: true, childList: true, attributes: true });
		});
		const bumps = () => page.evaluate(() => (window as unknown as { bumps: string[] }).bumps);
		await addCourse(page);
		await expect(badge(page)).toHaveAccessibleName("Warenkorb, 1 Artikel");
		expect(await bumps()).toEqual(["1"]);
		await addCourse(page, second?.slug);
		await expect(badge(page)).toHaveAccessibleName("Warenkorb, 2 Artikel");
		expect(await bumps()).toEqual(["2"]);
		await openBasket(page);
		await expect(badge(page)).toHaveText("2");
		expect(await bumps()).toEqual([]);
		await main(page)
			.getByRole("button", { name: `${COURSE.topic} entfernen` })
			.click();
		await expect(badge(page)).toHaveAccessibleName("Warenkorb, 1 Artikel");
		expect(await bumps()).toEqual(["1"]);
		await expect(badge(page).locator("span")).toHaveCSS("transition-duration", "0.1s");
	});
});

test("CART-10 CART-11 CART-13 lines, tax and totals as the server counts them; taken out and put back @mobil", async ({
	page,
}) => {
	const [, second] = await pricedCourses(page);
	await haveCourses(page, COURSE.slug, second?.slug ?? "");
	await openBasket(page);
	await expect(page.getByRole("heading", { level: 1, name: "Warenkorb" })).toBeVisible();
	const { products, ...totals } = await basketOf(page);
	await expect(lines(page)).toHaveCount(2);
	for (const [index, line] of products.entries()) {
		const item = lines(page).nth(index);
		await expect(item).toContainText(line.product.topic);
		await expect(item).toContainText(`19\u00a0% MwSt.${euro(line.total_tax)}`);
		await expect(item).toContainText(`Netto${euro(line.total_without_tax)}`);
		await expect(item).toContainText(`${euro(line.total_with_tax)}inkl. 19\u00a0% MwSt.`);
	}
	const sum = page.getByRole("complementary", { name: "Summe" });
	await expect(sum).toContainText(`Zwischensumme (netto)${euro(totals.total_without_tax)}`);
	await expect(sum).toContainText(`zzgl. 19\u00a0% MwSt.${euro(totals.total_tax)}`);
	await expect(sum).toContainText(`Gesamt${euro(totals.total_with_tax)}`);
	await expectAccessible(page);
	expect(await wordsOutside(page)).toEqual([]);

	await page.getByRole("button", { name: `${COURSE.topic} entfernen` }).click();
	await expect(lines(page)).toHaveCount(1);
	// Of a single line the sum beside it tells the parts.
	await expect(lines(page)).not.toContainText("Netto");
	await expect(lines(page)).toContainText("inkl. 19\u00a0% MwSt.");
	await expect(sum).toContainText(`Gesamt${euro(products[1]?.total_with_tax ?? 0)}`);
	const told = main(page).getByRole("status").filter({ hasText: "ist nicht mehr im Warenkorb" });
	await expect(told).toBeVisible();
	await told.getByRole("button", { name: "Rückgängig" }).click();
	await expect(lines(page)).toHaveCount(2);
	await expect(sum).toContainText(`Gesamt${euro(totals.total_with_tax)}`);
});

test("VID-09 CART-03 CART-14 CART-15 CO-5 a basket that is empty, filled or over says so, and so do courses and cards", async ({
	page,
}) => {
	await test.step("CART-15 an empty basket says so kindly and suggests three active courses; the checkout leads to it", async () => {
		await page.goto("/kasse");
		await expect(page).toHaveURL("/warenkorb");
		await expect(page.getByRole("heading", { name: "Hier ist noch Platz" })).toBeVisible();
		await expect(main(page)).toContainText("Dein Warenkorb ist leer.");
		await expect(page.getByRole("region", { name: "Wie wäre es damit?" }).getByRole("article")).toHaveCount(3);
		await main(page).getByRole("link", { name: "Videokurse ansehen" }).click();
		await expect(page).toHaveURL("/videokurse");
	});
	await test.step("VID-09 what has no price or is not active has no button", async () => {
		for (const path of ["/videokurse/datenschutz-grundlagen", "/videokurse/sponsoring-und-steuern"]) {
			await open(page, path);
			await expect(page.getByRole("button", { name: /Warenkorb/ })).toHaveCount(0);
		}
	});
	await test.step("a card shows that its course lies in the basket", async () => {
		await haveCourses(page);
		await open(page, "/videokurse");
		const card = page.getByRole("article").filter({ hasText: COURSE.topic });
		await expect(card.getByText("Im Warenkorb")).toBeVisible();
		await expect(page.getByText("Im Warenkorb")).toHaveCount(1);
	});
	await test.step("CART-14 CO-5 ways to pay and limits of delivery stand beside the way to the checkout", async () => {
		await openBasket(page);
		const sum = page.getByRole("complementary", { name: "Summe" });
		const methods = (await (await page.request.get("/api/v1/payment_method")).json()).data as { name: string }[];
		for (const { name } of methods) await expect(sum).toContainText(name);
		await expect(sum).toContainText("Videokurse: nur mit Rechnungsadresse in Deutschland.");
		await sum.getByRole("link", { name: "zur Kasse" }).click();
		await expect(page).toHaveURL("/kasse");
		await expect(page.getByRole("heading", { level: 1, name: "Kasse" })).toBeFocused();
		const aside = page.getByRole("complementary", { name: "Warenkorb" });
		for (const { name } of methods) await expect(aside).toContainText(name);
		await expect(aside).toContainText("Videokurse: nur mit Rechnungsadresse in Deutschland.");
	});
	await test.step("CART-03 a basket whose four hours are over is told kindly", async () => {
		await page.evaluate(() => localStorage.setItem("basketExpiry", String(Date.now() - 1)));
		await openBasket(page);
		await expect(main(page).getByText("Dein Warenkorb war vier Stunden lang unverändert")).toBeVisible();
		await expect(page.getByRole("heading", { name: "Hier ist noch Platz" })).toBeVisible();
		await expectAccessible(page);
	});
});

test("CART-03 AX-15 a basket that runs out on the screen can be filled again with one press", async ({ page }) => {
	await page.clock.install();
	await haveCourses(page);
	await openBasket(page);
	await expect(lines(page)).toHaveCount(1);
	await page.clock.fastForward(FOUR_HOURS);
	await expect(lines(page)).toHaveCount(0);
	await page.getByRole("button", { name: "Wieder hineinlegen" }).click();
	await expect(lines(page)).toHaveCount(1);
	await expect(lines(page)).toContainText(COURSE.topic);
});

test("two tabs agree on what is in the basket", async ({ page, context }) => {
	const [, second] = await pricedCourses(page);
	await haveCourses(page);
	const other = await context.newPage();
	await openBasket(other);
	await expect(lines(other)).toHaveCount(1);
	await addCourse(page, second?.slug);
	await expect(lines(other)).toHaveCount(2);
	await expect(badge(other)).toHaveText("2");
	await other.getByRole("button", { name: `${COURSE.topic} entfernen` }).click();
	await expect(badge(page)).toHaveText("1");
});

test.describe("when something fails", () => {
	test.use({ expectedErrors: /status of (404|500)|ERR_FAILED/ });

	test("what cannot be loaded or added is told and can be tried again; an unknown basket gives way to a new one without a word", async ({
		page,
	}) => {
		await test.step("a basket that cannot be loaded says so and can be tried again", async () => {
			await page.route("**/api/v1/basket**", (route) =>
				route.fulfill({ status: 500, json: { code: "internal", message: "kaputt" } }),
			);
			await openBasket(page);
			await expect(page.getByRole("alert")).toContainText("Dein Warenkorb konnte gerade nicht geladen werden.");
			await expectAccessible(page);
			await page.unroute("**/api/v1/basket**");
			await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
			await expect(page.getByRole("heading", { name: "Hier ist noch Platz" })).toBeVisible();
		});
		await test.step("a course that cannot be added is told, and can be tried again", async () => {
			await open(page, `/videokurse/${COURSE.slug}`);
			await page.route("**/api/v1/basket/*/product", (route) => route.abort());
			const button = page.getByRole("button", { name: "In den Warenkorb" });
			await button.click();
			await expect(page.getByRole("alert")).toContainText("Bitte versuche es noch einmal.");
			await page.unroute("**/api/v1/basket/*/product");
			await button.click();
			await expect(page.getByRole("button", { name: "Ist im Warenkorb" })).toBeVisible();
		});
		await test.step("a basket that the server no longer knows gives way to a new one without a word", async () => {
			await keep(page, {
				basketId: "00000000-0000-4000-8000-000000000000",
				basketExpiry: String(Date.now() + 3_600_000),
			});
			await addCourse(page);
			await page.getByRole("link", { name: "Zum Warenkorb" }).click();
			await expect(lines(page)).toHaveCount(1);
			await expect(main(page).getByRole("alert")).toHaveCount(0);
		});
	});
});

test.describe("with an account", () => {
	// After the logout the basket stays with the member.
	test.use({ expectedErrors: /status of 404/ });

	test("CART-04 CART-05 CART-06 a login takes the basket along once, a logout leaves it with the member", async ({
		page,
	}) => {
		const sent: string[] = [];
		page.on("request", (request) => {
			if (!/\/api\/v1\/basket/.test(request.url())) return;
			const isMember = request.headers().authorization !== undefined;
			sent.push(`${request.method()}${isMember ? " as member" : ""}`);
		});
		const member = await newMember(page);
		await addCourse(page);
		const before = await storedBasket(page);
		await logIn(page, member);
		await expect.poll(async () => (await storedBasket(page)).assigned).toBe("1");
		expect((await storedBasket(page)).id).toBe(before.id);
		sent.length = 0;
		await openBasket(page);
		await expect(lines(page)).toHaveCount(1);
		expect(new Set(sent)).toEqual(new Set(["GET as member"]));
		await open(page, "/mein-vsz/profil");
		await page.getByRole("button", { name: "Ausloggen" }).click();
		await expect.poll(async () => (await storedBasket(page)).id).not.toBe(before.id);
		expect((await storedBasket(page)).assigned).toBeNull();
		await expect(badge(page)).toHaveAccessibleName("Warenkorb");
		await logIn(page, member);
		await openBasket(page);
		await expect(lines(page)).toHaveCount(1);
	});
});
