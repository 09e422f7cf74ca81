import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { footer, header, nextFrame, open, scrollPosition, scrollTo } from "./support/page.ts";
import { ARTICLE, SCREENS } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

const REDIRECTS = [
	["FRAME-02", "/startseite", "/"],
	["FRAME-03", "/aktuelles", "/ratgeber"],
	["FRAME-03", "/aktuelles/sommerfest-2019", "/ratgeber"],
	["FRAME-03", "/allgemeines", "/ratgeber"],
	["FRAME-03", "/allgemeines/satzung", "/ratgeber"],
	["FRAME-03", "/archiv", "/ratgeber"],
	["FRAME-03", "/archiv/2019-03", "/ratgeber"],
	["FRAME-04", "/bildung", "/seminare"],
	["FRAME-04", "/praesenzseminare", "/seminare"],
	["FRAME-05", "/praesenzseminare/kassenpruefung/1790000000", "/seminare/kassenpruefung/1790000000"],
	["FRAME-06", "/onlineseminare", "/videokurse"],
	["FRAME-06", "/onlineseminare/datenschutz-grundlagen", "/videokurse/datenschutz-grundlagen"],
	["FRAME-07", "/kurzberatung", "/kontakt"],
	["FRAME-07", "/info", "/kontakt"],
	["FRAME-08", "/checkout", "/kasse"],
	["FRAME-08", "/checkout-confirmation", "/kasse/vielen-dank"],
	["FRAME-09", "/mein-vsz/registrieren", "/mein-vsz/konto-erstellen"],
	["FRAME-09", "/mein-vsz/passwort-wiederherstellen", "/mein-vsz/passwort-vergessen"],
	["FRAME-10", "/password/reset/aB3_x-9", "/mein-vsz/passwort-zuruecksetzen/aB3_x-9"],
	["FRAME-11", "/video-detail/7/aB3_x-9", "/produkt/7/aB3_x-9"],
	["FRAME-12", "/vorlesekoffer", "/vorleser"],
] as const;

const NOT_FOUND = ["Die Adresse oder der Link wurde nicht gefunden.", "Vielleicht ist der Link schon etwas älter."];

const donateInFooter = (page: Page) => footer(page).getByRole("link", { name: "jetzt spenden" });

test("FRAME-02 FRAME-03 FRAME-04 FRAME-05 FRAME-06 FRAME-07 FRAME-08 FRAME-09 FRAME-10 FRAME-11 FRAME-12 old addresses lead to their new one for good", async ({
	page,
	request,
}) => {
	for (const [requirement, from, to] of REDIRECTS) {
		const answer = await request.get(from, { maxRedirects: 0 });
		expect([requirement, from, answer.status(), answer.headers().location]).toEqual([requirement, from, 301, to]);
		const withQuery = await request.get(`${from}?von=mail`, { maxRedirects: 0 });
		expect([from, withQuery.headers().location]).toEqual([from, `${to}?von=mail`]);
	}
	await test.step("FRAME-03 somebody with an old link lands on the list", async () => {
		await page.goto("/archiv/2019-03");
		await expect(page).toHaveURL("/ratgeber");
		await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeVisible();
	});
});

