import type { contract } from "#contract/office/api.ts";
import { data, type HandlersOf } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";

/** The office's contract, line by line, bound to the same services. */
export function createOfficeHandlers(services: Services): HandlersOf<typeof contract> {
	const { catalogueOffice, desk, officeSearch, seminarsDesk, staffSessions, withdrawals } = services;
	return {
		session: {
			logIn: ({ body }, viewer) => staffSessions.logIn(body, viewer),
			me: (_, viewer) => data(staffSessions.me(asStaff(viewer))),
			activity: (_, viewer) => data(staffSessions.endsOf(asStaff(viewer))),
			logOut: (_, viewer) => staffSessions.logOut(viewer),
		},
		toDos: {
			list: (_, viewer) => data(desk.toDos(asStaff(viewer))),
			counts: (_, viewer) => data(desk.counts(asStaff(viewer))),
		},
		today: {
			dates: (_, viewer) => data(seminarsDesk.upcoming(asStaff(viewer))),
			figures: (_, viewer) => data(desk.figures(asStaff(viewer))),
			happenings: (_, viewer) => data(desk.happenings(asStaff(viewer))),
		},
		search: { find: ({ query }, viewer) => data(officeSearch.find(query, asStaff(viewer))) },
		categories: {
			list: () => catalogueOffice.categories(),
			change: ({ params, body }, viewer) => data(catalogueOffice.changeCategory(params.id, body, asStaff(viewer))),
		},
		orders: { withdraw: ({ params }, viewer) => data(withdrawals.byStaff(params.number, asStaff(viewer))) },
	};
}
