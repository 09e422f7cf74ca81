import * as z from "zod/mini";
import * as field from "#contract/fields.ts";

/** How much hangs on a category or a lecturer; of the latter also whose accounts of the office. */
export const Hanging = z.object({ seminars: z.int(), articles: z.int(), courses: z.int(), accounts: z.int() });
export type Hanging = z.output<typeof Hanging>;

/** One place up or down, or any other: counted from 0. */
export const Position = z.object({ to: z.int().check(z.gte(0), z.lte(10_000)) });

export const Into = z.object({ into: field.id });

const WORDS: Record<keyof Hanging, [one: string, many: string]> = {
	seminars: ["Seminar", "Seminare"],
	articles: ["Artikel", "Artikel"],
	courses: ["Videokurs", "Videokurse"],
	accounts: ["Konto der Verwaltung", "Konten der Verwaltung"],
};

/** „3 Seminare und 1 Artikel“; nothing where nothing hangs. */
export function hangingWords(hanging: Hanging): string {
	const parts = (Object.keys(WORDS) as (keyof Hanging)[]).flatMap((name) =>
		hanging[name] === 0 ? [] : [`${hanging[name]} ${WORDS[name][hanging[name] === 1 ? 0 : 1]}`],
	);
	return new Intl.ListFormat("de").format(parts);
}
