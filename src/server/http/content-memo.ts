import { LRUCache } from "lru-cache";

/** Short, because lists of upcoming dates change with the clock. */
const FRESH_MS = 20_000;
const MAX_ENTRIES = 500;

/**
 * What pages have in common (the provider, lists of a category) is asked for once, not once for each page. Kept as
 * text, so that every page gets an object of its own.
 */
export class ContentMemo {
	readonly #texts = new LRUCache<string, Promise<string>>({ max: MAX_ENTRIES, ttl: FRESH_MS });

	clear(): void {
		this.#texts.clear();
	}

	async get(key: string, ask: () => Promise<unknown>): Promise<unknown> {
		let text = this.#texts.get(key);
		if (!text) {
			text = ask().then((value) => JSON.stringify(value));
			this.#texts.set(key, text);
			text.catch(() => this.#texts.delete(key));
		}
		return JSON.parse(await text);
	}
}
