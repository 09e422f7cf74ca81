import { DAY_MS, HOUR_MS, MINUTE_MS } from "#contract/constants.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { consume, deleteEnded, findLink, findOpenLinks, insertToken, type Owner, revokeLinks } from "./store.ts";

export const KEPT_AFTER_END_MS = DAY_MS;

type StaffLink = "staff_password_reset" | "staff_invitation";
type LinkKind = "email_confirmation" | "password_reset" | "login_link" | StaffLink;
const WITHIN_MS: Record<LinkKind, number> = {
	email_confirmation: 14 * DAY_MS,
	password_reset: HOUR_MS,
	login_link: 15 * MINUTE_MS,
	staff_password_reset: HOUR_MS,
	staff_invitation: 72 * HOUR_MS,
};

const ownerOf = (kind: LinkKind, id: number): Owner =>
	kind === "staff_password_reset" || kind === "staff_invitation" ? { user_id: id } : { member_id: id };

/** The secrets in the links of mails. Each works once, and a new one ends those of its kind before it. */
export function createLinks({ db, clock }: { db: Db; clock: Clock }) {
	/** Until when a link that is issued now works. */
	const endOf = (kind: LinkKind): Date => new Date(clock().getTime() + WITHIN_MS[kind]);

	return {
		endOf,

		/** To a member or, by its kind, to somebody of the office. Carries the address it is sent to (`addressInLink`). */
		async issue(tx: Db, kind: LinkKind, id: number, email: string): Promise<string> {
			const now = clock();
			const token = newToken() + Buffer.from(email).toString("base64url");
			const link = { kind, hash: hashToken(token), expires_at: endOf(kind), created_at: now };
			await revokeLinks(tx, ownerOf(kind, id), now, kind);
			await insertToken(tx, { ...link, ...ownerOf(kind, id) });
			return token;
		},

		/** Whose it is, while it works. */
		find: (kind: LinkKind, token: string): Promise<number | null> => findLink(db, kind, hashToken(token), clock()),

		/** Whose it was: now it works no more. */
		use: (tx: Db, kind: LinkKind, token: string): Promise<number | null> =>
			consume(tx, kind, hashToken(token), clock()),

		/** Every login and every link still on its way. */
		endAll: (tx: Db, memberId: number) => revokeLinks(tx, { member_id: memberId }, clock()),

		/** Everything that was mailed to somebody of the office. */
		endOfStaff: (tx: Db, userId: number) => revokeLinks(tx, { user_id: userId }, clock()),

		/** Until when the links of this kind still work, by the id of whoever got them. */
		async openUntil(kind: StaffLink): Promise<Map<number, Date>> {
			const rows = await findOpenLinks(db, kind, clock());
			return new Map(rows.map(({ user_id, expires_at }) => [user_id ?? 0, expires_at]));
		},

		purge: () => deleteEnded(db, new Date(clock().getTime() - KEPT_AFTER_END_MS)),
	};
}

export type Links = ReturnType<typeof createLinks>;
