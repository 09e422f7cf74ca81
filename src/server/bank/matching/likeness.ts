import { foldGerman } from "#contract/folding.ts";

/** What stands in nearly every name and tells nobody apart. */
const COMMON = new Set([
	"herr",
	"frau",
	"dr",
	"prof",
	"und",
	"u",
	"von",
	"vom",
	"der",
	"die",
	"das",
	"e",
	"v",
	"ev",
	"eg",
	"gmbh",
	"ggmbh",
]);

const wordsOf = (name: string): string[] =>
	foldGerman(name)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.split(/[^\p{L}\d]+/u)
		.filter((word) => word !== "" && !COMMON.has(word));

/** The threes of letters of a name, as PostgreSQL takes them: word by word, whichever comes first. */
export function trigramsOf(name: string): Set<string> {
	const grams = new Set<string>();
	for (const word of wordsOf(name)) {
		const padded = `  ${word} `;
		for (let at = 0; at + 3 <= padded.length; at += 1) grams.add(padded.slice(at, at + 3));
	}
	return grams;
}

/** From 0 to 1: what two have in common of all that they have. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
	let shared = 0;
	for (const gram of one) if (other.has(gram)) shared += 1;
	return shared / (one.size + other.size - shared);
}

/** How alike the most alike of some names is. */
export const likenessOf = (name: string, others: readonly string[]): number =>
	Math.max(0, ...others.map((other) => likeness(trigramsOf(name), trigramsOf(other)) || 0));

/** Finds names that are alike without comparing each with each. */
export class NameIndex<T> {
	private readonly byGram = new Map<string, { of: T; grams: Set<string> }[]>();

	add(name: string, of: T): void {
		const entry = { of, grams: trigramsOf(name) };
		for (const gram of entry.grams) {
			const known = this.byGram.get(gram);
			if (known) known.push(entry);
			else this.byGram.set(gram, [entry]);
		}
	}

	/**
	 * Those that reach the least likeness, each with its own. Whoever does shares so many parts that one of them is among
	 * the rarest: only there they are looked for.
	 */
	find(name: string, least: number): Map<T, number> {
		const grams = trigramsOf(name);
		const lists = Array.from(grams, (gram) => this.byGram.get(gram) ?? []).sort((a, b) => a.length - b.length);
		const rarest = lists.slice(0, grams.size - Math.ceil(least * grams.size) + 1);
		const found = new Map<T, number>();
		for (const { of, grams: others } of new Set(rarest.flat())) {
			const value = likeness(grams, others);
			if (value >= least) found.set(of, Math.max(value, found.get(of) ?? 0));
		}
		return found;
	}
}
