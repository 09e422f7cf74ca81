import type { Presence } from "#contract/office/article-writing.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Staff } from "#server/viewer.ts";
import { headOf, present } from "./manuscript.ts";
import * as store from "./writing-store.ts";

/** Whoever has not been heard of for so long has gone. */
const AWAY_MS = 25_000;

/** EDIT-10: who else has an article open. */
export const createArticlePresence = ({ db, clock }: { db: Db; clock: Clock }) => ({
	async tell(id: number, { is_writing }: { is_writing: boolean }, staff: Staff): Promise<Presence> {
		const { saved_by } = await present(db, id, staff);
		const now = clock();
		await store.notePresence(db, { article_id: id, user_id: staff.id, is_writing, seen_at: now });
		const others = await store.findPresent(db, id, staff.id, new Date(now.getTime() - AWAY_MS));
		return { others, number: (await headOf(db, id)).revision.number, saved_by };
	},
});
