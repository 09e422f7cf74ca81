import type { Page } from "@playwright/test";
import { seminarPreviewPath } from "#contract/office/paths.ts";
import { samplePicture } from "#tests/support/sample-pictures.ts";
import { expectAccessible } from "./support/axe.ts";
import { enterOffice } from "./support/office.ts";
import { expect, test } from "./support/test.ts";

/** Lets a picture fall onto the page, or pastes it. */
async function bring(page: Page, by: "drop" | "paste", name: string): Promise<void> {
	const bytes = (await samplePicture(1280, 640).png().toBuffer()).toString("base64");
	await page.evaluate(
		([kind, file, data]) => {
			const transfer = new DataTransfer();
			const content = Uint8Array.from(atob(data as string), (sign) => sign.charCodeAt(0));
			transfer.items.add(new File([content], file as string, { type: "image/png" }));
			const init = { bubbles: true, cancelable: true };
			document.body.dispatchEvent(
				kind === "drop"
					? new DragEvent("drop", { ...init, dataTransfer: transfer })
					: new ClipboardEvent("paste", { ...init, clipboardData: transfer }),
			);
		},
		[by, name, bytes],
	);
	await expect(page.getByText(`„${name.replace(".png", "")}“ ist in der Mediathek.`)).toBeVisible();
}

test("LIB-01 a picture is dropped, described and aimed; a seminar shows it so, and then it cannot be deleted", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/inhalte/mediathek");
	await bring(page, "paste", "Zwischenablage.png");
	await bring(page, "drop", "Hoffest.png");
	const drawer = page.getByRole("complementary", { name: "Hoffest" });
	await drawer.getByLabel("Von links, %").fill("48");
	const focal = drawer.getByRole("button", { name: /^Bildmittelpunkt verschieben/ });
	await focal.focus();
	for (let times = 0; times < 2; times += 1) await focal.press("Shift+ArrowLeft");
	await focal.press("ArrowRight");
	await expect(drawer.getByLabel("Von links, %")).toHaveValue("30");
	await expect(drawer.getByRole("list", { name: "Ausschnitte" }).locator("img").first()).toHaveClass(/crop-x-30/);
	await drawer.getByLabel("Bildbeschreibung").fill("Menschen feiern im Hof");
	await expectAccessible(page);
	await drawer.getByRole("button", { name: /^Sichern/ }).click();
	await expect(page.getByText("Gesichert.", { exact: true })).toBeVisible();

	const { data } = await (await page.request.get("/api/v1/office/seminar")).json();
	await page.goto(`/verwaltung/seminare/texte/${data[0].id}`);
	await page.getByRole("button", { name: "Kopieren" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("(Kopie)");
	await page.getByRole("button", { name: "Anderes Bild wählen" }).click();
	await page.getByRole("button", { name: "Menschen feiern im Hof" }).click();
	await expect(page.getByLabel("Bildbeschreibung")).toHaveValue("Menschen feiern im Hof");
	await page.getByRole("button", { name: /^Sichern/ }).click();
	await expect(page.getByText("Der Entwurf ist gesichert.")).toBeVisible();
	const id = /\d+$/.exec(page.url())?.[0] ?? "";
	await page.goto(seminarPreviewPath(id));
	await expect(page.locator('img[src*="/hoffest-"]').first()).toHaveClass(/crop-x-30/);

	await page.goto("/verwaltung/inhalte/mediathek?q=hoffest");
	await page.getByRole("list", { name: "Bilder" }).getByRole("link").click();
	await expect(drawer.getByText("Wird benutzt und bleibt deshalb.")).toBeVisible();
	await page.goto("/verwaltung/inhalte/mediathek?q=zwischenablage");
	await page.getByRole("list", { name: "Bilder" }).getByRole("link").click();
	await page.getByRole("button", { name: "Löschen" }).click();
	await expect(page.getByText("„Zwischenablage“ ist gelöscht.")).toBeVisible();
});

test("LIB-03 somebody new is made with a portrait, and merged with another entry; categories and places stand in their lists", async ({
	page,
}) => {
	await enterOffice(page, "/verwaltung/inhalte/dozierende");
	await expectAccessible(page);
	for (const name of ["Nora Grünwald", "N. Grünwald"]) {
		await page.goto("/verwaltung/inhalte/dozierende/neu");
		await page.getByLabel("Name").fill(name);
		await page.getByLabel("Beruf").fill("Beraterin");
		await page.getByLabel("Vorstellung").fill("Berät Vereine seit zwanzig Jahren.");
		await page.getByRole("button", { name: "Bild wählen" }).click();
		await page.getByRole("dialog").getByRole("button", { name: "Aylin Demir" }).click();
		await page.getByRole("button", { name: /^Anlegen/ }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
	}
	await expectAccessible(page);
	await page.getByRole("button", { name: "Zusammenlegen" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel("Zusammenlegen mit").selectOption("Nora Grünwald");
	await expect(dialog.getByText("Es hängt nichts daran.")).toBeVisible();
	await dialog.getByRole("checkbox").check();
	await dialog.getByRole("button", { name: "Zusammenlegen", exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nora Grünwald");
	await page.goto("/experten/n-gruenwald");
	await expect(page).toHaveURL(/\/experten\/nora-gruenwald$/);

	await page.goto("/verwaltung/inhalte/dozierende?q=nora");
	await page.getByRole("link", { name: "Nora Grünwald" }).click();
	await page.getByRole("button", { name: "Löschen" }).click();
	await expect(page.getByText("Nora Grünwald ist gelöscht.")).toBeVisible();
	await page.goto("/verwaltung/inhalte/kategorien");
	await page.getByRole("link", { name: "Stiftungen" }).click();
	await expect(page.getByRole("complementary", { name: "Stiftungen" })).toContainText("Hängt daran");
	await expectAccessible(page);
	await page.goto("/verwaltung/seminare/orte");
	const place = page.getByRole("table").getByRole("link").first();
	await expect(place).toBeVisible();
	await expectAccessible(page);
	await place.click();
	await expect(page.getByLabel("Anfahrt")).toBeVisible();
	await expectAccessible(page);
});

test("LIB-04 an announcement stands over the site, is put away, and is taken back", async ({ page }) => {
	await enterOffice(page, "/verwaltung/inhalte/startseite");
	await expectAccessible(page);
	const say = async (text: string) => {
		await page.getByRole("textbox", { name: /^Hinweis/ }).fill(text);
		const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
		await page.getByRole("button", { name: /^Sichern/ }).click();
		expect((await saved).ok()).toBe(true);
	};
	await say("Am Freitag ist das Büro zu");
	const visitor = await page.context().newPage();
	await visitor.goto("/kontakt");
	const notice = visitor.getByRole("region", { name: "Aktueller Hinweis" });
	await expect(notice).toContainText("Am Freitag ist das Büro zu");
	await expectAccessible(visitor);
	await notice.getByRole("checkbox", { name: "Hinweis ausblenden" }).check({ force: true });
	await expect(notice).toBeHidden();
	await say("");
	await visitor.reload();
	await expect(visitor.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(notice).toHaveCount(0);
});
