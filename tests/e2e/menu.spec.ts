import type { Page } from "@playwright/test";
import { header, nextFrame, open, scrollPosition } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const menu = (page: Page) => page.getByRole("dialog", { name: "Menü" });
const menuButton = (page: Page) => header(page).getByRole("button", { name: "Menü öffnen" });

async function openMenu(page: Page): Promise<void> {
	await menuButton(page).click();
	await expect(menu(page)).toBeVisible();
}

/** Ends when the page has heard of it and has had the time to follow. */
async function turnWheel(page: Page): Promise<void> {
	await page.evaluate(() => {
		const turned = new Promise((resolve) => addEventListener("wheel", resolve, { once: true, capture: true }));
		Object.assign(window, { turned });
	});
	await page.mouse.move(195, 500);
	await page.mouse.wheel(0, 300);
	await page.evaluate(() => (window as unknown as { turned: Promise<void> }).turned);
	await nextFrame(page);
}

test("FRAME-15 FRAME-19 the open menu locks the page and keeps the focus; button, Esc, a link and the back button close it @mobil", async ({
	page,
}) => {
	await test.step("FRAME-19 the open menu locks the page behind it, the closed one lets it go", async () => {
		await open(page, "/");
		await openMenu(page);
		await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
		await turnWheel(page);
		expect(await scrollPosition(page)).toBe(0);
		await menu(page).getByRole("button", { name: "Menü schließen" }).click();
		await expect(menu(page)).toBeHidden();
		await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
		await turnWheel(page);
		await expect.poll(() => scrollPosition(page)).toBe(300);
	});
	await test.step("FRAME-19 Esc closes the menu, lets the page go and gives the focus back", async () => {
		await menuButton(page).focus();
		await page.keyboard.press("Enter");
		await expect(menu(page).getByRole("button", { name: "Menü schließen" })).toBeFocused();
		await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
		await expect(menuButton(page)).toBeFocused();
		await expect(menuButton(page)).toHaveAttribute("aria-expanded", "false");
		await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
	});
	await test.step("FRAME-19 nothing behind the open menu can be reached", async () => {
		await openMenu(page);
		const reached = new Set<string>();
		for (let step = 0; step < 24; step++) {
			await page.keyboard.press("Tab");
			reached.add(
				await page.evaluate(() => {
					const focused = document.activeElement;
					if (focused === document.body) return "the browser itself";
					return focused?.closest("dialog") ? "menu" : `outside: ${focused?.outerHTML}`;
				}),
			);
		}
		reached.delete("the browser itself");
		expect([...reached]).toEqual(["menu"]);
		await page.keyboard.press("Escape");
		await expect(menu(page)).toBeHidden();
	});
	await test.step("FRAME-15 the menu leads to every place of the main navigation and is gone there", async () => {
		await openMenu(page);
		const links = menu(page).getByRole("navigation").getByRole("link");
		await expect(links).toHaveText([
			"Ratgeber",
			"Seminare",
			"Videokurse",
			"Vorleser",
			"Über uns",
			"Newsletter",
			"Kontakt",
		]);
		await links.first().click();
		await expect(page).toHaveURL("/ratgeber");
		await expect(menu(page)).toBeHidden();
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeFocused();
		await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
	});
	await test.step("FRAME-19 the back button closes the menu as well", async () => {
		await openMenu(page);
		await page.goBack();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Deine Experten");
		await expect(menu(page)).toBeHidden();
		await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("FRAME-16 the menu's sign leads to the links at the end of the page @mobil", async ({ page }) => {
		await page.goto("/ratgeber");
		await header(page).getByRole("link", { name: "Menü am Ende der Seite" }).click();
		await expect(page.getByRole("contentinfo").getByRole("link", { name: "Seminare" })).toBeInViewport();
	});
});
