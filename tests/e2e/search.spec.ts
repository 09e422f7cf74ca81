import type { Page } from "@playwright/test";
import type { SearchResult } from "#contract/search.ts";
import { expectAccessible } from "./support/axe.ts";
import { header, nextFrame, open, scrollPosition, stored } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const SEARCH_API = /\/api\/v1\/search\?/;
const LOADING = "Ergebnisse werden geladen...";
const FAILURE = "Bei deiner Suche ist ein Fehler aufgetreten.";
const COLUMNS = ["Ratgeber", "Seminare", "Videokurse"] as const;

const field = (page: Page) => page.getByRole("searchbox", { name: "Stichwortsuche" });
const column = (page: Page, name: (typeof COLUMNS)[number]) =>
	page.getByRole("main").getByRole("region", { name, exact: true });
const targets = (page: Page, name: (typeof COLUMNS)[number]) =>
	column(page, name)
		.getByRole("listitem")
		.getByRole("link")
		.evaluateAll((links) => links.map((link) => link.getAttribute("href")));

/** The titles of the list that shows all kinds. */
const hits = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("heading", { level: 3 });
const kinds = (page: Page) => page.getByRole("navigation", { name: "Art der Ergebnisse" });

function searches(page: Page): (string | null)[] {
	const sent: (string | null)[] = [];
	page.on("request", (request) => {
		if (SEARCH_API.test(request.url())) sent.push(new URL(request.url()).searchParams.get("search"));
	});
	return sent;
}

/** Holds searches back until the answer is called for. */
async function holdBack(page: Page, address = SEARCH_API): Promise<() => void> {
	const { promise, resolve } = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		await promise;
		await route.continue();
	});
	return resolve;
}

async function delivered(page: Page, text: string): Promise<SearchResult> {
	const answer = await page.request.get(`/api/v1/search?search=${encodeURIComponent(text)}`);
	return ((await answer.json()) as { data: SearchResult }).data;
}

const resultCount = (count: number) =>
	count === 0 ? "Keine Ergebnisse" : count === 1 ? "1 Ergebnis" : `${count} Ergebnisse`;

test("SRCH-01 SRCH-02 SRCH-03 SRCH-04 the query stands in the address and in the field, searching is told, an empty query clears at once, and nothing is stored", async ({
	page,
}) => {
	await page.clock.install();
	await test.step("SRCH-01 the query stands in the parameter suche and in the field", async () => {
		await open(page, "/suche?suche=Satzung");
		await expect(page.getByRole("heading", { level: 1, name: "Suche", exact: true })).toBeVisible();
		await expect(field(page)).toHaveAttribute("placeholder", "Stichwortsuche");
		await expect(field(page)).toHaveValue("Satzung");
		await expect(hits(page).first()).toBeVisible();
	});
	await test.step("SRCH-04 while it searches the page says so, and the old results are gone", async () => {
		const answer = await holdBack(page);
		await field(page).fill("Datenschutz");
		await expect(page.getByRole("status").filter({ hasText: LOADING })).toBeVisible();
		await expect(hits(page)).toHaveCount(0);
		answer();
		await expect(hits(page).first()).toContainText("Datenschutz");
		await expect(page.getByText(LOADING)).toHaveCount(0);
		await expect(field(page)).toBeFocused();
		expect(await scrollPosition(page)).toBe(0);
	});
	await test.step("SRCH-01 it also stands in the title, and search engines pass it by", async () => {
		await field(page).fill("Spenden & Steuern");
		await expect(page).toHaveURL("/suche?suche=Spenden+%26+Steuern");
		await expect(page).toHaveTitle(/^Suche nach „Spenden & Steuern“ – /);
		await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		await expect(hits(page).first()).toBeVisible();
	});
	await test.step("SRCH-02 SRCH-03 an empty query asks for nothing and clears the results at once", async () => {
		const sent = searches(page);
		await page.getByRole("button", { name: "Suche leeren" }).click();
		await expect(page).toHaveURL("/suche");
		await expect(hits(page)).toHaveCount(0);
		await expect(page.getByText("Wonach suchst du?")).toBeVisible();
		await field(page).fill("   ");
		await page.clock.runFor(800);
		expect(sent).toEqual([]);
	});
	await test.step("SRCH-03 without a query the page invites to search, and its words lead to results", async () => {
		await page.getByRole("main").getByRole("link", { name: "Fördermittel" }).click();
		await expect(page).toHaveURL("/suche?suche=F%C3%B6rdermittel");
		await expect(field(page)).toHaveValue("Fördermittel");
		await expect(hits(page).first()).toContainText("Fördermittel");
		await page.goBack();
		await expect(field(page)).toHaveValue("");
		await expect(hits(page)).toHaveCount(0);
		expect(await stored(page)).toEqual([]);
	});
});

