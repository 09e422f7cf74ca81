/** In what leaves the house no group is smaller (OFF-033). */
export const SMALLEST_GROUP = 5;
export const OTHERS = "weitere";

export const isSmall = (count: number): boolean => count > 0 && count < SMALLEST_GROUP;

const sumAt = (rows: readonly number[][], at: number): number => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0);
const leastAt = (rows: readonly number[][], at: number): number => Math.min(...rows.map((row) => row[at] ?? 0));

/** How large a hidden count can be for somebody who knows these rules. */
const mostOf = (count: number, leastShown: number): number => {
	if (count < SMALLEST_GROUP) return SMALLEST_GROUP - 1;
	return count <= leastShown ? leastShown : Number.POSITIVE_INFINITY;
};

/** Whether the sum of what is hidden gives a count away: by being small itself, or by being the largest that it can be. */
function givesAway(shown: readonly number[][], hidden: readonly number[][], at: number): boolean {
	const sum = sumAt(hidden, at);
	const least = shown.length > 0 ? leastAt(shown, at) : Number.POSITIVE_INFINITY;
	return isSmall(sum) || (sum > 0 && sum === hidden.reduce((most, row) => most + mostOf(row[at] ?? 0, least), 0));
}

/**
 * What is shown by name and what goes to "weitere". A group is hidden where one of its counts is small; others are
 * hidden with it until neither the sum of "weitere" nor the difference to the whole tells how small.
 */
export function partedByFloor<T>(rows: readonly T[], countsOf: (row: T) => number[]): { shown: T[]; hidden: T[] } {
	const counted = rows.map((row) => ({ row, counts: countsOf(row) }));
	const size = (counts: number[]) => counts.reduce((sum, count) => sum + count, 0);
	const hidden = counted.filter(({ counts }) => counts.some(isSmall));
	const shown = counted.filter(({ counts }) => !counts.some(isSmall)).sort((a, b) => size(b.counts) - size(a.counts));
	const columns = counted[0]?.counts.map((_, at) => at) ?? [];
	const counts = (all: typeof counted) => all.map((one) => one.counts);
	while (hidden.length > 0 && columns.some((at) => givesAway(counts(shown), counts(hidden), at))) {
		const next = shown.pop();
		if (!next) break;
		hidden.push(next);
	}
	const keep = new Set(shown.map(({ row }) => row));
	return { shown: rows.filter((row) => keep.has(row)), hidden: rows.filter((row) => !keep.has(row)) };
}
