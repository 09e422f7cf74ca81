import { isRefusal } from "#contract/errors.ts";

/** Null for what does not exist, or exists no more, where the page has something to say all the same. */
export const orNull = <T>(answer: Promise<{ data: T }>): Promise<T | null> =>
	answer.then(
		({ data }) => data,
		(error: unknown) => {
			if (isRefusal(error, "not_found", "invalid")) return null;
			throw error;
		},
	);
