import { randomKey } from "#browser/api/random-key.ts";

/** A UUID; on plain HTTP too, where the browser makes none. */
export const newId = (): string => {
	const key = randomKey();
	const parts = [key.slice(0, 8), key.slice(8, 12), `4${key.slice(13, 16)}`, `a${key.slice(17, 20)}`, key.slice(20)];
	return parts.join("-");
};
