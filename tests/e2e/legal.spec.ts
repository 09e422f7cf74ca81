import type { Page } from "@playwright/test";
import { footer, open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const PAGES = ["/impressum", "/datenschutz", "/agb", "/widerruf", "/barrierefreiheit"] as const;
const GONE = /TMG|TTDSG|OS-Plattform|ec\.europa\.eu\/consumers\/odr|webgate\.ec/;

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page, name: string | RegExp) => main(page).getByRole("heading", { name });
const words = async (page: Page) => (await main(page).innerText()).replace(/\s+/g, " ");

test("PAGE-04 PAGE-05 the imprint shows who is responsible, dispute resolution information and a liability notice", async ({
	page,
}) => {
	await test.step("PAGE-04 the imprint shows tax office and number, register, the chair as responsible editor, address, phone and e-mail", async () => {
		await open(page, "/impressum");
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Impressum");
		for (const [name, value] of [
			["Finanzamt", "Finanzamt Dresden-Nord"],
			["Steuernummer", "200/000/00000"],
			["Registergericht", "Amtsgericht Dresden"],
			["Registernummer", "VR 00000"],
		] as const)
			await expect(
				main(page)
					.locator("dl > div")
					.filter({ has: page.getByText(name, { exact: true }) }),
			).toContainText(value);
		const text = await words(page);
		expect(text).toContain("Angaben nach § 5 DDG");
		expect(text).toContain(
			"Redaktionell verantwortlich nach § 18 Abs. 2 MStV Dr. Miriam Kessler, Musterstraße 12, 01067 Dresden",
		);
		await expect(main(page).locator("address")).toContainText("01067 Dresden");
		await expect(main(page).getByRole("link", { name: "Telefon +49 351 0000000" })).toBeVisible();
		await expect(main(page).getByRole("link", { name: "kontakt@vsz.example" }).first()).toBeVisible();
	});
	await test.step("PAGE-05 the imprint has dispute resolution information and a liability notice", async () => {
		await expect(heading(page, "Streitbeilegung")).toBeVisible();
		expect(await words(page)).toContain(
			"Wir sind nicht verpflichtet und nicht bereit, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.",
		);
		await expect(heading(page, "Haftung für Inhalte und Links")).toBeVisible();
	});
});

test("PAGE-06 PAGE-07 PAGE-08 PAGE-09 CONST-09 the privacy text covers controller, website, services, rights and periods", async ({
	page,
}) => {
	await page.goto("/datenschutz");
	await test.step("PAGE-06 the privacy text has a preliminary remark and the controller with the address block", async () => {
		await expect(heading(page, "Vorbemerkung")).toBeVisible();
		await expect(heading(page, "Verantwortlich")).toBeVisible();
		await expect(main(page).locator("address").first()).toContainText("Musterstraße 12");
		await expect(main(page).locator("address").first()).toContainText("Fax +49 351 0000001");
	});
	await test.step("PAGE-07 the privacy text covers the website and the fan page", async () => {
		for (const name of [
			"Datenverarbeitung auf dieser Website",
			"Server-Logs",
			"Cookies und Speicher im Browser",
			"Reichweitenmessung ohne Cookies",
			"Podcasts und Videokanal",
			"Zahlung mit Kreditkarte und PayPal",
			"Unsere Fanpage bei Facebook",
		])
			await expect(heading(page, name)).toBeVisible();
		const storage = main(page).getByRole("table", { name: "Was wir in deinem Browser speichern" });
		for (const entry of [
			"basketId und Ablaufzeit",
			"Anmelde-Token und Ablaufzeit",
			"PIN-Status",
			"Eingaben an der Kasse",
			"XSRF-TOKEN",
		])
			await expect(storage.getByRole("rowheader", { name: entry })).toBeVisible();
	});
	await test.step("PAGE-08 the privacy text covers contact and the use of the services", async () => {
		for (const name of [
			"Kontakt und Nutzung unserer Angebote",
			"Seminaranmeldung und Warteliste",
			"Newsletter",
			"Videokurse",
			"Live-Online-Seminare",
			"Geförderte Seminare",
			"Widerruf eines Vertrags",
			"Bestätigung der Mobilfunknummer (SMS-PIN)",
			"Bankeinzug (SEPA-Lastschrift)",
		])
			await expect(main(page).getByRole("heading", { name, exact: true })).toBeVisible();
	});
	await test.step("PAGE-09 the privacy text covers rights, supervisory authority and the right to object", async () => {
		for (const name of ["Deine Rechte", "Aufsichtsbehörde", "Widerspruchsrecht"])
			await expect(heading(page, name)).toBeVisible();
		await expect(main(page).getByText("Sächsische Datenschutz- und Transparenzbeauftragte")).toBeVisible();
		await expect(main(page).getByText("Dein Recht auf Widerspruch (Art. 21 DSGVO)")).toBeVisible();
	});
	await test.step("CONST-09 the privacy text names the periods", async () => {
		const text = await words(page);
		expect(text).toContain("Server-Logs werden nach 30 Tagen gelöscht.");
		expect(text).toContain(
			"Handels- und steuerrechtliche Aufbewahrungsfristen betragen je nach Unterlage zwei bis zehn Jahre.",
		);
		expect(text).toContain("sechs Jahre nach Ende des Bewilligungszeitraums");
		expect(text).toContain("Einmal im Jahr prüfen wir unseren gesamten Bestand");
	});
});