test("SRCH-01 the icon in the header leads into the empty field; the later of two quick searches wins, however slow the first one is", async ({
	page,
}) => {
	await open(page, "/");
	await header(page).getByRole("link", { name: "Suche" }).click();
	await expect(page).toHaveURL("/suche");
	await expect(field(page)).toBeFocused();
	await page.keyboard.type("Satzung");
	await expect(page).toHaveURL("/suche?suche=Satzung");
	await expect(field(page)).toBeFocused();

	const letGo = await holdBack(page, /search=Kassenpr/);
	await field(page).fill("Kassenprüfung");
	await field(page).press("Enter");
	await expect(page.getByText(LOADING)).toBeVisible();
	await field(page).fill("Pressemitteilung");
	await field(page).press("Enter");
	await expect(hits(page).first()).toContainText("Pressemitteilung");
	const late = page.waitForResponse(/search=Kassenpr/);
	letGo();
	await (await late).finished();
	await nextFrame(page);
	await expect(hits(page).first()).toContainText("Pressemitteilung");
	await expect(field(page)).toHaveValue("Pressemitteilung");
});

test("SRCH-02 the search runs once, 500 ms after the last key", async ({ page }) => {
	await page.clock.install();
	await open(page, "/suche");
	const sent = searches(page);
	await page.clock.pauseAt(Date.now() + 3_600_000);
	await field(page).pressSequentially("Vorst");
	await page.clock.runFor(400);
	await field(page).pressSequentially("and");
	await page.clock.runFor(499);
	expect(sent).toEqual([]);
	await expect(page).toHaveURL("/suche");
	await page.clock.runFor(1);
	await page.clock.resume();
	await expect(page).toHaveURL("/suche?suche=Vorstand");
	await expect(hits(page).first()).toBeVisible();
	expect(sent).toEqual(["Vorstand"]);
});

