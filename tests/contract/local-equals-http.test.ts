import { expect, test } from "vitest";
import * as z from "zod/mini";
import { requestUrl } from "#browser/api/http-api.ts";
import { contract } from "#contract/api.ts";
import { API_BASE, type Endpoint, endpointsOf, isOpen } from "#contract/endpoint.ts";
import type { ApiError } from "#contract/errors.ts";
import { isFile } from "#contract/files.ts";
import type { Paged } from "#contract/paging.ts";
import { ContentMemo } from "#server/http/content-memo.ts";
import { localApi } from "#server/http/local-api.ts";
import { asker, DEMO_LOGINS, logIn } from "#tests/support/account.ts";
import { type TestApp, testApp } from "#tests/support/app.ts";
import { makeSamples, type Samples } from "#tests/support/samples.ts";

interface Input {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
}

const getEndpoints = endpointsOf(contract).filter(
	({ endpoint: { method, response } }) => method === "GET" && !isFile(response),
);

type LocalApi = Record<string, Record<string, (input: Input) => Promise<unknown>>>;

/** A thing that exists, for endpoints that ask for one. */
async function sampleInput({ get }: TestApp, samples: Samples, key: string, endpoint: Endpoint): Promise<Input> {
	const known: Record<string, Input> = {
		"vouchers.check": { params: { code: "WILLKOMMEN10" } },
		"search.all": { query: { search: "Satzung" } },
		"seminars.list": { query: { upcoming: true, per_page: 5 } },
		"signUps.get": { params: { token: samples.booking } },
		"accounts.confirmationLink": { params: { token: samples.confirmation } },
		"donations.question": { params: { token: samples.donorAddress } },
		"donations.state": { params: { token: samples.donation } },
		"waitingList.get": { params: { token: samples.waiting } },
		"coming.get": { params: { token: samples.coming } },
		"dateAlerts.get": { params: { token: samples.dateAlert } },
		"certificates.check": { params: { code: samples.afterwards.code } },
		"feedback.get": { params: { token: samples.afterwards.feedback } },
		"newsletter.issue": { params: { id: samples.issue } },
		"legal.get": { query: { kind: "terms" } },
		"places.get": { params: { id: 1 } },
		"withdrawal.byToken": { params: { token: samples.withdrawal } },
		"orders.byToken": { params: { token: samples.order.token } },
		"courses.purchased": { params: samples.order.purchased },
		"basket.get": { params: { basketId: samples.guestBasket.id } },
	};
	const found = known[key];
	if (found) return found;
	if (!endpoint.params && !endpoint.variant) return {};
	const group = contract[key.split(".")[0] as keyof typeof contract] as { list?: Endpoint };
	if (!group.list) throw new Error(`${key} needs a sample.`);
	const { data } = (await get(`${API_BASE}${group.list.path}`)).body as Paged<{ id: number; slug: string }>;
	return endpoint.variant ? { query: { slug: data[0]?.slug } } : { params: { id: data[0]?.id } };
}

test.each(["guest", "member"] as const)(
	"SEC-05 for every GET endpoint the in-process answer equals the answer over HTTP and fits its schema: %s",
	async (kind) => {
		const now = new Date();
		const testing = await testApp({ clock: () => now, env: { TRUST_PROXY: "1" } });
		const ask = asker(testing);
		const samples = await makeSamples(testing, DEMO_LOGINS.customer.username);
		const token = kind === "member" ? await logIn(ask, DEMO_LOGINS.customer) : undefined;
		const viewer = await testing.app.services.sessions.viewerOf({
			headers: token ? { authorization: `Bearer ${token}` } : {},
			ip: "127.0.0.1",
		});
		expect(viewer.kind).toBe(kind);
		const local = localApi(testing.app)({
			viewer,
			memo: new ContentMemo(),
			shown: new Set(),
			onFault: () => expect.unreachable(),
		}) as unknown as LocalApi;

		for (const { group, name, key, endpoint } of getEndpoints) {
			const input = await sampleInput(testing, samples, key, endpoint);
			const http = await ask("GET", requestUrl(endpoint, input).slice(API_BASE.length), { token });
			const expected = isOpen(endpoint.access) || endpoint.access === kind ? 200 : 401;
			expect([key, http.status]).toEqual([key, expected]);
			const answer = await local[group]?.[name]?.(input).then(
				(body) => ({ status: 200, body }),
				({ status, body }: ApiError) => ({ status, body }),
			);
			// Every guest who asks for a basket gets a new one.
			const isNew = key === "basket.open" && kind === "guest";
			const body = isNew ? { data: { ...http.body.data, id: expect.any(String) } } : http.body;
			expect([key, answer]).toEqual([key, { status: expected, body }]);
			// Cut to its schema it is the same: nothing leaves the house that the contract does not tell.
			if (expected === 200 && !isFile(endpoint.response))
				expect([key, z.safeParse(endpoint.response, http.body).data]).toEqual([key, http.body]);
		}
	},
	60_000,
);

test("API-02 the browser's client fills path and query and leaves out what is empty", () => {
	expect(requestUrl(contract.articles.get, { params: { id: 7 } })).toBe("/api/v1/blog_post/7");
	expect(requestUrl(contract.articles.list, { query: { search: "a b", page: 2, category_id: undefined } })).toBe(
		"/api/v1/blog_post?search=a+b&page=2",
	);
});