test("CO-9 FRAME-24 IM-6 WB-7 AX-1 terms, instruction and accessibility statement say what they must, and nothing of laws that are gone", async ({
	page,
	baseURL,
	request,
}) => {
	await test.step("WB-7 the instruction names the online function with its whole address and has the form", async () => {
		await page.goto("/widerruf");
		await expect(heading(page, "Muster-Widerrufsformular")).toBeVisible();
		await expect(
			main(page)
				.getByRole("link", { name: `${baseURL}/vertrag-widerrufen` })
				.first(),
		).toBeVisible();
		await expect(main(page).getByRole("link", { name: "Vertrag widerrufen" }).first()).toHaveAttribute(
			"href",
			"/vertrag-widerrufen",
		);
		expect(await words(page)).toContain("Wann das Widerrufsrecht vorzeitig erlischt");
	});
	await test.step("AX-1 the accessibility statement names gaps, contact and authority", async () => {
		await page.goto("/barrierefreiheit");
		for (const name of ["Was wir anbieten", "Was noch nicht barrierefrei ist", "Zuständige Behörde"])
			await expect(heading(page, name)).toBeVisible();
		await expect(main(page).getByRole("link", { name: "kontakt@mlbf-barrierefrei.de" })).toBeVisible();
	});
	await test.step("IM-6 no legal page speaks of a law or a platform that is gone", async () => {
		for (const path of PAGES) expect(await (await request.get(path)).text()).not.toMatch(GONE);
	});
	await test.step("FRAME-24 the footer's link to the terms answers with a PDF", async () => {
		const link = footer(page).getByRole("link", { name: "AGB (PDF)" });
		const answer = await request.get((await link.getAttribute("href")) ?? "");
		expect(answer.status()).toBe(200);
		expect(answer.headers()["content-type"]).toBe("application/pdf");
		expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
	});
	await test.step("CO-9 the terms are a page with version and date that leads to the PDF", async () => {
		await open(page, "/agb");
		expect(await words(page)).toMatch(/Stand: \d{2}\.\d{2}\.\d{4}, Fassung \d{4}-\d{2}/);
		await expect(main(page).getByRole("link", { name: "Als PDF öffnen" })).toHaveAttribute("href", "/agb.pdf");
		await expect(heading(page, /^§ \d+ /)).toHaveCount(15);
	});
	await test.step("CO-9 the contents of a long text lead to its sections", async () => {
		await main(page)
			.getByRole("navigation", { name: "Auf dieser Seite" })
			.getByRole("link", { name: /Stornierung durch dich/ })
			.click();
		await expect(heading(page, /Stornierung durch dich/)).toBeInViewport();
	});
	await test.step("a printed legal text is the text alone", async () => {
		await page.emulateMedia({ media: "print" });
		await expect(footer(page)).toBeHidden();
		for (const nav of await main(page).getByRole("navigation").all()) await expect(nav).toBeHidden();
		await expect(heading(page, /§ 15 /)).toBeVisible();
	});
});
