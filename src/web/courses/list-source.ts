import type { Api } from "#contract/api.ts";
import type { Category, Lecturer } from "#contract/catalogue.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import type { Course } from "#contract/courses.ts";
import { type ListAddress, readListAddress } from "./list-address.ts";

export interface ListData {
	address: ListAddress;
	categories: Category[];
	lecturers: Lecturer[];
	/** Null when they could not be loaded. */
	courses: Course[] | null;
}

const idOf = (all: { id: number; slug: string }[], slug: string): number | undefined =>
	slug === "" ? undefined : all.find((one) => one.slug === slug)?.id;

/** The courses on offer that match an address. A slug that nobody has limits nothing. */
export async function loadList(api: Api, params: URLSearchParams): Promise<ListData> {
	const address = readListAddress(params);
	let options: Pick<ListData, "categories" | "lecturers"> = { categories: [], lecturers: [] };
	try {
		const [categories, lecturers] = await Promise.all([api.categories.list(), api.lecturers.list()]);
		options = { categories: categories.data, lecturers: lecturers.data };
		const { data } = await api.courses.list({
			query: {
				is_active: true,
				per_page: PAGE_SIZE.courses,
				search: address.search || undefined,
				category_id: idOf(options.categories, address.category),
				lecturer_id: idOf(options.lecturers, address.lecturer),
			},
		});
		return { address, ...options, courses: data };
	} catch {
		return { address, ...options, courses: null };
	}
}
