import { Busy } from "./busy.ts";

interface Bounds {
	/** How much is done at the same time. */
	atOnce: number;
	/** How many may wait in one lane. */
	perLane: number;
	/** How many may wait altogether. */
	total: number;
	/** How long: work may take longer than it should, and nobody waits for minutes. */
	waitMs: number;
}

/** Hard work in turn: lanes take turns however long they are, so that nobody is kept waiting by another's crowd. */
export class FairQueue {
	readonly #bounds: Bounds;
	/** The lane whose turn it is comes first. */
	readonly #lanes = new Map<string, (() => void)[]>();
	#running = 0;
	#waiting = 0;

	constructor(bounds: Bounds) {
		this.#bounds = bounds;
	}

	/** Refuses at once when too many wait already, and who has waited too long. */
	async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
		if (this.#running < this.#bounds.atOnce) this.#running += 1;
		else await this.#turn(lane);
		try {
			return await work();
		} finally {
			this.#passOn();
		}
	}

	#turn(lane: string): Promise<void> {
		const line = this.#lanes.get(lane) ?? [];
		if (line.length >= this.#bounds.perLane || this.#waiting >= this.#bounds.total) throw new Busy();
		const { promise, resolve, reject } = Promise.withResolvers<void>();
		const begin = () => {
			clearTimeout(timer);
			resolve();
		};
		const timer = setTimeout(() => {
			this.#leave(lane, begin);
			reject(new Busy());
		}, this.#bounds.waitMs);
		this.#waiting += 1;
		this.#lanes.set(lane, [...line, begin]);
		return promise;
	}

	#leave(lane: string, begin: () => void): void {
		const left = (this.#lanes.get(lane) ?? []).filter((other) => other !== begin);
		if (left.length > 0) this.#lanes.set(lane, left);
		else this.#lanes.delete(lane);
		this.#waiting -= 1;
	}

	/** The place goes straight to the next, who does not have to look for one. */
	#passOn(): void {
		const [next] = this.#lanes;
		if (!next) {
			this.#running -= 1;
			return;
		}
		const [lane, [begin, ...rest]] = next;
		this.#lanes.delete(lane);
		if (rest.length > 0) this.#lanes.set(lane, rest);
		this.#waiting -= 1;
		begin?.();
	}
}
