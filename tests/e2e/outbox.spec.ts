import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "./support/test.ts";

const WELCOME = "Die Demo ist geladen";

test("RUN-18 a captured mail shows in the browser and its links can be followed", async ({ page }) => {
	await page.goto("/postausgang");
	await expect(page.getByRole("heading", { level: 1, name: "Postausgang" })).toBeVisible();
	await page.getByRole("link", { name: WELCOME }).click();
	await expect(page.getByRole("heading", { level: 1, name: WELCOME })).toBeVisible();
	await expect(page.getByRole("main")).toContainText("Hier liegt");
});

test("RUN-18 a captured SMS shows in the browser and its links can be followed", async ({ page, baseURL }) => {
	const name = `${new Date().toISOString().replaceAll(/:/g, "-")}-${randomUUID()}.sms.txt`;
	const file = join(process.env.E2E_DATA_DIR ?? "", "outbox", name);
	const word = randomUUID();
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
