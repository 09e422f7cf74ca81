import type { IncomingHttpHeaders } from "node:http";
import type { WithCookie } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { permissionsOf } from "#contract/office/permissions.ts";
import type { Colleague, LoginStep, OfficeLogin } from "#contract/office/session.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Security } from "#server/security/service.ts";
import type { LoginBrakes } from "#server/sessions/brakes.ts";
import { browserLabel } from "#server/sessions/browser-label.ts";
import type { Browsers } from "#server/sessions/browsers.ts";
import { verifyPassword } from "#server/sessions/hashing.ts";
import { findByEmail, lockWithPassword } from "#server/staff/store.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { guestAt, type Place, type Staff, type Viewer } from "#server/viewer.ts";
import { endsOf, forgottenBefore, SESSION_MS } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	security: Security;
	brakes: LoginBrakes;
	browsers: Browsers;
}

interface Person {
	id: number;
	name: string;
	email: string;
	password_hash: string;
}

/** Who is in the office, and how they came in. */
export function createStaffSessions({ db, clock, security, brakes, browsers }: Parts) {
	async function begin(tx: Db, user_id: number, { browser }: Place): Promise<string> {
		const now = clock();
		const secret = newToken();
		const ends_at = new Date(now.getTime() + SESSION_MS);
		const session = { hash: hashToken(secret), passed: true, browser, created_at: now, last_active_at: now, ends_at };
		await store.insertSession(tx, { user_id, ...session });
		return secret;
	}

	/** Whoever has lost the password, since it was looked at, stays outside. */
	const enter = ({ id, name, email, password_hash }: Person, device: string | undefined, place: Place) =>
		db.transaction(async (tx) => {
			if (!(await lockWithPassword(tx, id, password_hash))) throw refuse("credentials_wrong");
			const secret = await begin(tx, id, place);
			const owner = { user_id: id };
			await browsers.greet(tx, { owner, name, email }, device, place);
			const { address, browser } = place;
			await security.note(tx, { event: "login", of: owner, address, details: { browser } });
			return secret;
		});

	/** Authors without an address or a password do not log in. */
	async function findPerson(address: string): Promise<Person | null> {
		const user = await findByEmail(db, address);
		if (!user?.email || !user.password_hash) return null;
		return { ...user, email: user.email, password_hash: user.password_hash };
	}

	async function running({ token }: Staff) {
		const session = await store.findRunning(db, token, clock());
		if (!session) throw refuse("unauthenticated");
		return session;
	}

	return {
		async logIn({ email, password, device }: OfficeLogin, place: Place): Promise<WithCookie<{ data: LoginStep }>> {
			const { address } = place;
			const succeeded = await brakes.countTry("office", email, address);
			const person = await findPerson(email);
			if (!(await verifyPassword(person?.password_hash, password)) || !person) {
				const of = person ? { user_id: person.id } : undefined;
				await security.tell({ event: "login_failed", of, address, details: { door: "office" } });
				throw refuse("credentials_wrong");
			}
			await succeeded();
			return { cookie: await enter(person, device, place), answer: { data: { step: "in" } } };
		},

		/** Whoever is logged in, as the office greets them. */
		async me(staff: Staff): Promise<Colleague> {
			const { last_active_at, ends_at, email, ...person } = await running(staff);
			return {
				...person,
				email: email ?? "",
				permissions: permissionsOf(person.roles),
				...endsOf({ last_active_at, ends_at }),
				second_factor: "none",
				is_demo: false,
			};
		},

		endsOf: async (staff: Staff) => endsOf(await running(staff)),

		async logOut(viewer: Viewer): Promise<WithCookie<undefined>> {
			if (viewer.kind === "staff")
				await db.transaction(async (tx) => {
					await store.endSession(tx, viewer.token, clock());
					const { id: user_id, address } = viewer;
					await security.note(tx, { event: "logout", of: { user_id }, address });
				});
			return { cookie: null, answer: undefined };
		},

		/** Screens renew by themselves: only who changes something or says so is active. */
		async viewerOf(
			{ headers, ip }: { headers: IncomingHttpHeaders; ip: string },
			secret: string | undefined,
			{ isActive }: { isActive: boolean },
		): Promise<Viewer> {
			const place = { address: ip, browser: browserLabel(headers["user-agent"]) };
			if (!secret) return guestAt(place.address, place.browser);
			const token = hashToken(secret);
			const now = clock();
			const session = await store.findRunning(db, token, now);
			if (!session) return guestAt(place.address, place.browser);
			if (isActive) await store.markActive(db, token, now);
			return { kind: "staff", id: session.id, roles: session.roles, token, ...place };
		},

		purge: () => store.deleteEnded(db, forgottenBefore(clock())),
	};
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
