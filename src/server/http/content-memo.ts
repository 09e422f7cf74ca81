import { LRUCache } from "lru-cache";

/** Short, because lists of upcoming dates change with the clock. */
const FRESH_MS = 20_000;
const MAX_ENTRIES = 100;

interface Entry {
	value: Promise<unknown>;
	/** What the answer shows, as soon as it is there. */
	tags: string[] | null;
}

function frozen<T>(value: T): T {
	if (typeof value !== "object" || value === null) return value;
	for (const part of Object.values(value)) frozen(part);
	return Object.freeze(value);
}

/**
 * What pages have in common (the provider, lists of a category) is asked for once, not once for each page. They share
 * it, so none of them can change it.
 */
export class ContentMemo {
	readonly #entries = new LRUCache<string, Entry>({ max: MAX_ENTRIES, ttl: FRESH_MS });

	clear(): void {
		this.#entries.clear();
	}

	/** Forgets what carries the tag, and what is still being asked for: nobody knows yet what it will show. */
	drop(tag: string): void {
		for (const [key, { tags }] of [...this.#entries.entries()])
			if (!tags || tags.includes(tag)) this.#entries.delete(key);
	}

	get(key: string, ask: () => Promise<unknown>, tagsOf: (value: unknown) => string[]): Promise<unknown> {
		return (this.#entries.get(key) ?? this.#ask(key, ask, tagsOf)).value;
	}

	#ask(key: string, ask: () => Promise<unknown>, tagsOf: (value: unknown) => string[]): Entry {
		const asked = ask();
		const entry: Entry = { value: asked.then(frozen), tags: null };
		this.#entries.set(key, entry);
		asked.then(
			(value) => {
				entry.tags = tagsOf(value);
			},
			() => {
				if (this.#entries.peek(key) === entry) this.#entries.delete(key);
			},
		);
		return entry;
	}
}
