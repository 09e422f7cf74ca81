import { timingSafeEqual } from "node:crypto";
import type { Secrets } from "#server/secrets/service.ts";
import { codeOf, seatIn } from "./rules.ts";

/** What a person shows at the door. Nothing of it is stored: it can be made again at any time, by this house alone. */
export function createCheckInCodes({ secrets }: { secrets: Secrets }) {
	return {
		of: async (personId: number): Promise<string> =>
			codeOf(personId, await secrets.linkToken("check_in", String(personId))),

		/** The number of the seat, if the house has made the code, with whichever of its keys. */
		async seatOf(text: string): Promise<number | null> {
			const given = seatIn(text);
			if (!given) return null;
			const made = await secrets.linkTokens("check_in", String(given.personId));
			const isTrue = made.some((secret) =>
				timingSafeEqual(Buffer.from(codeOf(given.personId, secret)), Buffer.from(given.code)),
			);
			return isTrue ? given.personId : null;
		},
	};
}

export type CheckInCodes = ReturnType<typeof createCheckInCodes>;
