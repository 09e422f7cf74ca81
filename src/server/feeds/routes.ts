import type { FastifyInstance } from "fastify";
import { paths } from "#contract/paths.ts";
import type { App } from "#server/app.ts";
import type { Config } from "#server/config.ts";
import type { Making } from "#server/http/kept-answer.ts";
import { ARTICLES } from "#server/http/tags.ts";
import { MANIFEST_PATH, webManifest } from "./manifest.ts";
import { robots, SITEMAP_PATH } from "./robots.ts";

interface Parts {
	app: App;
	config: Config;
	making: Making;
	headers: Record<string, string>;
}

interface Document {
	type: string;
	text: string;
}

/** What programs read of the site: search engines, feed readers, calendars, home screens. */
export function registerFeeds(fastify: FastifyInstance, { app, config, making, headers }: Parts): void {
	const { feeds } = app.services;

	const serve = (url: string, make: () => Promise<Document> | Document, tags: readonly string[] = []) =>
		fastify.get(url, async (request, reply) => {
			await making.sendKept(request, reply, async () => {
				const { type, text } = await make();
				const own = { "Content-Type": type, "Cache-Control": "no-cache" };
				return { body: Buffer.from(text), headers: { ...headers, ...own }, tags };
			});
			return reply;
		});

	serve("/robots.txt", () => ({ type: "text/plain; charset=utf-8", text: robots(config.publicUrl) }));
	serve(MANIFEST_PATH, () => ({ type: "application/manifest+json", text: webManifest(config.provider) }));
	const siteMap = async () => ({ type: "application/xml; charset=utf-8", text: await feeds.sitemap() });
	serve(SITEMAP_PATH, siteMap, [ARTICLES]);
	fastify.get<{ Params: { part: string } }>("/sitemap/:part.xml", async (request, reply) => {
		await making.sendKept(request, reply, async () => {
			const own = { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": "no-cache" };
			const text = await feeds.sitemapPart(request.params.part);
			return { body: Buffer.from(text), headers: { ...headers, ...own }, tags: [ARTICLES] };
		});
		return reply;
	});
	const newest = async () => ({ type: "application/atom+xml; charset=utf-8", text: await feeds.articles() });
	const issues = async () => ({
		type: "application/atom+xml; charset=utf-8",
		text: await app.services.campaignArchive.feed(),
	});
	serve(paths.newsletterFeed, issues);
	serve(paths.articlesFeed, newest, [ARTICLES]);
}
