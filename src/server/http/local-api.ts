import { type Api, contract } from "#contract/api.ts";
import type { Endpoint } from "#contract/endpoint.ts";
import type { App } from "#server/app.ts";
import type { Viewer } from "#server/viewer.ts";
import { type Bound, bind, call, type RawInput } from "./call.ts";
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

/** The in-process client for server-rendered pages, for one page each: the same calls as over HTTP, without the wire. */
export function localApi({ handlers }: App): (door: Door) => Api {
	const groups = Map.groupBy(bind(contract, handlers), ({ group }) => group);
	return (door) => {
		const answerOf = answersAt(door);
		return Object.fromEntries(
			Array.from(groups, ([group, own]) => [group, Object.fromEntries(own.map((one) => [one.name, answerOf(one)]))]),
		) as Api;
	};
}

/** One article or what a word finds stands on one page, which is kept itself: kept twice it would only fill the memory. */
const isShared = ({ cache, path, variant }: Endpoint, { query = {} }: RawInput): boolean =>
	cache === "content" && variant !== "slug" && !path.includes(":") && !("search" in (query as object));

function answersAt({ viewer, memo, shown, onFault }: Door) {
	function fail(error: unknown): never {
		const known = toApiError(error);
		if (known.status >= 500) onFault(error);
		throw known;
	}

	return (bound: Bound) => {
		const { key, group, name, endpoint } = bound;
		const ask = (input: RawInput) => call(bound, input, viewer);
		return async (input: RawInput = {}) => {
			const tags = (answer: unknown) => tagsOf(group, name, answer, input.query);
			const asked = isShared(endpoint, input)
				? memo.get(`${key} ${JSON.stringify(input)}`, () => ask(input), tags)
				: ask(input);
			const value = await asked.catch(fail);
			for (const tag of tags(value)) shown.add(tag);
			return value;
		};
	};
}
