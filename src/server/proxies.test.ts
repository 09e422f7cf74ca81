import Fastify from "fastify";
import { expect, test } from "vitest";
import { testApp } from "#tests/support/app.ts";
import { readTrustProxy } from "./proxies.ts";

test.each([
	"on",
	"true",
	"0",
	"10",
	"-1",
	"1.5",
	"10.0.0.0/33",
	"10.0.0.0/",
	"10.0.0.0/8/8",
	"10.0.0.0/8;127.0.0.1",
	"proxy.example",
	"10.0.0.1,",
	"::1/129",
	"all",
])("%s names no proxies", (text) => {
	expect(readTrustProxy(text)).toBeNull();
});

test("networks of both families are understood, also an IPv4 address in the clothes of IPv6", () => {
	const trusts = readTrustProxy("loopback, 10.1.0.0/16,192.0.2.7, 2001:db8:7::/48");
	const asked = ["127.0.0.5", "::1", "10.1.255.1", "192.0.2.7", "2001:db8:7:1::9", "::ffff:10.1.2.3"];
	expect(asked.map((address) => trusts?.(address, 0))).toEqual(asked.map(() => true));
	const strangers = ["10.2.0.1", "192.0.2.8", "2001:db8:8::1", "unknown", "", "10.1.2.3:80"];
	expect(strangers.map((address) => trusts?.(address, 0))).toEqual(strangers.map(() => false));
});

const FORGED = "6.6.6.6";

test.each([
	// setting, X-Forwarded-For as it arrives, whom it comes from
	["off", `${FORGED}, 9.9.9.9`, "127.0.0.1"],
	["1", "9.9.9.9", "9.9.9.9"],
	["1", `${FORGED}, 9.9.9.9`, "9.9.9.9"],
	["1", `${FORGED}, 7.7.7.7, 8.8.8.8, 9.9.9.9`, "9.9.9.9"],
	["2", `${FORGED}, 9.9.9.9, 10.0.0.2`, "9.9.9.9"],
	["2", "9.9.9.9", "9.9.9.9"],
	["3", `${FORGED}, 9.9.9.9, 10.0.0.3, 10.0.0.2`, "9.9.9.9"],
	["loopback", `${FORGED}, 9.9.9.9`, "9.9.9.9"],
	["loopback", `127.0.0.1, ${FORGED}, 9.9.9.9, 127.0.0.1`, "9.9.9.9"],
	["loopback,10.0.0.0/8", `${FORGED}, 9.9.9.9, 10.0.0.3, 10.0.0.2`, "9.9.9.9"],
	["192.0.2.0/24", `${FORGED}, 9.9.9.9`, "127.0.0.1"],
])("with TRUST_PROXY=%s and X-Forwarded-For: %s the request comes from %s", async (setting, header, from) => {
	const fastify = Fastify({ trustProxy: readTrustProxy(setting) ?? true });
	fastify.get("/woher", (request) => request.ip);
	expect((await fastify.inject({ url: "/woher", headers: { "x-forwarded-for": header } })).body).toBe(from);
});

test("no other header of a proxy changes an answer", async () => {
	const api = await testApp({ demo: false, env: { TRUST_PROXY: "1", PUBLIC_URL: "https://www.vsz.example" } });
	const forwarded = {
		"x-forwarded-host": "evil.example",
		"x-forwarded-proto": "http",
		"x-forwarded-port": "81",
		forwarded: "for=6.6.6.6;host=evil.example;proto=http",
	};
	for (const url of ["/sitemap.xml", "/ratgeber.atom", "/api/v1/site", "/api/v1/openapi.json", "/aktuelles/satzung"]) {
		const [plain, changed] = [await api.fastify.inject({ url }), await api.fastify.inject({ url, headers: forwarded })];
		const seen = ({ statusCode, body, headers }: typeof plain) => [statusCode, body, { ...headers, date: "" }];
		expect([url, seen(changed)]).toEqual([url, seen(plain)]);
	}
});
