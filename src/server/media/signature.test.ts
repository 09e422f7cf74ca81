import { createSecretKey } from "node:crypto";
import { expect, test } from "vitest";
import {
	checkVideoLink,
	EXPIRY_STEP_S,
	expiryFrom,
	LINK_LIFETIME_S,
	signedVideoPath,
	type VideoLink,
} from "./signature.ts";

const KEY = createSecretKey(Buffer.from("geheim"));
const NOW = new Date("2026-05-04T10:02:03Z");
const EXPIRES = expiryFrom(NOW);

function linkOf(path: string): VideoLink {
	const url = new URL(path, "http://vsz.example");
	return {
		fileId: url.pathname.split("/").at(-1) ?? "",
		expires: url.searchParams.get("expires") ?? "",
		signature: url.searchParams.get("signature") ?? "",
	};
}

const link = linkOf(signedVideoPath(KEY, 7, EXPIRES));
const at = (seconds: number) => new Date(seconds * 1000);

test("SEC-13 a link is valid until it expires, and not a moment longer", () => {
	expect(checkVideoLink([KEY], link, NOW)).toBe("valid");
	expect(checkVideoLink([KEY], link, at(EXPIRES - 0.001))).toBe("valid");
	expect(checkVideoLink([KEY], link, at(EXPIRES))).toBe("expired");
});

test("SEC-13 a signature holds for its own file, expiry and secret only", () => {
	const later = String(EXPIRES + 60);
	for (const forged of [
		{ ...link, fileId: "8" },
		{ ...link, fileId: "07" },
		{ ...link, expires: later },
		{ ...link, expires: `0${link.expires}` },
		{ ...link, signature: "" },
		{ ...link, signature: link.signature.slice(1) },
		{ ...link, signature: `${link.signature}AAAA` },
		{ ...link, signature: "ü".repeat(43) },
		{ fileId: "", expires: "", signature: "" },
	]) {
		expect([forged, checkVideoLink([KEY], forged, NOW)]).toEqual([forged, "invalid"]);
	}
	expect(checkVideoLink([createSecretKey(Buffer.from("anderes"))], link, NOW)).toBe("invalid");
});

test("a forged link is invalid and not expired, however old it claims to be", () => {
	expect(checkVideoLink([KEY], { ...link, expires: "1" }, NOW)).toBe("invalid");
});

test("a link lives 15 to 20 minutes, and links written within 5 minutes are mostly equal", () => {
	for (let second = 0; second < 3600; second += 7) {
		const lifetime = expiryFrom(at(second)) - second;
		expect(lifetime).toBeGreaterThanOrEqual(LINK_LIFETIME_S);
		expect(lifetime).toBeLessThan(LINK_LIFETIME_S + EXPIRY_STEP_S);
	}
	expect(expiryFrom(at(1))).toBe(expiryFrom(at(EXPIRY_STEP_S)));
	expect(expiryFrom(at(EXPIRY_STEP_S + 1))).toBe(expiryFrom(at(1)) + EXPIRY_STEP_S);
});
