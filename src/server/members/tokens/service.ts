import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { consume, insertToken, revokeOf } from "./store.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const CONFIRM_WITHIN_MS = 14 * DAY_MS;
const SECRET_LENGTH = newToken().length;

/** The secrets in the links of mails. Each works once, and a new one ends those before it. */
export function createLinks({ clock }: { clock: Clock }) {
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
	};
}

export type Links = ReturnType<typeof createLinks>;
