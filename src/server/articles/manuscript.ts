import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { ArticleDraft, WrittenArticle } from "#contract/office/article-writing.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { byName } from "#server/catalogue/rules.ts";
import type { Db } from "#server/db/client.ts";
import { isMissing, isRepeated } from "#server/db/errors.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { stateOf } from "./writing-rules.ts";
import * as store from "./writing-store.ts";

/** An article as it is written: what all who write and publish have in common. */

export const SLUG_TAKEN = "Diese Adresse hat oder hatte schon ein anderer Artikel";

export const draftOf = (row: store.RevisionRow): ArticleDraft => ({
	title: row.title,
	slug: row.slug,
	teaser_text: row.teaser_text,
	content: row.content,
	description: row.description,
	category_id: row.category_id ?? 0,
	lecturer_id: row.lecturer_id,
	user_id: row.user_id,
	image: row.image,
	image_alt: row.image_alt,
});

export const iso = (moment: Date | null): string | null => moment && berlinIso(moment);

/** An author sees and writes their own alone. */
function demandOwn(row: { user_id: number }, { id, roles }: Staff): void {
	if (row.user_id !== id && !rolesMay(roles, "content.read")) throw refuse("not_found");
}

export async function lockArticle(tx: Db, id: number, staff: Staff): Promise<store.ArticleRow> {
	const row = await store.lockArticle(tx, id);
	if (!row) throw refuse("not_found");
	demandOwn(row, staff);
	return row;
}

export async function headOf(tx: Db, id: number) {
	const head = await store.findHead(tx, id);
	if (!head) throw new Error(`Article ${id} has no version.`);
	return head;
}

export async function present(tx: Db, id: number, staff: Staff): Promise<WrittenArticle> {
	const row = await store.findArticleRow(tx, id);
	if (!row) throw refuse("not_found");
	demandOwn(row, staff);
	const { revision: head, by } = await headOf(tx, id);
	return {
		id,
		draft: draftOf(head),
		number: head.number,
		saved_at: berlinIso(head.saved_at),
		saved_by: by,
		state: stateOf(row),
		has_changes: head.kind !== "published",
		public_slug: row.is_published ? row.slug : null,
		published_at: iso(row.published_at),
		publish_at: iso(row.publish_at),
		planned_number: row.planned_number,
		ends_at: iso(row.ends_at),
		authors: byName(await store.findAuthorsFor(tx, head.user_id)),
	};
}

export function demandSeen(head: store.RevisionRow, number: number): void {
	if (head.number !== number) throw refuse("changed_meanwhile");
}

/** What the database refuses, in words for the field at fault. */
export const told = (error: unknown): never => {
	if (isRepeated(error)) throw refuseField("slug", SLUG_TAKEN);
	if (isMissing(error)) throw refuseField("category_id", "Diese Kategorie oder diese Person gibt es nicht mehr");
	throw error;
};

/** Something done to an article, and how it stands afterwards. */
export const actOn = (db: Db, id: number, staff: Staff, what: (tx: Db, row: store.ArticleRow) => Promise<unknown>) =>
	db
		.transaction(async (tx) => {
			await what(tx, await lockArticle(tx, id, staff));
			return present(tx, id, staff);
		})
		.catch(told);
