import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import type { ArticleDraft, Revision, WrittenArticle } from "#contract/office/article-writing.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { slugOf } from "#contract/slugs.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import { storedHtml } from "#server/content/html.ts";
import type { Db } from "#server/db/client.ts";
import type { Pictures } from "#server/pictures/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { actOn, demandSeen, draftOf, headOf, lockArticle, present, SLUG_TAKEN, told } from "./manuscript.ts";
import { wordChange, writesOn } from "./writing-rules.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	pictures: Pick<Pictures, "resolve">;
}

/** So many versions are listed; older ones stay. */
const LISTED = 100;

const isSame = (one: ArticleDraft, other: ArticleDraft): boolean =>
	(Object.keys(one) as (keyof ArticleDraft)[]).every((name) => one[name] === other[name]);

/** EDIT-02, EDIT-03, EDIT-06: what staff write of articles. Every text that is stored passes here. */
export function createArticleWriting({ db, clock, audit, pictures }: Parts) {
	/** With the focus that it has now. */
	async function known(tx: Db, image: string, before: string): Promise<string> {
		if (image === "" || image === before) return image;
		const found = await pictures.resolve(image, tx);
		if (!found) throw refuseField("image", "Dieses Bild gibt es nicht");
		return found;
	}

	/** The next version, or more of the one that stands. Answers its number. */
	async function write(tx: Db, row: store.ArticleRow, head: store.RevisionRow, draft: ArticleDraft, by: Staff) {
		const now = clock();
		const number = head.number + 1;
		const changed = { ...draft, ...wordChange(head.content, draft.content), number, saved_at: now };
		if (writesOn(head, row.planned_number, by.id, now)) {
			const before = await store.findBefore(tx, row.id, head.number);
			await store.updateRevision(tx, head.id, { ...changed, ...wordChange(before?.content ?? "", draft.content) });
		} else {
			const kind = "draft" as const;
			await store.insertRevisions(tx, [{ ...changed, article_id: row.id, kind, saved_by: by.id, created_at: now }]);
			await audit.note(tx, by, "article_written", row.id, { title: draft.title });
		}
		if (!row.published_at) await store.updateArticle(tx, row.id, { ...draft, updated_at: now });
		return number;
	}

	async function save(tx: Db, id: number, given: ArticleDraft & { number: number }, staff: Staff) {
		const { number, ...input } = given;
		const row = await lockArticle(tx, id, staff);
		const { revision: head } = await headOf(tx, id);
		demandSeen(head, number);
		const image = await known(tx, input.image, head.image);
		const draft: ArticleDraft = { ...input, image, content: storedHtml(input.content) };
		if (draft.user_id !== head.user_id && !rolesMay(staff.roles, "content.read")) throw refuse("forbidden");
		if (draft.slug !== head.slug && (await store.isSlugTaken(tx, draft.slug, id)))
			throw refuseField("slug", SLUG_TAKEN);
		if (!isSame(draft, draftOf(head))) await write(tx, row, head, draft, staff);
		return present(tx, id, staff);
	}

	async function freeSlug(tx: Db, wish: string): Promise<string> {
		for (let number = 1; ; number += 1) {
			const slug = number === 1 ? wish : `${wish}-${number}`;
			if (!(await store.isSlugTaken(tx, slug, null))) return slug;
		}
	}

	const revisionOf = (draft: ArticleDraft, article_id: number, saved_by: number, at: Date): store.NewRevision => ({
		...draft,
		...{ article_id, saved_by, number: 1, kind: "draft", added_words: 0, removed_words: 0 },
		...{ created_at: at, saved_at: at },
	});

	return {
		get: (id: number, staff: Staff): Promise<WrittenArticle> => present(db, id, staff),

		create: ({ title, category_id }: { title: string; category_id: number }, staff: Staff): Promise<WrittenArticle> =>
			db
				.transaction(async (tx) => {
					const at = clock();
					const draft: ArticleDraft = {
						...{ title, category_id, slug: await freeSlug(tx, slugOf(title) || "artikel") },
						...{ teaser_text: "", content: "", description: "", image: "", image_alt: "" },
						...{ lecturer_id: null, user_id: staff.id },
					};
					const times = { date: at, created_at: at, updated_at: at };
					const [row] = await store.insertArticles(tx, [{ ...draft, ...times, is_published: false }]);
					if (!row) throw new Error("The article was not written.");
					await store.insertRevisions(tx, [revisionOf(draft, row.id, staff.id, at)]);
					await audit.note(tx, staff, "article_created", row.id, { title });
					return present(tx, row.id, staff);
				})
				.catch(told),

		/** Articles that were finished elsewhere, each published at its moment. */
		async take(tx: Db, finished: readonly { draft: ArticleDraft; at: Date }[]): Promise<void> {
			const clean = finished.map(({ draft, at }) => ({ draft: { ...draft, content: storedHtml(draft.content) }, at }));
			const rows = await store.insertArticles(
				tx,
				clean.map(({ draft, at }) => ({ ...draft, date: at, updated_at: at, published_at: at, is_published: true })),
			);
			const ids = new Map(rows.map(({ id, slug }) => [slug, id]));
			await store.insertRevisions(
				tx,
				clean.map(({ draft, at }) => ({
					...revisionOf(draft, ids.get(draft.slug) ?? 0, draft.user_id, at),
					kind: "published",
				})),
			);
		},

		save: (id: number, given: ArticleDraft & { number: number }, staff: Staff): Promise<WrittenArticle> =>
			db.transaction((tx) => save(tx, id, given, staff)).catch(told),

		async revisions(id: number, staff: Staff): Promise<Revision[]> {
			const { planned_number, state } = await present(db, id, staff);
			const rows = await store.findRevisions(db, id, LISTED);
			const live = state === "published" ? rows.find(({ revision }) => revision.kind === "published") : undefined;
			return rows.map(({ revision: { number, kind, saved_at, added_words, removed_words }, by }) => ({
				...{ number, kind, by, at: berlinIso(saved_at), added: added_words, removed: removed_words },
				is_live: number === live?.revision.number,
				is_planned: number === planned_number,
			}));
		},

		async revision(id: number, number: number, staff: Staff): Promise<ArticleDraft> {
			await present(db, id, staff);
			const row = await store.findRevision(db, id, number);
			if (!row) throw refuse("not_found");
			return draftOf(row);
		},

		restore: (id: number, number: number, seen: number, staff: Staff): Promise<WrittenArticle> =>
			actOn(db, id, staff, async (tx, row) => {
				const { revision: head } = await headOf(tx, id);
				demandSeen(head, seen);
				const former = await store.findRevision(tx, id, number);
				if (!former) throw refuse("not_found");
				const draft = { ...draftOf(former), category_id: former.category_id ?? row.category_id };
				if (await store.isSlugTaken(tx, draft.slug, id)) draft.slug = head.slug;
				const at = clock();
				const words = wordChange(head.content, draft.content);
				await store.insertRevisions(tx, [
					{ ...revisionOf(draft, id, staff.id, at), ...words, number: head.number + 1, kind: "restored" },
				]);
				if (!row.published_at) await store.updateArticle(tx, id, { ...draft, updated_at: at });
				await audit.note(tx, staff, "article_restored", id, { title: former.title, of: berlinIso(former.saved_at) });
			}),

		/** What articles are called, for whoever tells of them by their key. */
		async names(): Promise<ReadonlyMap<string, string>> {
			return new Map((await store.findTitles(db)).map(({ id, title }) => [String(id), title]));
		},
	};
}

export type ArticleWriting = ReturnType<typeof createArticleWriting>;
