import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "#contract/api.ts";
import { API_BASE, type Endpoint } from "#contract/endpoint.ts";
import type { Paged } from "#contract/paging.ts";
import { guestAt } from "#server/http/call.ts";
import { ContentMemo } from "#server/http/content-memo.ts";
import { localApi } from "#server/http/local-api.ts";
import { testApp } from "#tests/support/app.ts";
import { openDate, signUpFor } from "#tests/support/builders.ts";
import { mailbox } from "#tests/support/mailbox.ts";
import { requestUrl } from "#web/api/http-api.ts";

interface Input {
	params?: Record<string, unknown>;
	query?: Record<string, unknown>;
}

const getEndpoints = Object.entries(contract).flatMap(([group, endpoints]) =>
	Object.entries(endpoints as Record<string, Endpoint>)
		.filter(([, endpoint]) => endpoint.method === "GET")
		.map(([name, endpoint]) => ({ group, name, endpoint })),
);

test("for every GET endpoint the in-process answer equals the answer over HTTP and fits its schema", async () => {
	const testing = await testApp();
	const { app, get } = testing;
	const local = localApi(app, guestAt("127.0.0.1"), new ContentMemo()) as unknown as Record<
		string,
		Record<string, (input: Input) => Promise<unknown>>
	>;
	for (const { group, name, endpoint } of getEndpoints) {
		const input = await sampleInput(group, endpoint);
		const { status, body } = await get(requestUrl(endpoint, input));
		expect([group, name, status]).toEqual([group, name, 200]);
		expect(await local[group]?.[name]?.(input)).toEqual(body);
		expect([group, name, z.safeParse(endpoint.response, body).error]).toEqual([group, name, undefined]);
	}

	async function bookingToken(): Promise<string> {
		const date = await openDate(get, "free");
		await app.services.signUps.create(signUpFor(date), "127.0.0.1");
		const mails = await mailbox(testing)();
		return /\/buchung\/([\w-]+)/.exec(mails.map(({ text }) => text).join("\n"))?.[1] ?? "";
	}

	/** A thing that exists, for endpoints that ask for one. */
	async function sampleInput(group: string, { params, query, variant }: Endpoint): Promise<Input> {
		if (group === "vouchers") return { params: { code: "WILLKOMMEN10" } };
		if (group === "signUps") return { params: { token: await bookingToken() } };
		if (group === "search") return { query: { search: "Satzung" } };
		const listPath = (contract[group as keyof typeof contract] as { list?: Endpoint }).list?.path;
		if (!listPath || !(params || variant))
			return query && group === "seminars" ? { query: { upcoming: true, per_page: 5 } } : {};
		const { data } = (await get(`${API_BASE}${listPath}`)).body as Paged<{ id: number; slug: string }>;
		return variant ? { query: { slug: data[0]?.slug } } : { params: { id: data[0]?.id } };
	}
});

test("API-02 the browser's client fills path and query and leaves out what is empty", () => {
	expect(requestUrl(contract.articles.get, { params: { id: 7 } })).toBe("/api/v1/blog_post/7");
	expect(requestUrl(contract.articles.list, { query: { search: "a b", page: 2, category_id: undefined } })).toBe(
		"/api/v1/blog_post?search=a+b&page=2",
	);
});
