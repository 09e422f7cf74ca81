/** What the demo's files name by words, by its key. */
export type Ids = Map<string, number>;

export const idsBy = <T extends { id: number }>(rows: T[], key: (row: T) => string): Ids =>
	new Map(rows.map((row) => [key(row), row.id]));

export function known<T>(map: Map<string, T>, key: string): T {
	const value = map.get(key);
	if (value === undefined) throw new Error(`The demo content names "${key}", which does not exist.`);
	return value;
}

export const toCents = (price: string | null): number | null =>
	price === null ? null : Math.round(Number(price) * 100);
