import { redirect } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import type { Listed, ListName } from "#contract/office/listing.ts";
import type { SavedView } from "#contract/office/views.ts";
import { officeApi } from "../api.ts";
import { queryIn, viewIn } from "./address.ts";
import type { Count, FixedView } from "./fixed-view.ts";

export interface ListData<T> {
	page: Listed<T>;
	views: SavedView[];
	/** How many the fixed views find, by their address; only of those that are counted. */
	counts: ReadonlyMap<string, Count>;
}

/** What a list's address asks for. `load` is the endpoint of the list. */
export async function loadList<T>(
	list: ListName,
	request: Request,
	// biome-ignore lint/suspicious/noExplicitAny: an address is checked by the server, which knows its filters
	load: (input: { query: any }) => Promise<Listed<T>>,
	fixed: readonly FixedView[] = [],
): Promise<ListData<T>> {
	const countOf = async ({ query }: FixedView): Promise<[string, Count]> => [
		query,
		await load({ query: { ...Object.fromEntries(new URLSearchParams(query)), per_page: 1 } }),
	];
	const { search, searchParams } = new URL(request.url);
	try {
		const [page, views, counts] = await Promise.all([
			load({ query: queryIn(searchParams) }),
			officeApi.views.list({ query: { list } }),
			Promise.all(fixed.filter(({ counted }) => counted).map(countOf)),
		]);
		return { page, views: views.data, counts: new Map(counts) };
	} catch (error) {
		// A place of another sorting, or of an older address: the list begins anew.
		if (isRefusal(error, "invalid") && /[?&](after|before)=/.test(search)) throw redirect(`?${viewIn(searchParams)}`);
		throw error;
	}
}
