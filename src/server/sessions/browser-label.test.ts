import { expect, test } from "vitest";
import { browserLabel } from "./browser-label.ts";

const MOZILLA = "Mozilla/5.0";
const WEBKIT = "AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
	[`${MOZILLA} (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0`, "Firefox unter Linux"],
	[`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36`, "Chrome unter Windows"],
	[`${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0`, "Edge unter Windows"],
	[
		`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) ${WEBKIT} Chrome/141.0 Safari/537.36 OPR/120.0`,
		"Opera unter macOS",
	],
	[
		`${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15`,
		"Safari unter macOS",
	],
	[
		`${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1`,
		"Safari unter iOS",
	],
	[
		`${MOZILLA} (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 CriOS/141.0 Mobile/15E148 Safari/604.1`,
		"Chrome unter iOS",
	],
	[`${MOZILLA} (Android 16; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0`, "Firefox unter Android"],
	[`${MOZILLA} (Linux; Android 16; K) ${WEBKIT} Chrome/141.0 Mobile Safari/537.36`, "Chrome unter Android"],
	[`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/141.0 Safari/537.36`, "Chrome unter ChromeOS"],
	["Firefox/144.0", "Firefox"],
	["curl/8.14.1", "Unbekannter Browser"],
	["<script>alert(1)</script>", "Unbekannter Browser"],
	["", "Unbekannter Browser"],
	[undefined, "Unbekannter Browser"],
])("%s", (userAgent, label) => {
	expect(browserLabel(userAgent)).toBe(label);
});
