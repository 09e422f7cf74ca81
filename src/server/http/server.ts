import Fastify, { type FastifyInstance, LogController } from "fastify";
import { contract } from "#contract/api.ts";
import { API_BASE } from "#contract/endpoint.ts";
import { refuse } from "#contract/errors.ts";
import { contract as officeContract } from "#contract/office/api.ts";
import type { App } from "#server/app.ts";
import { registerArticlePreview } from "#server/articles/routes.ts";
import { registerBounces } from "#server/campaigns/bounce-route.ts";
import { countCampaignVisits, registerCampaignPreview } from "#server/campaigns/routes.ts";
import type { Config } from "#server/config.ts";
import { registerCoursePreview } from "#server/courses/routes.ts";
import { registerFilmUpload } from "#server/courses/upload-routes.ts";
import type { Database } from "#server/db/client.ts";
import { registerFeeds } from "#server/feeds/routes.ts";
import { errorForLog, urlForLog } from "#server/for-log.ts";
import { registerVideo } from "#server/media/routes.ts";
import { createMeters, type Meters } from "#server/metrics/meters.ts";
import { countRequests } from "#server/metrics/requests.ts";
import { registerOneClickUnsubscribe } from "#server/newsletter/routes.ts";
import { type OfficePage, registerOffice } from "#server/office/page.ts";
import { registerPayments } from "#server/payments/routes.ts";
import { registerSeminarPreview } from "#server/seminars/routes.ts";
import { guestAt } from "#server/viewer.ts";
import { registerVisits } from "#server/visits/routes.ts";
import { AnswerCache } from "./answer-cache.ts";
import { registerApiReference } from "./api-reference.ts";
import type { Assets } from "./assets.ts";
import { endWith, refuseBroken } from "./broken-request.ts";
import { bind } from "./call.ts";
import { ContentMemo } from "./content-memo.ts";
import { createDoor } from "./door.ts";
import { replyWithError } from "./error-reply.ts";
import { registerHealth } from "./health.ts";
import { createMaking } from "./kept-answer.ts";
import { localApi } from "./local-api.ts";
import { registerMedia } from "./media.ts";
import { type Render, registerPages } from "./pages.ts";
import { requestIds } from "./request-id.ts";
import { NO_TARGET, targetOf } from "./request-target.ts";
import { registerRest } from "./rest.ts";
import { baseHeaders, PLAIN_POLICY, pagePolicy } from "./security-headers.ts";
import { createBoundServer, SOCKET_LIMITS } from "./socket-limits.ts";
import { seminarTag } from "./tags.ts";

export interface ServerParts {
	config: Config;
	app: App;
	database: Database;
	assets: Assets | null;
	render: () => Promise<Render>;
	office: OfficePage;
	meters?: Meters;
	/** Vite serves the site, hot. */
	dev?: boolean;
	/** Routes of their own, such as the mail outbox. */
	extras?: ((fastify: FastifyInstance) => void | Promise<void>)[];
}

export interface HttpServer {
	fastify: FastifyInstance;
	cache: AnswerCache;
}

/** An address that is no valid text leads to the page of those not found. */
const UNREADABLE_PATH = "/nicht-lesbar";

function isReadable(url: string): boolean {
	try {
		decodeURI(url.split("?", 1)[0] ?? "");
		return true;
	} catch {
		return false;
	}
}

const BODY_LIMIT = 256 * 1024;

