/** Looks like chance and is the same on every machine (mulberry32). */
export function createChance(seed: number) {
	let state = seed;
	function next(): number {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
	}
	return {
		/** A whole number, both ends included. */
		between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
		one<T>(list: readonly T[]): T {
			const chosen = list[Math.floor(next() * list.length)];
			if (chosen === undefined) throw new Error("Nothing can be chosen from an empty list.");
			return chosen;
		},
	};
}

export type Chance = ReturnType<typeof createChance>;
