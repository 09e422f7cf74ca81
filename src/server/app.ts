import { createArticles } from "./articles/service.ts";
import { createCatalogue } from "./catalogue/service.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config.ts";
import { createCourses } from "./courses/service.ts";
import type { Database } from "./db/client.ts";
import { createHandlers } from "./handlers.ts";
import { createSearch } from "./search/service.ts";
import { createSeminars } from "./seminars/service.ts";
import { createSite } from "./site/service.ts";
import { createVouchers } from "./vouchers/service.ts";

interface Parts {
	config: Config;
	database: Database;
	clock: Clock;
}

/** Every service, each made of those above it: a cycle does not compile. */
export function createServices({ config, database: { db }, clock }: Parts) {
	const catalogue = createCatalogue({ db });
	const articles = createArticles({ db });
	const site = createSite({ db, articles, config });
	const seminars = createSeminars({ db, clock, site });
	const courses = createCourses({ db });
	const search = createSearch({ articles, seminars, courses });
	const vouchers = createVouchers({ db, clock });
	return { catalogue, articles, site, seminars, courses, search, vouchers };
}

export type Services = ReturnType<typeof createServices>;

export function createApp(parts: Parts) {
	const services = createServices(parts);
	return { services, handlers: createHandlers(services) };
}

export type App = ReturnType<typeof createApp>;
