import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { Account, PasswordChange } from "#contract/office/account.ts";
import { demandSecondFactor } from "#contract/office/permissions.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { demandRevision } from "#server/db/revision.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Security } from "#server/security/service.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { refuseEasyPassword } from "#server/sessions/password-rules.ts";
import type { Factors } from "#server/staff/factors/service.ts";
import type { StaffLetters } from "#server/staff/letters.ts";
import type { AccountChange } from "#server/staff/mails.ts";
import type { StaffSessions } from "#server/staff/sessions/service.ts";
import { findById, lockWithPassword, setPassword } from "#server/staff/store.ts";
import { isNameTaken, lockUser, updateUser } from "#server/staff/team/store.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { Proofs } from "./proofs.ts";

interface Parts extends Pick<Letters, "db" | "clock"> {
	audit: Audit;
	security: Security;
	factors: Factors;
	sessions: StaffSessions;
	letters: StaffLetters;
	proofs: Proofs;
	isDemo: () => Promise<boolean>;
}

type Told = "password_changed" | "second_factor_removed" | "recovery_codes_renewed" | "sessions_ended";

/** Everybody's own account. */
export function createStaffAccount(parts: Parts) {
	const { db, clock, audit, security, factors, sessions, letters, proofs, isDemo } = parts;

	async function personOf({ id }: Staff) {
		const user = await findById(db, id);
		if (!user?.email || !user.password_hash) throw refuse("unauthenticated");
		return { ...user, email: user.email, password_hash: user.password_hash };
	}

	const needsSecondFactor = async ({ roles }: Pick<Staff, "roles">): Promise<boolean> =>
		demandSecondFactor(roles) && !(await isDemo());

	async function get(staff: Staff): Promise<Account> {
		const { name, email, revision } = await personOf(staff);
		const { passkeys, totp_since, recovery_codes_left } = await factors.of(staff.id);
		const running = await sessions.list(staff.id);
		return {
			name,
			email,
			revision,
			needs_second_factor: await needsSecondFactor(staff),
			passkeys: passkeys.map((passkey) => ({
				...passkey,
				created_at: berlinIso(passkey.created_at),
				last_used_at: passkey.last_used_at && berlinIso(passkey.last_used_at),
			})),
			totp_since: totp_since && berlinIso(totp_since),
			recovery_codes_left,
			sessions: running.map(({ id, browser, created_at, last_active_at, hash }) => ({
				id,
				browser,
				began_at: berlinIso(created_at),
				last_active_at: berlinIso(last_active_at),
				is_current: hash.equals(staff.token),
			})),
		};
	}

	const note = (tx: Db, { id: user_id, address }: Staff, event: Told) =>
		security.note(tx, { event, of: { user_id }, address });

	/** The last one stays with whoever needs one; two at the same moment wait for each other. */
	async function remove(staff: Staff, change: AccountChange, drop: (tx: Db) => Promise<void>): Promise<Account> {
		const person = await personOf(staff);
		const isNeeded = await needsSecondFactor(staff);
		await db.transaction(async (tx) => {
			await lockWithPassword(tx, staff.id, person.password_hash);
			await drop(tx);
			if (isNeeded && !(await factors.has(tx, staff.id))) throw refuse("second_factor_needed");
			await letters.tellChange(tx, person, change);
			await note(tx, staff, "second_factor_removed");
		});
		return get(staff);
	}

	return {
		get,

		async rename(staff: Staff, { name, revision }: { name: string; revision: number }): Promise<Account> {
			await db.transaction(async (tx) => {
				const user = await lockUser(tx, staff.id);
				if (!user) throw refuse("unauthenticated");
				demandRevision(user, revision);
				if (await isNameTaken(tx, name, staff.id)) throw refuseField("name", "So heißt hier schon jemand");
				await updateUser(tx, staff.id, { name, updated_at: clock() });
				await audit.note(tx, staff, "staff_changed", staff.id, { name: [user.name, name] });
			});
			return get(staff);
		},

		async changePassword(staff: Staff, { current_password, password }: PasswordChange): Promise<Account> {
			const person = await proofs.demandPassword(staff, current_password, "current_password");
			await refuseEasyPassword(password, person);
			const password_hash = await hashPassword(password);
			await db.transaction(async (tx) => {
				await setPassword(tx, staff.id, password_hash);
				await sessions.prove(tx, staff);
				await sessions.end(tx, staff.id, { except: staff.token });
				await letters.tellChange(tx, person, "password_changed");
				await note(tx, staff, "password_changed");
			});
			return get(staff);
		},

		async renamePasskey(staff: Staff, id: number, name: string): Promise<Account> {
			await factors.renamePasskey(staff.id, id, name);
			return get(staff);
		},

		removePasskey: (staff: Staff, id: number) =>
			remove(staff, "passkey_removed", (tx) => factors.removePasskey(tx, staff.id, id)),

		removeTotp: (staff: Staff) => remove(staff, "totp_removed", (tx) => factors.removeTotp(tx, staff.id)),

		async renewRecoveryCodes(staff: Staff): Promise<{ recovery_codes: string[] }> {
			const person = await personOf(staff);
			return db.transaction(async (tx) => {
				if (!(await factors.has(tx, staff.id))) throw refuse("not_found");
				const recovery_codes = await factors.renewCodes(tx, staff.id);
				await letters.tellChange(tx, person, "recovery_codes_renewed");
				await note(tx, staff, "recovery_codes_renewed");
				return { recovery_codes };
			});
		},

		async endSession(staff: Staff, id: number): Promise<Account> {
			await db.transaction(async (tx) => {
				if ((await sessions.end(tx, staff.id, { id })) === 0) throw refuse("not_found");
				await note(tx, staff, "sessions_ended");
			});
			return get(staff);
		},

		async endOtherSessions(staff: Staff): Promise<Account> {
			await db.transaction(async (tx) => {
				await sessions.end(tx, staff.id, { except: staff.token });
				await note(tx, staff, "sessions_ended");
			});
			return get(staff);
		},
	};
}
