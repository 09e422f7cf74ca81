import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe.ts";
import { newAddress } from "./support/mailbox.ts";
import {
	agree,
	CUSTOMER,
	field,
	fillCustomer,
	haveCourses,
	lines,
	MEMBER,
	main,
	newMember,
	next,
	openBasket,
	openCheckout,
	orderButton,
	radio,
} from "./support/shop.ts";
import { expect, test } from "./support/test.ts";

const ALREADY = "Du hast dich bereits über deine Mobilfunknummer erfolgreich autorisiert.";
const pinBox = (page: Page) => page.getByRole("region", { name: "Wie möchtest du bezahlen?" });

async function logInHere(page: Page, { email, password }: typeof MEMBER): Promise<void> {
	await radio(page, /^Mit Konto/).check();
	await field(page, "E-Mail").first().fill(email);
	await main(page).locator("[name=password]").first().fill(password);
	await main(page).getByRole("button", { name: "Anmelden" }).click();
	await expect(page.getByText("Du bist eingeloggt.")).toBeVisible();
}

test.describe("with an account", () => {
	test.use({ expectedErrors: /status of (401|422)|Ungültige Benutzerdaten|401 - |Validierungsfehler/ });

	test("AX-15 PAY-05 PAY-06 PAY-07 PAY-08 PAY-17 a login stays on the checkout, fills the data and opens all four ways; when it ends it is renewed in place and nothing is lost", async ({
		page,
	}) => {
		const member = await newMember(page);
		await haveCourses(page);
		await openCheckout(page);
		await radio(page, /^Mit Konto/).check();
		await expect(next(page)).toBeDisabled();
		const box = page.getByRole("region", { name: "Wie möchtest du bestellen?" });
		await expect(box.getByRole("link", { name: "Passwort vergessen?" })).toHaveAttribute(
			"href",
			"/mein-vsz/passwort-vergessen",
		);
		await expect(box.getByRole("link", { name: "AGB (PDF)" })).toHaveAttribute("href", "/agb.pdf");
		await expect(box.getByRole("link", { name: "Datenschutzhinweise" }).first()).toHaveAttribute(
			"href",
			"/datenschutz",
		);
		await box.getByRole("button", { name: "Anmelden" }).click();
		await expect(field(page, "E-Mail").first()).toHaveAccessibleDescription("Bitte ausfüllen");
		await field(page, "E-Mail").first().fill(member.email);
		await box.locator("[name=password]").first().fill("falsch");
		await box.getByRole("button", { name: "Anmelden" }).click();
		await expect(box.getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
		await expectAccessible(page);

		await logInHere(page, member);
		await expect(page).toHaveURL("/kasse");
		await expect(box.getByRole("button", { name: "Anmelden" })).toHaveCount(0);
		await expect(radio(page, /^Als Gast/)).toBeDisabled();
		await expect(radio(page, /^Mit Konto/)).toBeChecked();
		await expect(field(page, "E-Mail")).toHaveValue(member.email);
		await expect(field(page, "Vor- und Nachname")).toHaveValue("Kim Mustermann");
		await expect(pinBox(page).getByRole("radio")).toHaveCount(4);
		await expect(next(page)).toBeEnabled();
		await expectAccessible(page);

		await field(page, "Institution (optional)").fill("Chor am Elbhang e. V.");
		await radio(page, "Kreditkarte").check();
		const endIn = (ms: number) =>
			page.evaluate((left) => {
				localStorage.setItem("accessTokenExpiry", String(Date.now() + left));
				window.dispatchEvent(new StorageEvent("storage", { key: "accessTokenExpiry" }));
			}, ms);
		await endIn(60_000);
		await expect(page.getByRole("button", { name: "Neu anmelden" })).toBeVisible();
		await endIn(1_000);
		const dialog = page.getByRole("dialog", { name: "Bitte melde dich noch einmal an" });
		await expect(dialog.locator("[name=username]")).toHaveValue(member.email);
		await dialog.locator("[name=password]").fill(member.password);
		await dialog.getByRole("button", { name: "Anmelden" }).click();
		await expect(dialog).toHaveCount(0);
		await expect(field(page, "Institution (optional)")).toHaveValue("Chor am Elbhang e. V.");
		await expect(radio(page, "Kreditkarte")).toBeChecked();
		await next(page).click();
		await agree(page);
		await orderButton(page).click();
		await expect(page.getByRole("heading", { level: 1 })).toContainText("Testzahlung");
	});

	test("PAY-21 PAY-22 SD-1 PAY-28 DEBIT-02 Bankeinzug asks for the account, shows the mandate and checks the IBAN", async ({
		page,
	}) => {
		await haveCourses(page);
		await openCheckout(page);
		await logInHere(page, CUSTOMER);
		await expect(page.getByText("SEPA-Lastschriftmandat")).toHaveCount(0);
		await radio(page, /^Bankeinzug/).check();
		await expect(pinBox(page)).toContainText(ALREADY);
		await expect(pinBox(page)).toContainText("eine einmalige Zahlung von meinem Konto mittels Lastschrift einzuziehen");
		await expect(pinBox(page)).toContainText("innerhalb von acht Wochen");
		await expect(pinBox(page)).toContainText("Gläubiger-Identifikationsnummer");
		await expect(next(page)).toBeDisabled();
		await field(page, "Kontoinhaber/in").fill("Clara Winkler");
		await field(page, "Bank").fill("Musterbank");
		await field(page, "BIC").fill("BYLADEM1001");
		await field(page, "IBAN").pressSequentially("DE03120300000000202051");
		await expect(field(page, "IBAN")).toHaveValue("DE03 1203 0000 0000 2020 51");
		await expect(field(page, "IBAN")).toHaveAccessibleDescription(/^Ungültiges Format/);
		await field(page, "IBAN").fill("");
		await field(page, "IBAN").pressSequentially("de02120300000000202051");
		await expect(field(page, "IBAN")).toHaveValue("DE02 1203 0000 0000 2020 51");
		await expect(field(page, "IBAN")).toHaveAccessibleDescription("Die Prüfsumme stimmt.");
		await expect(next(page)).toBeDisabled();
		await expect(page.locator("#noch-offen").getByRole("link")).toHaveText(["SEPA-Lastschriftmandat"]);
		await main(page)
			.getByRole("checkbox", { name: /^Ich ermächtige/ })
			.check();
		await expect(next(page)).toBeEnabled();
		await expectAccessible(page);
		await next(page).click();
		await expect(main(page)).toContainText("DE … 2051");
		const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
		expect(kept).toContain("Karla Lindner");
		expect(kept.replaceAll(" ", "")).not.toMatch(/DE02|1203000|0202051|"iban\\*"/i);
		await page.reload();
		await expect(field(page, "IBAN")).toHaveValue("");
		await expect(next(page)).toBeDisabled();
	});

	test("PAY-09 ERR-11 a new account at checkout: at least six characters, errors listed, logged in with the basket", async ({
		page,
	}) => {
		const email = newAddress();
		await haveCourses(page);
		await openCheckout(page);
		await radio(page, /^Mit Konto/).check();
		const box = page.getByRole("region", { name: "Wie möchtest du bestellen?" });
		const create = box.getByRole("button", { name: "Konto erstellen" });
		await create.click();
		await expect(box).toContainText("Bitte fülle zuerst „Deine Daten“ weiter unten aus.");
		await expect(field(page, "Vor- und Nachname")).toHaveAttribute("aria-invalid", "true");
		await fillCustomer(page, email);
		const password = box.locator("[name=password]").last();
		const repeat = box.locator("[name=password_repeat]");
		await password.fill("12345");
		await repeat.fill("12346");
		await create.click();
		await expect(password).toHaveAccessibleDescription(/^Passwort ist zu kurz/);
		await password.fill("t7#Qx!");
		await repeat.fill("t7#Qx?");
		await create.click();
		await expect(repeat).toHaveAccessibleDescription(/^Passwörter stimmen nicht überein/);
		await repeat.fill("t7#Qx!");
		await box.getByRole("checkbox").check();
		await page.route("**/api/v1/user", (route) =>
			route.fulfill({
				status: 422,
				json: { code: "invalid", message: "E-Mail: Ungültige E-Mail,Name: Bitte ausfüllen" },
			}),
		);
		await create.click();
		await expect(box.getByRole("alert").getByRole("listitem")).toHaveText([
			"E-Mail: Ungültige E-Mail",
			"Name: Bitte ausfüllen",
		]);
		await expectAccessible(page);
		await page.unroute("**/api/v1/user");
		await create.click();
		await expect(page.getByText("Du bist eingeloggt.")).toBeVisible();
		await expect(page).toHaveURL("/kasse");
		await expect(field(page, "E-Mail")).toHaveValue(email);
		await expect.poll(() => page.evaluate(() => localStorage.getItem("basketAssigned"))).toBe("1");
		await openBasket(page);
		await expect(lines(page)).toHaveCount(1);
	});

	test("PAY-09 an address that has an account already is told kindly", async ({ page }) => {
		await haveCourses(page);
		await openCheckout(page);
		await fillCustomer(page, MEMBER.email);
		await radio(page, /^Mit Konto/).check();
		const box = page.getByRole("region", { name: "Wie möchtest du bestellen?" });
		await box.locator("[name=password]").last().fill("Ganz-anders-als-gestern");
		await box.locator("[name=password_repeat]").fill("Ganz-anders-als-gestern");
		await box.getByRole("checkbox").check();
		await box.getByRole("button", { name: "Konto erstellen" }).click();
		await expect(box).toContainText("Wir haben dir eine E-Mail geschickt.");
		await expect(box).toContainText("Dann melde dich mit deinem Passwort an.");
	});
});
