import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { consume, deleteEnded, findLink, insertToken, revokeOf } from "./store.ts";

const KEPT_AFTER_END_MS = DAY_MS;

type LinkKind = "email_confirmation" | "password_reset" | "login_link";
const WITHIN_MS: Record<LinkKind, number> = {
	email_confirmation: 14 * DAY_MS,
	password_reset: HOUR_MS,
	login_link: 15 * MINUTE_MS,
};

/** The secrets in the links of mails. Each works once, and a new one ends those of its kind before it. */
export function createLinks({ db, clock }: { db: Db; clock: Clock }) {
	/** Until when a link that is issued now works. */
	const endOf = (kind: LinkKind): Date => new Date(clock().getTime() + WITHIN_MS[kind]);

	return {
		endOf,

		/** Carries the address it is sent to (`addressInLink`). */
		async issue(tx: Db, kind: LinkKind, memberId: number, email: string): Promise<string> {
			const now = clock();
			const token = newToken() + Buffer.from(email).toString("base64url");
			const link = { kind, hash: hashToken(token), expires_at: endOf(kind), created_at: now };
			await revokeOf(tx, memberId, now, { kind });
			await insertToken(tx, { ...link, member_id: memberId });
			return token;
		},

		/** Whose it is, while it works. */
		find: (kind: LinkKind, token: string): Promise<number | null> => findLink(db, kind, hashToken(token), clock()),

		/** Whose it was: now it works no more. */
		use: (tx: Db, kind: LinkKind, token: string): Promise<number | null> =>
			consume(tx, kind, hashToken(token), clock()),

		/** Every login and every link still on its way. */
		endAll: (tx: Db, memberId: number) => revokeOf(tx, memberId, clock()),

		purge: () => deleteEnded(db, new Date(clock().getTime() - KEPT_AFTER_END_MS)),
	};
}

export type Links = ReturnType<typeof createLinks>;
