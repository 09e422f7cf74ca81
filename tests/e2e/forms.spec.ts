import type { Page } from "@playwright/test";
import { formatDate } from "#contract/dates.ts";
import type { Transfer } from "#contract/donations.ts";
import { giroPath } from "#web/donations/giro-path.ts";
import { expectAccessible } from "./support/axe.ts";
import { newAddress, readMail } from "./support/mailbox.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Each form takes 10 requests an hour from one address, and all of these come from one: no more than 3 succeed. */

const INVALID = "Eingaben ungültig. Bitte überprüfe deine Eingaben.";
test.describe.configure({ timeout: 60_000 });

const main = (page: Page) => page.getByRole("main");
const field = (page: Page, name: string) => main(page).getByRole("textbox", { name });

/** As on a slow line: the page is there, its scripts are still on their way. */
async function holdScripts(page: Page) {
	const { promise, resolve: deliver } = Promise.withResolvers<void>();
	await page.route("**/assets/*.js", (route) => promise.then(() => route.continue()));
	return { deliver };
}

test.describe("contact", () => {
	const SENT = "Deine Anfrage wurde erfolgreich gesendet. Wir melden uns so schnell wie möglich bei dir.";
	const FAILED = "Bei der Buchung ist ein Fehler aufgetreten.";
	const send = (page: Page) =>
		main(page)
			.getByRole("button", { name: /Anfrage senden|Noch einmal senden/ })
			.click();

	async function fill(page: Page, email: string) {
		await field(page, "Name").fill("Mika Sommer");
		await field(page, "E-Mail").fill(email);
		await field(page, "Nachricht").fill("Wie gründen wir einen Verein?");
	}

	test("FORM-02 FORM-06 FORM-07 a field says what is wrong when it is left; an invalid request is not sent and says where it is wrong @mobil", async ({
		page,
	}) => {
		const calls: string[] = [];
		page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
		await open(page, "/kontakt");
		await test.step("a field that only machines fill is out of everybody's way", async () => {
			const trap = page.locator('input[name="website"]');
			await expect(trap).not.toBeInViewport();
			await expect(trap).toHaveAttribute("tabindex", "-1");
			await expect(main(page).getByRole("textbox")).toHaveCount(5);
			await field(page, "Nachricht").press("Tab");
			await expect(main(page).getByRole("link", { name: "Datenschutzhinweisen" })).toBeFocused();
			await expect(main(page).getByRole("checkbox")).toHaveCount(0);
		});
		await test.step("FORM-02 an error shows when its field is left", async () => {
			await field(page, "E-Mail").fill("mika");
			await expect(field(page, "E-Mail")).not.toHaveAttribute("aria-invalid");
			await field(page, "E-Mail").press("Tab");
			await expect(field(page, "E-Mail")).toHaveAccessibleDescription("Ungültige E-Mail");
			await expect(page.getByRole("alert")).toHaveCount(0);
			await field(page, "E-Mail").fill("");
		});
		await test.step("FORM-06 FORM-07 what is missing is said, and leads there", async () => {
			for (const [name, autocomplete] of Object.entries({
				Name: "name",
				Institution: "organization",
				"E-Mail": "email",
				Telefon: "tel",
			})) {
				await expect(field(page, name)).toHaveAttribute("autocomplete", autocomplete);
			}
			await send(page);
			await expect(page.getByRole("alert")).toHaveText(INVALID);
			await expect(page.getByRole("alert")).toBeInViewport({ ratio: 1 });
			await expect(field(page, "Name")).toBeFocused();
			for (const name of ["Name", "E-Mail", "Nachricht"]) {
				await expect(field(page, name)).toHaveAccessibleDescription("Bitte ausfüllen");
				await expect(field(page, name)).toHaveAttribute("aria-invalid", "true");
			}
			for (const name of ["Institution", "Telefon"])
				await expect(field(page, name)).not.toHaveAttribute("aria-invalid");
			await expectAccessible(page);
			await main(page).getByRole("link", { name: "Nachricht: Bitte ausfüllen" }).click();
			await expect(field(page, "Nachricht")).toBeFocused();
		});
		await test.step("what is put right is told no more", async () => {
			await field(page, "Name").fill("Mika");
			await expect(field(page, "Name")).not.toHaveAttribute("aria-invalid");
			await field(page, "Nachricht").fill("Hallo");
			await field(page, "E-Mail").fill("mika@");
			await send(page);
			await expect(field(page, "E-Mail")).toBeFocused();
			await expect(field(page, "E-Mail")).toHaveAccessibleDescription("Ungültige E-Mail");
			await field(page, "E-Mail").fill("mika@vsz.example");
			await expect(page.getByRole("alert")).toHaveCount(0);
		});
		expect(calls).toEqual([]);
	});

	test.describe("when it fails", () => {
		test.use({ expectedErrors: /Failed to load resource|Failed to fetch/ });
		const ADDRESS = "**/api/v1/form/consulting";

		test("ERR-13 FORM-03 FORM-06 FORM-08 whatever fails is told and everything stays; a request whose answer was lost is sent again and arrives once, by mail", async ({
			page,
		}) => {
			const email = newAddress();
			const expectKept = () => expect(field(page, "Nachricht")).toHaveValue("Wie gründen wir einen Verein?");
			await open(page, "/kontakt");
			await test.step("too many attempts and wrong fields are told in the server's words", async () => {
				await fill(page, "mika@vsz.example");
				await page.route(ADDRESS, (route) =>
					route.fulfill({ status: 429, json: { code: "too_many", message: "Bitte warte etwas." } }),
				);
				await send(page);
				await expect(page.getByRole("alert")).toHaveText("Bitte warte etwas.");
				await page.route(ADDRESS, (route) =>
					route.fulfill({
						status: 422,
						json: {
							code: "invalid",
							message: "x",
							validation_errors: { email: ["E-Mail: Diese Adresse gibt es nicht"] },
						},
					}),
				);
				await send(page);
				await expect(field(page, "E-Mail")).toBeFocused();
				await expect(field(page, "E-Mail")).toHaveAccessibleDescription("Diese Adresse gibt es nicht");
				await expect(page.getByRole("alert")).toHaveText(INVALID);
			});
			await test.step("ERR-13 the failure is told and everything stays", async () => {
				await page.route(ADDRESS, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "x" } }));
				await field(page, "E-Mail").fill(email);
				await send(page);
				await expect(page.getByRole("alert")).toHaveText(FAILED);
				await expect(page.getByRole("alert")).toBeFocused();
				await expectKept();
				await expectAccessible(page);
			});
			const keys: string[] = [];
			const { promise: released, resolve: release } = Promise.withResolvers<void>();
			await page.unrouteAll();
			await page.route(ADDRESS, async (route) => {
				keys.push(route.request().postDataJSON().idempotency_key);
				// The server has taken it, but the connection breaks before the answer.
				if (keys.length === 1) {
					await route.fetch();
					await route.abort();
				} else {
					await released;
					await route.continue();
				}
			});
			await test.step("a network that is gone is no mistake of anybody: the text stays and can be sent again", async () => {
				await send(page);
				await expect(page.getByRole("alert")).toContainText("Deine Nachricht ist nicht rausgegangen");
				await expect(page.getByRole("alert")).toBeFocused();
				await expect(page.getByText(FAILED)).toHaveCount(0);
				await expectKept();
				await expectAccessible(page);
			});
			await test.step("FORM-03 while it is sent the button is busy and a second press does nothing", async () => {
				const button = main(page).getByRole("button", { name: "Noch einmal senden" });
				await button.click();
				const busy = main(page).locator("button[aria-busy=true]");
				await busy.click();
				await field(page, "Name").press("Enter");
				release();
				await expect(main(page).getByRole("status")).toHaveText(SENT);
				expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
			});
			await test.step("FORM-06 FORM-08 it is confirmed and arrives by mail, once", async () => {
				await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Deine Anfrage ist bei uns");
				await expect(main(page).getByRole("heading", { level: 1 })).toBeFocused();
				await expect(main(page)).toContainText(email);
				await expect(field(page, "Name")).toHaveCount(0);
				await expectAccessible(page);
				await readMail(page, email, "Deine Anfrage ist bei uns");
				await page.goto("/postausgang");
				await expect(page.getByRole("row", { name: email })).toHaveCount(1);
			});
		});
	});

	test.describe("without a line", () => {
		test.use({ serviceWorkers: "allow", expectedErrors: /ERR_INTERNET_DISCONNECTED|status of 503|Failed to fetch/ });

		test("a page of ours shows, brings back to what was typed, and nothing is kept of who only reads", async ({
			page,
			context,
		}) => {
			const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
			await open(page, "/kontakt");
			expect(await workers()).toBe(0);
			await fill(page, "mika@vsz.example");
			await page.evaluate(() => navigator.serviceWorker.ready);
			await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
			await (await context.newCDPSession(page)).send("Network.clearBrowserCache");

			await context.setOffline(true);
			await main(page).getByRole("link", { name: "Datenschutzhinweisen" }).click();
			await expect(page.getByText("Gerade ohne Netz. Diese Seite bleibt stehen")).toBeVisible();
			await expect(page).toHaveURL("/kontakt");

			await page.goto("/ratgeber");
			await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Gerade ohne Netz. Dein Platz bleibt.");
			await expect(main(page)).toContainText("3 von 5 Feldern ausgefüllt");
			await expectAccessible(page);

			await context.setOffline(false);
			await main(page).getByRole("link", { name: "Zurück zu deiner Anfrage" }).click();
			await expect(page).toHaveURL("/kontakt");
			await expect(field(page, "Nachricht")).toHaveValue("Wie gründen wir einen Verein?");
		});
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

		test("FORM-06 FORM-08 it works all the same", async ({ page }) => {
			await page.goto("/kontakt");
			await field(page, "Name").fill("Mika <b>Sommer</b>");
			await send(page);
			await expect(page.getByRole("alert")).toHaveText(INVALID);
			await expect(field(page, "Name")).toHaveValue("Mika <b>Sommer</b>");
			await expect(field(page, "E-Mail")).toHaveAccessibleDescription("Bitte ausfüllen");
			await expect(main(page).getByRole("link", { name: "E-Mail: Bitte ausfüllen" })).toHaveAttribute(
				"href",
				`#${await field(page, "E-Mail").getAttribute("id")}`,
			);
			await fill(page, newAddress());
			await page.locator('input[name="website"]').fill("https://chor.example");
			await send(page);
			await expect(main(page).getByRole("link", { name: "Prüffeld: Bitte leer lassen" })).toHaveAttribute(
				"href",
				`#${await field(page, "Prüffeld").getAttribute("id")}`,
			);
			await expect(field(page, "Nachricht")).toHaveValue("Wie gründen wir einen Verein?");
			await field(page, "Prüffeld").fill("");
			await send(page);
			await expect(main(page).getByRole("status")).toHaveText(SENT);
			await expect(page).toHaveURL("/kontakt");
		});
	});
});

