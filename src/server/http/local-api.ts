import { type Api, contract } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { App } from "#server/app.ts";
import type { AnyHandler } from "#server/handlers.ts";
import { call, type RawInput, type Viewer } from "./call.ts";
import type { ContentMemo } from "./content-memo.ts";
import { tagsOf } from "./tags.ts";

/**
 * The in-process client for server-rendered pages: the same calls as over HTTP, without the wire. What the answers show is
 * noted in `shown`.
 */
export function localApi({ handlers }: App, viewer: Viewer, memo: ContentMemo, shown = new Set<string>()): Api {
	const groups = Object.entries(contract).map(([group, endpoints]) => {
		const own = handlers[group as keyof typeof handlers] as unknown as Record<string, AnyHandler>;
		const calls = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
			const ask = (input: RawInput) => call(endpoint, own[name] as AnyHandler, input, viewer);
			const tags = (answer: unknown) => tagsOf(group, name, answer);
			const answer = async (input: RawInput = {}) => {
				const value =
					endpoint.cache === "content"
						? await memo.get(`${group}.${name} ${JSON.stringify(input)}`, () => ask(input), tags)
						: await ask(input);
				for (const tag of tags(value)) shown.add(tag);
				return value;
			};
			return [name, answer];
		});
		return [group, Object.fromEntries(calls)];
	});
	return Object.fromEntries(groups) as Api;
}
