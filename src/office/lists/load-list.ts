import { redirect } from "react-router";
import { isRefusal } from "#contract/errors.ts";
import type { Listed, ListName } from "#contract/office/listing.ts";
import type { SavedView } from "#contract/office/views.ts";
import { officeApi } from "../api.ts";
import { queryIn, viewIn } from "./address.ts";

export interface ListData<T> {
	page: Listed<T>;
	views: SavedView[];
}

/** What a list's address asks for. `load` is the endpoint of the list. */
export async function loadList<T>(
	list: ListName,
	request: Request,
	// biome-ignore lint/suspicious/noExplicitAny: an address is checked by the server, which knows its filters
	load: (input: { query: any }) => Promise<Listed<T>>,
): Promise<ListData<T>> {
	const { search, searchParams } = new URL(request.url);
	try {
		const [page, views] = await Promise.all([
			load({ query: queryIn(searchParams) }),
			officeApi.views.list({ query: { list } }),
		]);
		return { page, views: views.data };
	} catch (error) {
		// A place of another sorting, or of an older address: the list begins anew.
		if (isRefusal(error, "invalid") && /[?&](after|before)=/.test(search)) throw redirect(`?${viewIn(searchParams)}`);
		throw error;
	}
}
