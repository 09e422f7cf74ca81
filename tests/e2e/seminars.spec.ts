import type { Locator, Page } from "@playwright/test";
import { formatMonth } from "#contract/dates.ts";
import { formatEuro } from "#contract/money.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import { open } from "./support/page.ts";
import {
	addresses,
	addressOf,
	card,
	cardLinks,
	cards,
	expectNoViolations,
	isOpen,
	some,
	upcoming,
} from "./support/seminars.ts";
import { expect, test } from "./support/test.ts";

const outcome = (page: Page) => page.getByRole("status").filter({ hasText: /^\d+ Termine?$/ });
const countOf = ({ length }: { length: number }) => (length === 1 ? "1 Termin" : `${length} Termine`);
const sheet = (page: Page) => page.getByRole("dialog", { name: "Filter" });
const everything = (list: Seminar[]) => `${paths.seminars}?bis=${list.at(-1)?.date?.slice(0, 7)}`;

/** Opens the filters, chooses there and goes to what the button promises. */
async function choose(page: Page, choice: (filters: Locator) => Promise<unknown>) {
	await page.getByRole("button", { name: /^Filter/ }).click();
	await choice(sheet(page));
	await sheet(page)
		.getByRole("button", { name: /zeigen$/ })
		.click();
	await expect(sheet(page)).toBeHidden();
}
const chip = (page: Page, name: string) =>
	page.getByRole("list", { name: "Schnell eingrenzen" }).getByRole("link", { name });

/** The addresses of all dates found, those of later months too. */
async function foundLinks(page: Page) {
	const more = page.getByRole("link", { name: "Weitere Monate" });
	if (await more.isVisible()) await more.click();
	await expect(more).toHaveCount(0);
	return cardLinks(page);
}

const query = (page: Page) => new URL(page.url()).search;

