import type { contract } from "#contract/office/api.ts";
import { data, type HandlersOf } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";

/** The office's contract, line by line, bound to the same services. */
export function createOfficeHandlers(services: Services): HandlersOf<typeof contract> {
	const { catalogueOffice, desk, seminarsDesk, staff, withdrawals } = services;
	return {
		session: { me: (_, viewer) => data(staff.me(asStaff(viewer))) },
		toDos: {
			list: (_, viewer) => data(desk.toDos(asStaff(viewer))),
			counts: (_, viewer) => data(desk.counts(asStaff(viewer))),
		},
		today: {
			dates: (_, viewer) => data(seminarsDesk.upcoming(asStaff(viewer))),
			figures: (_, viewer) => data(desk.figures(asStaff(viewer))),
			happenings: (_, viewer) => data(desk.happenings(asStaff(viewer))),
		},
		categories: {
			list: () => catalogueOffice.categories(),
			change: ({ params, body }, viewer) => data(catalogueOffice.changeCategory(params.id, body, asStaff(viewer))),
		},
		orders: { withdraw: ({ params }, viewer) => data(withdrawals.byStaff(params.number, asStaff(viewer))) },
	};
}
