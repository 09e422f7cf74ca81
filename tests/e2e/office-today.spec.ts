import type { Page } from "@playwright/test";
import { DEMO_STAFF } from "#server/demo/accounts.ts";
import { signUpFor } from "#tests/support/builders.ts";
import { expectAccessible } from "./support/axe.ts";
import { letTimePass } from "./support/office.ts";
import { writeToHouse } from "./support/request.ts";
import { isOpen, some, upcoming } from "./support/seminars.ts";
import { expect, test } from "./support/test.ts";

async function openToday(page: Page): Promise<void> {
	const data = { email: DEMO_STAFF.account.email, password: DEMO_STAFF.password };
	expect((await page.request.post("/api/v1/office/session", { data })).status()).toBe(200);
	await page.goto("/verwaltung/heute");
	await expect(page.getByRole("heading", { level: 1 })).toContainText(/^Guten (Morgen|Tag|Abend), /);
}

const rows = (page: Page) => page.locator("[data-row]");

test("TODAY-01 TODAY-02 TODAY-03 DESK-08 DESK-13 the day at a glance, walked through by keyboard @mobil", async ({
	page,
}) => {
	await openToday(page);
	const underway = page.getByRole("region", { name: /^Heute: / });
	await expect(underway.getByRole("img", { name: /von 20 Plätzen belegt/ })).toBeVisible();
	const waiting = page.getByRole("region", { name: "Das wartet auf dich" });
	await expect(waiting.getByRole("heading", { level: 3 })).toContainText(["Diese Woche", "Ohne Frist"]);
	await expect(page.getByRole("region", { name: "Die nächsten Seminare" }).getByRole("listitem")).toHaveCount(5);
	await expectAccessible(page);

	await page.getByRole("button", { name: "Als Tabelle zeigen" }).click();
	const table = page.getByRole("table", { name: /Je Tag/ });
	await expect(table.getByRole("row")).toHaveCount(31);
	await expectAccessible(page);
	await page.setViewportSize({ width: 320, height: 700 });
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

	await page.keyboard.press("j");
	await expect(rows(page).first().getByRole("link").first()).toBeFocused();
	await page.keyboard.press("j");
	await page.keyboard.press("k");
	await expect(rows(page).first().getByRole("link").first()).toBeFocused();
	const target = await rows(page).first().locator("[data-act]").getAttribute("href");
	await page.keyboard.press("e");
	await expect(page).toHaveURL(new RegExp(`${target}$`));
});

test("TODAY-04 DESK-15 what happens elsewhere appears by itself, and what one holds stays in hand", async ({
	page,
	request,
}) => {
	await page.clock.install();
	await openToday(page);
	const count = page.getByRole("link", { name: /^Heute/ }).locator(".nav__n");
	await expect(count).toContainText(/\d/);
	const before = Number((await count.innerText()).replace(/\D/g, ""));
	const held = rows(page).first().getByRole("link").first();
	await held.focus();
	const seminar = some(await upcoming(request), (one) => isOpen(one) && one.price === null);
	const who = { first_name: "Toni", last_name: `Live-${Date.now()}`, email: `toni${Date.now()}@vsz.example` };
	const dateId = seminar.presence_seminar_date_id ?? 0;
	const data = signUpFor({ id: seminar.id, presence_seminar_date_id: dateId }, who);
	expect((await request.post("/api/v1/form/presence_seminar", { data })).status()).toBe(201);
	const asked = { name: who.last_name, email: who.email, description: "Kommt das von selbst?" };
	await writeToHouse(request, asked);
	await letTimePass(page);
	const happened = page.getByRole("region", { name: "Was gerade passiert ist" });
	await expect(happened.getByText(`Toni ${who.last_name} bucht 1 Platz`)).toBeVisible();
	await expect(page.getByRole("link", { name: `Anfrage von ${who.last_name}`, exact: true })).toBeVisible();
	await expect(held).toBeFocused();
	await expect.poll(async () => Number((await count.innerText()).replace(/\D/g, ""))).toBe(before + 1);
});
