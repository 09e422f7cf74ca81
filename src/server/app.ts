import { contract } from "#contract/api.ts";
import type { Replica } from "./db/replica.ts";
import { fromReplica } from "./from-replica.ts";
import { createHandlers } from "./handlers.ts";
import { createJobs } from "./jobs/list.ts";
import { createOfficeHandlers } from "./office/handlers/all.ts";
import { createServices, type Parts } from "./services.ts";

/** All that a process does: its services, what may be asked of them, and what happens by itself. */
export function createApp({ replica = null, ...parts }: Parts & { replica?: Pick<Replica, "read" | "hold"> | null }) {
	const services = createServices(parts);
	const { jobs } = createJobs(services);
	const own = createHandlers(services);
	const handlers = replica ? fromReplica(contract, own, replica) : own;
	return { services, replica, handlers, officeHandlers: createOfficeHandlers(services, jobs), jobs };
}

export type App = ReturnType<typeof createApp>;