test.describe("newsletter", () => {
	const CONFIRM = "Newsletter bestätigen";
	const UNSUBSCRIBE = "Newsletter abbestellen";
	const press = (page: Page, name: string) => main(page).getByRole("button", { name }).click();
	const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });

	async function subscribe(page: Page, email: string) {
		const frame = main(page).getByTitle("Newsletter abonnieren").contentFrame();
		await frame.getByRole("textbox", { name: "E-Mail" }).fill(email);
		await frame.getByRole("button", { name: "Kostenlos abonnieren" }).click();
		await expect(frame.getByRole("status")).toContainText(email);
		await expect(frame.getByRole("status")).toContainText("Sieh bitte in dein Postfach");
	}

	test("FORM-11 DP-8 from the frame by mail to the confirmation, and out again; axe finds nothing on the way", async ({
		page,
	}) => {
		const email = newAddress();
		await open(page, "/newsletter");
		await page.waitForLoadState("networkidle");
		await test.step("the form says what is missing, then that a mail is on its way, also at 320 px", async () => {
			const frame = main(page).getByTitle("Newsletter abonnieren").contentFrame();
			await frame.getByRole("button", { name: "Kostenlos abonnieren" }).click();
			await expect(frame.getByRole("alert")).toHaveText(INVALID);
			await expect(frame.getByRole("textbox", { name: "E-Mail" })).toBeFocused();
			await expectAccessible(page);
			await subscribe(page, email);
			await expect(frame.getByRole("heading")).toBeFocused();
			await expectAccessible(page);
			await page.setViewportSize({ width: 320, height: 640 });
			await expect
				.poll(() => frame.locator("html").evaluate((root) => [innerWidth <= 320, root.scrollWidth - innerWidth]))
				.toEqual([true, 0]);
		});
		for (const [subject, path, name, title, outcome] of [
			[
				"Bitte bestätige deinen Newsletter",
				"bestaetigen",
				CONFIRM,
				"Noch ein Klick, dann bist du dabei",
				"Schön, dass du dabei bist",
			],
			["Willkommen beim Newsletter", "abmelden", UNSUBSCRIBE, UNSUBSCRIBE, "Du bist abgemeldet"],
		] as const) {
			await test.step(`${name}: by a button behind the link, which looking at it does not use up`, async () => {
				const link = (await readMail(page, email, subject)).link(`/newsletter/${path}/`);
				expect((await page.request.get(link)).status()).toBe(200);
				await open(page, link);
				await expect(heading(page)).toHaveText(title);
				await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
				await expectAccessible(page);
				await press(page, name);
				await expect(heading(page)).toHaveText(outcome);
				await expect(heading(page)).toBeFocused();
				await expect(main(page).getByRole("link", { name: "Zur Startseite" })).toBeVisible();
				await expectAccessible(page);
			});
		}
	});

	test.describe("with a link that does not hold", () => {
		test.use({ expectedErrors: /status of 410|status of 503/ });

		test("FORM-11 a failure keeps the button; an old link says so and shows a way on", async ({ page }) => {
			await open(page, `/newsletter/bestaetigen/${"x".repeat(43)}`);
			await test.step("FORM-11 a failure keeps the button", async () => {
				await page.route("**/api/v1/newsletter/confirm", (route) =>
					route.fulfill({ status: 503, json: { code: "unavailable", message: "" } }),
				);
				await press(page, CONFIRM);
				await expect(page.getByRole("alert")).toContainText("Das hat nicht geklappt");
				await expect(main(page).getByRole("button", { name: CONFIRM })).toBeVisible();
				await expectAccessible(page);
				await page.unrouteAll();
			});
			await test.step("FORM-11 an old link says so and shows a way on", async () => {
				await press(page, CONFIRM);
				await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr");
				await expectAccessible(page);
				await main(page).getByRole("link", { name: "Newsletter neu bestellen" }).click();
				await expect(page).toHaveURL("/newsletter");

				await open(page, `/newsletter/abmelden/${"x".repeat(43)}`);
				await press(page, UNSUBSCRIBE);
				await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr");
				await expect(main(page).getByRole("link", { name: "Schreib uns" })).toHaveAttribute("href", "/kontakt");
			});
		});
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false, expectedErrors: /status of (410|422)/ });

		test("FORM-11 all of it works, and a link is good for once", async ({ page }) => {
			const email = newAddress();
			await page.goto("/newsletter");
			await subscribe(page, email);
			const confirm = (await readMail(page, email, "Bitte bestätige deinen Newsletter")).link(
				"/newsletter/bestaetigen/",
			);
			await page.goto(confirm);
			await press(page, CONFIRM);
			await expect(heading(page)).toHaveText("Schön, dass du dabei bist");
			await page.goto(confirm);
			await press(page, CONFIRM);
			await expect(heading(page)).toHaveText("Dieser Link gilt nicht mehr");

			const leave = (await readMail(page, email, "Willkommen beim Newsletter")).link("/newsletter/abmelden/");
			await page.goto(leave);
			await press(page, UNSUBSCRIBE);
			await expect(heading(page)).toHaveText("Du bist abgemeldet");
		});
	});
});

