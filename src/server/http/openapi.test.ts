import { expect, test } from "vitest";
import { contract } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import { readConfig } from "#server/config.ts";
import { openApiDocument, TAGS } from "./openapi.ts";

interface Operation {
	operationId: string;
	tags: string[];
	security: object[];
	requestBody?: { content: Record<string, unknown> };
	responses: Record<string, { content?: object; headers?: object }>;
}
const { paths } = openApiDocument(readConfig({})) as { paths: Record<string, Record<string, Operation>> };

test("API-01 every endpoint of the contract stands in the document", () => {
	for (const endpoints of Object.values(contract)) {
		for (const { method, path } of Object.values(endpoints as Record<string, Endpoint>))
			expect(paths[path.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()]).toBeDefined();
	}
});

test("API-01 every group of operations is named in words", () => {
	const used = Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags));
	expect(Object.keys(TAGS)).toEqual(expect.arrayContaining([...new Set(used)]));
});

test("API-10 the token endpoint takes forms; the logout answers without content", () => {
	const token = paths["/oauth/token"];
	expect(Object.keys(token?.post?.requestBody?.content ?? {})).toEqual([
		"application/x-www-form-urlencoded",
		"multipart/form-data",
		"application/json",
	]);
	expect(Object.keys(token?.post?.responses ?? {})).toEqual([
		"200",
		"400",
		"401",
		"403",
		"413",
		"415",
		"422",
		"429",
		"503",
	]);
	expect(token?.post?.responses[429]?.headers).toHaveProperty("Retry-After");
	expect(token?.delete?.responses[204]).toEqual({ description: "Erledigt, ohne Inhalt" });
});

test("SEC-05 guarded endpoints name the bearer token and both refusals, public lists neither", () => {
	const profile = paths["/user/profile"]?.get;
	expect([profile?.security, Object.keys(profile?.responses ?? {})]).toEqual([
		[{ bearer: [] }],
		["200", "400", "401", "403", "503"],
	]);
	const change = paths["/user/{id}"]?.put;
	expect(Object.keys(change?.responses ?? {})).toEqual([
		"200",
		"400",
		"401",
		"403",
		"404",
		"413",
		"415",
		"422",
		"429",
		"503",
	]);
	const articles = paths["/blog_post"]?.get;
	expect([articles?.security, Object.keys(articles?.responses ?? {})]).toEqual([
		[],
		["200", "304", "400", "404", "422", "503"],
	]);
	const registration = paths["/user"]?.post;
	expect(Object.keys(registration?.responses ?? {})).toEqual(["201", "400", "403", "413", "415", "422", "429", "503"]);
});

test("SEC-05 what answers guests and members differently offers the login without asking for it", () => {
	const offered = [{}, { bearer: [] }];
	const basket = paths["/basket/{basketId}"];
	expect([basket?.get?.security, basket?.put?.security]).toEqual([offered, [{ bearer: [] }]]);
	expect(paths["/pin_authenticate"]?.post?.security).toEqual(offered);
});

test("API-06 an endpoint names in words what it may refuse", () => {
	const responses: Record<string, unknown> = paths["/form/presence_seminar"]?.post?.responses ?? {};
	expect(responses[409]).toMatchObject({ description: expect.stringContaining("Plätze") });
	expect(responses[404]).toMatchObject({ description: "Diesen Gutschein kennen wir nicht." });
});
