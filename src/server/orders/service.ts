import { refuse } from "#contract/errors.ts";
import type { Courses } from "#server/courses/service.ts";
import type { Viewer } from "#server/http/call.ts";

const later = (..._: unknown[]): Promise<never> => Promise.reject(refuse("unavailable"));

export function createOrders({ courses }: { courses: Courses; [part: string]: unknown }) {
	return {
		courseFor: (id: number, _: Viewer) => courses.byId(id),
		purchasedCourse: later,
		videosOf: later,
		place: later,
		byToken: later,
		pay: later,
		ofMember: later,
		withdraw: later,
		paymentMethods: later,
	};
}

export type Orders = ReturnType<typeof createOrders>;