test("SRCH-05 SRCH-06 SRCH-07 SRCH-08 columns count what was found, lead to pages or to their whole list, best first and marked; hostile and endless queries are text", async ({
	page,
}) => {
	await test.step("SRCH-07 SRCH-08 results lead to their pages, articles in the reverse of the delivered order", async () => {
		const { blog_posts, presence_seminars, online_seminars } = await delivered(page, "Verein");
		expect(Math.min(blog_posts.length, presence_seminars.length, online_seminars.length)).toBeGreaterThan(0);
		await open(page, "/suche?suche=Verein&ansicht=spalten");
		expect(await targets(page, "Ratgeber")).toEqual(blog_posts.map(({ slug }) => `/ratgeber/${slug}`).reverse());
		expect(await targets(page, "Seminare")).toEqual(
			presence_seminars.map(({ slug, date }) => `/seminare/${slug}/${Date.parse(date ?? "") / 1000}`),
		);
		expect(await targets(page, "Videokurse")).toEqual(online_seminars.map(({ slug }) => `/videokurse/${slug}`));

		const best = blog_posts.at(-1);
		await column(page, "Ratgeber")
			.getByRole("link", { name: best?.title ?? "" })
			.click();
		await expect(page).toHaveURL(`/ratgeber/${best?.slug}`);
		await page.goBack();
		await expect(page).toHaveURL("/suche?suche=Verein&ansicht=spalten");
		await expect(column(page, "Ratgeber")).toContainText(resultCount(blog_posts.length));
	});
	await test.step("SRCH-05 SRCH-06 the three columns count what was found", async () => {
		for (const text of ["Verein", "Satzung", "Mitgliederversammlung", "Quantenchromodynamik"]) {
			const { blog_posts, presence_seminars, online_seminars } = await delivered(page, text);
			const counts = [blog_posts.length, presence_seminars.length, online_seminars.length].map(resultCount);
			await field(page).fill(text);
			await expect(page).toHaveURL(`/suche?suche=${text}&ansicht=spalten`);
			await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(COLUMNS);
			for (const [index, name] of COLUMNS.entries()) {
				await expect(column(page, name)).toContainText(counts[index] ?? "");
			}
			await expect(page.getByRole("status").filter({ hasText: "Ratgeber" })).toHaveText(
				COLUMNS.map((name, index) => `${name}: ${counts[index]}`).join(", "),
			);
		}
	});
	await test.step("SRCH-05 a column without hits leads to its whole list", async () => {
		for (const [name, link, target] of [
			["Ratgeber", "Alle Artikel", "/ratgeber"],
			["Seminare", "Alle Seminare", "/seminare"],
			["Videokurse", "Alle Videokurse", "/videokurse"],
		] as const) {
			await expect(column(page, name)).toContainText("Keine Ergebnisse");
			await expect(column(page, name)).toContainText("passt zu „Quantenchromodynamik“");
			await expect(column(page, name).getByRole("link", { name: link })).toHaveAttribute("href", target);
		}
	});
	await test.step("the best article stands first, and what was searched for is marked, whichever way it is spelt", async () => {
		await field(page).fill("Satzung ändern");
		await expect
			.poll(async () => (await targets(page, "Ratgeber"))[0])
			.toBe("/ratgeber/satzung-aendern-ohne-stolperfallen");
		await field(page).fill("RÜCKLAGEN");
		await expect(column(page, "Ratgeber").locator("mark").first()).toHaveText("Rücklagen");
		await page.getByRole("link", { name: "Liste", exact: true }).click();
		await field(page).fill("ruecklagen");
		await expect(page).toHaveURL("/suche?suche=ruecklagen");
		await expect(hits(page).locator("mark").first()).toHaveText("Rücklagen");
	});
	await test.step("markup in the address stays text", async () => {
		const text = "</script><script>document.title='!'</script><img src=x onerror=alert(1)>";
		await open(page, `/suche?suche=${encodeURIComponent(text)}`);
		await expect(field(page)).toHaveValue(text);
		await expect(page).toHaveTitle(/^Suche nach/);
		await expect(page.locator('img[src="x"]')).toHaveCount(0);
	});
	await test.step("a query that is far too long is searched for as far as it goes", async () => {
		const answer = await page.goto(`/suche?suche=${"lang".repeat(500)}`);
		expect(answer?.status()).toBe(200);
		await expect(page.getByRole("heading", { name: "Keine Ergebnisse" })).toBeVisible();
	});
});

