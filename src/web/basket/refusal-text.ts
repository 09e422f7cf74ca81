import { isRefusal } from "#contract/errors.ts";

/** The server's own sentence where it has one. What nobody foresaw is logged and told in ours. */
export function refusalText(error: unknown, otherwise: string): string {
	if (isRefusal(error) && error.body.message) return error.body.message;
	console.warn(error);
	return otherwise;
}
