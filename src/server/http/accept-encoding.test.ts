import { expect, test } from "vitest";
import { preferredEncoding } from "./accept-encoding.ts";

test.each([
	[undefined, "identity"],
	["", "identity"],
	["gzip, deflate, br, zstd", "br"],
	["gzip, deflate", "gzip"],
	["GZIP", "gzip"],
	["*", "br"],
	["deflate, zstd", "identity"],
	["br;q=0", "identity"],
	["br; q=0", "identity"],
	["br ;\tq=0.000 , gzip", "gzip"],
	["br; q=0, gzip; q=0", "identity"],
	["*;q=0", "identity"],
	["* ; q=0, gzip", "gzip"],
	["br;q=0, *", "gzip"],
	["gzip;q=1.0, br;q=0.5", "gzip"],
	["gzip; q=0.5, br; q=0.5", "br"],
	["br;q=0.001", "br"],
	["identity, br;q=0.5", "identity"],
	["identity;q=0, br", "br"],
	["identity;q=0", "identity"],
	["x-br, notgzip", "identity"],
	["br;q=viel, gzip", "gzip"],
	["br;q=1.5", "identity"],
	[", ,gzip,", "gzip"],
] as const)("Accept-Encoding: %s is answered with %s", (accepted, encoding) => {
	expect(preferredEncoding(accepted)).toBe(encoding);
});