test("SRCH-05 one list shows all kinds, each can be shown alone, and another view asks for nothing anew @mobil", async ({
	page,
}) => {
	const found = await delivered(page, "Satzung");
	const { blog_posts, presence_seminars, online_seminars, lecturers, film_passages } = found;
	await open(page, "/suche?suche=Satzung");
	const sent = searches(page);
	const kindsFound = [blog_posts, presence_seminars, online_seminars, lecturers, film_passages];
	const all = kindsFound.map(({ length }) => length);
	await expect(hits(page)).toHaveCount(all.reduce((one, other) => one + other));
	await kinds(page).getByRole("link", { name: "Seminare" }).click();
	await expect(page).toHaveURL("/suche?suche=Satzung&art=seminare");
	await expect(hits(page)).toHaveCount(presence_seminars.length);
	await page.getByRole("link", { name: "Spalten", exact: true }).click();
	await expect(column(page, "Videokurse")).toContainText(resultCount(online_seminars.length));
	await page.getByRole("link", { name: "Liste", exact: true }).click();
	await expect(page).toHaveURL("/suche?suche=Satzung");
	await kinds(page).getByRole("link", { name: "Im Film" }).click();
	await expect(hits(page)).toHaveCount(film_passages.length);
	expect(sent).toEqual([]);
	await expectAccessible(page);
	const closed = film_passages.find(({ price }) => price !== null);
	await page.locator(`main h3 a[href^="/videokurse/${closed?.slug}?"]`).click();
	const row = page.getByRole("listitem").filter({ hasText: "Die gesuchte Stelle: ab" });
	await expect(row).toContainText(closed?.chapter?.title ?? "");
	await expect(row).toBeInViewport();
	await expectAccessible(page);
});

test("a typing mistake is put right, weak hits stand apart, and one can search to the letter", async ({ page }) => {
	await open(page, "/suche?suche=spendenbescheinung");
	await expect(page.getByText("Meintest du")).toContainText("Spendenbescheinigung");
	await expect(hits(page).first()).toContainText("Spendenbescheinigungen");
	await expect(hits(page).filter({ hasText: "Spenden richtig bescheinigen" })).toBeVisible();
	await expect(page.getByRole("heading", { level: 2, name: "Entfernt verwandt" })).toBeVisible();
	await page.getByRole("link", { name: "Nach „spendenbescheinung“ suchen" }).click();
	await expect(page).toHaveURL("/suche?suche=spendenbescheinung&woertlich=1");
	await expect(page.getByText("Meintest du")).toHaveCount(0);
});

test.describe("when the search fails", () => {
	test.use({ expectedErrors: /Failed to load resource/ });

	test("ERR-18 SRCH-04 a failure is told, trying again helps, and a cleared field takes it away", async ({ page }) => {
		await open(page, "/suche");
		for (const [text, answer] of [
			["Satzung", { status: 500, json: { code: "internal", message: "kaputt" } }],
			["Datenschutz", { status: 502, body: "<h1>Bad Gateway</h1>" }],
		] as const) {
			await page.route(SEARCH_API, (route) => route.fulfill(answer));
			await field(page).fill(text);
			await expect(page.getByRole("alert")).toContainText(FAILURE);
			await expect(hits(page)).toHaveCount(0);
			await expect(field(page)).toHaveValue(text);
			await page.unroute(SEARCH_API);
			await page.getByRole("link", { name: "Noch einmal versuchen" }).click();
			await expect(hits(page).first()).toContainText(text);
			await expect(page.getByText(FAILURE)).toHaveCount(0);
		}
		await page.route(SEARCH_API, (route) => route.abort());
		await field(page).fill("Kassenprüfung");
		await expect(page.getByText(FAILURE)).toBeVisible();
		await field(page).fill("");
		await expect(page.getByText(FAILURE)).toHaveCount(0);
		await expect(page.getByText("Wonach suchst du?")).toBeVisible();
	});
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("SRCH-01 SRCH-05 SRCH-07 the search works all the same, in both views", async ({ page }) => {
		await page.goto("/suche");
		await field(page).fill("Satzung");
		await page.getByRole("button", { name: "Suchen" }).click();
		await expect(page).toHaveURL("/suche?suche=Satzung");
		await expect(hits(page).locator("mark").first()).toHaveText("Satzung");
		await page.getByRole("link", { name: "Spalten", exact: true }).click();
		await expect(page).toHaveURL("/suche?suche=Satzung&ansicht=spalten");
		await expect(column(page, "Ratgeber").locator("mark").first()).toHaveText("Satzung");
		await column(page, "Ratgeber").getByRole("listitem").first().getByRole("link").click();
		await expect(page).toHaveURL(/\/ratgeber\/./);
	});
});
