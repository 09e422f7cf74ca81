import endpoints from "virtual:office-endpoints";
import { httpApi } from "#browser/api/http-api.ts";
import { isRefusal } from "#contract/errors.ts";
import type { OfficeApi } from "#contract/office/api.ts";
import { regainSession } from "./session/lost-session.ts";

/** The login travels in a cookie that no script can read. */
export const plainApi = httpApi<OfficeApi>(endpoints, () => null);

type Call = (input?: unknown) => Promise<unknown>;

/** Whose session ends in the middle of the work is asked to log in where they are; then the call is made once more. */
const patiently =
	(call: Call): Call =>
	async (input) => {
		try {
			return await call(input);
		} catch (error) {
			if (!isRefusal(error, "unauthenticated")) throw error;
			await regainSession();
			return call(input);
		}
	};

const groups = Object.entries(plainApi as unknown as Record<string, Record<string, Call>>).map(([group, calls]) => [
	group,
	Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, patiently(call)])),
]);

export const officeApi = Object.fromEntries(groups) as OfficeApi;
