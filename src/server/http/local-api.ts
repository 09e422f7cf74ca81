import { type Api, contract } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { App } from "#server/app.ts";
import type { AnyHandler } from "#server/handlers.ts";
import type { Viewer } from "#server/viewer.ts";
import { call, type RawInput } from "./call.ts";
import type { ContentMemo } from "./content-memo.ts";
import { toApiError } from "./error-reply.ts";
import { tagsOf } from "./tags.ts";

interface Door {
	viewer: Viewer;
	memo: ContentMemo;
	/** Takes the tags of what the answers show. */
	shown: Set<string>;
	/** Hears of what nobody foresaw; the page gets the catalogue's words for it, as over HTTP. */
	onFault: (error: unknown) => void;
}

/** The in-process client for server-rendered pages: the same calls as over HTTP, without the wire. */
export function localApi({ handlers }: App, { viewer, memo, shown, onFault }: Door): Api {
	function fail(error: unknown): never {
		const known = toApiError(error);
		if (known.status >= 500) onFault(error);
		throw known;
	}

	const groups = Object.entries(contract).map(([group, endpoints]) => {
		const own = handlers[group as keyof typeof handlers] as unknown as Record<string, AnyHandler>;
		const calls = Object.entries(endpoints as Record<string, Endpoint>).map(([name, endpoint]) => {
			const ask = (input: RawInput) => call(endpoint, own[name] as AnyHandler, input, viewer);
			const tags = (answer: unknown) => tagsOf(group, name, answer);
			const answer = async (input: RawInput = {}) => {
				const asked =
					endpoint.cache === "content"
						? memo.get(`${group}.${name} ${JSON.stringify(input)}`, () => ask(input), tags)
						: ask(input);
				const value = await asked.catch(fail);
				for (const tag of tags(value)) shown.add(tag);
				return value;
			};
			return [name, answer];
		});
		return [group, Object.fromEntries(calls)];
	});
	return Object.fromEntries(groups) as Api;
}
