import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { ImapFlow } from "imapflow";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice, postOffice } from "./support/office.ts";
import { writeToHouse } from "./support/request.ts";
import { expect, test } from "./support/test.ts";

/** A colleague was faster. */
test.use({ expectedErrors: /409/ });

const IMAP_PORT = Number(process.env.E2E_PORT ?? 4173) + 2000;

/** As a mail server does it. */
async function deliver(mail: string): Promise<void> {
	const auth = { user: "antworten", pass: "geheim" };
	const client = new ImapFlow({ host: "127.0.0.1", port: IMAP_PORT, secure: false, auth, logger: false });
	await client.connect();
	await client.append("INBOX", mail.replaceAll("\n", "\r\n"));
	await client.logout();
}

const requestOf = async (page: Page, id: string) =>
	(await (await page.request.get(`/api/v1/office/request/${id}`)).json()).data;

test("POST-02 a request is assigned, noted, answered, written back to and closed @mobil", async ({ page }) => {
	const word = `Vereinsheim${test.info().project.name}${Date.now()}`;
	const [name, email] = [`Ada ${word}`, `${word}@vsz.example`.toLowerCase()];
	await writeToHouse(page.request, { name, email, description: "Wann habt ihr Zeit?" });

	await enterOffice(page, `/verwaltung/post/anfragen?assigned=nobody&q=${word}&state=open`);
	await page.getByRole("link", { name }).click();
	const drawer = page.getByRole("complementary");
	await drawer.getByRole("button", { name: "Mir zuteilen" }).click();
	await expect(page.getByText("Die Anfrage ist bei Petra Hollmann.")).toBeVisible();
	await page.goto(page.url().replace("assigned=nobody", "assigned=mine"));
	await expect(page.getByRole("row").filter({ hasText: name })).toContainText("Petra Hollmann");
	await expect(drawer.getByLabel("Bei wem")).toHaveValue(/\d+/);
	await drawer.getByRole("button", { name: "Interne Notiz" }).click();
	await page.getByRole("textbox", { name: "Notiz" }).fill("Kennt Kim vom Fest.");
	await page.getByRole("button", { name: "Sichern", exact: true }).click();
	const thread = drawer.getByRole("list", { name: "Gespräch" });
	await expect(thread.getByRole("listitem")).toContainText(["Kennt Kim vom Fest."]);

	const id = new URL(page.url()).searchParams.get("eintrag") ?? "";
	const meanwhile = { text: "Ich frage nach.", close: false, key: randomUUID(), known: 0 };
	await postOffice(page, `/office/request/${id}/answer`, meanwhile);
	await drawer.getByLabel("Deine Antwort").fill("Am Donnerstag?");
	await drawer.getByRole("button", { name: "Eintrag schließen" }).click();
	await page.getByRole("button", { name: "Hier bleiben" }).click();
	await expect(drawer.getByLabel("Deine Antwort")).toHaveValue("Am Donnerstag?");
	await drawer.getByRole("button", { name: "Senden und erledigt" }).click();
	await expect(drawer.getByText(/gerade etwas dazugekommen/)).toBeVisible();
	await expect(thread.getByText("Ich frage nach.")).toBeVisible();
	await drawer.getByRole("button", { name: "Senden und erledigt" }).click();
	await expect(page.getByText("Die Antwort ist unterwegs, die Anfrage erledigt.")).toBeVisible();
	await expect(thread.getByText("Am Donnerstag?")).toBeVisible();
	await expect(drawer.getByLabel("Deine Antwort")).toHaveValue("");

	const { thread: written } = await requestOf(page, id);
	const letter = `<${written.at(-1).letter_id}@127.0.0.1>`;
	const head = `Message-ID: <${randomUUID()}@anderswo.example>\nFrom: ${name} <${email}>\nTo: kontakt@vsz.example\n`;
	await deliver(`${head}Subject: Re: Deine Anfrage\nIn-Reply-To: ${letter}\n\nDonnerstag passt.\n\n> Am Donnerstag?\n`);
	await postOffice(page, "/office/state/job/mail-replies");
	await expect.poll(async () => (await requestOf(page, id)).replied_at).not.toBeNull();
	await page.goto("/verwaltung/heute");
	await expect(page.getByText(`${name} hat geantwortet`).first()).toBeVisible();
	await page.goto(`/verwaltung/post/anfragen?eintrag=${id}&q=${word}`);
	await expect(thread.getByText("Donnerstag passt.")).toBeVisible();
	await expect(page.getByRole("row").filter({ hasText: name })).toContainText("hat geantwortet");
	expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
	await expectAccessible(page);
	await drawer.getByRole("button", { name: /^Erledigt/ }).click();
	await expect(page.getByText("Die Anfrage ist erledigt.")).toBeVisible();
	await expect(drawer.getByRole("button", { name: "Wieder öffnen" })).toBeVisible();
});
