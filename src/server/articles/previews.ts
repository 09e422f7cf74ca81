import type { Article } from "#contract/articles.ts";
import { berlinIso } from "#contract/berlin.ts";
import { DAY_MS } from "#contract/constants.ts";
import { refuse } from "#contract/errors.ts";
import { PREVIEW_DAYS } from "#contract/office/article-writing.ts";
import { articlePreviewLink } from "#contract/office/paths.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { hashToken, newToken } from "#server/tokens.ts";
import type { Staff } from "#server/viewer.ts";
import { present } from "./manuscript.ts";
import { presentArticle } from "./rules.ts";
import { findDraft } from "./store.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
}

/** EDIT-05: what is written, as its page will show it. */
export function createArticlePreviews({ db, clock, audit }: Parts) {
	async function draft(id: number): Promise<Article> {
		const row = await findDraft(db, id);
		if (!row) throw refuse("not_found");
		return presentArticle(row);
	}

	return {
		async forStaff(id: number, staff: Staff): Promise<Article> {
			await present(db, id, staff);
			return draft(id);
		},

		/** A secret link for somebody without a login. */
		share: (id: number, staff: Staff): Promise<{ path: string; expires_at: string }> =>
			db.transaction(async (tx) => {
				const { draft: shared } = await present(tx, id, staff);
				const token = newToken();
				const expires_at = new Date(clock().getTime() + PREVIEW_DAYS * DAY_MS);
				await store.insertPreview(tx, { article_id: id, token_hash: hashToken(token), user_id: staff.id, expires_at });
				await audit.note(tx, staff, "article_shared", id, { title: shared.title });
				return { path: articlePreviewLink(token), expires_at: berlinIso(expires_at) };
			}),

		/** Links and traces of those who had an article open, once they are over. */
		purge: (): Promise<number> => store.removeOver(db, clock(), new Date(clock().getTime() - DAY_MS)),

		async byToken(token: string): Promise<Article> {
			const id = await store.findPreviewed(db, hashToken(token), clock());
			if (id === undefined) throw refuse("not_found");
			return draft(id);
		},
	};
}

export type ArticlePreviews = ReturnType<typeof createArticlePreviews>;
