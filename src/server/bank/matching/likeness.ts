import { foldGerman } from "#contract/folding.ts";

/** OFF-077: a name counts from here. */
export const LIKE_FROM = 0.45;

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

/** Letters of which no sign can be taken away; banks write the plain ones. */
const PLAIN: Record<string, string> = { ı: "i", ł: "l", đ: "d", ø: "o" };

const wordsOf = (name: string): string[] =>
	foldGerman(name)
		.normalize("NFKD")
		.replace(/\p{M}/gu, "")
		.replace(/[ıłđø]/g, (letter) => PLAIN[letter] ?? letter)
		.split(/[^\p{L}\d]+/u)
		.filter((word) => word !== "" && !COMMON.has(word));

function gramsOfWord(word: string): string[] {
	const padded = `  ${word} `;
	return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3));
}

/** What is asked again and again is reckoned once. */
function once<T>(reckon: (text: string) => T): (text: string) => T {
	const known = new Map<string, T>();
	return (text) => {
		const found = known.get(text) ?? reckon(text);
		known.set(text, found);
		return found;
	};
}

/** The threes of letters of a name, as PostgreSQL takes them: word by word, whichever comes first. */
export function trigramsOf(name: string): Set<string> {
	return new Set(wordsOf(name).flatMap(gramsOfWord));
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

/**
 * Tells of a text whether one of these names could be alike to a name in it. Nothing that is alike from `least` on is
 * missed: of the parts of a name so many at least must be in the other, and so in the text around it.
 */
export function likeSome(names: readonly string[], least = LIKE_FROM): (text: string) => boolean {
	const sizes: number[] = [];
	const byGram = new Map<string, number[]>();
	for (const name of new Set(names)) {
		const grams = trigramsOf(name);
		if (grams.size === 0) continue;
		const index = sizes.push(grams.size) - 1;
		for (const gram of grams) byGram.set(gram, [...(byGram.get(gram) ?? []), index]);
	}
	const sharedOf = once((word) => gramsOfWord(word).filter((gram) => byGram.has(gram)));
	return (text) => {
		const shared = new Map<number, number>();
		for (const gram of new Set(wordsOf(text).flatMap(sharedOf)))
			for (const index of byGram.get(gram) ?? []) shared.set(index, (shared.get(index) ?? 0) + 1);
		return Array.from(shared).some(([index, count]) => count >= least * (sizes[index] ?? 0));
	};
}

/** For names of which many are the same. */
export const gramsOfNames = (): ((name: string) => ReadonlySet<string>) => once(trigramsOf);

/** Finds names that are alike without comparing each with each: what they share is counted part by part. */
export class NameIndex<T> {
	private readonly entries: { of: T; size: number }[] = [];
	private readonly byGram = new Map<string, number[]>();
	/** By the entry, zero between two searches. */
	private readonly shared: number[] = [];

	add(grams: ReadonlySet<string>, of: T): void {
		const index = this.entries.push({ of, size: grams.size }) - 1;
		this.shared.push(0);
		for (const gram of grams) {
			const known = this.byGram.get(gram);
			if (known) known.push(index);
			else this.byGram.set(gram, [index]);
		}
	}

	/** How many parts each has in common with these, of those that have any. */
	private count(grams: ReadonlySet<string>): number[] {
		const touched: number[] = [];
		for (const gram of grams)
			for (const index of this.byGram.get(gram) ?? []) {
				const before = this.shared[index] as number;
				if (before === 0) touched.push(index);
				this.shared[index] = before + 1;
			}
		return touched;
	}

	/** Those that reach the least likeness, each with its own. */
	find(name: string, least: number): Map<T, number> {
		const grams = trigramsOf(name);
		const found = new Map<T, number>();
		for (const index of this.count(grams)) {
			const shared = this.shared[index] as number;
			this.shared[index] = 0;
			const { of, size } = this.entries[index] as { of: T; size: number };
			const value = shared / (grams.size + size - shared);
			if (value >= least) found.set(of, Math.max(value, found.get(of) ?? 0));
		}
		return found;
	}
}
