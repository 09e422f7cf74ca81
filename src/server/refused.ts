import { isRefusal } from "#contract/errors.ts";

/** What stands in for an answer that was refused; what fails otherwise still fails. */
export async function unlessRefused<T>(answer: Promise<T>, instead: T): Promise<T> {
	try {
		return await answer;
	} catch (error) {
		if (isRefusal(error)) return instead;
		throw error;
	}
}
