/** A legal text never changes while it is shown, so the place of a part is name enough for React. */
export const inPlace = <T>(parts: readonly T[]): { key: string; part: T }[] =>
	parts.map((part, place) => ({ key: String(place), part }));
