import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { refuseAccident, warningsOf } from "./production.ts";

const PUBLIC_URL = "https://www.vsz.example";
const SERVICES = {
	SMS_API_KEY: "schluessel",
	MOLLIE_API_KEY: "live_1234567890",
};
const refusalOf = (env: Record<string, string>): string => {
	try {
		refuseAccident(readConfig(env));
		return "";
	} catch (error) {
		return (error as Error).message;
	}
};

test("at a loopback address nothing is refused", () => {
	for (const url of ["", "http://localhost:3000", "http://127.9.8.7", "http://[::1]:3000", "http://vsz.localhost"])
		expect([url, refusalOf({ PUBLIC_URL: url })]).toEqual([url, ""]);
	expect(refusalOf({ DATABASE_URL: "postgres://x/y" })).toBe("");
});

test.each([
	["SMS_API_KEY", "weil sonst keine PIN ankommt"],
	["MOLLIE_API_KEY", "weil sonst jeder bezahlt, ohne dass Geld fließt"],
])("at a public address the start is refused without %s, in one sentence", (missing, why) => {
	const sentence = `Unter ${PUBLIC_URL} startet das VSZ nur mit ${missing}, ${why}, oder als Vorführung mit DEMO=on.`;
	expect(refusalOf({ PUBLIC_URL, ...SERVICES, [missing]: "" })).toBe(sentence);
	expect(refusalOf({ PUBLIC_URL, ...SERVICES, [missing]: "", DEMO: "off" })).toBe(sentence);
});

test("all that is missing is told at once; with all of it, or as a demo on purpose, it starts", () => {
	expect(refusalOf({ PUBLIC_URL }).split("\n")).toHaveLength(2);
	expect(refusalOf({ PUBLIC_URL, ...SERVICES })).toBe("");
	expect(refusalOf({ PUBLIC_URL, DEMO: "on" })).toBe("");
});

test.each(["0.0.0.0", "::", "192.168.1.5"])("HOST=%s alone counts as public", (HOST) => {
	expect(refusalOf({ HOST })).toContain("SMS_API_KEY");
	expect(refusalOf({ HOST, PUBLIC_URL: "http://localhost:3000" })).toBe("");
	expect(refusalOf({ HOST, DEMO: "on" })).toBe("");
});

test("an open HOST is no address for links: PUBLIC_URL has to be named", () => {
	expect(refusalOf({ HOST: "0.0.0.0", ...SERVICES })).toContain("nur mit PUBLIC_URL,");
	expect(refusalOf({ HOST: "::", ...SERVICES })).toContain("nur mit PUBLIC_URL,");
	expect(refusalOf({ HOST: "192.168.1.5", ...SERVICES })).toBe("");
});

test("a demo takes no real money", () => {
	expect(refusalOf({ MOLLIE_API_KEY: "live_1234567890" })).toMatch(/^Mit DEMO=on darf kein echtes Geld fließen/);
	expect(refusalOf({ MOLLIE_API_KEY: "live_1234567890", DEMO: "off" })).toBe("");
	expect(refusalOf({ MOLLIE_API_KEY: "test_1234567890" })).toBe("");
});

test("what is allowed but hardly meant is warned of", () => {
	const test = { PUBLIC_URL, ...SERVICES, MOLLIE_API_KEY: "test_1234567890" };
	expect(warningsOf(readConfig(test)).map((line) => line.split(" ")[0])).toEqual([
		"SECRET_KEY",
		"SMTP_URL",
		"MOLLIE_API_KEY",
	]);
	const all = { PUBLIC_URL, ...SERVICES, SECRET_KEY: "x".repeat(32), SMTP_URL: "smtp://mail.vsz.example" };
	expect(warningsOf(readConfig(all))).toEqual([]);
	expect(warningsOf(readConfig({}))).toEqual([]);
});
