import { isRefusal } from "#contract/errors.ts";

/** A part of a page that may be missing: the page says so, unless the login itself is over. */
export const orNull = <T>(list: Promise<{ data: T[] }>): Promise<T[] | null> =>
	list
		.then(({ data }) => data)
		.catch((error: unknown) => {
			if (isRefusal(error, "unauthenticated")) throw error;
			return null;
		});
