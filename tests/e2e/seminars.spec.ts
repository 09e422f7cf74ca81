import AxeBuilder from "@axe-core/playwright";
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { formatDate, formatMonth, formatTime, unixSeconds } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import { resultCount } from "#contract/search.ts";
import type { Seminar, SeminarDate } from "#contract/seminars.ts";

async function upcoming(request: APIRequestContext): Promise<Seminar[]> {
	const answer = await request.get("/api/v1/presence_seminar?upcoming=1&per_page=999");
	return ((await answer.json()) as { data: Seminar[] }).data;
}

function some<T>(list: T[], fits: (one: T) => boolean): T {
	const found = list.find(fits);
	if (!found) throw new Error("the demo content has no such seminar");
	return found;
}

const isOpen = ({ cancelled, fully_booked, date }: Seminar | SeminarDate) =>
	!cancelled && !fully_booked && Date.parse(date ?? "") > Date.now();
const addressOf = ({ slug, date }: { slug: string; date: string | null }) => paths.seminar(slug, date);
const addresses = (list: Seminar[]) => list.map(addressOf);

const cards = (page: Page) => page.locator("main article");
const cardLinks = (page: Page) =>
	cards(page)
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
const card = (page: Page, seminar: Seminar) =>
	cards(page).filter({ has: page.locator(`a[href="${addressOf(seminar)}"]`) });
const query = (page: Page) => new URL(page.url()).search;

async function expectNoViolations(page: Page) {
	const { violations } = await new AxeBuilder({ page })
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
		.analyze();
	expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}

/** Follows a card in the browser, so that the answer of the API can be played with. */
async function openByCard(page: Page, seminar: Seminar) {
	await page.goto(`${paths.seminars}?dozent=${seminar.lecturer.slug}`);
	await card(page, seminar).getByRole("link").click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(seminar.topic);
}

test.describe("the calendar", () => {
	test("SEM-01 the heading is 'Seminarkalender' @mobil", async ({ page }) => {
		await page.goto(paths.seminars);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seminarkalender");
		await expect(page).toHaveTitle(/^Seminarkalender/);
	});

	test("SEM-08 one card per upcoming date, ordered by date, none deactivated", async ({ page, request }) => {
		const list = await upcoming(request);
		await page.goto(paths.seminars);
		expect(await cardLinks(page)).toEqual(addresses(list));
		await expect(page.getByRole("status")).toHaveText(resultCount(list.length));
		const hidden = list.flatMap(({ slug, dates }) =>
			dates.filter((d) => d.deactivated).map(({ date }) => ({ slug, date })),
		);
		expect(hidden.length).toBeGreaterThan(0);
		for (const date of hidden) await expect(page.locator(`a[href="${addressOf(date)}"]`)).toHaveCount(0);
	});

	test("cards are grouped by month", async ({ page, request }) => {
		const list = await upcoming(request);
		await page.goto(paths.seminars);
		const months = [...new Set(list.map(({ date }) => formatMonth(date ?? "")))];
		await expect(page.locator("main h2")).toHaveText(months);
		const [first = ""] = months;
		const inFirst = list.filter(({ date }) => formatMonth(date ?? "") === first);
		await expect(page.getByRole("region", { name: first }).locator("article")).toHaveCount(inFirst.length);
	});

	test("SEM-09 SEM-10 SEM-11 an open, a cancelled and a full date say so and lead to their page", async ({
		page,
		request,
	}) => {
		const list = await upcoming(request);
		const states = [
			["Infos & Anmelden", some(list, isOpen)],
			["Abgesagt", some(list, ({ cancelled }) => cancelled)],
			["Ausgebucht**", some(list, ({ cancelled, fully_booked }) => fully_booked && !cancelled)],
		] as const;
		await page.goto(paths.seminars);
		for (const [text, seminar] of states) {
			const link = card(page, seminar).getByRole("link");
			await expect(link).toHaveText(`${text}: ${seminar.topic}`);
			await expect(link).toHaveAttribute("href", addressOf(seminar));
		}
	});

	test("SEM-11 a cancelled date that is also full shows 'Abgesagt'", async ({ page, request }) => {
		const seminar = some(await upcoming(request), isOpen);
		await page.route("**/api/v1/presence_seminar?*", (route) =>
			route.fulfill({ json: { data: [{ ...seminar, cancelled: true, fully_booked: true }] } }),
		);
		await page.goto(paths.seminars);
		await page.getByLabel("Nur Online-Seminare").check();
		await expect(cards(page)).toHaveCount(1);
		await expect(card(page, seminar).getByRole("link")).toHaveText(`Abgesagt: ${seminar.topic}`);
	});

	test("SEM-12 a price shows as currency, none as 'kostenlos*', and both stars are explained", async ({
		page,
		request,
	}) => {
		const list = await upcoming(request);
		const priced = some(list, ({ price }) => price !== null);
		await page.goto(paths.seminars);
		await expect(card(page, priced)).toContainText(formatEuro(priced.price ?? 0));
		await expect(card(page, priced)).toContainText("inkl. MwSt.");
		await expect(
			card(
				page,
				some(list, ({ price }) => price === null),
			),
		).toContainText("kostenlos*");
		await expect(page.getByText("Diese Seminare sind für Ehrenamtliche in Sachsen kostenlos.")).toBeVisible();
		await expect(page.getByText("Du kommst aus Sachsen und möchtest trotzdem dabei sein?")).toBeVisible();
	});

	test("SEM-13 the highlighted seminar has a highlighted border", async ({ page, request }) => {
		const list = await upcoming(request);
		await page.goto(paths.seminars);
		await expect(
			card(
				page,
				some(list, ({ is_highlighted }) => is_highlighted),
			),
		).toHaveCSS("border-top-width", "3px");
		await expect(
			card(
				page,
				some(list, ({ is_highlighted }) => !is_highlighted),
			),
		).toHaveCSS("border-top-width", "1px");
	});

	test("free seats show on open dates only", async ({ page, request }) => {
		const list = await upcoming(request);
		await page.goto(paths.seminars);
		const open = some(list, (seminar) => isOpen(seminar) && (seminar.free_seats ?? 0) > 5);
		await expect(card(page, open)).toContainText(`${open.free_seats}\u00a0Plätze frei`);
		for (const closed of list.filter((seminar) => !isOpen(seminar)))
			await expect(card(page, closed)).not.toContainText("frei");
	});
});

