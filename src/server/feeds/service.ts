import type { ArticleTeaser } from "#contract/articles.ts";
import { anywhere, calendarQuery, readCalendarAddress } from "#contract/calendar-address.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { berlinIso, unixSeconds } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { CALENDAR_TYPE } from "#contract/feeds.ts";
import type { SentFile } from "#contract/files.ts";
import type { Paged } from "#contract/paging.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { Articles } from "#server/articles/service.ts";
import type { CampaignArchive } from "#server/campaigns/archive.ts";
import type { Catalogue } from "#server/catalogue/service.ts";
import type { Config } from "#server/config.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import { legalSheet } from "#server/legal/sheets.ts";
import type { Places } from "#server/places/service.ts";
import type { Seminars } from "#server/seminars/service.ts";
import { articlesFeed } from "./articles-feed.ts";
import { type CalendarEntry, calendarEntry, type Revision, seminarCalendar } from "./calendar.ts";
import { PAGES, type SitemapEntry, sitemap, withOverview } from "./sitemap.ts";
import * as store from "./store.ts";

const FEED_LENGTH = 30;

interface Parts {
	db: Db;
	config: Config;
	legalTexts: LegalTexts;
	articles: Articles;
	seminars: Seminars;
	courses: Courses;
	catalogue: Catalogue;
	places: Places;
	issues: Pick<CampaignArchive, "pages">;
}

interface Slice {
	page: number;
	per_page: number;
}

async function every<T>(list: (slice: Slice) => Promise<Paged<T>>): Promise<T[]> {
	const all: T[] = [];
	for (let page = 1, last = 1; page <= last; page += 1) {
		const { data, last_page } = await list({ page, per_page: PAGE_SIZE.maximum });
		all.push(...data);
		last = last_page;
	}
	return all;
}

const asCalendar = (name: string, text: string): SentFile => ({
	name,
	type: CALENDAR_TYPE,
	content: Buffer.from(text),
});

/** An article is as old as it says, until somebody changes it. */
const articleChanged = ({ date }: ArticleTeaser, revision: Revision | undefined): string =>
	revision && revision.changed > revision.created ? berlinIso(revision.changed) : date;

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
const dateIdsOf = (rows: Seminar[]): number[] => rows.flatMap((row) => row.presence_seminar_date_id ?? []);

