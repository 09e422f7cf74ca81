import type { IncomingHttpHeaders } from "node:http";
import type * as z from "zod/mini";
import { refuse } from "#contract/errors.ts";
import { CLIENTS, SESSION_SECONDS, type TokenAnswer, type TokenRequest } from "#contract/session.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { browserLabel } from "#server/http/browser-label.ts";
import { guestAt, ownerOf, type Place, type Viewer } from "#server/http/call.ts";
import type { Browsers, Person } from "#server/members/browsers/service.ts";
import { verifyPassword } from "#server/members/passwords/hashing.ts";
import { knownName } from "#server/members/rules.ts";
import * as store from "#server/members/store.ts";
import { findBearer, insertToken, markUsed, revokeToken } from "#server/members/tokens/store.ts";
import type { Security } from "#server/security/service.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Client, LoginBrakes } from "./brakes.ts";

interface Parts {
	db: Db;
	clock: Clock;
	security: Security;
	brakes: LoginBrakes;
	browsers: Browsers;
}

/** Whoever looks at the list of their logins needs no better answer, and most requests write nothing. */
const USE_NOTED_EVERY_MS = 5 * 60 * 1000;

function clientOf({ client_id, client_secret }: { client_id: string; client_secret: string }): Client {
	const found = Object.entries(CLIENTS).find(
		([, client]) => client.client_id === client_id && client.client_secret === client_secret,
	);
	if (!found) throw refuse("client_unknown");
	return found[0] as Client;
}

type Known = Person & { password_hash: string };

export function createSessions({ db, clock, security, brakes, browsers }: Parts) {
	/** Members log in on the site, staff in the office. */
	async function findPerson(client: Client, username: string): Promise<Known | null> {
		if (client === "office") {
			const user = await store.findStaffByEmail(db, username);
			if (!user?.email || !user.password_hash) return null;
			const { id, name, email, password_hash } = user;
			return { owner: { user_id: id }, name, email, password_hash };
		}
		const member = await store.findByEmail(db, username);
		return member ? { ...member, name: knownName(member), owner: { member_id: member.id } } : null;
	}

	/** The password was right when it was looked at; one that has been replaced since opens nothing. */
	async function issue(person: Known, device: string | undefined, place: Place): Promise<TokenAnswer> {
		const { owner, password_hash } = person;
		const now = clock();
		const token = newToken();
		const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000);
		const login = { expires_at, created_at: now, last_used_at: now, browser: place.browser };
		await db.transaction(async (tx) => {
			if (!(await store.markLogin(tx, owner, password_hash, now))) throw refuse("credentials_wrong");
			await insertToken(tx, { kind: "access", hash: hashToken(token), ...login, ...owner });
			await browsers.greet(tx, person, device, place);
			const { address, browser } = place;
			await security.note(tx, { event: "login", of: owner, address, details: { browser } });
		});
		return { access_token: token, token_type: "Bearer", expires_in: SESSION_SECONDS };
	}

	return {
		async login(request: z.output<typeof TokenRequest>, place: Place): Promise<TokenAnswer> {
			const { username, password, device } = request;
			const { address } = place;
			const client = clientOf(request);
			const succeeded = await brakes.countTry(client, username, address);
			const person = await findPerson(client, username);
			if (!(await verifyPassword(person?.password_hash, password)) || !person) {
				await security.tell({ event: "login_failed", of: person?.owner, address, details: { door: client } });
				throw refuse("credentials_wrong");
			}
			await succeeded();
			return issue(person, device, place);
		},

		async logout(viewer: Viewer): Promise<undefined> {
			if (viewer.kind === "guest") return;
			await db.transaction(async (tx) => {
				await revokeToken(tx, viewer.token, clock());
				await security.note(tx, { event: "logout", of: ownerOf(viewer), address: viewer.address });
			});
		},

		async viewerOf({ headers, ip }: { headers: IncomingHttpHeaders; ip: string }): Promise<Viewer> {
			const place = { address: ip, browser: browserLabel(headers["user-agent"]) };
			const secret = /^Bearer +([\w-]+)$/i.exec(headers.authorization ?? "")?.[1];
			if (!secret) return guestAt(place.address, place.browser);
			const now = clock();
			const token = hashToken(secret);
			const bearer = await findBearer(db, token, now);
			const longAgo = new Date(now.getTime() - USE_NOTED_EVERY_MS);
			if (bearer && (bearer.last_used_at ?? longAgo) <= longAgo) await markUsed(db, token, now, longAgo);
			if (bearer?.member_id) return { kind: "member", id: bearer.member_id, token, ...place };
			if (bearer?.user_id) return { kind: "staff", id: bearer.user_id, token, ...place };
			return guestAt(place.address, place.browser);
		},
	};
}
