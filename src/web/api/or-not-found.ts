import { data } from "react-router";

const statusOf = (error: unknown): unknown =>
	typeof error === "object" && error !== null && "status" in error ? error.status : undefined;

/**
 * What is not there, or cannot be there (422 for an impossible slug), becomes the 404 page. The error is known by its
 * status: on the server it is made outside this bundle, where `instanceof` does not reach.
 */
export async function orNotFound<T>(answer: Promise<T>): Promise<T> {
	try {
		return await answer;
	} catch (error) {
		const status = statusOf(error);
		if (status === 404 || status === 422) throw data(null, { status: 404 });
		throw error;
	}
}
