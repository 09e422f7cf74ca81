import { berlinIso } from "#contract/berlin.ts";
import { HOUR_MS } from "#contract/constants.ts";
import type { WithCookie } from "#contract/endpoint.ts";
import { isRefusal, refuse } from "#contract/errors.ts";
import { demandSecondFactor, type Role } from "#contract/office/permissions.ts";
import type { LoginStep, OfficeLogin, PasskeyAnswer } from "#contract/office/session.ts";
import type { Db } from "#server/db/client.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Security } from "#server/security/service.ts";
import type { LoginBrakes } from "#server/sessions/brakes.ts";
import { verifyPassword } from "#server/sessions/hashing.ts";
import type { Factors } from "#server/staff/factors/service.ts";
import type { StaffLetters } from "#server/staff/letters.ts";
import { findByEmail, findById, lockWithPassword } from "#server/staff/store.ts";
import type { Entering, Viewer } from "#server/viewer.ts";
import type { Arrival, StaffSessions } from "./service.ts";

interface Parts extends Pick<Letters, "db" | "limits"> {
	security: Security;
	brakes: LoginBrakes;
	factors: Factors;
	sessions: StaffSessions;
	letters: StaffLetters;
	isDemo: () => Promise<boolean>;
}

interface Person {
	id: number;
	name: string;
	email: string;
	roles: Role[];
	password_hash: string;
}
type Step = WithCookie<{ data: LoginStep }>;
type Factor = Exclude<Arrival["by"], "password">;

const LIMITS = { passkeys: { name: "staff-passkey", max: 60, perMs: HOUR_MS } };
const IN = { data: { step: "in" } } as const;

/** Authors without an address or a password do not log in. */
function whoCanLogIn(user: Awaited<ReturnType<typeof findByEmail>>): Person | null {
	if (!user?.email || !user.password_hash) return null;
	return { ...user, email: user.email, password_hash: user.password_hash };
}

/** The way into the office: the password, then the second factor of those who have one or need one. */
export function createStaffLogin(parts: Parts) {
	const { db, limits, security, brakes, factors, sessions, letters, isDemo } = parts;

	async function tellFailure(person: { id: number } | null, address: string, by: Arrival["by"]): Promise<void> {
		const of = person ? { user_id: person.id } : undefined;
		await security.tell({ event: "login_failed", of, address, details: { door: "office", by } });
	}

	/** What was shown is wrong: the log tells it. */
	const orTell = <T>(shown: Promise<T>, person: Person | null, address: string, by: Factor): Promise<T> =>
		shown.catch(async (error: unknown) => {
			if (isRefusal(error, "code_wrong", "passkey_wrong")) await tellFailure(person, address, by);
			throw error;
		});

	async function stepAfterPassword({ id, roles }: Person): Promise<LoginStep> {
		const { passkeys, totp_since, recovery_codes_left } = await factors.of(id);
		const methods = [
			...(passkeys.length > 0 ? (["passkey"] as const) : []),
			...(totp_since ? (["totp"] as const) : []),
		];
		if (methods.length === 0)
			return demandSecondFactor(roles) && !(await isDemo()) ? { step: "enrol" } : { step: "in" };
		return {
			step: "second_factor",
			methods: [...methods, ...(recovery_codes_left > 0 ? (["recovery"] as const) : [])],
			passkeys: passkeys.map(({ name, last_used_at }) => ({
				name,
				last_used_at: last_used_at && berlinIso(last_used_at),
			})),
			recovery_codes_left,
		};
	}

	/** The password was right. Tries are forgotten with the last step alone, so that codes cannot be guessed with it. */
	async function afterPassword(person: Person, viewer: Viewer, device: string | undefined): Promise<Step> {
		const step = await stepAfterPassword(person);
		const cookie = await db.transaction(async (tx) => {
			// Whoever has lost the password, since it was looked at, stays outside.
			if (!(await lockWithPassword(tx, person.id, person.password_hash))) throw refuse("credentials_wrong");
			await sessions.leave(tx, viewer);
			if (step.step === "in") return sessions.begin(tx, { person, place: viewer, device, by: "password" });
			return sessions.beginHalf(tx, person.id, viewer);
		});
		return { cookie, answer: { data: step } };
	}

	async function personOf({ id }: { id: number }): Promise<Person> {
		const person = whoCanLogIn(await findById(db, id));
		if (!person) throw refuse("unauthenticated");
		return person;
	}

	async function personWithPasskey(answer: PasskeyAnswer): Promise<Person> {
		const { user_id } = await factors.passkeys.verify(null, answer);
		const person = whoCanLogIn(await findById(db, user_id));
		if (!person) throw refuse("passkey_wrong");
		return person;
	}

	/** One try with a second factor, counted with those of the password. */
	async function secondStep(
		entering: Entering,
		device: string | undefined,
		by: Factor,
		show: (person: Person) => Promise<(tx: Db) => Promise<void>>,
	): Promise<Step> {
		const { address } = entering;
		const person = await personOf(entering);
		const succeeded = await brakes.countTry("office", person.email, address);
		const enter = async () => {
			const take = await show(person);
			return db.transaction(async (tx) => {
				await take(tx);
				return sessions.pass(tx, entering, { person, place: entering, device, by });
			});
		};
		const cookie = await orTell(enter(), person, address, by);
		await succeeded();
		// The try with the right password.
		await brakes.giveBack(address);
		return { cookie, answer: IN };
	}

	return {
		afterPassword,

		async logIn({ email, password, device }: OfficeLogin, viewer: Viewer): Promise<Step> {
			const { address } = viewer;
			const succeeded = await brakes.countTry("office", email, address);
			const person = whoCanLogIn(await findByEmail(db, email));
			if (!(await verifyPassword(person?.password_hash, password)) || !person) {
				await tellFailure(person, address, "password");
				throw refuse("credentials_wrong");
			}
			const step = await afterPassword(person, viewer, device);
			if (step.answer.data.step === "in") await succeeded();
			return step;
		},

		async passkeyOptions(address: string) {
			await limits.take(LIMITS.passkeys, address);
			return factors.passkeys.options(null);
		},

		/** A passkey asks the person itself for a finger or a PIN: that is two factors. */
		async logInByPasskey(answer: PasskeyAnswer, device: string | undefined, viewer: Viewer): Promise<Step> {
			const { address } = viewer;
			await limits.take(LIMITS.passkeys, address);
			const person = await orTell(personWithPasskey(answer), null, address, "passkey");
			const cookie = await db.transaction(async (tx) => {
				await sessions.leave(tx, viewer);
				return sessions.begin(tx, { person, place: viewer, device, by: "passkey" });
			});
			await brakes.release("office", person.email, address);
			return { cookie, answer: IN };
		},

		secondPasskeyOptions: ({ id }: Entering) => factors.passkeys.options(id),

		withPasskey: (entering: Entering, answer: PasskeyAnswer, device?: string) =>
			secondStep(entering, device, "passkey", async () => {
				await factors.passkeys.verify(entering.id, answer);
				return async () => {};
			}),

		withCode: (entering: Entering, code: string, device?: string) =>
			secondStep(entering, device, "totp", async () => (tx) => factors.takeTotp(tx, entering.id, code)),

		withRecoveryCode: (entering: Entering, code: string, device?: string) =>
			secondStep(entering, device, "recovery_code", async (person) => async (tx) => {
				await factors.takeRecoveryCode(tx, entering.id, code);
				await letters.tellChange(tx, person, "recovery_code_used");
			}),
	};
}

export type StaffLogin = ReturnType<typeof createStaffLogin>;