test.describe("the filters", () => {
	test("SEM-02 a keyword is searched for and stands in the address @mobil", async ({ page }) => {
		await page.goto(paths.seminars);
		const all = await cards(page).count();
		await page.getByRole("searchbox", { name: "Stichwortsuche" }).fill("Kassenführung");
		await expect(page).toHaveURL(/\/seminare\?suche=Kassenf%C3%BChrung$/);
		await expect(cards(page).first()).toContainText("Kassenführung");
		expect(await cards(page).count()).toBeLessThan(all);
		await page.getByRole("button", { name: "Suche leeren" }).click();
		await expect(cards(page)).toHaveCount(all);
		expect(query(page)).toBe("");
	});

	test("SEM-03 'Nur Online-Seminare' @mobil", async ({ page, request }) => {
		const online = (await upcoming(request)).filter(({ is_online }) => is_online);
		await page.goto(paths.seminars);
		await page.getByLabel("Nur Online-Seminare").check();
		await expect(page.getByRole("status")).toHaveText(resultCount(online.length));
		expect(await cardLinks(page)).toEqual(addresses(online));
		expect(query(page)).toBe("?online=1");
	});

	test("SEM-04 SEM-06 category and lecturer", async ({ page, request }) => {
		const list = await upcoming(request);
		const { category, lecturer } = some(list, isOpen);
		await page.goto(paths.seminars);
		await expect(page.getByLabel("Kategorie").locator("option").first()).toHaveText("Alle Kategorien");
		await expect(page.getByLabel("Dozent/in").locator("option").first()).toHaveText("Alle Dozenten");
		await page.getByLabel("Kategorie").selectOption(category.name);
		const inCategory = list.filter((seminar) => seminar.category.id === category.id);
		await expect(page.getByRole("status")).toHaveText(resultCount(inCategory.length));
		expect(await cardLinks(page)).toEqual(addresses(inCategory));
		expect(query(page)).toBe(`?kategorie=${category.slug}`);
		await page.getByLabel("Kategorie").selectOption("Alle Kategorien");
		await expect(page.getByRole("status")).toHaveText(resultCount(list.length));
		await page.getByLabel("Dozent/in").selectOption(lecturer.name);
		const byLecturer = list.filter((seminar) => seminar.lecturer.id === lecturer.id);
		await expect(page.getByRole("status")).toHaveText(resultCount(byLecturer.length));
		expect(await cardLinks(page)).toEqual(addresses(byLecturer));
		expect(query(page)).toBe(`?dozent=${lecturer.slug}`);
	});

	test("SEM-05 SEM-07 the months run to the last seminar, and one of them filters", async ({ page, request }) => {
		const list = await upcoming(request);
		await page.goto(paths.seminars);
		const names = await page.getByLabel("Monat").locator("option").allTextContents();
		expect(names[0]).toBe("Alle Monate");
		expect(names[1]).toBe(formatMonth(new Intl.DateTimeFormat("sv", { timeZone: "Europe/Berlin" }).format(new Date())));
		expect(names.at(-1)).toBe(formatMonth(list.at(-1)?.date ?? ""));
		const month = (list.at(-1)?.date ?? "").slice(0, 7);
		await page.getByLabel("Monat").selectOption(month);
		const inMonth = list.filter(({ date }) => date?.startsWith(month));
		await expect(page.getByRole("status")).toHaveText(resultCount(inMonth.length));
		expect(await cardLinks(page)).toEqual(addresses(inMonth));
		expect(query(page)).toBe(`?monat=${month}`);
		expect(await page.getByLabel("Monat").locator("option").allTextContents()).toEqual(names);
	});

	test("SEM-07 the unfiltered list, categories and lecturers are asked for once", async ({ page }) => {
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname, search } = new URL(request.url());
			if (pathname.startsWith("/api/v1/")) asked.push(pathname.replace("/api/v1/", "") + search);
		});
		await page.goto(paths.seminars);
		await page.getByLabel("Nur Online-Seminare").check();
		await expect(page).toHaveURL(/online=1/);
		await page.getByLabel("Kategorie").selectOption({ index: 1 });
		await expect(page).toHaveURL(/kategorie=/);
		expect(asked).toHaveLength(2);
		for (const address of asked) expect(address).toMatch(/^presence_seminar\?.*is_online=true/);
	});

	test("filters add up, the back button takes the last one away, a shared link shows the same @mobil", async ({
		page,
		context,
	}) => {
		await page.goto(paths.seminars);
		await page.getByLabel("Nur Online-Seminare").check();
		await expect(page).toHaveURL(/\?online=1$/);
		const online = await page.getByRole("status").textContent();
		await page.getByLabel("Kategorie").selectOption("digital");
		await expect(page).toHaveURL(/\?online=1&kategorie=digital$/);
		await expect(page.getByRole("status")).not.toHaveText(online ?? "");
		const found = await cardLinks(page);

		const friend = await context.newPage();
		await friend.goto(page.url());
		expect(await cardLinks(friend)).toEqual(found);
		await expect(friend.getByLabel("Nur Online-Seminare")).toBeChecked();
		await expect(friend.getByLabel("Kategorie")).toHaveValue("digital");

		await page.goBack();
		await expect(page.getByRole("status")).toHaveText(online ?? "");
		await expect(page.getByLabel("Kategorie")).toHaveValue("");
		await page.goBack();
		await expect(page.getByLabel("Nur Online-Seminare")).not.toBeChecked();
	});

	test("'Filter zurücksetzen' shows when there is one to reset", async ({ page, request }) => {
		const list = await upcoming(request);
		await page.goto(paths.seminars);
		await expect(page.getByRole("link", { name: "Filter zurücksetzen" })).toHaveCount(0);
		await page.goto(`${paths.seminars}?online=1&suche=Verein`);
		await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
		await expect(page.getByRole("status")).toHaveText(resultCount(list.length));
		expect(query(page)).toBe("");
		await expect(page.getByRole("searchbox", { name: "Stichwortsuche" })).toHaveValue("");
	});

	test("the calendar to subscribe to has the same filters", async ({ page }) => {
		await page.goto(`${paths.seminars}?online=1&kategorie=digital`);
		const link = page.getByRole("link", { name: "Kalender abonnieren" });
		await expect(link).toHaveAttribute("href", "/seminare.ics?online=1&kategorie=digital");
	});

	test("SEM-14 while loading it says 'Seminare werden geladen...'", async ({ page }) => {
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route("**/api/v1/presence_seminar?*", async (route) => {
			await held;
			await route.continue();
		});
		await page.goto(paths.seminars);
		await page.getByLabel("Nur Online-Seminare").check();
		await expect(page.getByText("Seminare werden geladen...")).toBeVisible();
		await expect(cards(page)).toHaveCount(0);
		release();
		await expect(page.getByText("Seminare werden geladen...")).toHaveCount(0);
		expect(await cards(page).count()).toBeGreaterThan(0);
	});

	test("SEM-15 without hits it shows 'Keine Ergebnisse' and leads to the contact form @mobil", async ({ page }) => {
		await page.goto(`${paths.seminars}?suche=Wikingerschach`);
		await expect(page.getByRole("heading", { name: "Keine Ergebnisse" })).toBeVisible();
		await expectNoViolations(page);
		await page.getByRole("link", { name: "Thema vorschlagen" }).click();
		await expect(page).toHaveURL(/\/kontakt$/);
	});

	test("ERR-04 a failed load empties the list, and one can try again", async ({ page }) => {
		await page.goto(paths.seminars);
		await page.route("**/api/v1/presence_seminar?*", (route) => route.fulfill({ status: 500, json: { message: "" } }));
		await page.getByLabel("Nur Online-Seminare").check();
		await expect(page.getByText("Die Termine konnten gerade nicht geladen werden.")).toBeVisible();
		await expect(cards(page)).toHaveCount(0);
		await expectNoViolations(page);
		await page.unroute("**/api/v1/presence_seminar?*");
		await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
		expect(query(page)).toBe("?online=1");
		await expect(cards(page).first()).toBeVisible();
	});

	test("ERR-04 without categories and lecturers the list still shows", async ({ page }) => {
		await page.route(/\/api\/v1\/(category|lecturer)$/, (route) =>
			route.fulfill({ status: 500, json: { message: "" } }),
		);
		await page.goto(paths.contact);
		await page.getByRole("link", { name: "Seminare", exact: true }).first().click();
		await expect(cards(page).first()).toBeVisible();
		await expect(page.getByLabel("Kategorie").locator("option")).toHaveText(["Alle Kategorien"]);
		await expect(page.getByLabel("Dozent/in").locator("option")).toHaveText(["Alle Dozenten"]);
	});

	test("without JavaScript the form filters", async ({ browser, baseURL }) => {
		const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
		const page = await context.newPage();
		await page.goto(paths.seminars);
		await page.getByLabel("Nur Online-Seminare").check();
		await page.getByLabel("Kategorie").selectOption("digital");
		await page.getByRole("button", { name: "Seminare suchen" }).click();
		expect(query(page)).toContain("online=1&kategorie=digital");
		await expect(cards(page).first()).toContainText("Datenschutz");
		await context.close();
	});
});

