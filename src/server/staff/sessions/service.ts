import type { IncomingHttpHeaders } from "node:http";
import type { WithCookie } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { permissionsOf } from "#contract/office/permissions.ts";
import type { Colleague } from "#contract/office/session.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Security } from "#server/security/service.ts";
import { browserLabel } from "#server/sessions/browser-label.ts";
import type { Browsers } from "#server/sessions/browsers.ts";
import type { Factors } from "#server/staff/factors/service.ts";
import { markLogin } from "#server/staff/store.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { type Entering, guestAt, type Place, type Staff, type Viewer } from "#server/viewer.ts";
import { endsOf, forgottenBefore, HALF_MS, isFresh, SESSION_MS } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	security: Security;
	browsers: Browsers;
	factors: Factors;
	/** Whether the demo is loaded, where the password alone suffices. */
	isDemo: () => Promise<boolean>;
}

/** Whoever comes in, and by what besides the password. */
export interface Arrival {
	person: { id: number; name: string; email: string };
	place: Place;
	device: string | undefined;
	by: "password" | "passkey" | "totp" | "recovery_code";
}

/** Who is in the office, and until when. */
export function createStaffSessions({ db, clock, security, browsers, factors, isDemo }: Parts) {
	const lastingFor = (ms: number) => {
		const now = clock();
		return { last_active_at: now, ends_at: new Date(now.getTime() + ms) };
	};

	/** What every login leaves behind, whichever way it went. */
	async function welcome(tx: Db, { person, place, device, by }: Arrival): Promise<void> {
		const owner = { user_id: person.id };
		await markLogin(tx, person.id, clock());
		await browsers.greet(tx, { owner, name: person.name, email: person.email }, device, place);
		const { address, browser } = place;
		await security.note(tx, { event: "login", of: owner, address, details: { browser, by } });
	}

	async function insert(tx: Db, user_id: number, { browser }: Place, state: { passed: boolean; ms: number }) {
		const secret = newToken();
		const proved_at = state.passed ? clock() : null;
		const session = { user_id, hash: hashToken(secret), browser, passed: state.passed, proved_at, created_at: clock() };
		await store.insertSession(tx, { ...session, ...lastingFor(state.ms) });
		return secret;
	}

	async function running({ token }: Staff) {
		const session = await store.findLasting(db, token, clock());
		if (!session?.passed) throw refuse("unauthenticated");
		return session;
	}

	async function secondFactorOf(userId: number): Promise<Colleague["second_factor"]> {
		const { passkeys, totp_since } = await factors.of(userId);
		if (passkeys.length > 0) return "passkey";
		return totp_since ? "totp" : "none";
	}

	/** Whatever session they came with ends. */
	async function leave(tx: Db, viewer: Viewer): Promise<void> {
		if (viewer.kind !== "staff" && viewer.kind !== "entering") return;
		const { id: user_id, address, token } = viewer;
		await store.endSessions(tx, user_id, clock(), { hash: token });
		await security.note(tx, { event: "logout", of: { user_id }, address });
	}

	return {
		leave,

		/** The secret of a session that is open from the start. */
		async begin(tx: Db, arrival: Arrival): Promise<string> {
			const secret = await insert(tx, arrival.person.id, arrival.place, { passed: true, ms: SESSION_MS });
			await welcome(tx, arrival);
			return secret;
		},

		/** The secret of one that waits for the second factor. */
		beginHalf: (tx: Db, userId: number, place: Place) => insert(tx, userId, place, { passed: false, ms: HALF_MS }),

		/** The second factor has been shown: the new secret. */
		async pass(tx: Db, { token }: Entering, arrival: Arrival): Promise<string> {
			const secret = newToken();
			const session = { hash: hashToken(secret), proved_at: clock(), ...lastingFor(SESSION_MS) };
			if (!(await store.passSession(tx, token, clock(), session))) throw refuse("unauthenticated");
			await welcome(tx, arrival);
			return secret;
		},

		/** Whoever is logged in, as the office greets them. */
		async me(staff: Staff): Promise<Colleague> {
			const { last_active_at, ends_at, email, ...person } = await running(staff);
			const second_factor = await secondFactorOf(staff.id);
			return {
				...person,
				email: email ?? "",
				permissions: permissionsOf(person.roles),
				...endsOf({ last_active_at, ends_at }),
				second_factor,
				is_demo: second_factor === "none" && (await isDemo()),
			};
		},

		/** The person of this session has shown once more who they are. */
		prove: (tx: Db, { token }: Staff) => store.markProven(tx, token, clock()),

		/** What the page before the login says. */
		welcome: async () => ({ is_demo: await isDemo() }),

		endsOf: async (staff: Staff) => endsOf(await running(staff)),

		list: (userId: number) => store.findRunningOf(db, userId, clock()),

		/** Out at once, on every process: each request looks its session up. */
		end: (tx: Db, userId: number, which: Parameters<typeof store.endSessions>[3]) =>
			store.endSessions(tx, userId, clock(), which),

		async logOut(viewer: Viewer): Promise<WithCookie<undefined>> {
			await db.transaction((tx) => leave(tx, viewer));
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
			const session = await store.findLasting(db, token, now);
			if (!session) return guestAt(place.address, place.browser);
			const { id, roles } = session;
			if (!session.passed) {
				// Looked at anew each time: as soon as there is a factor, nobody sets up another one with the password alone.
				const owes = (await factors.has(db, id)) ? "second_factor" : "enrol";
				return { kind: "entering", id, roles, token, owes, ...place };
			}
			if (isActive) await store.markActive(db, token, now);
			return { kind: "staff", id, roles, token, isProven: isFresh(session.proved_at, now), ...place };
		},

		async purge(): Promise<void> {
			await store.deleteEnded(db, forgottenBefore(clock()));
			await factors.passkeys.purge();
		},
	};
}

export type StaffSessions = ReturnType<typeof createStaffSessions>;
