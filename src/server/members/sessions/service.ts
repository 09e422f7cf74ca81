import type * as z from "zod/mini";
import { refuse } from "#contract/errors.ts";
import { CLIENTS, SESSION_SECONDS, type TokenAnswer, type TokenRequest } from "#contract/session.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { guestAt, type Viewer } from "#server/http/call.ts";
import { verifyPassword } from "#server/members/passwords/hashing.ts";
import * as store from "#server/members/store.ts";
import { findBearer, insertToken, type Owner, revokeToken } from "#server/members/tokens/store.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Client, LoginBrakes } from "./brakes.ts";

interface Parts {
	db: Db;
	clock: Clock;
	brakes: LoginBrakes;
}

function clientOf({ client_id, client_secret }: { client_id: string; client_secret: string }): Client {
	const found = Object.entries(CLIENTS).find(
		([, client]) => client.client_id === client_id && client.client_secret === client_secret,
	);
	if (!found) throw refuse("client_unknown");
	return found[0] as Client;
}

export function createSessions({ db, clock, brakes }: Parts) {
	/** Members log in on the site, staff in the office. */
	async function findOwner(client: Client, username: string) {
		if (client === "office") {
			const user = await store.findStaffByEmail(db, username);
			return { owner: user && { user_id: user.id }, password_hash: user?.password_hash };
		}
		const member = await store.findByEmail(db, username);
		return { owner: member && { member_id: member.id }, password_hash: member?.password_hash };
	}

	async function issue(owner: Owner): Promise<TokenAnswer> {
		const now = clock();
		const token = newToken();
		const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000);
		await db.transaction(async (tx) => {
			await insertToken(tx, { kind: "access", hash: hashToken(token), expires_at, created_at: now, ...owner });
			if ("member_id" in owner)
				await store.updateMember(tx, owner.member_id, { last_login_at: now, deletion_announced_at: null });
		});
		return { access_token: token, token_type: "Bearer", expires_in: SESSION_SECONDS };
	}

	return {
		async login(request: z.output<typeof TokenRequest>, address: string): Promise<TokenAnswer> {
			const { username, password } = request;
			const client = clientOf(request);
			const succeeded = await brakes.countTry(client, username, address);
			const { owner, password_hash } = await findOwner(client, username);
			if (!(await verifyPassword(password_hash, password)) || !owner) throw refuse("credentials_wrong");
			await succeeded();
			return issue(owner);
		},

		async logout(viewer: Viewer): Promise<undefined> {
			if (viewer.kind !== "guest") await revokeToken(db, viewer.token, clock());
		},

		async viewerOf(authorization: string | undefined, address: string): Promise<Viewer> {
			const secret = /^Bearer +([\w-]+)$/i.exec(authorization ?? "")?.[1];
			if (!secret) return guestAt(address);
			const token = hashToken(secret);
			const bearer = await findBearer(db, token, clock());
			if (bearer?.member_id) return { kind: "member", id: bearer.member_id, token, address };
			if (bearer?.user_id) return { kind: "staff", id: bearer.user_id, token, address };
			return guestAt(address);
		},
	};
}
