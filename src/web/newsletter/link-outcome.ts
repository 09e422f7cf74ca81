import { data } from "react-router";
import { isRefusal } from "#contract/errors.ts";

/** What became of the press of a button on the page behind a mailed link. */
export type LinkOutcome = "done" | "expired" | "failed";

export async function linkOutcome(call: Promise<unknown>) {
	const answer = (outcome: LinkOutcome, status: number) => data(outcome, status);
	try {
		await call;
		return answer("done", 200);
	} catch (error) {
		// Invalid: a link that cannot be one, cut off on its way for example.
		if (isRefusal(error, "link_expired", "invalid")) return answer("expired", 410);
		if (!isRefusal(error)) console.error(error);
		return answer("failed", isRefusal(error) ? error.status : 500);
	}
}
