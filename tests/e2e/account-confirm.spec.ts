import type { APIRequestContext, Page } from "@playwright/test";
import {
	button,
	LOGIN,
	logIn,
	main,
	NEW_PASSWORD,
	newMember,
	type Person,
	required,
	storedSession,
	tokenOf,
} from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** The page behind the link with which an address is confirmed. */

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const linkFor = async (page: Page, email: string, subject = "Dein Konto bei Mein VSZ") =>
	(await readMail(page, email, subject)).link("/mein-vsz/bestaetigen/");

const profileStatus = async (request: APIRequestContext, token: string) =>
	(await request.get("/api/v1/user/profile", { headers: { Authorization: `Bearer ${token}` } })).status();

test.describe("with the password of the account", () => {
	test.use({ expectedErrors: /status of 422/ });

	test("a wrong one is told at its field; the right one confirms, logs in here and ends every other login", async ({
		page,
		request,
	}) => {
		const person = await newMember(request);
		const { access_token: before } = await tokenOf(request, person);
		await open(page, await linkFor(page, person.email));
		await expect(heading(page)).toHaveText("Fast geschafft");
		await expect(main(page).getByRole("definition")).toHaveText(person.email);
		await expect(main(page)).toContainText("Du hast kein Konto erstellt? Dann schließ diese Seite einfach.");
		await expectAccessible(page);

		await button(page, "Bestätigen und anmelden").click();
		await expect(required(page, "Passwort")).toHaveAccessibleDescription(/^Bitte ausfüllen/);
		await required(page, "Passwort").fill("falsch");
		await button(page, "Bestätigen und anmelden").click();
		await expect(required(page, "Passwort")).toHaveAccessibleDescription(/^Dieses Passwort stimmt nicht/);
		await expect(required(page, "Passwort")).toBeFocused();
		await expectAccessible(page);
		expect(await profileStatus(request, before)).toBe(200);

		await required(page, "Passwort").fill(person.password);
		await page.keyboard.press("Enter");
		await expect(heading(page)).toHaveText("Deine Adresse ist bestätigt");
		await expect(heading(page)).toBeFocused();
		await expectAccessible(page);
		expect(await profileStatus(request, before)).toBe(401);
		await main(page).getByRole("link", { name: "Zum Profil" }).click();
		await expect(required(page, "E-Mail")).toHaveValue(person.email);
		await expect(main(page).getByText("Bitte bestätige deine E-Mail-Adresse")).toHaveCount(0);
	});
});

