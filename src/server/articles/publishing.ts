import { berlinIso } from "#contract/berlin.ts";
import type { ArticleDraft, Finding, WrittenArticle } from "#contract/office/article-writing.ts";
import { localMoment } from "#contract/office/local-time.ts";
import { paths } from "#contract/paths.ts";
import { redirectFor } from "#contract/redirects.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import { actOn, demandSeen, draftOf, headOf, iso, present, SLUG_TAKEN } from "./manuscript.ts";
import { findingsIn, linksIn } from "./writing-rules.ts";
import * as store from "./writing-store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	/** Whether a page of the site stands at an address, or below it. */
	addresses: () => { has: (place: string) => Promise<boolean> };
}

/** EDIT-04, EDIT-07, EDIT-09: when visitors see what is written, and at which address. */
export function createArticlePublishing({ db, clock, audit, addresses }: Parts) {
	const isTaken = async (tx: Db, row: store.ArticleRow, { slug }: store.RevisionRow): Promise<boolean> =>
		slug !== row.slug && (await store.isSlugTaken(tx, slug, row.id));

	/** Nobody is there to choose again when its moment has come: what went meanwhile stays as it was. */
	const stillPossible = async (tx: Db, row: store.ArticleRow, planned: store.RevisionRow): Promise<ArticleDraft> => ({
		...draftOf(planned),
		category_id: planned.category_id ?? row.category_id,
		slug: (await isTaken(tx, row, planned)) ? row.slug : planned.slug,
	});

	/** What is written becomes what visitors see. */
	async function show(tx: Db, row: store.ArticleRow, draft: ArticleDraft, head: store.RevisionRow, at: Date) {
		if (row.published_at && draft.slug !== row.slug) await store.keepSlug(tx, row.slug, row.id);
		await store.dropSlug(tx, draft.slug);
		await store.updateRevision(tx, head.id, { kind: "published" });
		await store.updateArticle(tx, row.id, {
			...draft,
			is_published: true,
			published_at: row.published_at ?? at,
			date: row.published_at ? row.date : at,
			publish_at: null,
			planned_number: null,
			updated_at: at,
		});
	}

	const isDead = async (href: string, known: ReturnType<typeof addresses>, own?: string): Promise<boolean> => {
		const [path = ""] = href.split(/[?#]/, 1);
		if (!path.startsWith("/") || path.startsWith("/media/") || path.startsWith("/presse/")) return false;
		const place = path.length > 1 ? path.replace(/\/$/, "") : path;
		if (place === own || redirectFor(place) !== null || (await known.has(place))) return false;
		const [, slug] = /^\/ratgeber\/([^/]+)$/.exec(place) ?? [];
		return !(slug && (await store.findNewSlug(db, slug)));
	};

	async function findings(head: store.RevisionRow): Promise<Finding[]> {
		const known = addresses();
		const own = paths.article(head.slug);
		const dead: string[] = [];
		for (const href of linksIn(head.content)) if (await isDead(href, known, own)) dead.push(href);
		return findingsIn(draftOf(head), dead);
	}

	function demandFinished(head: store.RevisionRow): void {
		const [first] = findingsIn(draftOf(head), []).filter(({ is_forced }) => is_forced);
		if (first) throw refuseField(first.kind === "picture" ? "image_alt" : "content", first.text.replace(/\.$/, ""));
		if (head.category_id === null) throw refuseField("category_id", "Diese Kategorie gibt es nicht mehr");
	}

	return {
		/** Which of these addresses of our site lead nowhere, for others who link to it. */
		async deadAmong(hrefs: readonly string[]): Promise<string[]> {
			if (hrefs.length === 0) return [];
			const known = addresses();
			const judged = await Promise.all(hrefs.map((href) => isDead(href, known)));
			return hrefs.filter((_, index) => judged[index]);
		},

		publish: (
			id: number,
			{ number, at, ends_at }: { number: number; at: string | null; ends_at: string | null },
			staff: Staff,
		): Promise<WrittenArticle> =>
			actOn(db, id, staff, async (tx, row) => {
				const { revision: head } = await headOf(tx, id);
				demandSeen(head, number);
				demandFinished(head);
				const now = clock();
				const begins = at ? localMoment(at) : now;
				const ends = ends_at ? localMoment(ends_at) : null;
				if (ends && ends <= begins) throw refuseField("ends_at", "Das Ende liegt vor dem Anfang");
				if (begins > now)
					await store.updateArticle(tx, id, { publish_at: begins, planned_number: head.number, ends_at: ends });
				else {
					if (await isTaken(tx, row, head)) throw refuseField("slug", SLUG_TAKEN);
					await show(tx, row, draftOf(head), head, now);
					await store.updateArticle(tx, id, { ends_at: ends });
				}
				await audit.note(tx, staff, "article_published", id, {
					title: head.title,
					...(begins > now ? { publish_at: berlinIso(begins) } : {}),
					...(ends ? { ends_at: berlinIso(ends) } : {}),
				});
			}),

		end: (id: number, { ends_at }: { ends_at: string | null }, staff: Staff): Promise<WrittenArticle> =>
			actOn(db, id, staff, async (tx, row) => {
				const ends = ends_at ? localMoment(ends_at) : null;
				if (ends && ends <= clock()) throw refuseField("ends_at", "Dieser Zeitpunkt ist schon vorbei");
				await store.updateArticle(tx, id, { ends_at: ends });
				await audit.note(tx, staff, "article_end_changed", id, { ends_at: [iso(row.ends_at), iso(ends)] });
			}),

		unplan: (id: number, staff: Staff): Promise<WrittenArticle> =>
			actOn(db, id, staff, async (tx, row) => {
				await store.updateArticle(tx, id, { publish_at: null, planned_number: null });
				await audit.note(tx, staff, "article_unplanned", id, { publish_at: [iso(row.publish_at), null] });
			}),

		unpublish: (id: number, staff: Staff): Promise<WrittenArticle> =>
			actOn(db, id, staff, async (tx, row) => {
				await store.updateArticle(tx, id, { is_published: false, ends_at: null });
				await audit.note(tx, staff, "article_unpublished", id, { title: row.title });
			}),

		/** Whatever is due by now appears or goes; every process may try, one does it. */
		turn: (): Promise<number> =>
			db.transaction(async (tx) => {
				const now = clock();
				const due = await store.lockDue(tx, now);
				for (const row of due) {
					const planned =
						row.publish_at && row.publish_at <= now
							? await store.findRevision(tx, row.id, row.planned_number ?? 0)
							: null;
					if (planned && row.publish_at) {
						await show(tx, row, await stillPossible(tx, row, planned), planned, row.publish_at);
						await audit.note(tx, "system", "article_published", row.id, { title: planned.title });
					}
					if (row.ends_at && row.ends_at <= now) {
						await store.updateArticle(tx, row.id, { is_published: false, ends_at: null });
						await audit.note(tx, "system", "article_unpublished", row.id, { title: row.title });
					}
				}
				return due.length;
			}),

		nextTurn: (): Promise<Date | null> => store.findNextTurn(db),

		async checks(id: number, staff: Staff): Promise<Finding[]> {
			await present(db, id, staff);
			return findings((await headOf(db, id)).revision);
		},
	};
}

export type ArticlePublishing = ReturnType<typeof createArticlePublishing>;
