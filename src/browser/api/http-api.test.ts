// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { type EndpointTable, httpApi } from "./http-api.ts";

const TABLE: EndpointTable = { session: { logout: { method: "POST", path: "/user/logout" } } };

/** Sends a change from a page at this address and answers the cookies that were set, with the header sent along. */
async function changeFrom(address: string) {
	vi.stubGlobal("location", new URL(address));
	vi.spyOn(document, "cookie", "get").mockReturnValue("");
	const set = vi.spyOn(document, "cookie", "set").mockImplementation(() => {});
	const send = vi.fn<typeof fetch>(async () => new Response(null, { status: 204 }));
	vi.stubGlobal("fetch", send);
	await httpApi<{ session: { logout: () => Promise<void> } }>(TABLE, () => null).session.logout();
	vi.unstubAllGlobals();
	return { cookies: set.mock.calls.flat(), headers: new Headers(send.mock.calls[0]?.[1]?.headers) };
}

test("SEC-10 a change sets the cookie against forgery for this site alone and repeats it", async () => {
	const { cookies, headers } = await changeFrom("http://127.0.0.1:3000/kontakt");
	expect(cookies).toEqual([`XSRF-TOKEN=${headers.get("X-XSRF-TOKEN")}; Path=/; SameSite=Strict`]);
});

test("over https that cookie travels encrypted only", async () => {
	const { cookies } = await changeFrom("https://www.vsz.example/kontakt");
	expect(cookies).toEqual([expect.stringMatching(/; SameSite=Strict; Secure$/)]);
});