test.describe("every screen", () => {
	// What the server sends, without waiting for scripts fourteen times.
	test.use({ javaScriptEnabled: false });

	test("FRAME-01 FRAME-20 FRAME-21 has its own heading and title, and the ways to donate", async ({ page }) => {
		test.slow();
		const headings = new Map<string, string>();
		const titles = new Map<string, string>();
		for (const path of SCREENS) {
			const answer = await page.goto(path, { waitUntil: "domcontentloaded" });
			expect([path, answer?.status()]).toEqual([path, 200]);
			await expect(footer(page).getByRole("link", { name: "Vertrag widerrufen" }), path).toBeVisible();
			await expect(page.locator("html"), path).toHaveAttribute("lang", "de");
			await expect(page.getByRole("heading", { level: 1 }), path).toHaveCount(1);
			headings.set(await page.getByRole("heading", { level: 1 }).innerText(), path);
			titles.set(await page.title(), path);
			// From the basket on nothing leads away from the order.
			const isOrdering = path === "/warenkorb" || path === "/kasse";
			await expect(header(page).getByRole("link", { name: "jetzt spenden" }), path).toHaveCount(isOrdering ? 0 : 1);
			await expect(donateInFooter(page), path).toHaveCount(path === "/spenden" || isOrdering ? 0 : 1);
			if (isOrdering) await expect(header(page).getByRole("link", { name: /^Fragen\? \+49/ })).toBeVisible();
		}
		expect([...headings.values()]).toEqual(SCREENS);
		expect([...titles.values()]).toEqual(SCREENS);
	});
});

test.describe("an unknown address", () => {
	test.use({ expectedErrors: /status of 404/ });

	test("FRAME-13 FRAME-14 an unknown address shows the 404 page, which leads home and offers the newsletter", async ({
		page,
	}) => {
		await test.step("FRAME-13 shows the 404 page", async () => {
			for (const path of ["/gibt/es/auch/nicht", "/ratgeber/satzung/seite-2", "/aktuelles/a/b", "/api"]) {
				const answer = await page.request.get(path);
				expect([path, answer.status()]).toEqual([path, 404]);
				const html = await answer.text();
				for (const part of [...NOT_FOUND, "<title>Nicht gefunden", 'name="robots" content="noindex"'])
					expect(html, path).toContain(part);
			}
			const answer = await page.goto("/gibt-es-nicht");
			expect(answer?.status()).toBe(404);
			for (const words of NOT_FOUND) await expect(page.getByRole("main")).toContainText(words);
			await expect(page).toHaveTitle(/^Nicht gefunden/);
			await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
		});
		await test.step("FRAME-14 the 404 page leads home and offers the newsletter", async () => {
			const main = page.getByRole("main");
			await expect(main.getByRole("link", { name: "Newsletter abonnieren" })).toHaveAttribute("href", "/newsletter");
			await main.getByRole("link", { name: "Zur Startseite" }).click();
			await expect(page).toHaveURL("/");
			await expect(page.getByRole("heading", { level: 1 })).toContainText("Deine Experten");
		});
	});
});

test("FRAME-16 FRAME-20 search, basket, account, 'jetzt spenden' and, on narrow screens, a menu stand in the header @mobil", async ({
	page,
	isMobile,
}) => {
	await test.step("FRAME-16 search, basket, account and, on narrow screens, a menu stand in the header", async () => {
		await open(page, "/");
		for (const [name, href] of [
			["Suche", "/suche"],
			["Warenkorb", "/warenkorb"],
			["Mein VSZ", "/mein-vsz"],
		] as const) {
			const link = header(page).getByRole("link", { name, exact: true });
			await expect(link).toBeVisible();
			await expect(link).toHaveAttribute("href", href);
		}
		await expect(header(page).getByRole("button", { name: "Menü öffnen" })).toBeVisible({ visible: isMobile });
		await expect(page.getByRole("navigation", { name: "Hauptnavigation" })).toBeVisible({ visible: !isMobile });
	});
	await test.step("FRAME-20 the header offers 'jetzt spenden', on /spenden too", async () => {
		const link = header(page).getByRole("link", { name: "jetzt spenden" });
		await expect(link).toHaveCount(1);
		await link.click();
		await expect(page).toHaveURL("/spenden");
		await expect(link).toBeVisible();
	});
});

