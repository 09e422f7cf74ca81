import type { Page } from "@playwright/test";
import { connectTo, embeddedUrl } from "#tests/support/embedded.ts";
import { open } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

/** Every way in which HTML can run something; each says its name when it does. */
const WAYS: Record<string, string> = {
	script: "<script>ran('script')</script>",
	module: '<script type="module">ran("module")</script>',
	held: `<script type="text/after-paint">ran("held")</script>`,
	address: `<script src="data:text/javascript,ran('address')"></script>`,
	handler: `<img src="data:," alt="" onerror="ran('handler')">`,
	svg: `<svg onload="ran('svg')"></svg>`,
	animation: `<svg><animate attributeName="x" dur="1ms" onbegin="ran('animation')"/></svg>`,
	frame: `<iframe srcdoc="<script>parent.ran('frame')</script>"></iframe>`,
	frameAddress: `<iframe src="javascript:parent.ran('frameAddress')"></iframe>`,
	toggle: `<details open ontoggle="ran('toggle')">…</details>`,
	link: `<a href="javascript:ran('link')">Hier entlang</a>`,
};
/** Set as inner HTML they never run, whatever the policy says. */
const ON_ARRIVAL_ONLY = ["script", "module", "held", "address", "svg"];
/** A frame complains in its own document. */
const UNHEARD = ["frame"];

const SLUG = "eingeschleust";
const ADDRESS = `/seminare/${SLUG}/1`;

/** A seminar without a date stands in no list, so no other journey meets it. */
const INSERT = `insert into seminars (slug, topic, description, duration, location, image, image_alt, is_online, place_id, category_id, lecturer_id)
	select $1, 'Eingeschleust', $2, duration, location, image, image_alt, is_online, place_id, category_id, lecturer_id from seminars limit 1`;

test.describe.configure({ mode: "serial" });
test.use({ expectedErrors: /Content Security Policy|Trusted ?(HTML|Script)/ });

const database = async () => connectTo(await embeddedUrl(process.env.E2E_DATA_DIR ?? ""));

test.beforeAll(async () => {
	const client = await database();
	await client.query(INSERT, [SLUG, `<p>Text.</p>${Object.values(WAYS).join("")}`]);
	await client.end();
});

test.afterAll(async () => {
	const client = await database();
	await client.query("delete from seminars where slug = $1", [SLUG]);
	await client.end();
});

interface Heard {
	seen: Set<string>;
	blocked: string[];
}

/** What ran in the page, and how often its policy stepped in. */
async function listen(page: Page) {
	await page.addInitScript(() => {
		const heard: Heard = { seen: new Set(), blocked: [] };
		Object.assign(window, { heard, ran: (name: string) => heard.seen.add(name) });
		addEventListener("securitypolicyviolation", ({ effectiveDirective }) => heard.blocked.push(effectiveDirective));
	});
	const heard = () =>
		page.evaluate(() => {
			const { seen, blocked } = (window as unknown as { heard: Heard }).heard;
			return { seen: [...seen].sort(), blocked };
		});
	return {
		ran: async () => (await heard()).seen,
		blocked: async () => (await heard()).blocked.length,
	};
}

const follow = (page: Page) => page.getByRole("link", { name: "Hier entlang" }).click();

/** As a link in the page would do. */
const walkTo = (page: Page, address: string) =>
	page.evaluate((to) => {
		const { __reactRouterDataRouter: router } = window as unknown as {
			__reactRouterDataRouter: { navigate(to: string): Promise<void> };
		};
		return router.navigate(to);
	}, address);

test("what was written into stored content past the sanitiser does not run, and the page's own scripts do", async ({
	page,
}) => {
	const { ran, blocked } = await listen(page);
	await open(page, ADDRESS);
	await follow(page);
	await expect.poll(blocked).toBeGreaterThanOrEqual(Object.keys(WAYS).length - UNHEARD.length);
	expect(await ran()).toEqual([]);
});

test("nor does it when the page is reached from another page; text that a script makes into markup is refused", async ({
	page,
}) => {
	const { ran, blocked } = await listen(page);
	await open(page, "/kontakt");
	await walkTo(page, ADDRESS);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eingeschleust");
	await follow(page);
	const ways = Object.keys(WAYS).length - UNHEARD.length - ON_ARRIVAL_ONLY.length;
	await expect.poll(blocked).toBeGreaterThanOrEqual(ways);
	expect(await ran()).toEqual([]);

	const refused = await page.evaluate(() => {
		const sinks = [
			() => Object.assign(document.createElement("div"), { innerHTML: "<b>fett</b>" }),
			() => document.body.insertAdjacentHTML("beforeend", "<b>fett</b>"),
			() => document.createElement("script").setAttribute("src", "/assets/x.js"),
			() => Object.assign(document.createElement("script"), { text: "1" }),
			() => Object.assign(document.createElement("iframe"), { srcdoc: "<b>fett</b>" }),
			() => new DOMParser().parseFromString("<b>fett</b>", "text/html"),
		];
		return sinks.map((sink) => {
			try {
				sink();
				return false;
			} catch {
				return true;
			}
		});
	});
	expect(refused).toEqual(refused.map(() => true));
});

test.describe("without the policy", () => {
	test.use({ bypassCSP: true });

	test("all of it would run, so the journeys above prove something", async ({ page }) => {
		const { ran } = await listen(page);
		await open(page, ADDRESS);
		await follow(page);
		await expect.poll(ran).toEqual(Object.keys(WAYS).sort());
		await open(page, "/kontakt");
		await walkTo(page, ADDRESS);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText("Eingeschleust");
		await follow(page);
		const arrival = Object.keys(WAYS).filter((name) => !ON_ARRIVAL_ONLY.includes(name));
		await expect.poll(ran).toEqual(arrival.sort());
	});
});
