import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { consume, deleteEnded, insertToken, revokeOf } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const KEPT_AFTER_END_MS = DAY_MS;
const CONFIRM_WITHIN_MS = 14 * DAY_MS;
const RESET_WITHIN_MS = 60 * 60 * 1000;
const SECRET_LENGTH = newToken().length;

/** The secrets in the links of mails. Each works once, and a new one ends those before it. */
export function createLinks({ db, clock }: { db: Db; clock: Clock }) {
	async function issue(
		tx: Db,
		kind: "email_confirmation" | "password_reset",
		memberId: number,
		token: string,
		ms: number,
	) {
		const now = clock();
		await revokeOf(tx, memberId, now, { kind });
		const expires_at = new Date(now.getTime() + ms);
		await insertToken(tx, { kind, hash: hashToken(token), expires_at, created_at: now, member_id: memberId });
		return token;
	}

	return {
		/** Carries the address it confirms; as only the hash of the whole is stored, nobody can put another one in. */
		confirmation: (tx: Db, memberId: number, email: string): Promise<string> =>
			issue(
				tx,
				"email_confirmation",
				memberId,
				newToken() + Buffer.from(email).toString("base64url"),
				CONFIRM_WITHIN_MS,
			),

		async confirm(tx: Db, token: string): Promise<{ memberId: number; email: string } | null> {
			const memberId = await consume(tx, "email_confirmation", hashToken(token), clock());
			const email = Buffer.from(token.slice(SECRET_LENGTH), "base64url").toString();
			return memberId === null ? null : { memberId, email };
		},

		passwordReset: (tx: Db, memberId: number): Promise<string> =>
			issue(tx, "password_reset", memberId, newToken(), RESET_WITHIN_MS),

		reset: (tx: Db, token: string): Promise<number | null> => consume(tx, "password_reset", hashToken(token), clock()),

		endResets: (tx: Db, memberId: number) => revokeOf(tx, memberId, clock(), { kind: "password_reset" }),

		/** A login elsewhere and every link still on its way. */
		endAll: (tx: Db, memberId: number, except?: Buffer) => revokeOf(tx, memberId, clock(), except ? { except } : {}),

		purge: () => deleteEnded(db, new Date(clock().getTime() - KEPT_AFTER_END_MS)),
	};
}

export type Links = ReturnType<typeof createLinks>;
