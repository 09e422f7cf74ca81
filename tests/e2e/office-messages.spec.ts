import type { Page } from "@playwright/test";
import type { OfficeDate } from "#contract/office/dates.ts";
import { expectAccessible } from "./support/axe.ts";
import { readMail } from "./support/mailbox.ts";
import { enterOffice, LEITUNG } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** Somebody comes who has booked for others, and somebody waits. */
async function wellBooked(page: Page): Promise<OfficeDate> {
	const { data } = await (await page.request.get("/api/v1/office/seminar_date")).json();
	const found = (data as OfficeDate[]).find(({ taken, state }) => taken > 3 && state !== "cancelled");
	if (!found) throw new Error("Nobody comes to anything.");
	return found;
}

test("MSG-01 MSG-02 MSG-03 a letter to all: from a template, looked at for two people, tested, sent, its state seen", async ({
	page,
}, { project }) => {
	await enterOffice(page, "/verwaltung/post/vorlagen");
	await expectAccessible(page);
	const { id, topic } = await wellBooked(page);
	await page.goto(`/verwaltung/seminare/termine/${id}`);
	await page.getByRole("link", { name: "Nachricht an alle" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nachricht an alle");

	await page.getByRole("button", { name: "Vorlagen" }).click();
	await page.getByRole("button", { name: "Raum geändert" }).click();
	const subject = page.getByLabel("Betreff");
	await expect(subject).toHaveValue("Anderer Raum: {{seminar}}");
	await subject.fill(`Saal 1, {{nachname}} (${project.name})`);
	const text = page.getByLabel("Nachricht", { exact: true });
	await text.fill("Hallo ");
	await page.getByRole("button", { name: "Vorname", exact: true }).click();
	await expect(text).toHaveValue("Hallo {{vorname}}");
	await text.pressSequentially(", {{quatsch}}");

	const letter = page.getByRole("article");
	await expect(letter.locator("mark").first()).toBeVisible();
	const first = await letter.getByText(/@/).last().textContent();
	await page.getByRole("button", { name: "Nächste Person" }).click();
	await expect(page.getByText(/^2 von \d+$/)).toBeVisible();
	await expect(letter.getByText(/@/).last()).not.toHaveText(first ?? "");
	await expectAccessible(page);

	const test = page.getByRole("button", { name: "Test an mich" });
	await test.click();
	await expect(text).toHaveAccessibleDescription(/\{\{quatsch\}\} ist kein Platzhalter/);
	await text.fill("Hallo {{vorname}},\n\nam {{datum}} in **Saal 1**.\n\n{{buchungslink}}");
	await test.click();
	await expect(page.getByText(`Der Test ging an ${LEITUNG.email}.`)).toBeVisible();
	expect((await readMail(page, LEITUNG.email, "Test: Saal 1")).text).toContain("in Saal 1.");

	const send = page.getByRole("button", { name: /^\d+ Mails verschicken/ });
	const letters = Number(/\d+/.exec((await send.textContent()) ?? "")?.[0]);
	await send.click();
	await expect(page.getByText(new RegExp(`${letters} Mails gehen um`))).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(topic);
	await expect(page.locator("[data-row]")).toHaveCount(letters);
	await expect(page.getByText("geht gleich hinaus")).toBeVisible();
	await expect(page.getByText(`0 von ${letters} verschickt, ${letters} warten`)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole("button", { name: /^Zurückholen/ }).click();
	await expect(page.getByText("Niemand hat sie bekommen.")).toBeVisible();
	await page.getByRole("navigation", { name: "Teile des Termins" }).getByRole("link", { name: "Nachrichten" }).click();
	await expect(page.locator("[data-row]").first()).toContainText("Saal 1");
	await expectAccessible(page);

	await page.goto("/verwaltung/einstellungen/briefe");
	await page.getByLabel("Hinweis").fill("Bitte **klingeln** am {{datum}}.");
	await expect(page.getByRole("article")).toContainText(/Bitte klingeln am \S+, \d\d\.\d\d\.2026\./);
	await expectAccessible(page);
	await page.getByRole("button", { name: "Auf den Anfang zurücksetzen" }).click();
	await expect(page.getByRole("article")).not.toContainText("klingeln");
});