export async function createHttpServer({
	config,
	app,
	database,
	assets,
	render,
	office,
	meters = createMeters(),
	dev = false,
	extras = [],
}: ServerParts): Promise<HttpServer> {
	const headers = baseHeaders(config.publicUrl);
	const fastify: FastifyInstance = Fastify({
		logger: { level: config.logLevel, serializers: { err: errorForLog, url: urlForLog } },
		logController: new LogController({ disableRequestLogging: true }),
		trustProxy: config.trustProxy,
		genReqId: requestIds(config.trustProxy),
		bodyLimit: BODY_LIMIT,
		forceCloseConnections: "idle",
		// Whoever still asks on a connection that is kept gets an answer; it is the last one there.
		return503OnClosing: false,
		rewriteUrl: ({ url = "/" }) => (isReadable(url) || url.startsWith(API_BASE) ? url : UNREADABLE_PATH),
		routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
		frameworkErrors: (error, request, reply) => void replyWithError(error, request, reply),
		clientErrorHandler: refuseBroken(headers),
		serverFactory: (handler) =>
			createBoundServer(SOCKET_LIMITS, (request, response) => {
				request.url = targetOf(request);
				app.services.visits.look(request);
				if (cache.serve(request, response)) meters.counts.kept += 1;
				else if (assets?.serve(request, response)) meters.counts.assets += 1;
				else handler(request, response);
			}).on("connect", (_, socket) => endWith(socket, "method_not_allowed", headers)),
	});
	const { mediaFiles } = app.services;
	const mediaOrigins = mediaFiles.bucket ? [mediaFiles.bucket.origin] : [];
	const memo = new ContentMemo();
	const renew = (url: string) =>
		fastify
			.inject({ url })
			.catch((error: unknown) => fastify.log.warn({ err: error, url }, "an answer could not be renewed"));
	const cache = new AnswerCache(memo, renew, () => app.replica?.hold());

	for (const source of [app.services.settings, app.services.legalTexts]) source.onChange(() => cache.clear());
	app.services.dates.onChange((seminarId) => cache.changed(seminarTag(seminarId)));
	const making = createMaking(cache);

	fastify.setErrorHandler(replyWithError);
	fastify.addHook("onRequest", async (request, reply) => {
		reply.headers({ ...headers, "Content-Security-Policy": PLAIN_POLICY });
		// PostgreSQL's text cannot hold a zero, and no honest address does.
		if (request.url === NO_TARGET || request.url.includes("%00")) throw refuse("bad_request");
	});

	countRequests(fastify, meters);
	registerApiReference(fastify, { config, making, headers });
	fastify.removeContentTypeParser("text/plain");
	// Forms without JavaScript and mail programs post this; who takes it reads the bytes.
	fastify.addContentTypeParser(
		["application/x-www-form-urlencoded", "multipart/form-data"],
		{ parseAs: "buffer" },
		async (_: unknown, body: Buffer) => body,
	);
	// Our own client says JSON also where it has nothing to send.
	const parseJson = fastify.getDefaultJsonParser("error", "error");
	fastify.removeContentTypeParser("application/json");
	fastify.addContentTypeParser("application/json", { parseAs: "string" }, (request, body: string, done) => {
		if (body === "") return done(null, undefined);
		parseJson(request, body, done);
	});
	registerPayments(fastify, { app, config });
	registerHealth(fastify, database.pool);
	registerVisits(fastify, app.services.visits);
	const bound = [...bind(contract, app.handlers), ...bind(officeContract, app.officeHandlers)];
	registerRest(fastify, { app, bound, making, headers, publicUrl: config.publicUrl, xAccel: config.xAccel });
	registerFilmUpload(fastify, { app, publicUrl: config.publicUrl });
	await registerMedia(fastify, mediaFiles);
	for (const extra of extras) await extra(fastify);
	registerVideo(fastify, { app, config });
	registerFeeds(fastify, { app, config, making, headers });
	const frameOrigins = [config.newsletterFormUrl, config.donationFormUrl].flatMap((url) =>
		url ? [new URL(url).origin] : [],
	);
	registerOffice(fastify, { page: office, publicUrl: config.publicUrl, mediaOrigins, dev });
	const apiAt = localApi(app);
	const { form, show } = registerPages(fastify, {
		render,
		apiFor: (address, trace) => apiAt({ viewer: guestAt(address), memo, ...trace }),
		door: createDoor(app.services.security),
		making,
		movedTo: async (path) => {
			const { articles, catalogue, seminars } = app.services;
			return (await seminars.movedTo(path)) ?? (await articles.movedTo(path)) ?? (await catalogue.movedTo(path));
		},
		publicUrl: config.publicUrl,
		headers,
		policy: (scripts) => pagePolicy({ publicUrl: config.publicUrl, frameOrigins, mediaOrigins, dev }, scripts),
	});
	registerCoursePreview(fastify, { app, publicUrl: config.publicUrl, show });
	registerSeminarPreview(fastify, { app, publicUrl: config.publicUrl, show });
	registerArticlePreview(fastify, { app, publicUrl: config.publicUrl, show });
	registerCampaignPreview(fastify, { app, publicUrl: config.publicUrl });
	countCampaignVisits(fastify, app);
	registerBounces(fastify, app, config.bounceKey);
	registerOneClickUnsubscribe(fastify, app.services.newsletter, form);
	return { fastify, cache };
}
