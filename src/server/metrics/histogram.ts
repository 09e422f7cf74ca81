import type { Family } from "./families.ts";

/** How many took how long, for each kind; counts in memory and costs next to nothing. */
export class Histogram {
	readonly #bounds: readonly number[];
	readonly #kinds = new Map<string, { labels: Record<string, string>; counts: number[]; sum: number }>();

	/** Upper bounds in seconds. */
	constructor(bounds: readonly number[]) {
		this.#bounds = bounds;
	}

	add(seconds: number, labels: Record<string, string> = {}): void {
		const key = Object.values(labels).join(" ");
		let kind = this.#kinds.get(key);
		if (!kind) {
			kind = { labels, counts: new Array<number>(this.#bounds.length + 1).fill(0), sum: 0 };
			this.#kinds.set(key, kind);
		}
		const found = this.#bounds.findIndex((bound) => seconds <= bound);
		const place = found === -1 ? this.#bounds.length : found;
		kind.counts[place] = (kind.counts[place] ?? 0) + 1;
		kind.sum += seconds;
	}

	family(name: string, help: string): Family {
		const values = [...this.#kinds.values()].flatMap(({ labels, counts, sum }) => {
			let total = 0;
			const buckets = counts.map((count, index) => {
				total += count;
				const le = this.#bounds[index] === undefined ? "+Inf" : String(this.#bounds[index]);
				return { labels: { ...labels, le }, value: total, suffix: "_bucket" as const };
			});
			return [
				...buckets,
				{ labels, value: sum, suffix: "_sum" as const },
				{ labels, value: total, suffix: "_count" as const },
			];
		});
		return { name, help, type: "histogram", values };
	}
}
