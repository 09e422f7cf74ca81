import type { FastifyBaseLogger } from "fastify";
import type { App } from "#server/app.ts";
import { startTurns } from "#server/articles/turns.ts";
import { startCampaigns } from "#server/campaigns/run.ts";
import { systemClock } from "#server/clock.ts";
import { logFault } from "#server/for-log.ts";
import type { AnswerCache } from "#server/http/answer-cache.ts";
import { startJobs } from "#server/jobs/run.ts";
import { startFilmPreparing } from "#server/media/run.ts";
import { startSenders } from "#server/outbox/senders.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { startTasks } from "#server/tasks/run.ts";
import { startVisits } from "#server/visits/run.ts";
import type { Closer } from "./ending.ts";
import { followChanges } from "./following.ts";

interface Parts {
	url: string;
	app: App;
	outbox: Outbox;
	cache: AnswerCache;
	log: FastifyBaseLogger;
}

/**
 * What goes on beside the answers. Every process does all of it: the database sees to it that each thing happens once,
 * so that no process is needed more than another.
 */
export async function startBackground(
	{ url, app: { services, jobs }, outbox, cache, log }: Parts,
	closers: Closer[],
): Promise<void> {
	const onErrorOf = (part: string) => (error: unknown) => logFault(log, error, {}, part);
	const keep = <T extends { stop(): Promise<unknown> }>(started: T): T => {
		closers.push(() => started.stop());
		return started;
	};

	const turns = keep(
		startTurns({ publishing: services.articlePublishing, clock: systemClock, onError: onErrorOf("articles") }),
	);
	const changes = await followChanges({ url, services, turns, cache });
	closers.push(() => changes.close());
	keep(await startSenders({ url, outbox, onError: onErrorOf("outbox") }));
	keep(
		startJobs({
			jobs,
			runs: services.jobRuns,
			onError: (error, name) => logFault(log, error, { job: name }, "job"),
		}),
	);
	keep(startTasks({ tasks: services.tasks, onError: onErrorOf("tasks") }));
	keep(startVisits({ visits: services.visits, onError: onErrorOf("visits") }));
	keep(
		startCampaigns({
			campaigns: services.campaigns,
			sending: services.campaignSending,
			onError: onErrorOf("newsletter"),
		}),
	);
	keep(startFilmPreparing({ films: services.filmPreparing, onError: onErrorOf("films") }));
}
