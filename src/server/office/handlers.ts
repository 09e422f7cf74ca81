import type { contract } from "#contract/office/api.ts";
import { data, type HandlersOf } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";

/** The office's contract, line by line, bound to the same services. */
export function createOfficeHandlers(services: Services): HandlersOf<typeof contract> {
	const { catalogueOffice, desk, history, officeSearch, seminarsDesk, staffSessions, views, withdrawals } = services;
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
		orders: {
			foreseeWithdrawal: ({ params }, viewer) => data(withdrawals.foresee(params.number, asStaff(viewer))),
			withdraw: ({ params }, viewer) => data(withdrawals.byStaff(params.number, asStaff(viewer))),
		},
		history: {
			list: ({ query }, viewer) => history.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => history.export(query, asStaff(viewer)),
			people: () => data(history.people()),
		},
		views: {
			list: ({ query }, viewer) => data(views.list(query.list, asStaff(viewer))),
			create: ({ body }, viewer) => data(views.create(body, asStaff(viewer))),
			rename: ({ params, body }, viewer) => data(views.rename(params.id, body, asStaff(viewer))),
			delete: ({ params }, viewer) => data(views.delete(params.id, asStaff(viewer))),
		},
	};
}
