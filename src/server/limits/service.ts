import { createHash } from "node:crypto";
import { ApiError, ERRORS } from "#contract/errors.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { countUse } from "./store.ts";

export interface Limit {
	name: string;
	max: number;
	perMs: number;
}

const HOUR_MS = 60 * 60 * 1000;

/** A form that sends mail: enough for any person and too little for a flood. */
export const formLimits = (form: string) => ({
	perAddress: { name: `${form}-address`, max: 10, perMs: HOUR_MS },
	perMailbox: { name: `${form}-mailbox`, max: 3, perMs: HOUR_MS },
});

/** Who is counted is stored as a hash: no list of addresses comes into being. */
const keyOf = ({ name }: Limit, who: string): string =>
	`${name}:${createHash("sha256").update(who.trim().toLowerCase()).digest("base64url")}`;

export function createLimits({ db, clock }: { db: Db; clock: Clock }) {
	return {
		/** Counts one use; refuses with 429 and the seconds to wait when it was one too many. */
		async take(limit: Limit, who: string): Promise<void> {
			const now = clock();
			const { count, resets_at } = await countUse(db, keyOf(limit, who), now, new Date(now.getTime() + limit.perMs));
			if (count <= limit.max) return;
			const { status, message } = ERRORS.too_many;
			const seconds = Math.max(1, Math.ceil((resets_at.getTime() - now.getTime()) / 1000));
			throw new ApiError(status, { message }, "", seconds);
		},
	};
}

export type Limits = ReturnType<typeof createLimits>;
