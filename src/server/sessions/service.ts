import type { IncomingHttpHeaders } from "node:http";
import type * as z from "zod/mini";
import { HOUR_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { addressInLink } from "#contract/link-address.ts";
import { CLIENT, type LinkLogin, SESSION_SECONDS, type TokenAnswer, type TokenRequest } from "#contract/session.ts";
import type { Db } from "#server/db/client.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Security } from "#server/security/service.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import { guestAt, type Member, ownerOf, type Place, type Viewer } from "#server/viewer.ts";
import { createLoginBrakes } from "./brakes.ts";
import { browserLabel } from "./browser-label.ts";
import { createBrowsers } from "./browsers.ts";
import type { Door, Known } from "./door.ts";
import { verifyPassword } from "./hashing.ts";
import { createLinks } from "./links.ts";
import { createOwnLogins } from "./own-logins.ts";
import { deleteOf, findBearer, insertToken, markUsed, type Owner, revokeToken } from "./store.ts";

interface Parts extends Letters {
	security: Security;
	door: Door;
}

const LIMITS = { byLink: { name: "login-link-use", max: 60, perMs: HOUR_MS } };

/** Whoever looks at the list of their logins needs no better answer, and most requests write nothing. */
const USE_NOTED_EVERY_MS = 5 * 60 * 1000;

function demandClient({ client_id, client_secret }: { client_id: string; client_secret: string }): void {
	if (client_id !== CLIENT.client_id || client_secret !== CLIENT.client_secret) throw refuse("client_unknown");
}

/** Logins of members, and the links in their mails. */
export function createSessions({ door, ...parts }: Parts) {
	const { db, clock, limits, security } = parts;
	const brakes = createLoginBrakes(parts);
	const browsers = createBrowsers(parts);
	const links = createLinks(parts);

	async function begin(tx: Db, owner: Owner, { browser }: Place): Promise<TokenAnswer> {
		const now = clock();
		const token = newToken();
		const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000);
		const login = { expires_at, created_at: now, last_used_at: now, browser };
		await insertToken(tx, { kind: "access", hash: hashToken(token), ...login, ...owner });
		return { access_token: token, token_type: "Bearer", expires_in: SESSION_SECONDS };
	}

	interface Entry extends Place {
		person: Known;
		device: string | undefined;
		/** Refuses whoever has lost, since they were looked at, what they came in with. */
		admit: (tx: Db) => Promise<void>;
		by?: "link";
	}

	const enter = ({ person, device, admit, by, ...place }: Entry): Promise<TokenAnswer> =>
		db.transaction(async (tx) => {
			await admit(tx);
			const answer = await begin(tx, person.owner, place);
			await browsers.greet(tx, person, device, place);
			const { address, browser } = place;
			const details = { browser, ...(by ? { by } : {}) };
			await security.note(tx, { event: "login", of: person.owner, address, details });
			return answer;
		});

	return {
		brakes,
		browsers,
		links,
		own: createOwnLogins(parts),

		/** Logins, links and browsers of somebody who leaves. */
		async forget(tx: Db, memberId: number): Promise<void> {
			await deleteOf(tx, memberId);
			await browsers.forget(tx, memberId);
		},

		async login(request: z.output<typeof TokenRequest>, place: Place): Promise<TokenAnswer> {
			const { username, password, device } = request;
			const { address } = place;
			demandClient(request);
			const succeeded = await brakes.countTry("site", username, address);
			const person = await door.find(username);
			if (!(await verifyPassword(person?.password_hash, password)) || !person) {
				await security.tell({ event: "login_failed", of: person?.owner, address, details: { door: "site" } });
				throw refuse("credentials_wrong");
			}
			await succeeded();
			return enter({
				...place,
				person,
				device,
				admit: async (tx) => {
					if (!(await door.admit(tx, person, clock()))) throw refuse("credentials_wrong");
				},
			});
		},

		/** Whoever reads the mailbox of a confirmed address comes in as with the password; each link once. */
		async loginByLink({ token, device }: z.output<typeof LinkLogin>, place: Place): Promise<TokenAnswer> {
			await limits.take(LIMITS.byLink, place.address);
			const email = addressInLink(token);
			const person = await door.find(email);
			if (!person) throw refuse("link_expired");
			const answer = await enter({
				...place,
				person,
				device,
				by: "link",
				admit: async (tx) => {
					const memberId = await links.use(tx, "login_link", token);
					const isTheirs = "member_id" in person.owner && person.owner.member_id === memberId;
					if (!isTheirs || !(await door.admit(tx, person, clock()))) throw refuse("link_expired");
				},
			});
			await brakes.release("site", email, place.address);
			return answer;
		},

		/** In place of the login that has just ended with all others. */
		renew: (tx: Db, member: Member): Promise<TokenAnswer> => begin(tx, ownerOf(member), member),

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
			return guestAt(place.address, place.browser);
		},
	};
}

export type Sessions = ReturnType<typeof createSessions>;
