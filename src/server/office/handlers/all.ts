import type { Job } from "#server/jobs/service.ts";
import type { Services } from "#server/services.ts";
import { bookingsHandlers } from "./bookings.ts";
import { booksHandlers } from "./books.ts";
import { contentHandlers } from "./content.ts";
import { deskHandlers } from "./desk.ts";
import { houseHandlers } from "./house.ts";
import { ordersHandlers } from "./orders.ts";
import type { OfficeHandlers } from "./part.ts";
import { peopleHandlers } from "./people.ts";
import { seminarsHandlers } from "./seminars.ts";
import { staffHandlers } from "./staff.ts";

/** The office's contract, line by line, bound to the same services. */
export const createOfficeHandlers = (services: Services, jobs: readonly Job[]): OfficeHandlers => ({
	...staffHandlers(services),
	...deskHandlers(services),
	...seminarsHandlers(services),
	...bookingsHandlers(services),
	...contentHandlers(services),
	...ordersHandlers(services),
	...booksHandlers(services),
	...peopleHandlers(services),
	...houseHandlers(services, jobs),
});
