import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { createApp } from "#server/app.ts";
import { systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { connect, type Database } from "#server/db/client.ts";
import { openReplica, type Replica } from "#server/db/replica.ts";
import { drain } from "#server/http/draining.ts";
import { createHttpServer } from "#server/http/server.ts";
import { BACKLOG } from "#server/http/socket-limits.ts";
import { makeMediaFolders } from "#server/media/paths.ts";
import { createHouseMetrics } from "#server/metrics/house.ts";
import { createMeters } from "#server/metrics/meters.ts";
import { keptLetters } from "#server/previews/kept-letters.ts";
import { startBackground } from "./background.ts";
import { openCore } from "./core.ts";
import type { Closer } from "./ending.ts";
import { StartError } from "./explain.ts";
import type { Figures } from "./figures.ts";
import { loadSite } from "./site.ts";
import { tidyAtRest } from "./tidying.ts";
import { complain } from "./voice.ts";

interface Parts {
	config: Config;
	url: string;
	dev: boolean;
	/** Whether this process opens the link for the first Leitung, which ends every earlier one. */
	opensLink: boolean;
	/** Takes what this process can tell to those who ask for it. */
	offerFigures: (figures: Figures) => unknown;
}

interface Serving {
	port: number;
	setupToken: string | null;
	/** Takes no more connections and answers on those there are, until they are gone. */
	drain(): Promise<void>;
}

const listen = (fastify: FastifyInstance, { port, host }: Config) =>
	fastify.listen({ port, host, backlog: BACKLOG }).catch((error: NodeJS.ErrnoException) => {
		if (error.code === "EADDRINUSE") throw new StartError(`PORT ${port} ist schon belegt: Wähle einen anderen.`);
		if (error.code === "EACCES")
			throw new StartError(`PORT ${port} darf die Anwendung nicht öffnen: Wähle einen ab 1024.`);
		throw new StartError(`HOST ${host} lässt sich nicht öffnen: ${error.message}`);
	});

/** Of its trouble it tells itself. */
const openReplicaOf = ({ replica, processes }: Config, primary: Database["pool"]): Replica | null =>
	replica &&
	openReplica({ primary, standby: connect(replica.url, { processes }).pool, delay: replica.delay, log: complain });

/** One process that answers, with all that goes on beside it. */
export async function serve(
	{ config: given, url, dev, opensLink, offerFigures }: Parts,
	closers: Closer[],
): Promise<Serving> {
	const meters = createMeters();
	const database = connect(url, { log: complain, processes: given.processes, onQuery: meters.query });
	closers.push(() => database.pool.end());
	const { config, ...core } = await openCore(given, database);
	const replica = config.replica && openReplicaOf(config, database.pool);
	if (replica) closers.push(replica.close);
	const app = createApp({ ...core, config, database, clock: systemClock, replica });
	await makeMediaFolders(config.dataDir);
	const site = await loadSite({ dev, config });
	closers.push(site.close);
	const { fastify, cache } = await createHttpServer({
		config,
		app,
		database,
		meters,
		...site,
		extras: [...site.extras, keptLetters(config)],
	});
	await startBackground({ url, app, outbox: core.outbox, cache, log: fastify.log }, closers);
	closers.push(tidyAtRest());

	await offerFigures({
		own: () => meters.families({ cache: cache.size, pool: database.pool, replica: replica?.figures() ?? null }),
		house: createHouseMetrics(app.services),
	});

	// Whoever sees the port answer may stop the process: nothing may be waited for between that and the end of the start.
	const setupToken = opensLink ? await app.services.setUp.openLink() : null;
	await listen(fastify, config);
	closers.push(() => fastify.close());
	const { port } = fastify.server.address() as AddressInfo;
	return { port, setupToken, drain: () => drain(fastify.server) };
}
