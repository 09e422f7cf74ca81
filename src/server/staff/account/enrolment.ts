import type { WithCookie } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import type { PasskeyAnswer } from "#contract/office/session.ts";
import type { Db } from "#server/db/client.ts";
import { isRepeated } from "#server/db/errors.ts";
import type { Security } from "#server/security/service.ts";
import type { Factors } from "#server/staff/factors/service.ts";
import type { StaffLetters } from "#server/staff/letters.ts";
import type { StaffSessions } from "#server/staff/sessions/service.ts";
import { findById } from "#server/staff/store.ts";
import type { Entering, Staff } from "#server/viewer.ts";

interface Parts {
	db: Db;
	security: Security;
	factors: Factors;
	sessions: StaffSessions;
	letters: StaffLetters;
}

type Codes = WithCookie<{ data: { recovery_codes: string[] | null } }>;

/** Setting up a second factor: at the first login, or later in one's own account. */
export function createEnrolment({ db, security, factors, sessions, letters }: Parts) {
	async function personOf({ id }: Staff | Entering) {
		const user = await findById(db, id);
		if (!user?.email) throw refuse("unauthenticated");
		return { id, name: user.name, email: user.email };
	}

	/** Whoever came to set it up is in with it. */
	async function add(
		viewer: Staff | Entering,
		device: string | undefined,
		by: "passkey" | "totp",
		write: (tx: Db) => Promise<unknown>,
	): Promise<Codes> {
		const person = await personOf(viewer);
		return db.transaction(async (tx) => {
			await write(tx);
			const recovery_codes = await factors.firstCodes(tx, viewer.id);
			await letters.tellChange(tx, person, `${by}_added`);
			const arrival = { person, place: viewer, device, by };
			const cookie = viewer.kind === "entering" ? await sessions.pass(tx, viewer, arrival) : undefined;
			const { address } = viewer;
			await security.note(tx, { event: "second_factor_added", of: { user_id: viewer.id }, address, details: { by } });
			return { cookie, answer: { data: { recovery_codes } } };
		});
	}

	return {
		passkeyOptions: async (viewer: Staff | Entering) => factors.passkeys.newOptions(await personOf(viewer)),

		async addPasskey(
			viewer: Staff | Entering,
			{ name, answer, device }: { name: string; answer: PasskeyAnswer; device?: string | undefined },
		): Promise<Codes> {
			const passkey = await factors.passkeys.verifyNew(viewer.id, answer);
			return add(viewer, device, "passkey", (tx) => factors.addPasskey(tx, { ...passkey, name })).catch(
				(error: unknown) => {
					throw isRepeated(error) ? refuse("passkey_wrong") : error;
				},
			);
		},

		totpSecret: async (viewer: Staff | Entering) => factors.proposeTotp(await personOf(viewer)),

		confirmTotp: (viewer: Staff | Entering, code: string, device?: string): Promise<Codes> =>
			add(viewer, device, "totp", (tx) => factors.confirmTotp(tx, viewer.id, code)),
	};
}
