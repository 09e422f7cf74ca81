import { type APIRequestContext, test as base, expect, type Page, type Response } from "@playwright/test";

interface Watch {
	/** What a test brings about on purpose. */
	expectedErrors: RegExp | undefined;
	watch: undefined;
}

/** Scripts come after the first paint; from here on a page answers to what is done with it. Some pages have none. */
const untilOperable = (page: Page) =>
	page.waitForFunction(
		() =>
			!document.querySelector('script[type="text/after-paint"], script[type="module"]') ||
			[document, document.getElementById("office")].some((root) =>
				Object.keys(root ?? {}).some((key) => key.startsWith("__reactContainer")),
			),
	);

/** Over BiDi Playwright writes into a field past React, which then takes it back: so Firefox types as people do. */
const typeLikePeople = (page: Page) =>
	page.addInitScript(() =>
		Object.defineProperty(window, "__pw_bidiInsertText", {
			get: () => (text: string) => void document.execCommand("insertText", false, text),
			set: () => undefined,
		}),
	);

/** A connection that the server has closed after a while of silence, just as it is used again, is opened anew. */
const reconnect = (request: APIRequestContext) => {
	const fetch = request.fetch.bind(request);
	request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
};

/** Every journey also fails on an error in the console and on a request to another host. */
export const test = base.extend<Watch>({
	request: async ({ request }, use) => {
		reconnect(request);
		await use(request);
	},
	page: async ({ page, javaScriptEnabled, browserName }, use) => {
		if (browserName === "firefox") await typeLikePeople(page);
		reconnect(page.request);
		const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
		const operable = async (response: Response | null, waitUntil?: string) => {
			if (javaScriptEnabled !== false && !waitUntil) await untilOperable(page);
			return response;
		};
		page.goto = async (url, options) => operable(await goto(url, options), options?.waitUntil);
		page.reload = async (options) => operable(await reload(options), options?.waitUntil);
		await use(page);
		// A page may still ask when its journey is over: whatever answers in the server's place then says no more.
		await page.unrouteAll({ behavior: "ignoreErrors" });
	},
	expectedErrors: [undefined, { option: true }],
	watch: [
		async ({ page, baseURL, expectedErrors }, use) => {
			const problems: string[] = [];
			const own = new URL(baseURL ?? "").origin;
			page.on("pageerror", ({ message }) => problems.push(message));
			page.on("console", (message) => {
				if (message.type() === "error" && !expectedErrors?.test(message.text())) problems.push(message.text());
			});
			page.on("request", (request) => {
				const { origin, protocol } = new URL(request.url());
				if (protocol.startsWith("http") && origin !== own) problems.push(`request to ${origin}`);
			});
			await use(undefined);
			expect(problems).toEqual([]);
		},
		{ auto: true },
	],
});

export { expect };
