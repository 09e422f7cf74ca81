import * as z from "zod/mini";
import * as field from "#contract/fields.ts";
import { file } from "#contract/files.ts";
import type { Permission } from "./permissions.ts";

/** Every list of the office: what it is called, and who may see it. Views and exports are kept under its key. */
export const LISTS = {
	dates: { name: "Termine", access: "seminars.read" },
	seminars: { name: "Seminare", access: "seminars.read" },
	articles: { name: "Ratgeber", access: "articles.read" },
	courses: { name: "Videokurse", access: "content.read" },
	orders: { name: "Bestellungen", access: "orders.read" },
	bookings: { name: "Buchungen", access: "bookings.read" },
	participants: { name: "Teilnehmende", access: "bookings.read" },
	people: { name: "Menschen", access: "people.read" },
	invoices: { name: "Rechnungen", access: "orders.read" },
	open_items: { name: "Offene Posten", access: "books.read" },
	voucher_batches: { name: "Gutscheine", access: "orders.read" },
	voucher_codes: { name: "Gutscheincodes", access: "orders.read" },
	voucher_uses: { name: "Eingelöste Gutscheine", access: "orders.read" },
	donations: { name: "Spenden", access: "donations.read" },
	receipts: { name: "Zuwendungsbestätigungen", access: "donations.read" },
	letters: { name: "Postausgang", access: "people.read" },
	requests: { name: "Anfragen", access: "people.read" },
	withdrawals: { name: "Widerrufe", access: "orders.read" },
	subscribers: { name: "Newsletter", access: "newsletter.readers" },
	history: { name: "Verlauf", access: "history.money" },
} as const satisfies Record<string, { name: string; access: Permission }>;
export type ListName = keyof typeof LISTS;
export const LIST_NAMES = Object.keys(LISTS) as [ListName, ...ListName[]];

/** How many rows a page has unless told, and how far rows are counted: "mehr als 10.000"; those that a search finds less far. */
export const LIST_PAGE_SIZE = 50;
export const LIST_COUNTED_UP_TO = 10_000;
export const SEARCH_COUNTED_UP_TO = 500;

/** A row by which a list goes on; made and read by the server alone. */
const cursor = z.optional(z.string().check(z.regex(/^[\w-]{1,2000}$/, field.INVALID_VALUE)));

/** "-" in front is descending. */
export type Sorting<S extends string> = S | `-${S}`;

export interface Paging<S extends string> {
	sort: Sorting<S>;
	after?: string | undefined;
	before?: string | undefined;
	per_page?: number | undefined;
}

function sorting<S extends string>(sorts: readonly S[], unlessTold: Sorting<S>) {
	const names = sorts.flatMap((sort): Sorting<S>[] => [sort, `-${sort}`]);
	// An enum of names that only the caller knows has a type that nothing can be compared with.
	const known = z.enum(names) as unknown as z.ZodMiniType<Sorting<S>, Sorting<S>>;
	return z._default(known, unlessTold as Exclude<Sorting<S>, undefined>);
}

interface Listing<S extends string, F> {
	/** By what it can be sorted, and by what it is unless told. */
	sorts: readonly S[];
	sort: Sorting<S>;
	filters: F;
}

/* @__NO_SIDE_EFFECTS__ */
const shape = <S extends string, F extends z.core.$ZodLooseShape>({ sorts, sort, filters }: Listing<S, F>) => ({
	q: field.optionalText,
	sort: sorting(sorts, sort),
	...filters,
});

/* @__NO_SIDE_EFFECTS__ */
const asked = <S extends string, F extends z.core.$ZodLooseShape>(listing: Listing<S, F>) => z.object(shape(listing));

/** What a list can be asked for. */
/* @__NO_SIDE_EFFECTS__ */
export const listQuery = <S extends string, F extends z.core.$ZodLooseShape>(listing: Listing<S, F>) =>
	z.extend(asked(listing), { after: cursor, before: cursor, per_page: z.optional(field.perPage) });

/** So many rows an act changes at once, and so many can be named one by one, to take it back. */
export const MOST_CHOSEN = LIST_COUNTED_UP_TO;

/** What is chosen in a list: these rows, or all that the filter finds; one that is not understood would choose all. */
/* @__NO_SIDE_EFFECTS__ */
export const chosenIn = <S extends string, F extends z.core.$ZodLooseShape, I extends z.ZodMiniType>(
	listing: Listing<S, F>,
	id: I,
) =>
	z
		.object({
			ids: z.optional(z.array(id).check(z.minLength(1, field.REQUIRED), z.maxLength(MOST_CHOSEN, field.INVALID_VALUE))),
			filter: z.optional(z.strictObject({ ...shape(listing), q: z.optional(field.requiredText) })),
		})
		.check(
			z.refine(({ ids, filter }) => (ids === undefined) !== (filter === undefined), {
				error: field.REQUIRED,
				path: ["ids"],
			}),
		);

/** One page of it, and how many there are; the count of a very long list is only said to be more than `total`. */
/* @__NO_SIDE_EFFECTS__ */
export const listed = <T extends z.ZodMiniType>(item: T) =>
	z.object({
		data: z.array(item),
		total: z.int(),
		total_is_least: z.boolean(),
		/** In euro, what all of them come to; only of lists of money, and only where all were counted. */
		sum: z.optional(z.number()),
		/** The number of its first row, counted from 1 when the list was begun. */
		first: z.int(),
		next: z.nullable(z.string()),
		previous: z.nullable(z.string()),
	});

export interface Listed<T> {
	data: T[];
	total: number;
	total_is_least: boolean;
	sum?: number | undefined;
	first: number;
	next: string | null;
	previous: string | null;
}

export const EXPORT_FORMATS = {
	xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
	csv: "text/csv; charset=utf-8",
} as const;
export type ExportFormat = keyof typeof EXPORT_FORMATS;

/** All rows of the same filter as a file; it stands at the list's address with `/export`. */
/* @__NO_SIDE_EFFECTS__ */
export const exportQuery = <S extends string, F extends z.core.$ZodLooseShape>(listing: Listing<S, F>) =>
	z.extend(asked(listing), { format: z.enum(Object.keys(EXPORT_FORMATS) as [ExportFormat, ...ExportFormat[]]) });

/** Those that it has changed, so that it can be taken back for them alone. */
export const changedRows = z.object({ ids: z.array(z.int()) });

export const exported = file(EXPORT_FORMATS.xlsx, EXPORT_FORMATS.csv);
