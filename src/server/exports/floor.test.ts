import { expect, test } from "vitest";
import { partedByFloor, SMALLEST_GROUP } from "./floor.ts";

const parted = (...rows: number[][]) => partedByFloor(rows, (row) => row);

/** Everything that a set of hidden rows could have been for somebody who sees the file and knows the rules. */
function possible(hidden: number[][], shown: number[][], at: number): Set<number> {
	const sum = hidden.reduce((total, row) => total + (row[at] ?? 0), 0);
	const least = Math.min(...shown.map((row) => row[at] ?? 0), sum);
	const found = new Set<number>();
	const small = hidden.filter((row) => (row[at] ?? 0) < SMALLEST_GROUP).length;
	const popped = hidden.length - small;
	for (let first = 0; first < SMALLEST_GROUP; first += 1) {
		const most = (small - 1) * (SMALLEST_GROUP - 1) + popped * least;
		if (sum - first >= 0 && sum - first <= most) found.add(first);
	}
	return found;
}

test("OFF-033 a small group is hidden together with others, and the sum of those is no small one", () => {
	expect(parted([12], [4], [3])).toEqual({ shown: [[12]], hidden: [[4], [3]] });
	expect(parted([12], [6], [2])).toEqual({ shown: [[12]], hidden: [[6], [2]] });
	expect(parted([5], [5], [0])).toEqual({ shown: [[5], [5], [0]], hidden: [] });
	expect(parted([20, 3], [9, 9])).toEqual({
		shown: [],
		hidden: [
			[20, 3],
			[9, 9],
		],
	});
});

test("OFF-033 two groups of four are not told by their sum of eight", () => {
	expect(parted([20], [9], [4], [4]).shown).toEqual([[20]]);
});

test("OFF-033 whoever knows the whole, the shown groups and the rules cannot reckon a hidden one", () => {
	let seed = 7;
	const random = (most: number) => {
		seed = (seed * 16_807) % 2_147_483_647;
		return seed % most;
	};
	for (let round = 0; round < 300; round += 1) {
		const rows = Array.from({ length: 3 + random(6) }, () => [random(3) ? random(30) : random(6)]);
		const { shown, hidden } = partedByFloor(rows, (row) => row);
		for (const [count = 0] of shown) expect(count === 0 || count >= SMALLEST_GROUP).toBe(true);
		if (shown.every(([count]) => count === 0) || hidden.length === 0) continue;
		const sum = hidden.reduce((total, [count = 0]) => total + count, 0);
		expect([rows, sum >= SMALLEST_GROUP]).toEqual([rows, true]);
		expect([rows, possible(hidden, shown, 0).size > 1]).toEqual([rows, true]);
	}
});
