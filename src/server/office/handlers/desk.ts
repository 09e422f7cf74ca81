import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups = "toDos" | "today" | "reports" | "tasks" | "search" | "choices" | "history" | "views";

/** What everybody has on the desk: the day, long work, search, lists as one likes them, what happened. */
export function deskHandlers(services: Services): Part<Groups> {
	const { choices, dailyList, desk, history, officeSearch, reportsOffice, seminarsDesk, tasksOffice, views } = services;
	return {
		toDos: {
			list: (_, viewer) => data(desk.toDos(asStaff(viewer))),
			counts: (_, viewer) => data(desk.counts(asStaff(viewer))),
		},
		today: {
			dates: (_, viewer) => data(seminarsDesk.upcoming(asStaff(viewer))),
			figures: (_, viewer) => data(desk.figures(asStaff(viewer))),
			happenings: (_, viewer) => data(desk.happenings(asStaff(viewer))),
			mail: (_, viewer) => data(dailyList.wish(asStaff(viewer))),
			chooseMail: ({ body }, viewer) => data(dailyList.choose(body.wanted, asStaff(viewer))),
		},
		reports: {
			get: ({ query }) => data(reportsOffice.get(query)),
			export: ({ query }) => reportsOffice.export(query),
			folder: ({ query }) => reportsOffice.folder(query),
		},
		tasks: {
			list: (_, viewer) => data(tasksOffice.list(asStaff(viewer))),
			cancel: ({ params }, viewer) => data(tasksOffice.cancel(params.id, asStaff(viewer))),
			dismiss: ({ params }, viewer) => tasksOffice.dismiss(params.id, asStaff(viewer)),
		},
		search: { find: ({ query }, viewer) => data(officeSearch.find(query, asStaff(viewer))) },
		choices: { get: () => data(choices.get()) },
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
