import { isRefusal } from "#contract/errors.ts";
import type { Listed, ListName } from "#contract/office/listing.ts";
import { OPEN } from "./address.ts";
import type { FixedView } from "./fixed-view.ts";
import { loadList } from "./load-list.ts";

type Load<I, T> = (input: { params: { id: I } }) => Promise<{ data: T }>;

const openIn = (request: Request): string | null => new URL(request.url).searchParams.get(OPEN);

/** What stands open beside a list, with more than its row tells; nothing where it has gone meanwhile. */
export async function loadOpen<T>(request: Request, load: Load<number, T>): Promise<T | null> {
	const id = Number(openIn(request));
	return Number.isInteger(id) && id > 0 ? ofId(id, load) : null;
}

/** The same of what is known by a key of letters. */
export async function loadOpenByKey<T>(request: Request, load: Load<string, T>): Promise<T | null> {
	const id = openIn(request);
	return id ? ofId(id, load) : null;
}

async function ofId<I, T>(id: I, load: Load<I, T>): Promise<T | null> {
	try {
		return (await load({ params: { id } })).data;
	} catch (error) {
		if (isRefusal(error, "not_found") || isRefusal(error, "invalid")) return null;
		throw error;
	}
}

/** A list, and the row that stands open beside it: where that is on another page, or filtered away, it is looked for by its number. */
export async function loadWithOpenRow<T>(
	list: ListName,
	request: Request,
	// biome-ignore lint/suspicious/noExplicitAny: an address is checked by the server, which knows its filters
	load: (input: { query: any }) => Promise<Listed<T>>,
	numberOf: (row: T) => string,
	views: readonly FixedView[],
) {
	const data = await loadList(list, request, load, views);
	const wanted = openIn(request);
	const wantedOf = (rows: readonly T[]) => rows.find((row) => numberOf(row) === wanted) ?? null;
	const open = wantedOf(data.page.data);
	return { list: data, open: open || !wanted ? open : wantedOf((await load({ query: { q: wanted } })).data) };
}
