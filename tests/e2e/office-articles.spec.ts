import type { Page } from "@playwright/test";
import { berlinIso } from "#contract/berlin.ts";
import { expectAccessible } from "./support/axe.ts";
import { EDITOR, enterOffice, logInOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** Its place in every list stays: only its text changes, and back. */
const SLUG = "verwendungsnachweis-ohne-stress";

const text = (page: Page) => page.getByRole("textbox", { name: "Text des Artikels" });
const saved = (page: Page) => expect(page.getByText(/^Gesichert heute/)).toBeVisible();
const tool = (page: Page, name: string) =>
	page.getByRole("toolbar", { name: "Text gestalten" }).getByRole("button", { name });

async function idOf(page: Page, slug: string): Promise<number> {
	const { data } = await (await page.request.get(`/api/v1/blog_post?slug=${slug}`)).json();
	return data.id;
}

test("EDIT-02 EDIT-03 EDIT-05 EDIT-06 EDIT-08 an article is changed, looked at, shown by a link, planned, read by visitors, and brought back", async ({
	page,
	browser,
}) => {
	await logInOffice(page, EDITOR);
	await page.goto(`/verwaltung/inhalte/ratgeber/${await idOf(page, SLUG)}`);
	const words = `Belege gehören in einen Ordner ${Date.now()}`;
	await text(page).locator("p").first().click();
	await page.keyboard.press("Control+Home");
	await page.keyboard.type(words);
	await page.keyboard.press("Enter");
	await page.keyboard.press("Alt+F10");
	await expect(tool(page, "H2 Überschrift, Strg Alt 2")).toBeFocused();
	await page.keyboard.press("End");
	await page.keyboard.press("Home");
	// On a busy machine frames come late; what is typed after a tool was pressed is there all the same.
	await page.evaluate(() => {
		const soon = requestAnimationFrame;
		window.requestAnimationFrame = (done) => setTimeout(() => soon(done), 300) as unknown as number;
	});
	await page.keyboard.press("Enter");
	await page.keyboard.type("Gleich zu Beginn");
	await expect(text(page).getByRole("heading", { name: "Gleich zu Beginn" })).toBeVisible();
	await saved(page);
	await expect(page.getByText("mit Entwurf")).toBeVisible();
	await page.getByLabel("Text für Suchmaschinen").fill("So gelingt der Nachweis.");
	await expect(page.getByRole("figure", { name: /Treffer/ })).toContainText("So gelingt der Nachweis.");
	await saved(page);
	await expectAccessible(page);

	await page.getByRole("button", { name: "Daneben" }).click();
	await expect(page.frameLocator("iframe").getByText(words)).toBeVisible();
	await page.getByRole("button", { name: "Mehr zu diesem Artikel" }).click();
	await page.getByRole("button", { name: "Link zur Vorschau" }).click();
	const link = await page.getByRole("dialog").getByLabel("Adresse").inputValue();
	await page.getByRole("dialog").getByRole("button", { name: "Schließen" }).last().click();
	const stranger = await browser.newContext();
	const visitor = await stranger.newPage();
	await visitor.goto(link);
	await expect(visitor.getByText(words)).toBeVisible();
	await visitor.goto(`/ratgeber/${SLUG}`);
	await expect(visitor.getByText(words)).toHaveCount(0);

	await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
	const dialog = page.getByRole("dialog", { name: "Veröffentlichen" });
	await dialog.getByRole("radio", { name: "Zu einem Zeitpunkt" }).check();
	await dialog.getByLabel("Erscheint am").fill(berlinIso(new Date(Date.now() + 2_000)).slice(0, 19));
	await dialog.getByRole("button", { name: "Planen" }).click();
	await expect(page.getByText(/^Der Artikel erscheint am/)).toBeVisible();
	await expect(async () => {
		await visitor.reload();
		await expect(visitor.getByText(words)).toBeVisible({ timeout: 500 });
	}).toPass();
	await stranger.close();

	await page.reload();
	await page.getByRole("button", { name: "Vergleichen" }).last().click();
	const compared = page.getByRole("dialog", { name: "Fassungen vergleichen" });
	await expect(compared.locator("ins").filter({ hasText: "Ordner" })).toBeVisible();
	await compared.getByRole("button", { name: "Schließen" }).click();
	await page.getByRole("button", { name: "Wiederherstellen" }).last().click();
	await expect(text(page).getByText(words)).toHaveCount(0);
	await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
	await page.getByRole("button", { name: "Jetzt veröffentlichen" }).click();
	await expect(page.getByText("Der Artikel steht jetzt so auf der Website.")).toBeVisible();
	await page.goto(`/ratgeber/${SLUG}`);
	await expect(page.getByText(words)).toHaveCount(0);
});

test.describe("two at one article", () => {
	test.use({ expectedErrors: /409 \(Conflict\)/ });

	test("EDIT-02 EDIT-09 EDIT-10 two write at one article: the second is told, sees both, and keeps the own; pasted text is cleaned", async ({
		page,
		browser,
	}) => {
		await enterOffice(page, "/verwaltung/inhalte/ratgeber", EDITOR);
		await page.getByRole("button", { name: "Artikel schreiben" }).click();
		await page.getByRole("dialog").getByLabel("Titel").fill(`Zu zweit ${Date.now()}`);
		await page.getByRole("button", { name: "Losschreiben" }).click();
		await text(page).click();
		await text(page).evaluate((element) => {
			const data = new DataTransfer();
			data.setData(
				"text/html",
				'<h1 style="color:red">Aus Word</h1><p class=MsoListParagraph><span style="mso-list:Ignore">·</span>Punkt</p><img src=x onerror="document.title=1">',
			);
			element.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
		});
		await expect(text(page).locator("h2")).toHaveText("Aus Word");
		await expect(text(page).locator("li")).toHaveText("Punkt");
		await expect(text(page).locator("img")).toHaveCount(0);
		await saved(page);
		await page.getByRole("button", { name: "Veröffentlichen", exact: true }).click();
		await expect(page.getByRole("alert")).toContainText("Wähle ein Bild für den Artikel.");
		await page.keyboard.press("Escape");

		const beside = await browser.newContext();
		const other = await beside.newPage();
		await logInOffice(other);
		await other.goto(page.url());
		await expect(other.getByText(/hat diesen Artikel auch offen|schreibt auch gerade hier/)).toBeVisible();
		await other.getByPlaceholder("Vorspann").fill("Von der Leitung.");
		await page.getByPlaceholder("Vorspann").fill("Von der Redaktion.");
		await expect(async () => {
			const dialogs = await Promise.all(
				[page, other].map((one) => one.getByRole("dialog", { name: /war schneller$/ }).count()),
			);
			expect(dialogs.toSorted()).toEqual([0, 1]);
		}).toPass();
		const loser = (await page.getByRole("dialog").count()) === 1 ? page : other;
		await expect(loser.getByRole("dialog")).toContainText("Von der Leitung.");
		await expect(loser.getByRole("dialog")).toContainText("Von der Redaktion.");
		await expectAccessible(loser);
		await loser.getByRole("button", { name: "Mit meiner Fassung weiter" }).click();
		await saved(loser);
		const mine = loser === page ? "Von der Redaktion." : "Von der Leitung.";
		await expect(loser.getByPlaceholder("Vorspann")).toHaveValue(mine);
		await expect(loser.getByRole("button", { name: "Wiederherstellen" })).not.toHaveCount(0);
		await beside.close();
	});
});
