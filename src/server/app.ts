import { createHandlers } from "./handlers.ts";
import { createJobs } from "./jobs/list.ts";
import { createOfficeHandlers } from "./office/handlers/all.ts";
import { createServices, type Parts } from "./services.ts";

/** All that a process does: its services, what may be asked of them, and what happens by itself. */
export function createApp(parts: Parts) {
	const services = createServices(parts);
	const { jobs } = createJobs(services);
	return { services, handlers: createHandlers(services), officeHandlers: createOfficeHandlers(services, jobs), jobs };
}

export type App = ReturnType<typeof createApp>;