test.describe("the address of a seminar", () => {
	test("SEM-16 seconds and milliseconds show the same date", async ({ page, request }) => {
		const seminar = some(await upcoming(request), isOpen);
		for (const address of [addressOf(seminar), `${addressOf(seminar)}000`]) {
			expect((await page.goto(address))?.status()).toBe(200);
			await expect(page.getByRole("complementary", { name: "Eckdaten" })).toContainText(formatDate(seminar.date ?? ""));
			await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${addressOf(seminar)}$`));
		}
	});

	test("SEM-17 a timestamp without a date, and none, lead with 302 to the next date", async ({ request }) => {
		const list = await upcoming(request);
		const { slug } = some(list, ({ dates }) => dates.length > 1);
		const next = some(list, (seminar) => seminar.slug === slug);
		for (const address of [`/seminare/${slug}/1234567890`, `/seminare/${slug}/morgen`, `/seminare/${slug}`]) {
			const answer = await request.get(address, { maxRedirects: 0 });
			expect(answer.status()).toBe(302);
			expect(answer.headers().location).toBe(addressOf(next));
		}
	});

	test("SEM-18 without a date to lead to, the seminar shows without a sign-up", async ({ page, request }) => {
		const seminar = some(await upcoming(request), isOpen);
		await page.route("**/api/v1/presence_seminar?slug=*", (route) =>
			route.fulfill({ json: { data: { ...seminar, date: null, presence_seminar_date_id: null, dates: [] } } }),
		);
		await openByCard(page, seminar);
		await expect(page.getByRole("heading", { name: "Zurzeit kein Termin" })).toBeVisible();
		await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
		await expectNoViolations(page);
	});

	test("SEM-19 an unknown slug is a 404", async ({ request }) => {
		for (const address of ["/seminare/gibt-es-nicht/1795537800", "/seminare/gibt-es-nicht"]) {
			expect((await request.get(address, { maxRedirects: 0 })).status()).toBe(404);
		}
	});
});

test.describe("the page of a seminar", () => {
	test("SEM-20 SEM-21 SEM-24 topic, category, facts, lecturer and description @mobil", async ({ page, request }) => {
		const seminar = some(await upcoming(request), (one) => isOpen(one) && !one.is_online);
		const date = seminar.date ?? "";
		await page.goto(addressOf(seminar));
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(seminar.topic);
		await expect(page.locator("main header")).toContainText(seminar.category.name);
		const facts = page.getByRole("complementary", { name: "Eckdaten" });
		await expect(facts).toContainText(formatDate(date));
		await expect(facts).toContainText(`${formatTime(date)}, ${seminar.duration}`);
		for (const part of seminar.location.split(", ")) await expect(facts).toContainText(part);
		await expect(page.getByRole("complementary", { name: `Über ${seminar.lecturer.name}` })).toContainText(
			seminar.lecturer.description.slice(0, 40),
		);
		const firstHeading = /<h2[^>]*>(.*?)<\/h2>/.exec(seminar.description)?.[1] ?? "";
		await expect(page.locator(".prose").getByRole("heading", { name: firstHeading })).toBeVisible();
		await page.getByRole("link", { name: "zurück zum Seminarkalender" }).click();
		await expect(page).toHaveURL(/\/seminare$/);
	});

	test("SEM-22 SEM-23 price or 'kostenlos*', and the tax notice where it belongs", async ({ page, request }) => {
		const list = await upcoming(request);
		const facts = page.getByRole("complementary", { name: "Eckdaten" });
		const notice = page.getByText("Gefördert aus Steuermitteln");

		const priced = some(list, ({ price }) => price !== null);
		await page.goto(addressOf(priced));
		await expect(facts).toContainText(formatEuro(priced.price ?? 0));
		await expect(notice).toHaveCount(0);

		await page.goto(addressOf(some(list, ({ price, tax_supported }) => price === null && tax_supported)));
		await expect(facts).toContainText("kostenlos*");
		await expect(notice).toBeVisible();

		await page.goto(addressOf(some(list, ({ price, tax_supported }) => price === null && !tax_supported)));
		await expect(facts).toContainText("kostenlos*");
		await expect(page.getByText("Steuermittel")).toHaveCount(0);
		await expect(page.getByText("Die Teilnahme an diesem Seminar kostet nichts.")).toBeVisible();
	});

	test("SEM-25 a deactivated date shows none of the three blocks @mobil", async ({ page, request }) => {
		const { slug, dates } = some(await upcoming(request), (one) => one.dates.some(({ deactivated }) => deactivated));
		const { date } = some(dates, ({ deactivated }) => deactivated);
		expect((await page.goto(paths.seminar(slug, date)))?.status()).toBe(200);
		for (const name of ["Abgesagt", "Ausgebucht", "Jetzt anmelden"])
			await expect(page.getByRole("heading", { name })).toHaveCount(0);
		await expect(page.locator("#anmelden")).toHaveCount(0);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expectNoViolations(page);
	});

	test("SEM-26 a cancelled date says so, explains it and has no form @mobil", async ({ page, request }) => {
		const seminar = some(await upcoming(request), ({ cancelled }) => cancelled);
		await page.goto(addressOf(seminar));
		await expect(page.getByRole("heading", { name: "Abgesagt" })).toBeVisible();
		await expect(page.getByText("Dieser Termin muss leider ausfallen.")).toBeVisible();
		await expect(page.locator("main form")).toHaveCount(0);
		await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
		await expectNoViolations(page);
	});

	test("SEM-27 SEM-28 a full date says what people from Saxony can do @mobil", async ({ page, request }) => {
		const seminar = some(await upcoming(request), ({ cancelled, fully_booked }) => fully_booked && !cancelled);
		await page.goto(addressOf(seminar));
		const block = page.locator("section", { has: page.getByRole("heading", { name: "Ausgebucht", exact: true }) });
		await expect(block).toContainText("Du kommst aus Sachsen?");
		await expect(block).toContainText("nenne uns deine Region und deine Organisation");
		await expect(block).toContainText("Es gilt die Anmeldefrist auf der Veranstaltungsseite.");
		await expect(block.locator('a[href="mailto:kontakt@vsz.example"]')).toBeVisible();
		await expect(block.getByRole("link", { name: "Kontaktformular" }).first()).toHaveAttribute("href", "/kontakt");
		await expect(page.locator("main form")).toHaveCount(0);
		await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
		await expectNoViolations(page);
	});

	test("SEM-29 an open date has the sign-up headed 'Jetzt anmelden' @mobil", async ({ page, request }) => {
		const seminar = some(await upcoming(request), isOpen);
		await page.goto(addressOf(seminar));
		await expect(page.locator("#anmelden").getByRole("heading", { level: 2, name: "Jetzt anmelden" })).toBeVisible();
		await page.getByRole("complementary", { name: "Eckdaten" }).getByRole("link", { name: "Jetzt anmelden" }).click();
		await expect(page.locator("#anmelden").getByRole("heading", { level: 2 })).toBeInViewport();
		await expectNoViolations(page);
	});

	test("SEM-30 the block depends on the chosen date, and its neighbours are named", async ({ page, request }) => {
		const list = await upcoming(request);
		const full = some(list, (one) => one.fully_booked && !one.cancelled && one.dates.some(isOpen));
		const open = some(full.dates, (date) => isOpen(date) && !date.deactivated);
		await page.goto(addressOf(full));
		await expect(page.getByRole("heading", { name: "Ausgebucht", exact: true })).toBeVisible();
		const others = page.getByRole("region", { name: "Weitere Termine dieses Seminars" });
		await others.getByRole("link", { name: formatDate(open.date) }).click();
		await expect(page).toHaveURL(new RegExp(`/${unixSeconds(open.date)}$`));
		await expect(page.getByRole("heading", { name: "Jetzt anmelden" })).toBeVisible();
		await expect(page.getByRole("heading", { name: "Ausgebucht", exact: true })).toHaveCount(0);
		await expect(others.getByRole("listitem").filter({ hasText: formatDate(full.date ?? "") })).toContainText(
			"Ausgebucht",
		);
	});

	test("a date that has begun has no form and leads to the next one", async ({ page, request }) => {
		const list = await upcoming(request);
		const seminar = some(list, (one) => isOpen(one) && one.dates.filter(isOpen).length > 1);
		await page.clock.setFixedTime(Date.parse(seminar.date ?? "") + 60_000);
		await openByCard(page, seminar);
		await expect(page.getByRole("heading", { name: "Dieser Termin ist vorbei" })).toBeVisible();
		await expect(page.getByText("Jetzt anmelden")).toHaveCount(0);
		await expectNoViolations(page);
		await page.getByRole("link", { name: "Zum Termin am" }).click();
		await expect(page.getByRole("heading", { name: "Jetzt anmelden" })).toBeVisible();
	});

	test("server and browser agree, and search engines read an event", async ({ page, request }) => {
		const seminar = some(await upcoming(request), (one) => isOpen(one) && one.price !== null);
		const complaints: string[] = [];
		page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
		page.on("pageerror", (error) => complaints.push(error.message));
		await page.goto(paths.seminars);
		await page.goto(addressOf(seminar), { waitUntil: "networkidle" });
		expect(complaints).toEqual([]);
		const data = await page.locator('script[type="application/ld+json"]').allTextContents();
		const event = data.map((text) => JSON.parse(text)).find((one) => one["@type"] === "Event");
		expect(event).toMatchObject({
			name: seminar.topic,
			startDate: seminar.date,
			eventStatus: "https://schema.org/EventScheduled",
			offers: { price: (seminar.price ?? 0).toFixed(2), priceCurrency: "EUR" },
		});
		await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
			"content",
			/^https?:\/\/.+\/media\/scenes\//,
		);
	});

	test("a date can be put into one's own calendar", async ({ page, request }) => {
		const seminar = some(await upcoming(request), isOpen);
		await page.goto(addressOf(seminar));
		await expect(page.getByRole("link", { name: "In den Kalender eintragen" })).toHaveAttribute(
			"href",
			`${addressOf(seminar)}.ics`,
		);
	});
});

test("the calendar has no barriers @mobil", async ({ page }) => {
	await page.goto(`${paths.seminars}?online=1`);
	await expectNoViolations(page);
	expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});
