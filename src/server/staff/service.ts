import { HOUR_MS } from "#contract/constants.ts";
import { refuse, type ValidationErrors } from "#contract/errors.ts";
import { labelOf } from "#contract/fields.ts";
import { type Permission, type Role, rolesMay } from "#contract/office/permissions.ts";
import type { FirstStaff } from "#contract/office/set-up.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Limits } from "#server/limits/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Security } from "#server/security/service.ts";
import { hashPassword } from "#server/sessions/hashing.ts";
import { refuseEasyPassword } from "#server/sessions/password-rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	limits: Limits;
	secrets: Secrets;
	security: Security;
}

const GUESSES = { name: "setup-link", max: 20, perMs: HOUR_MS };
const LINK = "setup_link";

export function createStaff({ db, clock, limits, secrets, security }: Parts) {
	/** The link is void as soon as somebody leads the office. */
	const isOpen = async (tx: Db, token: string): Promise<boolean> =>
		(await secrets.isOneTime(tx, LINK, token)) && !(await store.hasAdmin(tx));

	/** Only what was wrong counts: the person with the right link may mistype a password as often as they like. */
	async function demandLink(token: string, address: string): Promise<void> {
		if (await isOpen(db, token)) return;
		await limits.take(GUESSES, address);
		throw refuse("link_expired");
	}

	async function refuseTaken(tx: Db, { name, email }: FirstStaff): Promise<void> {
		const errors: ValidationErrors = {};
		for (const other of await store.findSame(tx, { name, email })) {
			if (other.name === name) errors.name = [`${labelOf("name")}: So heißt hier schon jemand`];
			if (other.email?.toLowerCase() === email.toLowerCase())
				errors.email = [`${labelOf("email")}: Mit dieser Adresse gibt es schon ein Konto`];
		}
		if (Object.keys(errors).length > 0) throw refuse("invalid", errors);
	}

	return {
		/** The secret of a new link for the first Leitung, which ends every earlier one; none when somebody leads already. */
		openSetUp: async (): Promise<string | null> => ((await store.hasAdmin(db)) ? null : secrets.issueOneTime(LINK)),

		demandLink,

		/** Where staff get their letters; an account that signs in has an address. */
		async colleague(id: number): Promise<{ name: string; email: string }> {
			const user = await store.findById(db, id);
			if (!user?.email) throw new Error(`The account ${id} has no address.`);
			return { name: user.name, email: user.email };
		},

		/** Everybody who can sign in and may do this, by name. */
		async whoMay(permission: Permission): Promise<{ id: number; name: string }[]> {
			const all = await store.findActive(db);
			return all.filter(({ roles }) => rolesMay(roles, permission)).map(({ id, name }) => ({ id, name }));
		},

		/** Where a lecturer reads mail; nobody's where they have no account. */
		mailsOfLecturer: (tx: Db, lecturerId: number) => store.findMailsOfLecturer(tx, lecturerId),

		lecturerOf: (userId: number) => store.findLecturerOf(db, userId),

		/** Two at the same moment make one account: the link is locked until it is gone. */
		async addFirst(token: string, person: FirstStaff, address: string) {
			await demandLink(token, address);
			const { name, email, password } = person;
			await refuseEasyPassword(password, { email, name });
			const password_hash = await hashPassword(password);
			const roles: Role[] = ["admin"];
			const id = await db.transaction(async (tx) => {
				if (!(await isOpen(tx, token))) throw refuse("link_expired");
				await refuseTaken(tx, person);
				const user_id = await store.insertUser(tx, { name, email, password_hash, roles, created_at: clock() });
				await secrets.endOneTime(tx, LINK);
				await security.note(tx, { event: "first_staff_created", of: { user_id }, address });
				return user_id;
			});
			return { id, name, email, roles, password_hash };
		},
	};
}

export type Staff = ReturnType<typeof createStaff>;
