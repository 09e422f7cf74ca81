const german = (value: number, digits = 0): string =>
	value.toLocaleString("de-DE", { minimumFractionDigits: digits, maximumFractionDigits: digits });

export const count = (value: number): string => german(value);
export const times = (value: number): string => german(value, 1);
export const ms = (value: number): string =>
	value < 1_000 ? `${german(value, 1)} ms` : `${german(value / 1_000, 1)} s`;

/** Below which so many of a hundred lie; 0 where there are none. */
export function percentile(values: number[], percent: number): number {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
