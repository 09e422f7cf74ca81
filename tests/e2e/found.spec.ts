import type { APIRequestContext, Page } from "@playwright/test";
import { stored, untilReady, wordsOutside } from "./support/page.ts";
import { AT_REST } from "./support/screens.ts";
import { expect, test } from "./support/test.ts";

/** What search engines, feed readers, previews and people without JavaScript find. */

// Each test walks through the whole site.
test.describe.configure({ timeout: 120_000 });

const DETAIL = /^\/(ratgeber|seminare|videokurse)\/./;
const SAMPLES_PER_KIND = 3;

async function sitemap(request: APIRequestContext): Promise<string[]> {
	const text = await (await request.get("/sitemap.xml")).text();
	return Array.from(text.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = ""]) => address);
}

/** Every page with an address of its own, and the first articles, seminars and courses. */
async function samplePaths(request: APIRequestContext): Promise<string[]> {
	const paths = (await sitemap(request)).map((address) => new URL(address).pathname);
	const kinds = Object.values(
		Object.groupBy(
			paths.filter((path) => DETAIL.test(path)),
			(path) => path.split("/")[1] ?? "",
		),
	);
	return [
		...paths.filter((path) => !DETAIL.test(path)),
		...kinds.flatMap((kind = []) => kind.slice(0, SAMPLES_PER_KIND)),
	];
}

const attribute = (html: string, tag: RegExp): string[] =>
	Array.from(html.matchAll(tag), ([, value = ""]) => value.replaceAll("&amp;", "&"));

test("every address in the sitemap answers and calls itself by that address", async ({ request }) => {
	const addresses = await sitemap(request);
	expect(addresses.length).toBeGreaterThan(60);
	for (const address of addresses) {
		const response = await request.get(address, { maxRedirects: 0 });
		expect([address, response.status()]).toEqual([address, 200]);
		const html = await response.text();
		expect([address, attribute(html, /<link rel="canonical" href="([^"]*)"/g)]).toEqual([address, [address]]);
		expect([address, attribute(html, /<meta property="og:url" content="([^"]*)"/g)]).toEqual([address, [address]]);
		expect(html, address).not.toContain('content="noindex"');
	}
});

test("every public page tells previews once what they ask for", async ({ request }) => {
	for (const path of await samplePaths(request)) {
		const html = await (await request.get(path)).text();
		const names = attribute(html, /<meta (?:property|name)="((?:og|twitter):[^"]*|description)"/g);
		expect([path, names.toSorted()]).toEqual([path, [...new Set(names)].toSorted()]);
		expect([path, names]).toEqual([
			path,
			expect.arrayContaining([
				"og:title",
				"og:type",
				"og:locale",
				"og:site_name",
				"og:image",
				"og:image:type",
				"og:image:width",
				"og:image:height",
				"og:image:alt",
				"twitter:card",
				"description",
			]),
		]);
	}
});

test("the preview pictures are JPEG files of 1200 × 630", async ({ page, request }) => {
	const images = new Set<string>();
	for (const path of await samplePaths(request)) {
		const html = await (await request.get(path)).text();
		for (const image of attribute(html, /<meta property="og:image" content="([^"]*)"/g)) images.add(image);
	}
	expect(images.size).toBeGreaterThan(3 * SAMPLES_PER_KIND - 1);
	await page.goto("/impressum");
	for (const image of images) {
		const response = await request.get(image);
		expect([image, response.status(), response.headers()["content-type"]]).toEqual([image, 200, "image/jpeg"]);
		expect((await response.body()).length, image).toBeLessThanOrEqual(70_000);
		const size = await page.evaluate(async (src) => {
			const picture = new Image();
			picture.src = src;
			await picture.decode();
			return [picture.naturalWidth, picture.naturalHeight];
		}, image);
		expect([image, size]).toEqual([image, [1200, 630]]);
	}
});

test("every page of the route table is in the sitemap, hidden from search engines or left out on purpose", async ({
	request,
}) => {
	/** Parts of other pages, what one sees only after doing something, and what shows where no page can be reached. */
	const leftOut = [/\/offline$/, /\/formular$/, /\/vielen-dank$/, /:/, /\*/];
	const { default: routes } = await import("#web/routes.ts");
	const robots = await (await request.get("/robots.txt")).text();
	const hidden = Array.from(robots.matchAll(/^Disallow: (.+)$/gm), ([, path = ""]) => path);
	const listed = (await sitemap(request)).map((address) => new URL(address).pathname);
	const forgotten = routes
		.map(({ path = "" }) => `/${path}`)
		.filter((path) => !listed.includes(path))
		.filter((path) => !hidden.some((prefix) => path.startsWith(prefix)))
		.filter((path) => !leftOut.some((pattern) => pattern.test(path)));
	expect(forgotten).toEqual([]);
});

test("feed, sitemap, manifest and icons are linked and can be read, and search engines are told who we are and where to search", async ({
	page,
	request,
}) => {
	await test.step("feed, sitemap, manifest and icons are linked, answer and can be read by a browser", async () => {
		await page.goto("/");
		const feed = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
		await expect(feed).toHaveAttribute("href", "/ratgeber.atom");
		// Our own pages let no text become a document.
		const blank = await page.context().newPage();
		for (const path of ["/ratgeber.atom", "/sitemap.xml"]) {
			const mistake = await blank.evaluate(
				(source) =>
					new DOMParser().parseFromString(source, "application/xml").querySelector("parsererror")?.textContent ?? null,
				await (await request.get(path)).text(),
			);
			expect([path, mistake]).toEqual([path, null]);
		}
		const links = await page.locator('head link[rel="icon"], head link[rel="apple-touch-icon"]').all();
		const icons = await Promise.all(links.map((link) => link.getAttribute("href")));
		expect(icons).toEqual(["/favicon.ico", "/icon.svg", "/apple-touch-icon.png"]);
		const manifest = await (await request.get("/site.webmanifest")).json();
		await expect(page.locator('head link[rel="manifest"]')).toHaveAttribute("href", "/site.webmanifest");
		const all = [...icons, ...manifest.icons.map(({ src }: { src: string }) => src)];
		for (const icon of all) {
			const response = await request.get(icon);
			expect([icon, response.status(), response.headers()["content-type"]]).toEqual([
				icon,
				200,
				expect.stringMatching(/^image\/(png|svg\+xml|x-icon)$/),
			]);
		}
	});
	await test.step("the home page tells search engines who we are and where to search", async () => {
		const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
		const data = blocks.map((block) => JSON.parse(block));
		expect(data).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ "@type": "NGO", foundingDate: "2012", address: expect.anything() }),
				expect.objectContaining({ "@type": "WebSite", potentialAction: expect.anything() }),
			]),
		);
		const website = data.find((block) => block["@type"] === "WebSite");
		const search = website.potentialAction.target.urlTemplate.replace("{search_term_string}", "Satzung");
		expect((await page.goto(search))?.status()).toBe(200);
		await expect(page.getByRole("searchbox", { name: "Stichwortsuche" })).toHaveValue("Satzung");
	});
});

