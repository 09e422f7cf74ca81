import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig, devices } from "@playwright/test";
import { hasFirefox, hasWebKit } from "./tests/support/engines.ts";

const PORT = Number(process.env.E2E_PORT ?? 4173);
/** A mailbox beside it, as `tests/support/imap-main.ts` plays one. */
const IMAP_PORT = PORT + 2000;
// Workers read this file too; only the first one makes a folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), "vsz-e2e-"));

const browser = {
	// What moves costs as much as a step of a journey; those that look at it opt out.
	contextOptions: { reducedMotion: "reduce" as const },
	launchOptions: {
		executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
		args: [
			"--no-sandbox",
			"--disable-background-networking",
			"--disable-component-update",
			"--disable-sync",
			"--disable-gpu",
		],
	},
};

/** The main journeys once more in another engine, where it is there. */
const firefox = {
	name: "firefox",
	grep: /@firefox/,
	use: {
		viewport: { width: 1280, height: 900 },
		channel: "moz-firefox",
		browserName: "firefox" as const,
		// Taking one needs a style of Playwright's own, which our policy refuses.
		screenshot: "off" as const,
		launchOptions: { executablePath: join(import.meta.dirname, "scripts", "firefox-go-between.mjs") },
	},
};
const webkit = { name: "webkit", testDir: "tests/webkit" };

export default defineConfig({
	testDir: "tests/e2e",
	outputDir: "test-results",
	fullyParallel: true,
	workers: 2,
	retries: 0,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	reporter: [["line"], ["json"]],
	globalSetup: "tests/support/e2e-setup.ts",
	globalTeardown: "tests/support/e2e-teardown.ts",
	use: {
		baseURL: `http://127.0.0.1:${PORT}`,
		locale: "de-DE",
		timezoneId: "America/New_York",
		screenshot: "only-on-failure",
		// What it fetches passes by what a test puts in between; the journey without a line allows it.
		serviceWorkers: "block",
	},
	projects: [
		// Wide screens have no menu to open.
		{
			name: "desktop",
			grepInvert: /@nur-mobil/,
			testIgnore: "**/menu.spec.ts",
			use: { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 900 }, ...browser },
		},
		{
			name: "mobil",
			grep: /@(nur-)?mobil/,
			use: {
				...devices["Desktop Chrome"],
				viewport: { width: 390, height: 844 },
				hasTouch: true,
				isMobile: true,
				...browser,
			},
		},
		...(hasFirefox() ? [firefox] : []),
		...(hasWebKit() ? [webkit] : []),
	],
	webServer: [
		{
			command: `"${process.execPath}" tests/support/imap-main.ts`,
			port: IMAP_PORT,
			env: { IMAP_PORT: String(IMAP_PORT) },
		},
		{
			command: `"${process.execPath}" src/server/main.ts`,
			url: `http://127.0.0.1:${PORT}/health`,
			env: {
				PORT: String(PORT),
				DATA_DIR: process.env.E2E_DATA_DIR,
				TRUST_PROXY: "1",
				IMAP_URL: `imap://antworten:geheim@127.0.0.1:${IMAP_PORT}/INBOX`,
				NODE_ENV: "production",
				NODE_OPTIONS: "--import ./scripts/quick-names.mjs",
			},
			gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
			timeout: 60_000,
		},
	],
});
