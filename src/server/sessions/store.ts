import { and, desc, eq, gt, isNull, lt, lte, ne, or, type Placeholder, sql } from "drizzle-orm";
import type { Db } from "#server/db/client.ts";
import { notAwaited, preparedOnce } from "#server/db/prepared.ts";
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

const usable = (kind: TokenKind, hash: Buffer | Placeholder, now: Date | Placeholder) =>
	and(eq(tokens.kind, kind), eq(tokens.hash, hash), gt(tokens.expires_at, now), isNull(tokens.revoked_at));

const bearerQuery = preparedOnce((db) =>
	db
		.select({ member_id: members.id, last_used_at: tokens.last_used_at })
		.from(tokens)
		.leftJoin(members, and(eq(members.id, tokens.member_id), isNull(members.deleted_at)))
		.where(usable("access", sql.placeholder("hash"), sql.placeholder("now")))
		.prepare("bearer"),
);

/** Whom an access token stands for; nobody when the account is gone or shut. */
export const findBearer = async (db: Db, hash: Buffer, now: Date) =>
	(await bearerQuery(db).execute({ hash, now: now.toISOString() }))[0];

const usedQuery = preparedOnce((db) =>
	db
		.update(tokens)
		.set({ last_used_at: sql`${sql.placeholder("now")}` })
		.where(
			and(
				eq(tokens.hash, sql.placeholder("hash")),
				or(isNull(tokens.last_used_at), lt(tokens.last_used_at, sql.placeholder("before"))),
			),
		)
		.returning({ notAwaited })
		.prepare("bearer_used"),
);

/** That it was used; of many requests at the same moment one writes. */
export const markUsed = async (db: Db, hash: Buffer, now: Date, before: Date): Promise<void> =>
	void (await usedQuery(db).execute({ hash, now: now.toISOString(), before: before.toISOString() }));

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

const OWNER = { member_id: tokens.member_id, user_id: tokens.user_id };
const idOf = (row: { member_id: number | null; user_id: number | null } | undefined): number | null =>
	row?.member_id ?? row?.user_id ?? null;

/** Whose link it is while it works; looking does not use it up. */
export async function findLink(db: Db, kind: TokenKind, hash: Buffer, now: Date): Promise<number | null> {
	const [row] = await db
		.select(OWNER)
		.from(tokens)
		.where(usable(kind, hash, now));
	return idOf(row);
}

/** Whose link it was, which works once; of two at the same time one gets it. */
export async function consume(tx: Db, kind: TokenKind, hash: Buffer, now: Date): Promise<number | null> {
	const [row] = await tx
		.update(tokens)
		.set({ revoked_at: now })
		.where(usable(kind, hash, now))
		.returning(OWNER);
	return idOf(row);
}

/** Until when the links of this kind work, by the person they were sent to. */
export const findOpenLinks = (db: Db, kind: TokenKind, now: Date) =>
	db
		.select({ ...OWNER, expires_at: tokens.expires_at })
		.from(tokens)
		.where(and(eq(tokens.kind, kind), gt(tokens.expires_at, now), isNull(tokens.revoked_at)));

/** Those that somebody was sent before, of one kind or of all. */
export const revokeLinks = (tx: Db, owner: Owner, now: Date, kind?: TokenKind) =>
	tx
		.update(tokens)
		.set({ revoked_at: now })
		.where(
			and(
				"member_id" in owner ? eq(tokens.member_id, owner.member_id) : eq(tokens.user_id, owner.user_id),
				isNull(tokens.revoked_at),
				kind ? eq(tokens.kind, kind) : undefined,
			),
		);

export const revokeToken = (tx: Db, hash: Buffer, now: Date) =>
	tx
		.update(tokens)
		.set({ revoked_at: now })
		.where(and(eq(tokens.hash, hash), isNull(tokens.revoked_at)));

export const deleteOf = (tx: Db, memberId: number) => tx.delete(tokens).where(eq(tokens.member_id, memberId));

export const deleteEnded = (db: Db, before: Date) =>
	db.delete(tokens).where(or(lte(tokens.expires_at, before), lte(tokens.revoked_at, before)));
