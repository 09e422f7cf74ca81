// @vitest-environment happy-dom
import { RouterContextProvider } from "react-router";
import { afterEach, beforeEach, expect, test } from "vitest";
import { endSession, startSession } from "#browser/session/session.ts";
import type { Api } from "#contract/api.ts";
import { refuse } from "#contract/errors.ts";
import { apiContext } from "#web/api/context.ts";
import { lead, memberLoader, requireSession } from "./member-loader.ts";
import { addressAfterLogin } from "./remembered-address.ts";

const asked = (path: string) => new Request(new URL(path, window.location.origin));

const thrownBy = (work: () => unknown): unknown => {
	try {
		work();
	} catch (thrown) {
		return thrown;
	}
	return undefined;
};

const target = (response: unknown) => {
	const { headers } = response as Response;
	return [headers.get("Location"), headers.get("X-Remix-Replace")];
};

beforeEach(() => {
	window.history.replaceState(null, "", "/ratgeber");
	sessionStorage.clear();
});
afterEach(() => endSession());

test("MEM-08 MEM-09 without a login the guard leads to the login page and remembers the address", () => {
	const thrown = thrownBy(() => requireSession({ request: asked("/mein-vsz/produkte/3?a=1") }));
	expect(target(thrown)).toEqual(["/mein-vsz/anmelden", null]);
	expect(addressAfterLogin()).toBe("/mein-vsz/produkte/3?a=1");
});

test("MEM-08 the guard judges the expiry, not only that something is stored", () => {
	startSession({ access_token: "geheim", expires_in: 60 });
	expect(thrownBy(() => requireSession({ request: asked("/mein-vsz/profil") }))).toBeUndefined();
	startSession({ access_token: "geheim", expires_in: 0 });
	expect(thrownBy(() => requireSession({ request: asked("/mein-vsz/profil") }))).toBeInstanceOf(Response);
});

test("a page that stands there already leaves no step in the history", () => {
	window.history.replaceState(null, "", "/mein-vsz/profil#oben");
	expect(target(lead(asked("/mein-vsz/profil"), "/mein-vsz/anmelden"))).toEqual(["/mein-vsz/anmelden", "true"]);
	expect(target(lead(asked("/mein-vsz/news"), "/mein-vsz/anmelden"))).toEqual(["/mein-vsz/anmelden", null]);
});

const run = (load: () => Promise<unknown>) => {
	const context = new RouterContextProvider();
	context.set(apiContext, {} as Api);
	const loader = memberLoader(load);
	expect(loader.hydrate).toBe(true);
	return loader({ request: asked("/mein-vsz/news"), params: {}, context } as unknown as Parameters<typeof loader>[0]);
};

test("MEM-08 a login that the server ended leads to the login page too; other errors stay what they are", async () => {
	const refusal = await run(() => Promise.reject(refuse("unauthenticated"))).catch((error: unknown) => error);
	expect(target(refusal)).toEqual(["/mein-vsz/anmelden", null]);
	expect(addressAfterLogin()).toBe("/mein-vsz/news");
	const fault = refuse("internal");
	await expect(run(() => Promise.reject(fault))).rejects.toBe(fault);
	expect(await run(async () => "da")).toBe("da");
});
