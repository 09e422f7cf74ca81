import type { Api } from "#contract/api.ts";
import type { Category } from "#contract/catalogue.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { type ArticleList, changeList, hasFailed, NO_ARTICLES } from "./article-list.ts";
import { type ListAddress, sameFilter } from "./list-address.ts";

export interface ListData {
	address: ListAddress;
	categories: Category[];
	list: ArticleList;
}

const loadCategories = async (api: Api): Promise<Category[]> => (await api.categories.list()).data;

const isNextPageOf = (address: ListAddress, shown: ListData): boolean =>
	!hasFailed(shown.list) && sameFilter(shown.address, address) && address.pages === shown.list.page + 1;

/** All pages of an address, or the one that is missing when the others are on the screen already. */
export async function loadList(api: Api, address: ListAddress, shown: ListData | null = null): Promise<ListData> {
	const appends = shown !== null && isNextPageOf(address, shown);
	const before = appends ? shown.list : changeList(shown?.list ?? NO_ARTICLES, { type: "filtered" });
	try {
		const categories = shown?.categories.length ? shown.categories : loadCategories(api);
		const category_id = address.category
			? (await categories).find(({ slug }) => slug === address.category)?.id
			: undefined;
		const range = appends
			? { page: address.pages, per_page: PAGE_SIZE.articles }
			: { page: 1, per_page: PAGE_SIZE.articles * address.pages };
		const search = address.search || undefined;
		const [known, answer] = await Promise.all([
			categories,
			api.articles.list({ query: { ...range, category_id, search } }),
		]);
		return { address, categories: known, list: changeList(before, { type: "loaded", answer }) };
	} catch {
		return { address, categories: shown?.categories ?? [], list: changeList(before, { type: "failed" }) };
	}
}
