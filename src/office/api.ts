import endpoints from "virtual:office-endpoints";
import { httpApi } from "#browser/api/http-api.ts";
import { NoAnswer } from "#browser/api/no-answer.ts";
import { isRefusal } from "#contract/errors.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { changed } from "./changes.ts";
import { lineBack } from "./session/connection.ts";
import { askForProof } from "./session/fresh-proof.ts";
import { regainSession } from "./session/lost-session.ts";
import { hasSession } from "./session/session-ends.ts";

/** The login travels in a cookie that no script can read. */
export const plainApi = httpApi<OfficeApi>(endpoints, () => null);

type Call = (input?: unknown) => Promise<unknown>;

const isAway = (error: unknown): boolean => error instanceof NoAnswer || isRefusal(error, "unavailable");

/**
 * Whose session ends in the middle of the work is asked to log in where they are, and who has to show once more that it
 * is they shows it there; whoever only looks while nobody
 * answers goes on looking at what is there. Then the call is made once more. Changes are told of at once, in their form.
 * Whoever has no session yet is led to the login by the frame.
 */
const patiently =
	(call: Call, isLook: boolean): Call =>
	async (input) => {
		for (;;) {
			try {
				const answer = await call(input);
				if (!isLook) changed();
				return answer;
			} catch (error) {
				if (!hasSession()) throw error;
				if (isRefusal(error, "unauthenticated")) await regainSession();
				else if (isRefusal(error, "proof_needed") && (await askForProof())) continue;
				else if (isLook && isAway(error)) await lineBack();
				else throw error;
			}
		}
	};

const groups = Object.entries(plainApi as unknown as Record<string, Record<string, Call>>).map(([group, calls]) => [
	group,
	Object.fromEntries(
		Object.entries(calls).map(([name, call]) => [name, patiently(call, !endpoints[group]?.[name]?.method)]),
	),
]);

export const officeApi = Object.fromEntries(groups) as OfficeApi;
