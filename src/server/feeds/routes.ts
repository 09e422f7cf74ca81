import type { FastifyInstance, FastifyRequest } from "fastify";
import { refuse } from "#contract/errors.ts";
import { paths } from "#contract/paths.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import type { Db } from "#server/db/client.ts";
import type { AnswerCache } from "#server/http/answer-cache.ts";
import { sendKept } from "#server/http/kept-answer.ts";
import { CALENDAR_TYPE } from "./calendar.ts";
import { MANIFEST_PATH, webManifest } from "./manifest.ts";
import { robots, SITEMAP_PATH } from "./robots.ts";
import { createFeeds } from "./service.ts";

interface Parts {
	app: App;
	config: Config;
	db: Db;
	cache: AnswerCache;
	headers: Record<string, string>;
}

interface Document {
	type: string;
	text: string;
	/** What a browser calls it when it saves it. */
	fileName?: string;
}

interface DateParams {
	slug: string;
	timestamp: string;
}

/** What programs read of the site: search engines, feed readers, calendars, home screens. */
export function registerFeeds(fastify: FastifyInstance, { app, config, db, cache, headers }: Parts): void {
	const feeds = createFeeds({ services: app.services, config, db });

	const serve = (url: string, make: (request: FastifyRequest) => Promise<Document | null> | Document) =>
		fastify.get(url, async (request, reply) => {
			const sent = await sendKept(cache, request, reply, async () => {
				const document = await make(request);
				if (!document) return null;
				const { type, text, fileName } = document;
				return {
					body: Buffer.from(text),
					headers: {
						...headers,
						"Content-Type": type,
						"Cache-Control": "no-cache",
						...(fileName ? { "Content-Disposition": `attachment; filename="${fileName}"` } : {}),
					},
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
	serve(paths.seminarsFeed, async ({ url }) => {
		const query = url.slice(paths.seminarsFeed.length).replace(/^\/?\??/, "");
		return { type: CALENDAR_TYPE, text: await feeds.calendar(new URLSearchParams(query)) };
	});
	serve(`${paths.seminars}/:slug/:timestamp(^\\d{1,15}).ics`, async ({ params }) => {
		const { slug, timestamp } = params as DateParams;
		const file = await feeds.calendarFile(slug, Number(timestamp));
		return file && { type: CALENDAR_TYPE, text: file.text, fileName: file.name };
	});
}
