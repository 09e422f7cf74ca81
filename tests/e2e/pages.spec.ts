import type { Page } from "@playwright/test";
import type { ArticleTeaser } from "#contract/articles.ts";
import type { Expert } from "#contract/catalogue.ts";
import { header, open, stored } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const main = (page: Page) => page.getByRole("main");
const heading = (page: Page) => main(page).getByRole("heading", { level: 1 });

test("PAGE-01 PAGE-02 PAGE-03 CONST-10 the association tells of itself, of free seminars, of everybody who teaches and of the reading project", async ({
	page,
}) => {
	await test.step("PAGE-01 the association tells when and where it began, and of its digital event", async () => {
		await open(page, "/ueber-uns");
		await expect(main(page)).toContainText("Verein aus Dresden, gegründet 2012");
		await expect(main(page)).toContainText(
			"Seit 2021 laden wir außerdem einmal im Jahr zu einem kostenlosen digitalen Treffen",
		);
		await expect(main(page)).toContainText("Über 1.200 Anmeldungen");
		await expect(main(page)).toContainText("mehr als 100 Seminaren im Jahr");
	});
	await test.step("PAGE-02 CONST-10 seminars are free for volunteers in Saxony thanks to state funding", async () => {
		await expect(main(page)).toContainText("Dank der Förderung durch den Freistaat");
		await expect(main(page)).toContainText("für Ehrenamtliche in Sachsen kostenlos");
		await expect(main(page)).toContainText("aus Steuermitteln mitfinanziert");
	});
	await test.step("everybody who teaches is shown on /ueber-uns", async () => {
		const answer = await page.request.get("/api/v1/lecturer");
		const { data } = (await answer.json()) as { data: { name: string }[] };
		const team = page.getByRole("region", { name: "Wer bei uns vorn steht" });
		await expect(team.getByRole("heading", { level: 3 })).toHaveText(data.map(({ name }) => name));
		for (const { name } of data) await expect(team.getByRole("img", { name: `Porträt von ${name}` })).toHaveCount(1);
	});
	await test.step("PAGE-03 the page tells of the reading project and leads to it", async () => {
		await expect(main(page)).toContainText("besuchen Ehrenamtliche schwer kranke Kinder");
		await main(page).getByRole("link", { name: "Vorleser", exact: true }).click();
		await expect(page).toHaveURL("/vorleser");
		await expect(heading(page)).toBeFocused();
	});
});

