import { anywhere, calendarQuery, readCalendarAddress } from "#contract/calendar-address.ts";
import { PAGE_SIZE } from "#contract/constants.ts";
import { unixSeconds } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { CALENDAR_TYPE } from "#contract/feeds.ts";
import type { SentFile } from "#contract/files.ts";
import { paths } from "#contract/paths.ts";
import type { Seminar } from "#contract/seminars.ts";
import type { Articles } from "#server/articles/service.ts";
import type { CampaignArchive } from "#server/campaigns/archive.ts";
import type { Catalogue } from "#server/catalogue/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import type { LegalTexts } from "#server/legal/service.ts";
import { legalSheet } from "#server/legal/sheets.ts";
import type { Places } from "#server/places/service.ts";
import type { Seminars } from "#server/seminars/service.ts";
import { articlesFeed } from "./articles-feed.ts";
import { type CalendarEntry, calendarEntry, seminarCalendar } from "./calendar.ts";
import { articleChanged, createSitePages } from "./site-pages.ts";
import { isSitemapPart, sitemap, sitemapIndex } from "./sitemap.ts";
import * as store from "./store.ts";

const FEED_LENGTH = 30;

interface Parts {
	db: Db;
	clock: Clock;
	config: Config;
	legalTexts: LegalTexts;
	articles: Articles;
	seminars: Seminars;
	courses: Courses;
	catalogue: Catalogue;
	places: Places;
	issues: Pick<CampaignArchive, "pages">;
}

const asCalendar = (name: string, text: string): SentFile => ({
	name,
	type: CALENDAR_TYPE,
	content: Buffer.from(text),
});

const idsOf = (rows: { id: number }[]): number[] => rows.map(({ id }) => id);
const dateIdsOf = (rows: Seminar[]): number[] => rows.flatMap((row) => row.presence_seminar_date_id ?? []);

export function createFeeds({
	db,
	clock,
	config,
	legalTexts,
	articles,
	seminars,
	courses,
	catalogue,
	places,
	issues,
}: Parts) {
	const { publicUrl } = config;

	const pages = createSitePages({ db, clock, articles, courses, catalogue, places, issues });

	/** The entries of the given dates, in their order. */
	async function calendarEntries(listed: Seminar[]): Promise<CalendarEntry[]> {
		const changes = await store.findDateChanges(db, dateIdsOf(listed));
		return listed.flatMap((seminar) => {
			const date = seminar.dates.find(({ id }) => id === seminar.presence_seminar_date_id);
			const revision = changes.get(seminar.presence_seminar_date_id ?? 0);
			return date && revision ? [calendarEntry(seminar, date, { publicUrl, revision })] : [];
		});
	}

	/** The nearest: a subscription is read again and again, and those behind them come nearer. */
	async function matchingDates(params: URLSearchParams): Promise<Seminar[]> {
		const [categories, lecturers] = await Promise.all([catalogue.categories(), catalogue.lecturers()]);
		const known = { categories: categories.data, lecturers: lecturers.data };
		const address = readCalendarAddress(params);
		const query = calendarQuery(seminars.knowsPostcode(address.postcode) ? address : anywhere(address), known);
		const next = { ...query, upcoming: true, own_date_only: true, per_page: PAGE_SIZE.calendar };
		return (await seminars.list(next)).data;
	}

	return {
		sitemap: async (): Promise<string> =>
			(await pages.areMany()) ? sitemapIndex(await pages.parts(), publicUrl) : sitemap(await pages.all(), publicUrl),

		async sitemapPart(name: string): Promise<string> {
			const entries = isSitemapPart(name) ? await pages.part(name) : [];
			if (entries.length === 0) throw refuse("not_found");
			return sitemap(entries, publicUrl);
		},

		addresses: pages.addresses,

		async articles(): Promise<string> {
			const { data } = await articles.list({ per_page: FEED_LENGTH });
			const texts = await store.findArticleTexts(db, idsOf(data));
			const newest = data.map((article) => {
				const text = texts.get(article.id);
				return { ...article, content: text?.content ?? "", changed: articleChanged(article.date, text) };
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