export function createFeeds({ db, config, legalTexts, articles, seminars, courses, catalogue, places, issues }: Parts) {
	const { publicUrl } = config;

	async function articleEntries(): Promise<SitemapEntry[]> {
		const all = await every((slice) => articles.list(slice));
		const changes = await store.findArticleChanges(db, idsOf(all));
		return all.map((article) => ({
			path: paths.article(article.slug),
			changed: articleChanged(article, changes.get(article.id)),
		}));
	}

	const entry = (path: string, revision: Revision | undefined): SitemapEntry =>
		revision ? { path, changed: berlinIso(revision.changed) } : { path };

	async function seminarEntries(): Promise<SitemapEntry[]> {
		const all = await every((slice) => seminars.list({ ...slice, upcoming: true }));
		const changes = await store.findDateChanges(db, dateIdsOf(all));
		return all.map(({ slug, date, presence_seminar_date_id }) =>
			entry(paths.seminar(slug, date), changes.get(presence_seminar_date_id ?? 0)),
		);
	}

	async function courseEntries(): Promise<SitemapEntry[]> {
		const all = await every((slice) => courses.list({ ...slice, is_active: true }));
		const changes = await store.findCourseChanges(db, idsOf(all));
		return all.map(({ id, slug }) => entry(paths.course(slug), changes.get(id)));
	}

	const placeEntries = async (): Promise<SitemapEntry[]> =>
		(await places.all()).map(({ id, changed }) => ({ path: paths.place(id), changed: berlinIso(changed) }));

	async function expertEntries(): Promise<SitemapEntry[]> {
		const { data } = await catalogue.lecturers();
		return data.map(({ slug }) => ({ path: paths.expert(slug) }));
	}

	async function entries(): Promise<SitemapEntry[]> {
		const [ofArticles, ofSeminars, ofCourses, ofPlaces, ofExperts, ofIssues] = await Promise.all([
			articleEntries(),
			seminarEntries(),
			courseEntries(),
			placeEntries(),
			expertEntries(),
			issues.pages(),
		]);
		return [
			...PAGES.map((path) => ({ path })),
			...withOverview(paths.articles, ofArticles),
			...withOverview(paths.seminars, ofSeminars),
			...withOverview(paths.courses, ofCourses),
			...ofPlaces,
			...withOverview(paths.experts, ofExperts),
			...withOverview(paths.newsletterArchive, ofIssues),
		];
	}

	/** The entries of the given dates, in their order. */
	async function calendarEntries(listed: Seminar[]): Promise<CalendarEntry[]> {
		const changes = await store.findDateChanges(db, dateIdsOf(listed));
		return listed.flatMap((seminar) => {
			const date = seminar.dates.find(({ id }) => id === seminar.presence_seminar_date_id);
			const revision = changes.get(seminar.presence_seminar_date_id ?? 0);
			return date && revision ? [calendarEntry(seminar, date, { publicUrl, revision })] : [];
		});
	}

	async function matchingDates(params: URLSearchParams): Promise<Seminar[]> {
		const [categories, lecturers] = await Promise.all([catalogue.categories(), catalogue.lecturers()]);
		const known = { categories: categories.data, lecturers: lecturers.data };
		const address = readCalendarAddress(params);
		const query = calendarQuery(seminars.knowsPostcode(address.postcode) ? address : anywhere(address), known);
		return every((slice) => seminars.list({ ...slice, ...query, upcoming: true }));
	}

	return {
		sitemap: async (): Promise<string> => sitemap(await entries(), publicUrl),

		/** Every address that a page of the site stands at, for whoever links to one. */
		addresses: async (): Promise<ReadonlySet<string>> =>
			new Set([
				...Object.values(paths).filter((path) => typeof path === "string"),
				...(await entries()).map(({ path }) => path),
			]),

		async articles(): Promise<string> {
			const { data } = await articles.list({ per_page: FEED_LENGTH });
			const texts = await store.findArticleTexts(db, idsOf(data));
			const newest = data.map((article) => {
				const text = texts.get(article.id);
				return { ...article, content: text?.content ?? "", changed: articleChanged(article, text) };
			});
			return articlesFeed({ articles: newest, provider: config.provider, publicUrl });
		},

		/** The upcoming dates that the filters of the calendar page leave. */
		async calendar(filter: Record<string, string | undefined>): Promise<SentFile> {
			const given = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== undefined);
			const params = new URLSearchParams(given);
			const query = params.size > 0 ? `?${params}` : "";
			const listed = await matchingDates(params);
			const text = seminarCalendar(await calendarEntries(listed), {
				publicUrl,
				subscription: {
					name: `Seminare – ${config.provider.name}`,
					address: new URL(paths.seminarsFeed + query, publicUrl).href,
				},
			});
			return { ...asCalendar("seminare.ics", text), inline: true, seminars: idsOf(listed) };
		},

		/** One date as a file. */
		async date(slug: string, timestamp: number): Promise<SentFile> {
			const seminar = await seminars.bySlug(slug);
			const date = seminar.dates.find(
				(own) => !own.deactivated && [timestamp, Math.floor(timestamp / 1000)].includes(unixSeconds(own.date)),
			);
			if (!date) throw refuse("not_found");
			const entries = await calendarEntries([{ ...seminar, presence_seminar_date_id: date.id }]);
			const name = `seminar-${slug.replace(/[^\w-]/g, "")}-${date.date.slice(0, 10)}.ics`;
			return { ...asCalendar(name, seminarCalendar(entries, { publicUrl })), seminars: [seminar.id] };
		},

		/** FRAME-24: the terms as a file, set when it is first asked for. */
		async terms(): Promise<SentFile> {
			const { filename, sheet } = legalSheet({ config, legalTexts }, "terms");
			return { name: filename, type: "application/pdf", content: await drawPdf(sheet, "downloads"), inline: true };
		},
	};
}