test.describe("donation", () => {
	const frameOf = (page: Page) => main(page).getByTitle("Spendenformular").contentFrame();

	/** At every width of the window. */
	async function expectRoomInTiles(page: Page) {
		const frame = frameOf(page);
		const tiles = frame.locator("label:has(input[type=radio]) > span");
		await expect(tiles).toHaveCount(12);
		for (const width of [390, 320, 1280]) {
			await page.setViewportSize({ width, height: 900 });
			await expect.poll(() => frame.locator("html").evaluate(() => innerWidth)).toBeLessThanOrEqual(width);
			const cut = await tiles.evaluateAll((all) =>
				all.filter((tile) => tile.scrollWidth > tile.clientWidth).map((tile) => tile.textContent),
			);
			expect([width, cut]).toEqual([width, []]);
		}
	}

	test("FORM-13 RUN-21 every answer fits into its tile; a donation can be paid on the payment page, a failed payment tried again", async ({
		page,
	}) => {
		const email = newAddress();
		await open(page, "/spenden");
		await expectRoomInTiles(page);
		const frame = frameOf(page);
		await frame.getByRole("radio", { name: "Kreditkarte" }).check();
		await frame.getByRole("textbox", { name: /E-Mail/ }).fill(email);
		await frame.getByRole("button", { name: "spenden" }).click();
		await expect(page.getByRole("heading", { name: "Testzahlung – es fließt kein Geld" })).toBeVisible();
		await expect(page.getByText("40,00 €")).toBeVisible();
		await page.getByRole("button", { name: "Fehlschlagen lassen" }).click();
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Noch nicht gespendet");
		await expectAccessible(page);
		await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
		await page.getByRole("button", { name: "Bezahlen" }).click();
		await expect(page).toHaveURL("/spenden/vielen-dank");
		await readMail(page, email, "Danke für deine Spende");
	});

	test("FORM-13 a press before the scripts are there counts; a page that waits notices when it was paid elsewhere", async ({
		page,
	}) => {
		await open(page, "/spenden");
		await frameOf(page).getByRole("radio", { name: "Paypal" }).check();
		await frameOf(page).getByRole("button", { name: "spenden" }).click();
		const scripts = await holdScripts(page);
		await page.getByRole("button", { name: "Abbrechen" }).click();
		await expect(page).toHaveURL(/\/spenden\/zahlung\/[\w-]+$/);
		const donation = page.url();
		await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
		scripts.deliver();
		await expect(page).toHaveURL(/\/testzahlung\//);
		const elsewhere = await page.context().newPage();
		await elsewhere.goto(page.url());
		await page.goto(donation);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wir warten auf deine Spende");
		await elsewhere.getByRole("button", { name: "Bezahlen" }).click();
		await expect(page).toHaveURL("/spenden/vielen-dank");
	});

	test("FORM-13 an amount becomes the data of a transfer with its GiroCode", async ({ page, context }) => {
		await context.grantPermissions(["clipboard-read", "clipboard-write"]);
		await open(page, "/spenden");
		await page.waitForLoadState("networkidle");
		const frame = frameOf(page);
		await expect(frame.getByText("Du spendest per Überweisung")).toBeVisible();
		await frame.getByRole("textbox", { name: "Anderer Betrag" }).fill("0,5");
		await frame.getByRole("button", { name: "spenden" }).click();
		await expect(frame.getByRole("textbox", { name: "Anderer Betrag" })).toBeFocused();
		await expect(frame.getByRole("alert")).toHaveText(INVALID);
		await expectAccessible(page);
		await frame.getByRole("radio", { name: "120" }).check();
		await expect(frame.getByRole("textbox", { name: "Anderer Betrag" })).toHaveValue("");
		await expect(frame.getByRole("button", { name: /^120\s€ spenden$/ })).toBeVisible();
		await frame.getByRole("textbox", { name: "Anderer Betrag" }).fill("12,50");
		await expect(frame.getByRole("radio", { name: "120" })).not.toBeChecked();

		const answer = page.waitForResponse("**/api/v1/donation");
		await frame.getByRole("button", { name: /^12,50\s€ spenden$/ }).click();
		const { data } = (await (await answer).json()) as { data: Transfer };
		await expect(frame.getByRole("heading", { name: /^12,50\s€ überweisen$/ })).toBeFocused();
		await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Danke, dass du zusammenrückst");
		await expect(main(page).getByRole("heading", { name: "Lieber überweisen?" })).toHaveCount(0);
		await expect(frame.getByText("Wir buchen nichts ab")).toBeVisible();
		const code = frame.getByRole("img", { name: /^GiroCode für die Überweisung von 12,50\s€/ });
		await expect(code.locator("path")).toHaveAttribute("d", giroPath(data.giro_code));
		for (const text of [data.recipient, data.reference, data.bic]) await expect(frame.getByText(text)).toBeVisible();
		await frame.getByRole("button", { name: "IBAN kopieren" }).click();
		await expect(frame.getByRole("status")).toHaveText("IBAN kopiert");
		expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(data.iban);
		await expectAccessible(page);
		await frame.getByRole("link", { name: "Ich habe überwiesen" }).click();
		await expect(page).toHaveURL("/spenden/vielen-dank");
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false });

		test("FORM-13 a monthly donation works too, and comes by mail", async ({ page }) => {
			const email = newAddress();
			await page.goto("/spenden");
			const frame = frameOf(page);
			await frame.getByRole("radio", { name: "monatlich" }).check();
			await frame.getByRole("radio", { name: "120" }).check();
			await frame.getByRole("textbox", { name: "E-Mail" }).fill(email);
			await frame.getByRole("button", { name: "spenden" }).click();
			await expect(frame.getByText("monatlichen Dauerauftrag")).toBeVisible();
			await expect(frame.getByRole("img", { name: /^GiroCode/ })).toBeVisible();
			const reference = await frame.getByText(/^SPENDE-/).innerText();
			expect((await readMail(page, email, "Deine Spende")).text).toContain(reference);
		});
	});
});

