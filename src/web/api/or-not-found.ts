import { data } from "react-router";
import { isRefusal } from "#contract/errors.ts";

/** What is not there, or cannot be there (an impossible slug), becomes the 404 page. */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
	try {
		return await answer;
	} catch (error) {
		if (isRefusal(error, "not_found", "invalid")) throw data(null, { status: 404 });
		throw error;
	}
}