test.describe("without the password of the account", () => {
	test.use({ expectedErrors: /status of 401|^401 - / });

	test("whoever reads the mailbox gives it a new one, and whoever made the account is out", async ({
		page,
		request,
	}) => {
		const stranger = await newMember(request);
		const { access_token: before } = await tokenOf(request, stranger);
		await open(page, await linkFor(page, stranger.email));
		await main(page).getByRole("link", { name: "Neues Passwort vergeben" }).click();
		await expect(heading(page)).toHaveText("Neues Passwort");
		await expect(main(page).getByRole("definition")).toHaveText(stranger.email);
		for (const name of ["Passwort", "Passwort wiederholen"]) await required(page, name).fill(NEW_PASSWORD);
		await expectAccessible(page);
		await button(page, "Passwort speichern").click();
		await expect(main(page).getByRole("status")).toHaveText("Dein Passwort wurde erfolgreich zurückgesetzt.");
		expect(await profileStatus(request, before)).toBe(401);

		await open(page, LOGIN);
		await logIn(page, stranger);
		await expect(page.getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
		await logIn(page, { ...stranger, password: NEW_PASSWORD });
		await expect(page).toHaveURL("/mein-vsz/profil");
		await expect(main(page).getByText("Bitte bestätige deine E-Mail-Adresse")).toHaveCount(0);
	});
});

async function requestChange(request: APIRequestContext, person: Person, email: string): Promise<void> {
	const headers = { Authorization: `Bearer ${(await tokenOf(request, person)).access_token}` };
	const { data } = await (await request.get("/api/v1/user/profile", { headers })).json();
	const changed = { ...data, email, current_password: person.password };
	const answer = await request.put(`/api/v1/user/${data.id}`, { headers, data: changed });
	expect(answer.status()).toBe(200);
}

test("for a new address the page says so, and a new password comes by the old mailbox only", async ({
	page,
	request,
}) => {
	const person = await newMember(request);
	const email = newAddress();
	await requestChange(request, person, email);
	await open(page, await linkFor(page, email, "Bitte bestätige deine E-Mail-Adresse"));
	await expect(main(page).getByRole("definition")).toHaveText(email);
	await expect(main(page)).toContainText("Ein neues bekommst du über deine bisherige Adresse.");
	await expect(main(page).getByRole("link", { name: "Neues Passwort vergeben" })).toHaveAttribute(
		"href",
		"/mein-vsz/passwort-vergessen",
	);
	await expectAccessible(page);
	await required(page, "Passwort").fill(person.password);
	await button(page, "Bestätigen und anmelden").click();
	await expect(heading(page)).toHaveText("Deine Adresse ist bestätigt");
	await main(page).getByRole("link", { name: "Zum Profil" }).click();
	await expect(required(page, "E-Mail")).toHaveValue(email);
});

test.describe("a link that works no more", () => {
	test.use({ expectedErrors: /status of 410/ });

	test("says so at once, and also when it was used meanwhile in another tab", async ({ page, request }) => {
		await open(page, "/mein-vsz/bestaetigen/gibt-es-nicht-gibt-es-nicht");
		await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr");
		await expect(main(page).getByRole("link", { name: "Zur Anmeldung" })).toBeVisible();
		await expectAccessible(page);

		const person = await newMember(request);
		const link = await linkFor(page, person.email);
		await open(page, link);
		await request.post("/api/v1/user/confirm", {
			data: { token: link.split("/").at(-1), password: person.password },
		});
		await required(page, "Passwort").fill(person.password);
		await button(page, "Bestätigen und anmelden").click();
		await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr");
		await expect(heading(page)).toBeFocused();
		expect(await storedSession(page)).toEqual([null, null]);
	});
});

test.describe("when it fails", () => {
	test.use({ expectedErrors: /status of 500/ });

	test("the failure is told, and the link can be tried again", async ({ page, request }) => {
		const person = await newMember(request);
		await open(page, await linkFor(page, person.email));
		await page.route("**/api/v1/user/confirm", (route) =>
			route.fulfill({ status: 500, json: { code: "internal", message: "x" } }),
		);
		await required(page, "Passwort").fill(person.password);
		await button(page, "Bestätigen und anmelden").click();
		await expect(page.getByRole("alert")).toHaveText(
			"Das hat nicht geklappt. Bitte versuche es in ein paar Minuten noch einmal.",
		);
		await page.unroute("**/api/v1/user/confirm");
		await button(page, "Bestätigen und anmelden").click();
		await expect(heading(page)).toHaveText("Deine Adresse ist bestätigt");
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

	test("an address can be confirmed", async ({ page, request }) => {
		const person = await newMember(request);
		const link = await linkFor(page, person.email);
		await page.goto(link);
		await required(page, "Passwort").fill("falsch");
		await button(page, "Bestätigen und anmelden").click();
		await expect(required(page, "Passwort")).toHaveAccessibleDescription(/^Dieses Passwort stimmt nicht/);
		await required(page, "Passwort").fill(person.password);
		await button(page, "Bestätigen und anmelden").click();
		await expect(heading(page)).toHaveText("Deine Adresse ist bestätigt");
		await expect(main(page).getByRole("link", { name: "Zur Anmeldung" })).toBeVisible();
		await page.goto(link);
		await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr");
	});
});

test("the page is kept nowhere and tells its address to nobody", async ({ request }) => {
	const answer = await request.get("/mein-vsz/bestaetigen/gibt-es-nicht-gibt-es-nicht");
	expect([answer.headers()["cache-control"], answer.headers()["referrer-policy"]]).toEqual(["no-store", "no-referrer"]);
});
