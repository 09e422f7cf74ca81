import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { newAddress } from "./support/mailbox.ts";
import { wordsOutside } from "./support/page.ts";
import { writeToHouse } from "./support/request.ts";
import { expect, test } from "./support/test.ts";

// A mail's frame runs no scripts, the test tool's own among them.
test.use({ expectedErrors: /frame is sandboxed/ });

const WELCOME = "Die Demo ist geladen";

async function openWelcomeMail(page: Page): Promise<void> {
	const link = page.getByRole("link", { name: WELCOME });
	await page.goto("/postausgang");
	// It was the first of all, and other journeys send hundreds.
	const older = page.getByRole("link", { name: "Ältere Nachrichten" });
	while ((await link.count()) === 0) await page.goto((await older.getAttribute("href")) ?? "");
	await expect(page.getByRole("heading", { level: 1, name: "Postausgang" })).toBeVisible();
	await expect(page.getByRole("row").filter({ has: link })).toContainText("verwaltung@vsz.example");
	await link.click();
	await expect(page.getByRole("heading", { level: 1, name: WELCOME })).toBeVisible();
}

test("every letter fits a small screen, however long its addresses and numbers are", async ({ page }) => {
	await page.setViewportSize({ width: 360, height: 800 });
	await page.goto("/postausgang/vorschau");
	const addresses = await page
		.getByRole("table")
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => `${(link as HTMLAnchorElement).pathname}/html`));
	expect(addresses.length).toBeGreaterThan(30);
	for (const address of addresses) {
		await page.goto(address);
		expect([address, await wordsOutside(page)]).toEqual([address, []]);
	}
});

test("RUN-18 a captured mail shows as it looks and as text, and its links can be followed", async ({
	page,
	baseURL,
}) => {
	await test.step("RUN-18 a captured mail shows as it looks, and its links can be followed", async () => {
		await openWelcomeMail(page);
		const mail = page.frameLocator('iframe[title="Inhalt der Mail"]');
		await expect(mail.getByRole("heading", { name: WELCOME })).toBeVisible();
		await mail.getByRole("link", { name: "Zur Website" }).click();
		await expect(page).toHaveURL("/");
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Deine Experten");
	});
	await test.step("RUN-18 a captured mail shows as text, and its links can be followed", async () => {
		await openWelcomeMail(page);
		const main = page.getByRole("main");
		await expect(main).toContainText("Solange kein Mailserver eingerichtet ist, landet jede Nachricht im Postausgang.");
		await main.getByRole("link", { name: `${baseURL}/postausgang` }).click();
		await expect(page).toHaveURL("/postausgang");
		await page.goBack();
		await main.getByRole("link", { name: "zurück zum Postausgang" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Postausgang" })).toBeVisible();
	});
});

test("a long word in a mail makes it no wider than a phone", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	const name = `Rindfleischetikettierungsüberwachungsaufgaben${randomUUID().replaceAll("-", "")}`;
	const data = { name, email: newAddress(), description: `Post von ${name}` };
	await writeToHouse(page.request, data);
	await expect(async () => {
		await page.goto("/postausgang");
		await page.getByRole("link", { name: `Anfrage von ${name}` }).click({ timeout: 1_000 });
	}).toPass();
	const frame = page.locator('iframe[title="Inhalt der Mail"]');
	const width = (await frame.boundingBox())?.width ?? 0;
	for (const words of [name, `Post von ${name}`]) {
		const box = await frame.contentFrame().getByText(words, { exact: true }).filter({ visible: true }).boundingBox();
		expect(box?.width).toBeLessThan(width);
	}
});

test("RUN-18 a captured SMS shows in the browser, and its links can be followed", async ({ page, baseURL }) => {
	const word = randomUUID();
	const name = `${new Date().toISOString().replaceAll(":", "-")}-${word}.sms.txt`;
	const file = join(process.env.E2E_DATA_DIR ?? "", "outbox", name);
	await writeFile(file, `To: +491510000000\n\nDein Code <b>${word}</b>, mehr unter ${baseURL}/ratgeber`);
	try {
		await page.goto("/postausgang");
		const row = page.getByRole("row").filter({ hasText: word });
		await expect(row).toContainText("+491510000000");
		await row.getByRole("link").click();
		await expect(page.getByRole("heading", { level: 1, name: "SMS an +491510000000" })).toBeVisible();
		await expect(page.getByText(`Dein Code <b>${word}</b>, mehr unter`)).toBeVisible();
		await page.getByRole("link", { name: `${baseURL}/ratgeber` }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeVisible();
	} finally {
		await rm(file);
	}
});
