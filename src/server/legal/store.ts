import { and, desc, eq, isNotNull, isNull } from "drizzle-orm";
import type { LegalKind } from "#contract/legal-texts.ts";
import type { Db } from "#server/db/client.ts";
import { users } from "#server/staff/tables.ts";
import { legalTexts } from "./tables.ts";

export type TextRow = typeof legalTexts.$inferSelect;

export interface Published {
	kind: LegalKind;
	version: string;
	valid_from: string;
	content: string;
}

const isDraft = (kind: LegalKind) => and(eq(legalTexts.kind, kind), isNull(legalTexts.valid_from));

/** All that have a day, the newest first. */
export async function findPublished(db: Db): Promise<Published[]> {
	const rows = await db
		.select()
		.from(legalTexts)
		.where(isNotNull(legalTexts.valid_from))
		.orderBy(desc(legalTexts.valid_from), desc(legalTexts.id));
	return rows.map(({ kind, version, valid_from, content }) => ({
		kind,
		version: version ?? "",
		valid_from: valid_from ?? "",
		content,
	}));
}

/** With who wrote it last. */
export const findDrafts = (db: Db) =>
	db
		.select({
			kind: legalTexts.kind,
			content: legalTexts.content,
			revision: legalTexts.revision,
			updated_at: legalTexts.updated_at,
			updated_by: users.name,
		})
		.from(legalTexts)
		.leftJoin(users, eq(users.id, legalTexts.updated_by))
		.where(isNull(legalTexts.valid_from));

/** Made when it is first written, so that two who are first wait for each other too. */
export async function lockDraft(tx: Db, kind: LegalKind): Promise<TextRow> {
	await tx.insert(legalTexts).values({ kind, content: "", revision: 0 }).onConflictDoNothing();
	const [row] = await tx.select().from(legalTexts).where(isDraft(kind)).for("update");
	if (!row) throw new Error(`The draft of ${kind} is gone.`);
	return row;
}

export const updateText = async (
	tx: Db,
	id: number,
	change: Partial<Pick<TextRow, "content" | "version" | "valid_from" | "updated_at" | "updated_by">>,
): Promise<void> => {
	await tx.update(legalTexts).set(change).where(eq(legalTexts.id, id));
};

/** Takes back what has not begun to hold. */
export const deletePlanned = async (tx: Db, kind: LegalKind, version: string): Promise<boolean> =>
	(
		await tx
			.delete(legalTexts)
			.where(and(eq(legalTexts.kind, kind), eq(legalTexts.version, version)))
			.returning({ id: legalTexts.id })
	).length > 0;
