import { Busy } from "./busy.ts";

interface Bounds {
	/** How much is done at the same time. */
	atOnce: number;
	/** How many may wait in one lane. */
	perLane: number;
	/** How many may wait altogether. */
	total: number;
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

	/** Refuses at once when too many wait already. */
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
		this.#waiting += 1;
		this.#lanes.set(lane, line);
		return new Promise((begin) => line.push(begin));
	}

	/** The place goes straight to the next, who does not have to look for one. */
	#passOn(): void {
		const [next] = this.#lanes;
		if (!next) {
			this.#running -= 1;
			return;
		}
		const [lane, line] = next;
		const begin = line.shift();
		this.#lanes.delete(lane);
		if (line.length > 0) this.#lanes.set(lane, line);
		this.#waiting -= 1;
		begin?.();
	}
}
