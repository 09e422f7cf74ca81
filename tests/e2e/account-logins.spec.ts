import type { Page } from "@playwright/test";
import { button, enter, LOGIN, logIn, main, newMember, tokenOf } from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { readMail } from "./support/mailbox.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const DATA = "/mein-vsz/daten";
const list = (page: Page) => main(page).getByRole("region", { name: "Wo du angemeldet bist" });
const rows = (page: Page) => list(page).getByRole("listitem");
const told = (page: Page, words: string) => main(page).getByRole("status").filter({ hasText: words });
const ENDED = "Die Anmeldung ist beendet.";
const ALONE = "Du bist jetzt nur noch auf diesem Gerät angemeldet.";

test("one's own logins are listed; one or all others can be ended", async ({ page, request }) => {
	const person = await newMember(request);
	const { access_token: first } = await tokenOf(request, person);
	for (let index = 0; index < 2; index += 1) await tokenOf(request, person);
	await open(page, LOGIN);
	await logIn(page, person);
	await expect(page).toHaveURL("/mein-vsz/profil");
	await open(page, DATA);
	await expect(rows(page)).toHaveCount(4);
	await expect(rows(page).first()).toContainText("Dieses Gerät");
	await expect(rows(page).first()).toContainText(/Chrome unter Windows/);
	await expect(rows(page).first()).toContainText(/Angemeldet am \d\d\.\d\d\.\d{4}, \d\d:\d\d/);
	await expect(rows(page).first().getByRole("button")).toHaveCount(0);
	await expectAccessible(page);

	const end = rows(page)
		.last()
		.getByRole("button", { name: /^Abmelden ?: / });
	await end.focus();
	await page.keyboard.press("Enter");
	await expect(told(page, ENDED)).toBeVisible();
	await expect(rows(page)).toHaveCount(3);
	await expect(told(page, ENDED).locator("..")).toBeFocused();
	const headers = { Authorization: `Bearer ${first}` };
	expect((await request.get("/api/v1/user/profile", { headers })).status()).toBe(401);

	await button(page, "Auf allen anderen Geräten abmelden").click();
	await expect(told(page, ALONE)).toBeVisible();
	await expect(rows(page)).toHaveCount(1);
	await expect(told(page, ALONE).locator("..")).toBeFocused();
	await expect(button(page, "Auf allen anderen Geräten abmelden")).toHaveCount(0);
	await expectAccessible(page);
});

test("a browser keeps its value over a logout: the second login in it is no news, one elsewhere is", async ({
	page,
	request,
}) => {
	const person = await newMember(request);
	const sent: unknown[] = [];
	page.on("request", (asked) => {
		if (asked.url().endsWith("/oauth/token") && asked.method() === "POST")
			sent.push(new URLSearchParams(asked.postData() ?? "").get("device"));
	});
	for (let index = 0; index < 2; index += 1) {
		await open(page, LOGIN);
		await logIn(page, person);
		await expect(page).toHaveURL("/mein-vsz/profil");
		await button(page, "Ausloggen").click();
		await expect(page).toHaveURL(LOGIN);
	}
	expect(sent).toEqual([expect.stringMatching(/^[\da-f]{32}$/), sent[0]]);
	await tokenOf(request, person);
	const mail = await readMail(page, person.email, "Neue Anmeldung in deinem Konto");
	expect(mail.text).toContain("Chrome unter Windows");
});

test.describe("when they cannot be loaded", () => {
	test.use({ expectedErrors: /status of 500/ });

	test("the rest of the page is there", async ({ page, request }) => {
		await page.route("**/api/v1/user/login", (route) =>
			route.fulfill({ status: 500, json: { code: "internal", message: "x" } }),
		);
		await enter(page, request, await newMember(request), DATA);
		await expect(list(page)).toContainText("Deine Anmeldungen lassen sich gerade nicht laden.");
		await expect(main(page).getByRole("region", { name: "Konto löschen" })).toBeVisible();
	});
});
