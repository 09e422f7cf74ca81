import { berlinIso, berlinMoment } from "#contract/berlin.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { paths } from "#contract/paths.ts";
import type { Articles } from "#server/articles/service.ts";
import type { CampaignArchive } from "#server/campaigns/archive.ts";
import type { Catalogue } from "#server/catalogue/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Places } from "#server/places/service.ts";
import { PAGES, type SitemapEntry, type SitemapPart, withOverview } from "./sitemap.ts";
import * as store from "./store.ts";

/** More articles or dates, and the sitemap comes in parts. */
const MOST_IN_ONE = 1_000;

interface Parts {
	db: Db;
	clock: Clock;
	articles: Articles;
	courses: Courses;
	catalogue: Catalogue;
	places: Places;
	issues: Pick<CampaignArchive, "pages">;
}

export interface Addresses {
	has: (place: string) => Promise<boolean>;
}

type Revision = { created: Date; changed: Date };

/** An article is as old as it says, until somebody changes it. */
export const articleChanged = (date: string, revision: Revision | undefined): string =>
	revision && revision.changed > revision.created ? berlinIso(revision.changed) : date;

/** A month of Berlin and the one after it: "2026-11". */
function monthSpan(month: string): store.Span {
	const [year = 0, number = 0] = month.split("-").map(Number);
	return {
		from: berlinMoment({ year, month: number, day: 1 }),
		before: berlinMoment({ year, month: number + 1, day: 1 }),
	};
}

/** Every page that has an address of its own and may be found, whole or month by month. */
export function createSitePages({ db, clock, articles, courses, catalogue, places, issues }: Parts) {
	const ofArticles = async (span?: store.Span): Promise<SitemapEntry[]> =>
		(await store.findArticlePages(db, span)).map(({ slug, date, ...revision }) => ({
			path: paths.article(slug),
			changed: articleChanged(berlinIso(date), revision),
		}));

	async function ofDates(span?: store.Span): Promise<SitemapEntry[]> {
		const now = clock();
		const rows = await store.findDatePages(db, span && span.from > now ? span.from : now, span?.before);
		return rows.map(({ slug, date, changed }) => ({
			path: paths.seminar(slug, berlinIso(date)),
			changed: berlinIso(changed),
		}));
	}

	async function ofCourses(): Promise<SitemapEntry[]> {
		const { data } = await courses.list({ is_active: true, per_page: PAGE_SIZE.maximum });
		const changes = await store.findCourseChanges(
			db,
			data.map(({ id }) => id),
		);
		return data.map(({ id, slug }) => {
			const changed = changes.get(id)?.changed;
			return { path: paths.course(slug), ...(changed ? { changed: berlinIso(changed) } : {}) };
		});
	}

	/** Everything besides articles and dates, whose overviews stand in front of it. */
	async function others(): Promise<SitemapEntry[]> {
		const [ofCourse, allPlaces, experts, ofIssues] = await Promise.all([
			ofCourses(),
			places.all(),
			catalogue.lecturers(),
			issues.pages(),
		]);
		return [
			...withOverview(paths.courses, ofCourse),
			...allPlaces.map(({ id, changed }) => ({ path: paths.place(id), changed: berlinIso(changed) })),
			...withOverview(
				paths.experts,
				experts.data.map(({ slug }) => ({ path: paths.expert(slug) })),
			),
			...withOverview(paths.newsletterArchive, ofIssues),
		];
	}

	const standing = (): SitemapEntry[] => PAGES.map((path) => ({ path }));

	return {
		/** Whether they are too many for one file. */
		areMany: async (): Promise<boolean> =>
			(await articles.list({ per_page: 1 })).total > MOST_IN_ONE || store.hasMoreDates(db, clock(), MOST_IN_ONE),

		async all(): Promise<SitemapEntry[]> {
			const [ofArticle, ofDate, ofOthers] = await Promise.all([ofArticles(), ofDates(), others()]);
			return [
				...standing(),
				...withOverview(paths.articles, ofArticle),
				...withOverview(paths.seminars, ofDate),
				...ofOthers,
			];
		},

		async parts(): Promise<SitemapPart[]> {
			const [ofArticle, ofDate] = await Promise.all([articles.months(), store.findDateMonths(db, clock())]);
			return [
				"seiten",
				...ofArticle.map((month): SitemapPart => `ratgeber-${month}`),
				...ofDate.map((month): SitemapPart => `seminare-${month}`),
			];
		},

		async part(name: SitemapPart): Promise<SitemapEntry[]> {
			if (name === "seiten")
				return [...standing(), { path: paths.articles }, { path: paths.seminars }, ...(await others())];
			const [, kind, month = ""] = /^(\w+)-(.+)$/.exec(name) ?? [];
			return kind === "ratgeber" ? ofArticles(monthSpan(month)) : ofDates(monthSpan(month));
		},

		/** Whether a page of the site stands at an address, or below it: for whoever links to one. */
		addresses(): Addresses {
			let fixed: Promise<string[]> | undefined;
			const readFixed = async () => [
				...Object.values(paths).filter((path) => typeof path === "string"),
				...(await others()).map(({ path }) => path),
			];
			const isAmong = (known: readonly string[], place: string) =>
				known.some((path) => path === place || path.startsWith(`${place}/`));
			return {
				async has(place) {
					const [, kind, slug] = /^\/(ratgeber|seminare)\/([^/]+)/.exec(place) ?? [];
					if (kind === "ratgeber" && slug) return place === paths.article(slug) && store.isArticle(db, slug);
					if (kind === "seminare" && slug)
						return isAmong(
							(await store.findDatePagesOf(db, slug, clock())).map(({ date }) => paths.seminar(slug, berlinIso(date))),
							place,
						);
					fixed ??= readFixed();
					return isAmong(await fixed, place);
				},
			};
		},
	};
}
