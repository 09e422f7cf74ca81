import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { Making } from "#server/http/kept-answer.ts";
import { seminarTag } from "#server/http/tags.ts";
import { CALENDAR_TYPE } from "./calendar.ts";
import { MANIFEST_PATH, webManifest } from "./manifest.ts";
import { robots, SITEMAP_PATH } from "./robots.ts";
import { createFeeds } from "./service.ts";

interface Parts {
	app: App;
	config: Config;
	db: Db;
	making: Making;
	headers: Record<string, string>;
}

interface Document {
	type: string;
	text: string;
	/** What a browser calls it when it saves it. */
	fileName?: string;
	/** Ids of the seminars of which it says whether they are fully booked. */
	seminars?: number[];
}

interface DateParams {
	slug: string;
	timestamp: string;
}

/** What programs read of the site: search engines, feed readers, calendars, home screens. */
export function registerFeeds(fastify: FastifyInstance, { app, config, db, making, headers }: Parts): void {
	const feeds = createFeeds({ services: app.services, config, db });

	const serve = (url: string, make: (key: string, request: FastifyRequest) => Promise<Document | null> | Document) =>
		fastify.get(url, async (request, reply) => {
			const sent = await making.sendKept(request, reply, async (key) => {
				const document = await make(key, request);
				if (!document) return null;
				const { type, text, fileName, seminars = [] } = document;
				return {
					body: Buffer.from(text),
					headers: {
						...headers,
						"Content-Type": type,
						"Cache-Control": "no-cache",
						...(fileName ? { "Content-Disposition": `attachment; filename="${fileName}"` } : {}),
					},
					tags: seminars.map(seminarTag),
				};
			});
			if (!sent) throw refuse("not_found");
			return reply;
		});

	serve("/robots.txt", () => ({ type: "text/plain; charset=utf-8", text: robots(config.publicUrl) }));
	serve(MANIFEST_PATH, () => ({ type: "application/manifest+json", text: webManifest(config.provider) }));
	serve(SITEMAP_PATH, async () => ({ type: "application/xml; charset=utf-8", text: await feeds.sitemap() }));
	serve(paths.articlesFeed, async () => ({
		type: "application/atom+xml; charset=utf-8",
		text: await feeds.articles(),
	}));
	serve(paths.seminarsFeed, async (key) => {
		const { search } = new URL(key, config.publicUrl);
		return { type: CALENDAR_TYPE, ...(await feeds.calendar(new URLSearchParams(search))) };
	});
	serve(`${paths.seminars}/:slug/:timestamp(^\\d{1,15}).ics`, async (_, { params }) => {
		const { slug, timestamp } = params as DateParams;
		const file = await feeds.calendarFile(slug, Number(timestamp));
		return file && { type: CALENDAR_TYPE, ...file };
	});
}