test("PAGE-10 /experten shows everybody who teaches with what they offer, by topic, and leads to their pages", async ({
	page,
}) => {
	const answer = await page.request.get("/api/v1/expert");
	const { data } = (await answer.json()) as { data: Expert[] };
	await open(page, "/experten");
	await expect(heading(page)).toHaveText("Experten");
	await expect(main(page).getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText(
		data.map(({ name }) => name),
	);
	const [topic] = data.flatMap(({ categories }) => categories);
	await main(page).getByRole("navigation", { name: "Nach Thema" }).getByRole("link", { name: topic?.name }).click();
	await expect(page).toHaveURL(`/experten?kategorie=${topic?.slug}`);
	const known = data.filter(({ categories }) => categories.some(({ id }) => id === topic?.id));
	await expect(main(page).getByRole("listitem").getByRole("heading", { level: 2 })).toHaveText(
		known.map(({ name }) => name),
	);

	const [first] = known;
	await main(page).getByRole("link", { name: first?.name, exact: true }).click();
	await expect(page).toHaveURL(`/experten/${first?.slug}`);
	await expect(heading(page)).toHaveText(first?.name ?? "");
	await expect(main(page).getByRole("img", { name: `Porträt von ${first?.name}` })).toBeVisible();
	await expect(main(page).getByRole("region", { name: `Termine mit ${first?.name}` })).toBeVisible();
});

test("PAGE-10 /presse has a contact, a text to copy and files that can be downloaded", async ({ page, context }) => {
	await context.grantPermissions(["clipboard-read", "clipboard-write"]);
	await open(page, "/presse");
	await expect(heading(page)).toHaveText("Presse");
	await expect(page.getByRole("region", { name: "Presse und Redaktion" }).getByRole("link").first()).toHaveAttribute(
		"href",
		/^tel:\+\d+$/,
	);
	await main(page).getByRole("button", { name: "In zwei Sätzen" }).click();
	await expect(main(page).getByRole("status").first()).toHaveText("Der Text ist kopiert.");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("mehr als 100 Seminare im Jahr");
	await expect(main(page)).toContainText("Nachweis: „Bild: VSZ“");
	const files = await main(page)
		.getByRole("link", { name: "herunterladen" })
		.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
	expect(files).toHaveLength(14);
	for (const file of files) {
		const answer = await page.request.get(file);
		expect([file, answer.status(), answer.headers()["content-type"]]).toEqual([
			file,
			200,
			expect.stringMatching(/^image\//),
		]);
	}
});

test("PAGE-11 PAGE-12 the reading project tells its story, lets people speak and leads to /spenden", async ({
	page,
}) => {
	await test.step("PAGE-11 the reading project tells its story and lets people speak", async () => {
		await open(page, "/vorleser");
		await expect(heading(page)).toHaveText("Geschichten, die ans Bett kommen");
		await expect(main(page)).toContainText("Es begann mit einem alten Lederkoffer");
		await expect(main(page)).toContainText("Was in den Koffer gehört");
		const voices = page.getByRole("region", { name: "Stimmen aus dem Projekt" }).getByRole("figure");
		await expect(voices).toHaveCount(3);
		for (const voice of await voices.all()) await expect(voice.getByRole("blockquote")).toHaveText(/^„.+“$/);
	});
	await test.step("PAGE-12 a donate button leads to /spenden", async () => {
		await main(page).getByRole("link", { name: "jetzt spenden" }).first().click();
		await expect(page).toHaveURL("/spenden");
		await expect(heading(page)).toBeFocused();
	});
});

test("FORM-05 FORM-09 FRAME-22 CONST-11 /kontakt and /newsletter say what they are for", async ({ page }) => {
	await test.step("FORM-05 FRAME-22 /kontakt shows an intro, the whole address block and the form", async () => {
		const { data } = (await (await page.request.get("/api/v1/site")).json()) as {
			data: { provider: Record<string, string> };
		};
		await page.goto("/kontakt");
		await expect(heading(page)).toHaveText("Kontakt");
		await expect(main(page)).toContainText("Schreib uns. Wir antworten persönlich.");
		const block = page.getByRole("region", { name: "So erreichst du uns" });
		for (const key of ["legal_name", "street", "postcode", "city", "phone", "fax", "email"]) {
			await expect(block).toContainText(data.provider[key] ?? "?");
		}
		await expect(block.getByRole("link", { name: "E-Mail" })).toHaveAttribute("href", `mailto:${data.provider.email}`);
		await expect(block.getByRole("link", { name: "Telefon" })).toHaveAttribute("href", /^tel:\+\d+$/);
		const form = page.getByRole("region", { name: "Beratung anfragen" });
		await expect(form.getByRole("button", { name: "Anfrage senden" })).toBeVisible();
	});
	await test.step("FORM-09 CONST-11 the newsletter is free, comes every 14 days and says what it brings", async () => {
		await page.goto("/newsletter");
		await expect(heading(page)).toHaveText("Alle 14 Tage Post von uns");
		for (const words of [
			"Unser Newsletter ist kostenlos, kommt alle 14 Tage",
			"Tipps von Fachleuten",
			"Neue Seminartermine",
			"Einmal im Jahr die Einladung zu unserem kostenlosen digitalen Treffen",
		]) {
			await expect(main(page)).toContainText(words);
		}
		await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /^Alle 14 Tage kostenlos/);
	});
});

for (const [id, path, title, form] of [
	["FORM-10", "/newsletter", "Newsletter abonnieren", "/newsletter/formular"],
	["FORM-12", "/spenden", "Spendenformular", "/spenden/formular"],
] as const) {
	test(`${id} FORM-14 our own form stands in a frame on ${path}, without header and footer @mobil`, async ({
		page,
	}) => {
		await open(page, path);
		const frame = main(page).getByTitle(title);
		await expect(frame).toHaveAttribute("src", form);
		await expect(main(page).getByRole("button", { name: "Inhalt laden" })).toHaveCount(0);
		const inside = frame.contentFrame();
		// A name of its own tells it from the page around it.
		await expect(inside.getByRole("main", { name: "Formular" })).toBeVisible();
		await expect(inside.getByRole("textbox").first()).toBeVisible();
		await expect(inside.getByRole("banner")).toHaveCount(0);
		await expect(inside.getByRole("contentinfo")).toHaveCount(0);
		// As high as what it shows: nothing scrolls within.
		await expect
			.poll(() =>
				frame.evaluate((element: HTMLIFrameElement) => {
					const root = element.contentDocument?.documentElement;
					return root ? [root.scrollHeight - root.clientHeight, root.scrollWidth - root.clientWidth] : null;
				}),
			)
			.toEqual([0, 0]);
		expect(await stored(page)).toEqual([]);
	});
}

test.describe("when the articles cannot be loaded", () => {
	test.use({ expectedErrors: /Failed to load resource/ });

	test("FORM-09 FORM-12 FORM-15 /spenden names the account for a transfer, the newsletter shows without articles too, and the thanks come with them", async ({
		page,
	}) => {
		await test.step("FORM-12 /spenden names the account for a transfer", async () => {
			await open(page, "/spenden");
			const transfer = page.getByRole("region", { name: "Lieber überweisen?" });
			await expect(transfer).toContainText(/IBAN\s*DE\d\d( \d{4}){4} \d\d/);
			for (const term of ["Empfänger", "BIC", "Bank"])
				await expect(transfer.getByText(term, { exact: true })).toBeVisible();
		});
		await test.step("FORM-09 the newsletter page shows all the same, without articles that cannot be loaded", async () => {
			await page.route("**/api/v1/blog_post?*", (route) =>
				route.fulfill({ status: 500, json: { code: "internal", message: "" } }),
			);
			await header(page).getByRole("link", { name: "Newsletter", exact: true }).click();
			await expect(heading(page)).toHaveText("Alle 14 Tage Post von uns");
			await expect(main(page).getByRole("article")).toHaveCount(0);
			await page.unrouteAll();
		});
		await test.step("FORM-15 the thanks for a donation come with the 3 latest articles and the way to the Ratgeber", async () => {
			const answer = await page.request.get("/api/v1/blog_post?per_page=3");
			const { data } = (await answer.json()) as { data: ArticleTeaser[] };
			await open(page, "/spenden/vielen-dank");
			await expect(heading(page)).toHaveText("Danke! Am Tisch ist es gerade wärmer geworden");
			const cards = main(page).getByRole("article").getByRole("link");
			await expect(cards).toHaveCount(3);
			const targets = await cards.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
			expect(targets).toEqual(data.map(({ slug }) => `/ratgeber/${slug}`));
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
			await main(page).getByRole("link", { name: "Im Ratgeber lesen" }).click();
			await expect(page).toHaveURL("/ratgeber");
		});
	});
});
