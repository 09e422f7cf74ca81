// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { addressAfterLogin, forgetAddress, ownAddress, rememberAddress } from "./remembered-address.ts";

const ORIGIN = "https://vsz.example";

afterEach(() => {
	vi.restoreAllMocks();
	sessionStorage.clear();
});

test("MEM-09 addresses of our own are taken with query and fragment", () => {
	for (const address of ["/", "/mein-vsz/produkte/3", "/mein-vsz/news?a=b#c", "/kasse"]) {
		expect(ownAddress(address, ORIGIN)).toBe(address);
	}
	expect(ownAddress("/a/../mein-vsz/profil", ORIGIN)).toBe("/mein-vsz/profil");
});

test("MEM-09 whatever leads to another site is none", () => {
	const foreign = [
		"//evil.example",
		"/\\evil.example",
		"\\/evil.example",
		"https://evil.example",
		"https:evil.example",
		"javascript:alert(1)",
		"/\t/evil.example",
		"/\n/evil.example",
		"/.//evil.example",
		"/..//evil.example",
		"/.\\\\evil.example",
		"//[",
		"mein-vsz/profil",
		" /mein-vsz/profil",
		"",
		null,
	];
	for (const address of foreign) expect([address, ownAddress(address, ORIGIN)]).toEqual([address, null]);
});

test("MEM-06 MEM-09 a login leads to the remembered address, else to the profile", () => {
	expect(addressAfterLogin()).toBe("/mein-vsz/profil");
	rememberAddress("/mein-vsz/produkte/3?a=1");
	expect(addressAfterLogin()).toBe("/mein-vsz/produkte/3?a=1");
	rememberAddress("//evil.example");
	expect(addressAfterLogin()).toBe("/mein-vsz/profil");
	rememberAddress("/mein-vsz/news");
	forgetAddress();
	expect(addressAfterLogin()).toBe("/mein-vsz/profil");
});

test("where the browser stores nothing, a login leads to the profile", () => {
	vi.spyOn(globalThis, "sessionStorage", "get").mockImplementation(() => {
		throw new DOMException("denied", "SecurityError");
	});
	rememberAddress("/mein-vsz/news");
	expect(addressAfterLogin()).toBe("/mein-vsz/profil");
});
