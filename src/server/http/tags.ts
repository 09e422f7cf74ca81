import type { contract } from "#contract/api.ts";
import type { Contract, OutputOf } from "#contract/endpoint.ts";
import { SEATS_PARAM } from "#contract/paths.ts";

/** Kept answers carry a tag for each seminar whose seats they show; the database's notes about seats are worded the same. */
export const seminarTag = (id: number): string => `seminar:${id}`;

/** For an answer in which free seats decide what it shows: those of any seminar may change it. */
export const ANY_SEMINAR = "seminar:any";

const SEMINAR_TAG = /^seminar:\d+$/;
export const isSeminarTag = (note: string): boolean => SEMINAR_TAG.test(note);

type Shown<C extends Contract> = {
	[G in keyof C]?: { [N in keyof C[G]]?: (answer: OutputOf<C[G][N]>) => readonly { id: number }[] };
};

/** Every endpoint that tells how many seats are free, and where in its answer the seminars stand. */
const SEMINARS_SHOWN = {
	seminars: { list: ({ data }) => data, bySlug: ({ data }) => [data], get: ({ data }) => [data] },
	search: { all: ({ data }) => data.presence_seminars },
} satisfies Shown<typeof contract>;

type Reader = (answer: unknown) => readonly { id: number }[];
const READERS = SEMINARS_SHOWN as unknown as Partial<Record<string, Partial<Record<string, Reader>>>>;

export const showsSeats = (group: string, name: string): boolean => READERS[group]?.[name] !== undefined;

/** In the API and in an address. */
const LIMITS_TO_FREE_SEATS = ["has_free_seats", SEATS_PARAM];

/** The tags that an answer has because of what was asked. */
export function tagsOfQuery(query: unknown): string[] {
	const asked = (query ?? {}) as Record<string, unknown>;
	return LIMITS_TO_FREE_SEATS.some((name) => asked[name] !== undefined) ? [ANY_SEMINAR] : [];
}

/** The tags of an endpoint's answer. */
export const tagsOf = (group: string, name: string, answer: unknown): string[] =>
	READERS[group]?.[name]?.(answer).map(({ id }) => seminarTag(id)) ?? [];