test.describe("withdrawal", () => {
	const RECEIPT = /\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}/;
	const press = (page: Page, name: string) => main(page).getByRole("button", { name, exact: true }).click();
	const declare = (page: Page) => press(page, "Widerruf bestätigen");

	async function fill(page: Page, email: string, contract: string) {
		await field(page, "Name").fill("Karla Lindner");
		await field(page, "Vertrag").fill(contract);
		await field(page, "E-Mail").fill(email);
		await press(page, "Weiter");
	}

	async function expectReceipt(page: Page, email: string, contract: string) {
		await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Dein Widerruf ist angekommen");
		for (const text of ["Karla Lindner", contract, email, RECEIPT]) await expect(main(page)).toContainText(text);
		const mail = await readMail(page, email, "Eingangsbestätigung deines Widerrufs");
		for (const text of ["Karla Lindner", contract]) expect(mail.text).toContain(text);
		expect(mail.text).toMatch(RECEIPT);
	}

	test.describe("which fails once", () => {
		test.use({ expectedErrors: /status of 503/ });

		test("WB-2 WB-3 WB-4 WB-5 two steps, a way back, and a receipt on the page and by mail; axe finds nothing in any step", async ({
			page,
		}) => {
			const email = newAddress();
			const step = main(page).getByRole("heading", { level: 2 });
			await open(page, "/vertrag-widerrufen");
			await test.step("WB-2 WB-3 three fields, the policy one click away, and what is missing is named", async () => {
				await expect(main(page).getByRole("heading", { level: 1 })).toHaveText("Vertrag widerrufen");
				await expect(main(page).getByRole("link", { name: "Widerrufsbelehrung" })).toHaveAttribute("href", "/widerruf");
				await expect(main(page).getByRole("textbox")).toHaveCount(3);
				await press(page, "Weiter");
				await expect(page.getByRole("alert")).toHaveText(INVALID);
				await expect(field(page, "Name")).toBeFocused();
				await expectAccessible(page);
			});
			await test.step("WB-2 the second step; a reload begins at the first, and stays there until one goes on", async () => {
				await fill(page, email, "Das Seminar im Mai");
				await expect(step).toHaveText("Schritt 2 von 2: Widerruf bestätigen");
				await expect(step).toBeFocused();
				await expect(main(page)).toContainText(email);
				await expectAccessible(page);
				await page.reload();
				await expect(field(page, "Name")).toBeVisible();
			});
			await test.step("WB-2 ways back keep what was typed", async () => {
				await fill(page, email, "Das Seminar im Mai");
				await press(page, "Angaben ändern");
				await expect(field(page, "Vertrag")).toHaveValue("Das Seminar im Mai");
				await fill(page, email, "Bestellung VSZ-2026-000001");
				await page.goBack();
				await expect(field(page, "Vertrag")).toHaveValue("Bestellung VSZ-2026-000001");
				await press(page, "Weiter");
			});
			await test.step("WB-5 when it fails everything stays and can be sent again", async () => {
				await page.route("**/api/v1/withdrawal", (route) =>
					route.fulfill({ status: 503, json: { code: "unavailable", message: "" } }),
				);
				await declare(page);
				await expect(page.getByRole("alert")).toContainText("Dein Widerruf konnte nicht gesendet werden.");
				await expect(page.getByRole("alert")).toBeFocused();
				await expect(main(page)).toContainText("VSZ-2026-000001");
				await expectAccessible(page);
				await page.unrouteAll();
			});
			await test.step("WB-4 WB-5 the receipt has the time in Berlin, comes by mail and can be printed", async () => {
				const answer = page.waitForResponse("**/api/v1/withdrawal");
				await declare(page);
				const { received_at } = (await (await answer).json()).data;
				await expectReceipt(page, email, "Bestellung VSZ-2026-000001");
				await expect(main(page)).toContainText(`${formatDate(received_at)}, ${received_at.slice(11, 16)}`);
				await expect(main(page).getByRole("heading", { level: 1 })).toBeFocused();
				await expect(page).toHaveURL("/vertrag-widerrufen");
				await expectAccessible(page);
				await page.evaluate(() => {
					window.print = () => document.body.setAttribute("data-printed", "");
				});
				await press(page, "Drucken oder als PDF speichern");
				await expect(page.locator("body[data-printed]")).toBeAttached();
			});
		});
	});

	test.describe("without JavaScript", () => {
		test.use({ javaScriptEnabled: false, expectedErrors: /status of 422/ });

		test("WB-2 WB-3 WB-4 WB-5 all of it works, and the address tells nothing", async ({ page }) => {
			const email = newAddress();
			await page.goto("/vertrag-widerrufen");
			await fill(page, "karla@", "VSZ-2026-000002");
			await expect(field(page, "E-Mail")).toHaveAccessibleDescription(/^Ungültige E-Mail/);
			await fill(page, email, "VSZ-2026-000002");
			await press(page, "Angaben ändern");
			await expect(field(page, "Name")).toHaveValue("Karla Lindner");
			await expect(page.getByRole("alert")).toHaveCount(0);
			await press(page, "Weiter");
			await declare(page);
			await expectReceipt(page, email, "VSZ-2026-000002");
			await expect(page).toHaveURL("/vertrag-widerrufen");
		});
	});
});
