import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { OwnLogin } from "#contract/member-area.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Security } from "#server/security/service.ts";
import type { Member } from "#server/viewer.ts";
import { UNKNOWN_BROWSER } from "#server/viewer.ts";
import { endLogins, findLogins } from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	security: Security;
}

/** Where a member is logged in, for them to see and to end. */
export function createOwnLogins({ db, clock, security }: Parts) {
	const end = ({ id, address }: Member, which: Parameters<typeof endLogins>[3]): Promise<number> =>
		db.transaction(async (tx) => {
			const ended = await endLogins(tx, id, clock(), which);
			if (ended > 0)
				await security.note(tx, { event: "sessions_ended", of: { member_id: id }, address, details: { ended } });
			return ended;
		});

	return {
		/** The one that asks first, then the newest. */
		async list({ id, token }: Member): Promise<OwnLogin[]> {
			const rows = await findLogins(db, id, clock());
			const logins = rows.map((row) => ({
				id: row.id,
				browser: row.browser ?? UNKNOWN_BROWSER,
				began_at: berlinIso(row.created_at),
				last_used_at: berlinIso(row.last_used_at ?? row.created_at),
				is_current: row.hash.equals(token),
			}));
			return logins.sort((one, other) => Number(other.is_current) - Number(one.is_current));
		},

		async end(member: Member, id: number): Promise<{ message: string }> {
			if ((await end(member, { id })) === 0) throw refuse("not_found");
			return { message: "Die Anmeldung ist beendet." };
		},

		async endOthers(member: Member): Promise<{ message: string }> {
			await end(member, { except: member.token });
			return { message: "Du bist jetzt nur noch auf diesem Gerät angemeldet." };
		},
	};
}
