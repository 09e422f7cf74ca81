import { HOUR_MS, MINUTE_MS, SECOND_MS } from "#contract/constants.ts";
import { isRefusal, refuse } from "#contract/errors.ts";
import type { PasskeyAnswer } from "#contract/office/session.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Security } from "#server/security/service.ts";
import { verifyPassword } from "#server/sessions/hashing.ts";
import type { Factors } from "#server/staff/factors/service.ts";
import type { StaffSessions } from "#server/staff/sessions/service.ts";
import { findById } from "#server/staff/store.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";

interface Parts extends Pick<Letters, "db" | "limits"> {
	security: Security;
	factors: Factors;
	sessions: StaffSessions;
}

const LIMITS = {
	password: { name: "staff-password", free: 5, firstWaitMs: 5 * SECOND_MS, maxWaitMs: 15 * MINUTE_MS },
	passkeys: { name: "staff-proof", max: 60, perMs: HOUR_MS },
};
const WRONG_PASSWORD = "Das ist nicht dein Passwort";

/** Whoever is in shows once more who they are. */
export function createProofs({ db, limits, security, factors, sessions }: Parts) {
	const tellFailure = ({ id: user_id, address }: Staff, by: "password" | "passkey") =>
		security.tell({ event: "login_failed", of: { user_id }, address, details: { door: "proof", by } });

	/** Nobody guesses it with somebody's session. */
	async function demandPassword(staff: Staff, password: string, field: "password" | "current_password") {
		const key = String(staff.id);
		const user = await findById(db, staff.id);
		if (!user?.email || !user.password_hash) throw refuse("unauthenticated");
		await limits.attempt([[LIMITS.password, key]]);
		if (!(await verifyPassword(user.password_hash, password))) {
			await tellFailure(staff, "password");
			throw refuseField(field, WRONG_PASSWORD);
		}
		await limits.forgetTries([LIMITS.password, key]);
		return { ...user, email: user.email };
	}

	return {
		demandPassword,

		async byPassword(staff: Staff, password: string): Promise<undefined> {
			await demandPassword(staff, password, "password");
			await sessions.prove(db, staff);
		},

		async passkeyOptions({ id }: Staff) {
			await limits.take(LIMITS.passkeys, String(id));
			return factors.passkeys.options(id);
		},

		async byPasskey(staff: Staff, answer: PasskeyAnswer): Promise<undefined> {
			await factors.passkeys.verify(staff.id, answer).catch(async (error: unknown) => {
				if (isRefusal(error, "passkey_wrong")) await tellFailure(staff, "passkey");
				throw error;
			});
			await sessions.prove(db, staff);
		},
	};
}

export type Proofs = ReturnType<typeof createProofs>;