test.describe("the calendar", () => {
	test("SEM-08 SEM-09 SEM-10 SEM-11 SEM-12 SEM-13 the calendar: its cards in order and by month, and what each of them says", async ({
		page,
		request,
	}) => {
		const list = await upcoming(request);
		await test.step("SEM-08 one card per upcoming date, ordered by date, none deactivated", async () => {
			await open(page, everything(list));
			expect(await cardLinks(page)).toEqual(addresses(list));
			await expect(outcome(page)).toHaveText(countOf(list));
			const hidden = list.flatMap(({ slug, dates }) =>
				dates.filter((d) => d.deactivated).map(({ date }) => ({ slug, date })),
			);
			expect(hidden.length).toBeGreaterThan(0);
			for (const date of hidden) await expect(page.locator(`a[href="${addressOf(date)}"]`)).toHaveCount(0);
		});
		await test.step("cards are grouped by month", async () => {
			const months = [...new Set(list.map(({ date }) => formatMonth(date ?? "")))];
			await expect(page.locator("main section h2")).toHaveText(months);
			const [first = ""] = months;
			const inFirst = list.filter(({ date }) => formatMonth(date ?? "") === first);
			await expect(page.getByRole("region", { name: first }).locator("article")).toHaveCount(inFirst.length);
		});
		await test.step("SEM-09 SEM-10 SEM-11 an open, a cancelled and a full date say so and lead to their page", async () => {
			const states = [
				["Infos & Anmelden", some(list, isOpen)],
				["Abgesagt", some(list, ({ cancelled }) => cancelled)],
				["Ausgebucht**", some(list, ({ cancelled, fully_booked }) => fully_booked && !cancelled)],
			] as const;
			for (const [text, seminar] of states) {
				const link = card(page, seminar).getByRole("link");
				await expect(link).toHaveText(`${text}: ${seminar.topic}`);
				await expect(link).toHaveAttribute("href", addressOf(seminar));
			}
		});
		await test.step("SEM-12 a price shows as currency, none as 'kostenlos*', and both stars are explained", async () => {
			const priced = some(list, ({ price }) => price !== null);
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
		await test.step("SEM-13 the highlighted seminar has a highlighted border", async () => {
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
			).toHaveCSS("border-top-width", "0px");
		});
		await test.step("free seats show on open dates only", async () => {
			const roomy = some(list, (seminar) => isOpen(seminar) && (seminar.free_seats ?? 0) > 5);
			await expect(card(page, roomy)).toContainText(`${roomy.free_seats}\u00a0Plätze frei`);
			for (const closed of list.filter((seminar) => !isOpen(seminar)))
				await expect(card(page, closed)).not.toContainText("frei");
		});
		await test.step("SEM-11 a cancelled date that is also full shows 'Abgesagt'", async () => {
			const seminar = some(list, isOpen);
			await page.route("**/api/v1/presence_seminar?*", (route) =>
				route.fulfill({ json: { data: [{ ...seminar, cancelled: true, fully_booked: true }] } }),
			);
			await chip(page, "online").click();
			await expect(cards(page)).toHaveCount(1);
			await expect(card(page, seminar).getByRole("link")).toHaveText(`Abgesagt: ${seminar.topic}`);
		});
	});
});

test.describe("the filters", () => {
	test("SEM-01 SEM-02 SEM-03 SEM-04 SEM-05 SEM-06 SEM-07 keyword, online, category, lecturer and month filter and stand in the address; all can be reset, and the calendar to subscribe to has the same filters", async ({
		page,
		request,
	}) => {
		const reset = page.getByRole("link", { name: "Filter zurücksetzen" });
		const expectReset = async () => {
			await reset.click();
			await expect(outcome(page)).toHaveText(countOf(await upcoming(request)));
			expect(query(page)).toBe("");
			await expect(reset).toHaveCount(0);
		};
		await test.step("SEM-01 the heading is 'Seminarkalender'; there is nothing to reset yet", async () => {
			await open(page, paths.seminars);
			await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seminarkalender");
			await expect(page).toHaveTitle(/^Seminarkalender/);
			await expect(reset).toHaveCount(0);
		});
		await test.step("SEM-02 a keyword is searched for and stands in the address", async () => {
			const found = await upcoming(request, "&search=Kassenführung");
			const search = page.getByRole("searchbox", { name: "Stichwortsuche" });
			await search.fill("Kassenführung");
			await expect(outcome(page)).toHaveText(countOf(found));
			await expect(page).toHaveURL(/\/seminare\?suche=Kassenf%C3%BChrung$/);
			expect(await foundLinks(page)).toEqual(addresses(found));
			await page.getByRole("button", { name: "Suche leeren" }).click();
			await expect(outcome(page)).toHaveText(countOf(await upcoming(request)));
			expect(query(page)).toBe("");
		});
		await test.step("SEM-03 'Nur Online-Seminare'", async () => {
			const online = (await upcoming(request)).filter(({ is_online }) => is_online);
			await choose(page, (filters) => filters.getByLabel("Nur Online-Seminare").check());
			await expect(outcome(page)).toHaveText(countOf(online));
			expect(query(page)).toBe("?online=1");
			expect(await foundLinks(page)).toEqual(addresses(online));
			await expectReset();
		});
		await test.step("SEM-04 SEM-06 category and lecturer", async () => {
			const list = await upcoming(request);
			const { category, lecturer } = some(list, isOpen);
			await choose(page, async (filters) => {
				await expect(filters.getByLabel("Kategorie").locator("option").first()).toHaveText("Alle Kategorien");
				await expect(filters.getByLabel("Dozent/in").locator("option").first()).toHaveText("Alle Dozenten");
				await filters.getByLabel("Kategorie").selectOption(category.name);
			});
			const inCategory = list.filter((seminar) => seminar.category.id === category.id);
			await expect(outcome(page)).toHaveText(countOf(inCategory));
			expect(query(page)).toBe(`?kategorie=${category.slug}`);
			expect(await foundLinks(page)).toEqual(addresses(inCategory));
			await choose(page, async (filters) => {
				await filters.getByLabel("Kategorie").selectOption("Alle Kategorien");
				await filters.getByLabel("Dozent/in").selectOption(lecturer.name);
			});
			const byLecturer = list.filter((seminar) => seminar.lecturer.id === lecturer.id);
			await expect(outcome(page)).toHaveText(countOf(byLecturer));
			expect(query(page)).toBe(`?dozent=${lecturer.slug}`);
			expect(await foundLinks(page)).toEqual(addresses(byLecturer));
			await expectReset();
		});
		await test.step("SEM-05 SEM-07 the months run to the last seminar, and one of them filters", async () => {
			const list = await upcoming(request);
			const names = await page.getByLabel("Monat").locator("option").allTextContents();
			expect(names[0]).toBe("Alle Monate");
			expect(names[1]).toBe(
				formatMonth(new Intl.DateTimeFormat("sv", { timeZone: "Europe/Berlin" }).format(new Date())),
			);
			expect(names.at(-1)).toBe(formatMonth(list.at(-1)?.date ?? ""));
			const month = (list.at(-1)?.date ?? "").slice(0, 7);
			await choose(page, (filters) => filters.getByLabel("Monat").selectOption(month));
			const inMonth = list.filter(({ date }) => date?.startsWith(month));
			await expect(outcome(page)).toHaveText(countOf(inMonth));
			expect(await cardLinks(page)).toEqual(addresses(inMonth));
			expect(query(page)).toBe(`?monat=${month}`);
			expect(await page.getByLabel("Monat").locator("option").allTextContents()).toEqual(names);
		});
		await test.step("the calendar to subscribe to has the same filters; a reset takes the keyword away too", async () => {
			const subscribe = page.getByRole("link", { name: "Kalender abonnieren" });
			await expect(subscribe).toHaveAttribute("href", `/seminare.ics${query(page)}`);
			await expectReset();
			const search = page.getByRole("searchbox", { name: "Stichwortsuche" });
			await search.fill("Verein");
			await expect(subscribe).toHaveAttribute("href", "/seminare.ics?suche=Verein");
			await expectReset();
			await expect(search).toHaveValue("");
		});
	});

	test("SEM-15 without hits it shows 'Keine Ergebnisse' and leads to the contact form", async ({ page }) => {
		await open(page, `${paths.seminars}?suche=Wikingerschach&online=1`);
		await expect(page.getByRole("heading", { name: "Keine Ergebnisse" })).toBeVisible();
		await expect(page.getByRole("link", { name: /^ohne „Wikingerschach“: \d+ Termine/ })).toBeVisible();
		await expectNoViolations(page);
		await page.getByRole("link", { name: "Thema vorschlagen" }).click();
		await expect(page).toHaveURL(/\/kontakt$/);
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("the form filters", async ({ page }) => {
		await page.goto(paths.seminars);
		await page.getByRole("link", { name: "Filter" }).click();
		await page.getByLabel("Nur Online-Seminare").check();
		await page.getByLabel("Kategorie").selectOption("digital");
		await page.getByRole("button", { name: "Termine zeigen" }).click();
		expect(query(page)).toContain("online=1");
		expect(query(page)).toContain("kategorie=digital");
		await expect(cards(page).first()).toContainText("Datenschutz");
		await page.getByRole("searchbox").fill("Datenschutz");
		await page.getByRole("button", { name: "Seminare suchen" }).click();
		expect(query(page)).toContain("suche=Datenschutz&online=1&kategorie=digital");
		await page.goto(paths.seminars);
		const first = await cards(page).count();
		await page.getByRole("link", { name: "Weitere Monate" }).click();
		await expect(cards(page).nth(first)).toBeAttached();
	});
});

test.describe("in meiner Nähe", () => {
	test.use({ expectedErrors: /status of 422/ });

	test("the sheet says what it will show, keeps the focus and asks for a postcode that exists; filters add up, the back button takes the last one away, a shared link shows the same @nur-mobil", async ({
		page,
		request,
		context,
	}) => {
		const near = await upcoming(request, "&postcode=01307&radius_km=25");
		const online = countOf((await upcoming(request)).filter(({ is_online }) => is_online));
		await open(page, paths.seminars);
		const opener = page.getByRole("button", { name: "in meiner Nähe" });
		await opener.click();
		await expect(sheet(page).getByLabel("PLZ")).toBeFocused();
		await page.keyboard.type("99999");
		await expect(
			sheet(page).getByText("Diese Postleitzahl kennen wir nicht. Bitte prüfe die fünf Ziffern."),
		).toBeVisible();
		await expectNoViolations(page);
		await page.keyboard.press("Escape");
		await expect(opener).toBeFocused();
		expect(query(page)).toBe("");

		await opener.click();
		await page.keyboard.type("01307");
		await sheet(page)
			.getByRole("button", { name: `${countOf(near)} zeigen` })
			.click();
		await expect(outcome(page)).toHaveText(countOf(near));
		expect(query(page)).toBe("?plz=01307&umkreis=25");
		expect(await foundLinks(page)).toEqual(addresses(near));
		await page.getByRole("link", { name: "Filter zurücksetzen" }).click();
		await expect(page).toHaveURL(/\/seminare$/);

		await chip(page, "online").click();
		await expect(page).toHaveURL(/\?online=1$/);
		await expect(outcome(page)).toHaveText(online);
		await choose(page, (filters) => filters.getByLabel("Kategorie").selectOption("digital"));
		await expect(page).toHaveURL(/\?online=1&kategorie=digital$/);
		await expect(outcome(page)).not.toHaveText(online);
		const found = await cardLinks(page);
		await expectNoViolations(page);
		expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

		const friend = await context.newPage();
		await open(friend, page.url());
		expect(await cardLinks(friend)).toEqual(found);
		await expect(friend.getByRole("button", { name: "Filter 2 gewählt" })).toBeVisible();
		await choose(friend, async (filters) => {
			await expect(filters.getByLabel("Nur Online-Seminare")).toBeChecked();
			await expect(filters.getByLabel("Kategorie")).toHaveValue("digital");
		});

		await page.goBack();
		await expect(outcome(page)).toHaveText(online);
		await expect(chip(page, "online")).toHaveAttribute("aria-current", "true");
		await page.goBack();
		await expect(chip(page, "online")).not.toHaveAttribute("aria-current");
	});
});

test("two months first: the first date is above the fold of a phone, the rest a press away", async ({
	page,
	request,
}) => {
	const list = await upcoming(request);
	await page.setViewportSize({ width: 390, height: 844 });
	await open(page, paths.seminars);
	const heightOf = (element: Locator) => element.evaluate((one) => one.getBoundingClientRect().top);
	expect(await heightOf(cards(page).first())).toBeLessThanOrEqual(360);
	expect(await heightOf(cards(page).nth(2))).toBeLessThan(844 - 120);
	expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(6_700);
	const first = await cards(page).count();

	const last = formatMonth(list.at(-1)?.date ?? "");
	const months = page.getByRole("navigation", { name: "Zum Monat springen" }).getByRole("link");
	await months.filter({ hasText: last }).click();
	await expect(page.getByRole("heading", { name: last })).toBeFocused();
	await expect(page.getByRole("heading", { name: last })).toBeInViewport();
	await expect(cards(page)).toHaveCount(list.length);
	await expect(months.last()).toHaveAttribute("aria-current");
	await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
	await page.evaluate(() => window.scrollTo(0, 0));
	await expect(months.first()).toHaveAttribute("aria-current");
	await page.reload();
	await expect(cards(page)).toHaveCount(list.length);
	await page.goBack();
	await expect(cards(page)).toHaveCount(first);
});

test.describe("a failure", () => {
	test.use({ expectedErrors: /status of 500/ });

	test("SEM-07 SEM-14 ERR-04 nothing is asked for twice, loading is told, and a failed load empties the list until it is tried again", async ({
		page,
	}) => {
		const LIST = "**/api/v1/presence_seminar?*";
		const asked: string[] = [];
		page.on("request", (request) => {
			const { pathname, search } = new URL(request.url());
			if (pathname.startsWith("/api/v1/")) asked.push(pathname.replace("/api/v1/", "") + search);
		});
		await open(page, paths.seminars);
		await test.step("SEM-07 the unfiltered list, categories and lecturers are asked for once", async () => {
			await chip(page, "online").click();
			await expect(page).toHaveURL(/online=1/);
			await chip(page, "abends").click();
			await expect(page).toHaveURL(/abends=1/);
			expect(asked).toHaveLength(2);
			for (const address of asked) expect(address).toMatch(/^presence_seminar\?.*is_online=true/);
		});
		await test.step("SEM-14 while loading it says 'Seminare werden geladen...'", async () => {
			const { promise: held, resolve: release } = Promise.withResolvers<void>();
			await page.route(LIST, async (route) => {
				await held;
				await route.continue();
			});
			await chip(page, "online").click();
			await expect(page.getByText("Seminare werden geladen...")).toBeVisible();
			await expect(cards(page)).toHaveCount(0);
			release();
			await expect(page.getByText("Seminare werden geladen...")).toHaveCount(0);
			expect(await cards(page).count()).toBeGreaterThan(0);
			await page.unroute(LIST);
		});
		await test.step("ERR-04 a failed load empties the list, and one can try again", async () => {
			await page.route(LIST, (route) => route.fulfill({ status: 500, json: { code: "internal", message: "" } }));
			await chip(page, "online").click();
			await expect(page.getByText("Die Termine konnten gerade nicht geladen werden.")).toBeVisible();
			await expect(cards(page)).toHaveCount(0);
			await expectNoViolations(page);
			await page.unroute(LIST);
			await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
			expect(query(page)).toBe("?abends=1&online=1");
			await expect(cards(page).first()).toBeVisible();
		});
	});

	test("ERR-04 without categories and lecturers the list still shows", async ({ page }) => {
		await page.route(/\/api\/v1\/(category|lecturer)$/, (route) =>
			route.fulfill({ status: 500, json: { code: "internal", message: "" } }),
		);
		await open(page, paths.contact);
		await page.getByRole("link", { name: "Seminare", exact: true }).first().click();
		await expect(cards(page).first()).toBeVisible();
		await page.getByRole("button", { name: /^Filter/ }).click();
		await expect(page.getByLabel("Kategorie").locator("option")).toHaveText(["Alle Kategorien"]);
		await expect(page.getByLabel("Dozent/in").locator("option")).toHaveText(["Alle Dozenten"]);
	});
});
