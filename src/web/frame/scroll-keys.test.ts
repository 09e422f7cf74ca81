import { expect, test } from "vitest";
import { createScrollKeys, keepsScroll } from "./scroll-keys.ts";

test("FRAME-27 scroll stays within the member area on the way to profil or produkte", () => {
	expect(keepsScroll("/mein-vsz/profil", "/mein-vsz/produkte")).toBe(true);
	expect(keepsScroll("/mein-vsz", "/mein-vsz/profil")).toBe(true);
	expect(keepsScroll("/mein-vsz/profil", "/mein-vsz/passwort-vergessen")).toBe(false);
	expect(keepsScroll("/ratgeber", "/mein-vsz/profil")).toBe(false);
	expect(keepsScroll("/mein-vsz-alt", "/mein-vsz/profil")).toBe(false);
});

test("FRAME-26 every other page has a position of its own and keeps it for the way back", () => {
	const keyOf = createScrollKeys();
	expect(keyOf({ key: "a", pathname: "/ratgeber" })).toBe("a");
	expect(keyOf({ key: "b", pathname: "/mein-vsz/profil" })).toBe("b");
	expect(keyOf({ key: "c", pathname: "/mein-vsz/produkte" })).toBe("b");
	expect(keyOf({ key: "d", pathname: "/ratgeber" })).toBe("d");
	expect(keyOf({ key: "c", pathname: "/mein-vsz/produkte" })).toBe("b");
	expect(keyOf({ key: "a", pathname: "/ratgeber" })).toBe("a");
});
