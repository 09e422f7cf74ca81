import { and, desc, eq, gt, isNull, lt, lte, ne, or } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { members } from "#server/members/tables.ts";
import { tokens } from "./tables.ts";

type TokenRow = typeof tokens.$inferSelect;
type TokenKind = TokenRow["kind"];
export type Owner = { member_id: number } | { user_id: number };

interface NewToken {
	kind: TokenKind;
	hash: Buffer;
	expires_at: Date;
	created_at: Date;
	browser?: string;
	last_used_at?: Date;
}

export const insertToken = (tx: Db, token: NewToken & Owner) => tx.insert(tokens).values(token);

const usable = (kind: TokenKind, hash: Buffer, now: Date) =>
	and(eq(tokens.kind, kind), eq(tokens.hash, hash), gt(tokens.expires_at, now), isNull(tokens.revoked_at));

/** Whom an access token stands for; nobody when the account is gone or shut. */
export async function findBearer(db: Db, hash: Buffer, now: Date) {
	const [row] = await db
		.select({ member_id: members.id, last_used_at: tokens.last_used_at })
		.from(tokens)
		.leftJoin(members, and(eq(members.id, tokens.member_id), isNull(members.deleted_at)))
		.where(usable("access", hash, now));
	return row;
}

/** That it was used; of many requests at the same moment one writes. */
export const markUsed = (db: Db, hash: Buffer, now: Date, before: Date) =>
	db
		.update(tokens)
		.set({ last_used_at: now })
		.where(and(eq(tokens.hash, hash), or(isNull(tokens.last_used_at), lt(tokens.last_used_at, before))));

const running = (memberId: number, now: Date) =>
	and(eq(tokens.kind, "access"), eq(tokens.member_id, memberId), gt(tokens.expires_at, now), isNull(tokens.revoked_at));

/** A member's logins that still hold, the newest first. */
export const findLogins = (db: Db, memberId: number, now: Date) =>
	db.select().from(tokens).where(running(memberId, now)).orderBy(desc(tokens.created_at), desc(tokens.id));

/** Ends this login of the member, or all but one; answers how many ended. */
export async function endLogins(
	tx: Db,
	memberId: number,
	now: Date,
	which: { id: number } | { except: Buffer },
): Promise<number> {
	const chosen = "id" in which ? eq(tokens.id, which.id) : ne(tokens.hash, which.except);
	const ended = await tx
		.update(tokens)
		.set({ revoked_at: now })
		.where(and(running(memberId, now), chosen))
		.returning({ id: tokens.id });
	return ended.length;
}

/** The member of a link that still works; looking does not use it up. */
export async function findLink(db: Db, kind: TokenKind, hash: Buffer, now: Date): Promise<number | null> {
	const [row] = await db
		.select({ member_id: tokens.member_id })
		.from(tokens)
		.where(usable(kind, hash, now));
	return row?.member_id ?? null;
}

/** The member of a link that works once; of two at the same time one gets it. */
export async function consume(tx: Db, kind: TokenKind, hash: Buffer, now: Date): Promise<number | null> {
	const [row] = await tx
		.update(tokens)
		.set({ revoked_at: now })
		.where(usable(kind, hash, now))
		.returning({ member_id: tokens.member_id });
	return row?.member_id ?? null;
}

export const revokeToken = (tx: Db, hash: Buffer, now: Date) =>
	tx
		.update(tokens)
		.set({ revoked_at: now })
		.where(and(eq(tokens.hash, hash), isNull(tokens.revoked_at)));

export const revokeOf = (tx: Db, memberId: number, now: Date, { kind }: { kind?: TokenKind } = {}) =>
	tx
		.update(tokens)
		.set({ revoked_at: now })
		.where(and(eq(tokens.member_id, memberId), isNull(tokens.revoked_at), kind ? eq(tokens.kind, kind) : undefined));

export const deleteOf = (tx: Db, memberId: number) => tx.delete(tokens).where(eq(tokens.member_id, memberId));

export const deleteEnded = (db: Db, before: Date) =>
	db.delete(tokens).where(or(lte(tokens.expires_at, before), lte(tokens.revoked_at, before)));
