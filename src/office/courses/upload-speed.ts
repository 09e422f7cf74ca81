/** How much had left at a moment. */
export interface Mark {
	at: number;
	sent: number;
}

/** So far back the speed is measured. */
const WINDOW_MS = 10_000;
const SHORTEST_MS = 1_000;

export const addMark = (marks: readonly Mark[], mark: Mark): Mark[] =>
	[...marks, mark].filter(({ at }) => at >= mark.at - WINDOW_MS);

/** In bytes for each second; none before it can be told. */
export function speedOf(marks: readonly Mark[]): number | null {
	const [first, last] = [marks[0], marks.at(-1)];
	if (!first || !last || last.at - first.at < SHORTEST_MS) return null;
	return Math.max(0, ((last.sent - first.sent) * 1000) / (last.at - first.at)) || null;
}

const comma = (number: number, digits: number): string => number.toFixed(digits).replace(".", ",");

/** "1,84 GB", "38 MB" */
export function bytesWords(bytes: number): string {
	if (bytes >= 1024 ** 3) return `${comma(bytes / 1024 ** 3, 2)}\u00a0GB`;
	if (bytes >= 1024 ** 2) return `${comma(bytes / 1024 ** 2, bytes < 10 * 1024 ** 2 ? 1 : 0)}\u00a0MB`;
	return `${Math.max(1, Math.round(bytes / 1024))}\u00a0KB`;
}

/** "noch etwa 4 Min." */
export function restWords(bytes: number, speed: number): string {
	const seconds = bytes / speed;
	if (seconds < 60) return "noch weniger als 1 Min.";
	if (seconds < 3600) return `noch etwa ${Math.round(seconds / 60)} Min.`;
	return `noch etwa ${comma(seconds / 3600, 1)} Std.`;
}
