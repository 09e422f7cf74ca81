import { test as base, expect } from "@playwright/test";

interface Watch {
	/** What a test brings about on purpose. */
	expectedErrors: RegExp | undefined;
	watch: undefined;
}

/** Every journey also fails on an error in the console and on a request to another host. */
export const test = base.extend<Watch>({
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