test("FRAME-22 FRAME-23 FRAME-25 below the page stand addresses, partner logos, links, the way to the video platform and the year", async ({
	page,
}) => {
	await test.step("FRAME-22 every address block names street, town, phone, fax and e-mail", async () => {
		for (const path of ["/kontakt", "/impressum", ARTICLE, "/"]) {
			await page.goto(path, { waitUntil: "domcontentloaded" });
			await expect(footer(page).locator("address"), path).toHaveCount(1);
			for (const block of await page.locator("address").all()) {
				for (const text of ["Musterstraße 12", "01067 Dresden", "+49 351 0000000", "+49 351 0000001"]) {
					await expect(block, path).toContainText(text);
				}
				await expect(block.locator('a[href="tel:+493510000000"]'), path).toBeVisible();
				await expect(block.locator('a[href="mailto:kontakt@vsz.example"]'), path).toContainText("kontakt@vsz.example");
			}
		}
		await expect(footer(page)).toContainText("Vereins- & Stiftungszentrum e. V. (VSZ)");
	});
	await test.step("FRAME-23 below the page stand partner logos, links and the way to the video platform", async () => {
		const partners = page.getByRole("region", { name: "Partner und Förderer" }).getByRole("listitem");
		expect(await partners.count()).toBeGreaterThanOrEqual(3);
		for (const partner of await partners.all()) await expect(partner.locator("svg, img")).toBeVisible();
		for (const [title, names] of [
			["Angebote", ["Ratgeber", "Seminare", "Videokurse", "Newsletter", "Vorleser"]],
			["Über das VSZ", ["Über uns", "Experten", "Presse", "Kontakt", "Mein VSZ"]],
			[
				"Rechtliches",
				[
					"Impressum",
					"Datenschutz",
					"AGB",
					"Widerrufsbelehrung",
					"Barrierefreiheit",
					"AGB (PDF)",
					"Videokanal",
					"Vertrag widerrufen",
				],
			],
		] as const) {
			await expect(footer(page).getByRole("navigation", { name: title }).getByRole("link")).toHaveText([...names]);
		}
		await expect(footer(page).getByRole("link", { name: "Videokanal" })).toHaveAttribute(
			"href",
			"https://video.vsz.example",
		);
	});
	await test.step("FRAME-25 the footer ends with the current year and a copyright line", async () => {
		await expect(footer(page)).toContainText(`© ${new Date().getFullYear()} Vereins- & Stiftungszentrum e. V.`);
	});
});

