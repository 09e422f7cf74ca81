import {
	button,
	CUSTOMER,
	enter,
	field,
	LOGIN,
	logIn,
	MEMBER,
	main,
	required,
	storedSession,
} from "./support/account.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { header, open, stored } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const HOURS = 60 * 60 * 1000;
const GUARDED = ["/mein-vsz/profil", "/mein-vsz/produkte", "/mein-vsz/produkte/1", "/mein-vsz/news", "/mein-vsz/daten"];
const PROMISE = /nicht bei jeder Videoausleihe neu eingeben/;

test.describe("by a link in a mail", () => {
	test.use({ expectedErrors: /status of 410/ });

	test("a button behind the link logs in, once", async ({ page }) => {
		await open(page, LOGIN);
		await main(page).getByRole("link", { name: "Link per E-Mail statt Passwort" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ohne Passwort anmelden");
		await required(page, "E-Mail").fill(CUSTOMER.email);
		await button(page, "Link senden").click();
		await expect(page.getByRole("heading", { level: 1, name: "Schau in dein Postfach" })).toBeFocused();
		await expect(main(page)).toContainText(/Link gültig bis\w+, \d\d\.\d\d\.\d{4}, \d\d:\d\d\sUhr/);
		await expectAccessible(page);
		const link = (await readMail(page, CUSTOMER.email, "Dein Link zum Anmelden")).link("/mein-vsz/anmelden/");
		await open(page, link);
		expect(await storedSession(page)).toEqual([null, null]);
		await expectAccessible(page);
		await button(page, "Anmelden").click();
		await expect(page).toHaveURL("/mein-vsz/profil");
		await open(page, link);
		await button(page, "Anmelden").click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dieser Link gilt nicht mehr");
		await expectAccessible(page);
	});
});

test("MEM-06 MEM-13 SEC-02 a login leads to the profile and lasts four hours; then the login page leads on @firefox", async ({
	page,
}) => {
	await open(page, LOGIN);
	await logIn(page, MEMBER);
	await expect(page).toHaveURL("/mein-vsz/profil");
	const [token, expiry] = await storedSession(page);
	expect(token).toMatch(/^[\w-]{20,}$/);
	expect(Math.abs(Number(expiry) - Date.now() - 4 * HOURS)).toBeLessThan(60_000);
	await expect(header(page).getByRole("link", { name: "Mein VSZ, angemeldet" })).toBeVisible();

	await page.goto(LOGIN);
	await expect(page).toHaveURL("/mein-vsz/profil");
	await header(page).getByRole("link", { name: "Mein VSZ, angemeldet" }).click();
	await expect(page).toHaveURL("/mein-vsz/profil");
	await page.goto("/mein-vsz/konto-erstellen");
	await expect(page).toHaveURL("/mein-vsz/profil");
});

test.describe("a login that fails", () => {
	test.use({ expectedErrors: /status of (401|429|503)|^(401|429|503) - |Failed to (load|fetch)/ });

	test("ERR-08 MEM-01 MEM-04 MEM-10 MEM-11 MEM-12 the login page says and asks what it should; what is wrong with a login is told, logged, and nothing is stored", async ({
		page,
	}) => {
		await open(page, "/mein-vsz");
		await expect(page).toHaveURL(LOGIN);
		await expect(main(page)).toContainText(PROMISE);
		await expect(required(page, "E-Mail")).toHaveAttribute("autocomplete", "username");
		await expect(required(page, "Passwort")).toHaveAttribute("autocomplete", "current-password");
		const links = { "AGB (PDF)": "/agb.pdf", Datenschutzhinweise: "/datenschutz" };
		for (const [name, href] of Object.entries({
			...links,
			"Passwort vergessen?": "/mein-vsz/passwort-vergessen",
			"Konto erstellen": "/mein-vsz/konto-erstellen",
		})) {
			await expect(main(page).getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
		}
		expect(await stored(page)).toEqual([]);

		await button(page, "Anmelden").click();
		await expect(page.getByRole("alert")).toHaveText("Eingaben ungültig. Bitte überprüfe deine Eingaben.");
		await expect(required(page, "E-Mail")).toBeFocused();
		for (const name of ["E-Mail", "Passwort"])
			await expect(required(page, name)).toHaveAccessibleDescription("Bitte ausfüllen");
		await expectAccessible(page);
		await test.step("a password can be shown, and hidden again, by keyboard", async () => {
			await required(page, "Passwort").fill("geheim");
			await required(page, "Passwort").press("Tab");
			await page.keyboard.press("Enter");
			await expect(required(page, "Passwort")).toHaveAttribute("type", "text");
			await expect(field(page, "Passwort anzeigen")).toHaveAttribute("aria-pressed", "true");
			await page.keyboard.press("Enter");
			await expect(required(page, "Passwort")).toHaveAttribute("type", "password");
		});
		await test.step("ERR-08 wrong data are told and logged, and nothing is stored", async () => {
			const logged: string[] = [];
			page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
			await logIn(page, { email: newAddress(), password: "falsch" });
			await expect(page.getByRole("alert")).toHaveText("Ungültige Benutzerdaten");
			await expect(page.getByRole("alert")).toBeFocused();
			expect(logged.some((text) => text.startsWith("401 - ") && text.includes("Ungültige Benutzerdaten"))).toBe(true);
			expect(await storedSession(page)).toEqual([null, null]);
			await expectAccessible(page);
		});
		await test.step("ERR-08 too many tries are told in the server's words; a server that cannot answer is not the person's fault", async () => {
			for (const [status, code, message, shown] of [
				[429, "too_many", "Das waren zu viele Versuche.", "Das waren zu viele Versuche."],
				[503, "unavailable", "x", "Die Anmeldung hat gerade nicht geklappt. Bitte versuche es gleich noch einmal."],
			] as const) {
				await page.route("**/oauth/token", (route) => route.fulfill({ status, json: { code, message } }));
				await logIn(page, { email: newAddress(), password: "falsch" });
				await expect(page.getByRole("alert")).toHaveText(shown);
				await expect(required(page, "Passwort")).toHaveValue("falsch");
			}
		});
	});
});

test("MEM-09 a remembered address that is not ours is no address", async ({ page }) => {
	await open(page, LOGIN);
	await page.evaluate(() => sessionStorage.setItem("rememberedAddress", "//evil.example/"));
	await logIn(page, MEMBER);
	await expect(page).toHaveURL("/mein-vsz/profil");
});

test("MEM-08 MEM-09 guarded pages lead to the login without a circle and without anything personal; the login leads back to them", async ({
	request,
	page,
}) => {
	await test.step("MEM-08 the server's answers hold nothing personal, whoever asks", async () => {
		for (const path of GUARDED) {
			const answer = await request.get(path);
			expect([path, answer.status()]).toEqual([path, 200]);
			const html = await answer.text();
			expect(html).toContain('content="noindex"');
			const data = await (await request.get(`${path}.data`)).text();
			for (const text of [html, data]) expect(text).not.toMatch(/@vsz\.example(?<!kontakt@vsz\.example)/);
		}
	});
	await test.step("MEM-08 also when one comes by a link, and the way back does not lead in a circle", async () => {
		await open(page, "/ratgeber");
		await page.goto("/mein-vsz/profil");
		await expect(page).toHaveURL(LOGIN);
		await page.goBack();
		await expect(page).toHaveURL("/ratgeber");
		await header(page).getByRole("link", { name: "Mein VSZ" }).click();
		await expect(page).toHaveURL(LOGIN);
		await page.goBack();
		await expect(page).toHaveURL("/ratgeber");
	});
	await test.step("MEM-08 MEM-09 guarded pages lead to the login, and the login leads back to them", async () => {
		for (const path of GUARDED) {
			await page.goto(`${path}?a=1`);
			await expect(page, path).toHaveURL(LOGIN);
		}
		await logIn(page, CUSTOMER);
		await expect(page).toHaveURL(`${GUARDED.at(-1)}?a=1`);
		await open(page, LOGIN);
		await expect(page).toHaveURL("/mein-vsz/profil");
	});
});

test("MEM-02 MEM-03 MEM-07 CONST-08 the shell, and the way out of it @mobil", async ({ page, request }) => {
	await enter(page, request, MEMBER, "/mein-vsz/profil");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mein VSZ");
	await expect(main(page)).toContainText("Hallo Mika! Hier pflegst du deine Daten und findest deine Videokurse.");
	const tabs = main(page).getByRole("navigation", { name: "Mein VSZ", exact: true });
	await expect(tabs.getByRole("link")).toHaveText(["Übersicht", "Produkte", "Rechnungen", "Profil"]);
	await tabs.getByRole("link", { name: "Produkte" }).click();
	await expect(page).toHaveURL("/mein-vsz/produkte");
	await expect(tabs.getByRole("link", { name: "Produkte" })).toHaveAttribute("aria-current", "page");

	const revoked = page.waitForRequest((sent) => sent.method() === "DELETE" && sent.url().endsWith("/oauth/token"));
	const pressed = Date.now();
	await button(page, "Ausloggen").click();
	const call = await revoked;
	expect(Date.now() - pressed).toBeGreaterThanOrEqual(300);
	await expect(page).toHaveURL(LOGIN);
	await expect(main(page).getByRole("status")).toHaveText("Du bist ausgeloggt. Bis zum nächsten Mal.");
	expect(await storedSession(page)).toEqual([null, null]);
	const Authorization = (await call.allHeaders()).authorization ?? "";
	expect((await request.get("/api/v1/user/profile", { headers: { Authorization } })).status()).toBe(401);
	await expectAccessible(page);

	await page.goBack();
	await expect(page).toHaveURL(LOGIN);
	await expect(page.getByText("Hallo Mika!")).toHaveCount(0);
});

test.describe("when the network is gone", () => {
	test.use({ expectedErrors: /Failed to load resource/ });

	test("MEM-07 what is stored goes even when the server cannot be told", async ({ page, request }) => {
		await enter(page, request, MEMBER, "/mein-vsz/profil");
		await page.route("**/oauth/token", (route) => route.abort());
		await button(page, "Ausloggen").click();
		await expect(page).toHaveURL(LOGIN);
		expect(await storedSession(page)).toEqual([null, null]);
	});
});