test("the address of every seminar date has a calendar file beside it", async ({ request }) => {
	const dates = (await sitemap(request)).filter((address) => /\/seminare\/./.test(address));
	expect(dates.length).toBeGreaterThanOrEqual(24);
	for (const address of dates) {
		const response = await request.get(`${address}.ics`);
		expect([address, response.status(), response.headers()["content-type"]]).toEqual([
			address,
			200,
			"text/calendar; charset=utf-8",
		]);
		expect((await response.text()).replace(/\r\n /g, "")).toContain(`URL;VALUE=URI:${address}\r\n`);
	}
});

test("no public page asks another host, stores anything or reports an error", async ({ page, request }) => {
	// What is looked at for barriers is looked at for this too.
	const others = (await samplePaths(request)).filter((path) => !AT_REST.includes(path));
	for (const path of others) {
		await page.goto(path);
		await untilReady(page);
		expect([path, await stored(page)]).toEqual([path, []]);
	}
});

test.describe("without JavaScript, at 320 px", () => {
	test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

	const linksTo = (page: Page, prefix: string) => page.locator(`main a[href^="${prefix}"]`).count();

	test("every public page shows its content and the way to the others", async ({ page, request }) => {
		for (const path of await samplePaths(request)) {
			const response = await page.goto(path, { waitUntil: "domcontentloaded" });
			expect([path, response?.status()]).toEqual([path, 200]);
			await expect(page.locator("h1"), path).toHaveCount(1);
			await expect(page.locator("h1"), path).toBeVisible();
			await expect(page.locator("main"), path).toHaveText(/\S{3}/);
			await expect(page.locator("main"), path).not.toHaveText(/werden geladen|wird geladen/);
			await expect(page.getByRole("contentinfo").getByRole("link", { name: "Ratgeber" }), path).toBeVisible();
			expect([path, await wordsOutside(page)]).toEqual([path, []]);
		}
	});

	test("lists lead to what they list", async ({ page, request }) => {
		const addresses = (await sitemap(request)).map((address) => new URL(address).pathname);
		await page.goto("/ratgeber");
		expect(await linksTo(page, "/ratgeber/")).toBeGreaterThanOrEqual(9);
		for (const list of ["/seminare", "/videokurse"]) {
			await page.goto(list);
			const more = page.getByRole("link", { name: "Weitere Monate" });
			if (await more.isVisible()) await page.goto((await more.getAttribute("href")) ?? "");
			const hrefs = await page
				.locator(`main a[href^="${list}/"]`)
				.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
			expect([list, hrefs]).toEqual([
				list,
				expect.arrayContaining(addresses.filter((path) => path.startsWith(`${list}/`))),
			]);
		}
	});
});