test("FRAME-26 a new page starts at its top, the way back where it was left", async ({ page }) => {
	await open(page, "/");
	await scrollTo(page, 1100);
	await page.getByRole("link", { name: "Alle Artikel" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeFocused();
	expect(await scrollPosition(page)).toBe(0);
	await scrollTo(page, 700);
	await page.goBack();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("Deine Experten");
	await expect.poll(() => scrollPosition(page)).toBeGreaterThan(1000);
	await page.goForward();
	await expect(page.getByRole("heading", { level: 1, name: "Ratgeber" })).toBeVisible();
	await expect.poll(() => scrollPosition(page)).toBe(700);
});

test("FRAME-15 FRAME-21 FRAME-26 the header stays in view with logo and main navigation; an open page starts at its top again; the footer offers 'jetzt spenden' everywhere but on exactly /spenden", async ({
	page,
}) => {
	await test.step("FRAME-26 the page that is already open starts at its top again", async () => {
		await open(page, "/ratgeber");
		await scrollTo(page, 900);
		await header(page).getByRole("link", { name: "Ratgeber", exact: true }).click();
		await expect.poll(() => scrollPosition(page)).toBe(0);
	});
	await test.step("FRAME-21 the footer offers 'jetzt spenden', but not on /spenden", async () => {
		await donateInFooter(page).click();
		await expect(page).toHaveURL("/spenden");
		await expect(donateInFooter(page)).toHaveCount(0);
		await page.goBack();
		await expect(donateInFooter(page)).toBeVisible();
	});
	await test.step("FRAME-15 the header stays in view with logo and main navigation in order", async () => {
		const links = page.getByRole("navigation", { name: "Hauptnavigation" }).getByRole("link");
		await expect(links).toHaveText([
			"Ratgeber",
			"Seminare",
			"Videokurse",
			"Vorleser",
			"Über uns",
			"Newsletter",
			"Kontakt",
		]);
		const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(targets).toEqual([
			"/ratgeber",
			"/seminare",
			"/videokurse",
			"/vorleser",
			"/ueber-uns",
			"/newsletter",
			"/kontakt",
		]);
		await expect(links.first()).toHaveAttribute("aria-current", "page");
		await scrollTo(page, 1500);
		expect(await header(page).boundingBox()).toMatchObject({ y: 0 });
		await header(page).getByRole("link", { name: "VSZ Vereins- & Stiftungszentrum, zur Startseite" }).click();
		await expect(page).toHaveURL("/");
	});
	await test.step("FRAME-21 also with a question mark, but not on other addresses below /spenden", async () => {
		await page.goto("/spenden?betrag=20");
		await expect(donateInFooter(page)).toHaveCount(0);
		await page.goto("/spenden/vielen-dank");
		await expect(donateInFooter(page)).toBeVisible();
	});
});

test("FRAME-26 links within a page lead to their place, and back", async ({ page }) => {
	await open(page, ARTICLE);
	const contents = page.getByRole("navigation", { name: "In diesem Artikel" }).getByRole("link");
	const distance = (name: string) =>
		page.getByRole("heading", { level: 2, name }).evaluate((heading) => {
			const bar = document.querySelector("body > header")?.getBoundingClientRect().bottom ?? 0;
			return heading.getBoundingClientRect().top - bar;
		});
	const jump = async (index: number) => {
		const link = contents.nth(index);
		const name = (await link.innerText()).trim();
		await link.click();
		await expect.poll(() => distance(name), name).toBeGreaterThan(0);
		await expect.poll(() => distance(name), name).toBeLessThan(60);
		await nextFrame(page);
		return scrollPosition(page);
	};
	const third = await jump(2);
	const first = await jump(0);
	await page.mouse.wheel(0, 120);
	await expect.poll(() => scrollPosition(page)).toBe(first + 120);
	expect(await jump(0)).toBe(first);
	await page.goBack();
	await expect.poll(() => scrollPosition(page)).toBe(third);
	await page.reload();
	await expect.poll(() => scrollPosition(page)).toBe(third);
	await page.goto(`${ARTICLE}#%E0%A4%A`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/** The site over a slow line, from the moment on that its `slow` is set. */
async function slowLine(site: string) {
	const line = { slow: false };
	const server = createServer(async ({ url = "/" }, response) => {
		if (line.slow) await setTimeout(url.startsWith("/assets/") ? 3000 : 1500);
		const answer = await fetch(site + url, { headers: { "Accept-Encoding": "identity" } });
		response.writeHead(answer.status, { "Content-Type": answer.headers.get("content-type") ?? "" });
		response.end(Buffer.from(await answer.arrayBuffer()));
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return Object.assign(line, { url: `http://127.0.0.1:${port}`, close: () => server.close() });
}

/** By a script or a link, and as if typed into the address bar, which pages hear less of. */
const WAYS_TO_LEAVE: Record<string, (page: Page, url: string) => Promise<unknown>> = {
	"from the page": (page, url) => page.evaluate((address) => location.assign(address), url),
	"by its address": (page, url) => page.goto(url, { waitUntil: "commit" }),
};

for (const [way, leave] of Object.entries(WAYS_TO_LEAVE)) {
	test(`a page asked for ${way} while another one's script is on its way is the one that shows @firefox`, async ({
		browser,
		baseURL,
	}) => {
		const line = await slowLine(baseURL ?? "");
		const page = await browser.newPage();
		await open(page, `${line.url}/agb`);
		line.slow = true;
		const asked = page.waitForRequest("**/assets/*.js");
		await footer(page).getByRole("link", { name: "Videokurse" }).click();
		await asked;
		await leave(page, `${line.url}/kontakt`);
		await expect(page).toHaveURL(`${line.url}/kontakt`);
		await page.close();
		line.close();
	});
}
