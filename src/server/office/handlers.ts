import type { contract } from "#contract/office/api.ts";
import { data, type HandlersOf } from "#server/handlers.ts";
import type { Job } from "#server/jobs/service.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";

/** The office's contract, line by line, bound to the same services. */
export function createOfficeHandlers(services: Services, jobs: readonly Job[]): HandlersOf<typeof contract> {
	const { catalogueOffice, officeSearch, legalOffice, settingsOffice, staffSessions, stateOffice, withdrawals } =
		services;
	return {
		session: {
			logIn: ({ body }, viewer) => staffSessions.logIn(body, viewer),
			me: (_, viewer) => data(staffSessions.me(asStaff(viewer))),
			activity: (_, viewer) => data(staffSessions.endsOf(asStaff(viewer))),
			logOut: (_, viewer) => staffSessions.logOut(viewer),
		},
		search: { find: ({ query }, viewer) => data(officeSearch.find(query, asStaff(viewer))) },
		categories: {
			list: () => catalogueOffice.categories(),
			change: ({ params, body }, viewer) => data(catalogueOffice.changeCategory(params.id, body, asStaff(viewer))),
		},
		settings: {
			get: () => data(settingsOffice.all()),
			provider: ({ body }, viewer) => data(settingsOffice.change("provider", body, asStaff(viewer))),
			contact: ({ body }, viewer) => data(settingsOffice.change("contact", body, asStaff(viewer))),
			tax: ({ body }, viewer) => data(settingsOffice.change("tax", body, asStaff(viewer))),
			bank: ({ body }, viewer) => data(settingsOffice.change("bank", body, asStaff(viewer))),
			payment: ({ body }, viewer) => data(settingsOffice.change("payment", body, asStaff(viewer))),
			retention: ({ body }, viewer) => data(settingsOffice.change("retention", body, asStaff(viewer))),
			frame: ({ body }, viewer) => data(settingsOffice.change("frame", body, asStaff(viewer))),
		},
		state: {
			get: () => data(stateOffice.look(jobs)),
			testMail: (_, viewer) => data(stateOffice.testMail(asStaff(viewer))),
			testSms: ({ body }, viewer) => data(stateOffice.testSms(body.phone_number, asStaff(viewer))),
			testPayments: (_, viewer) => data(stateOffice.testPayments(asStaff(viewer))),
			testStorage: (_, viewer) => data(stateOffice.testStorage(asStaff(viewer))),
			runJob: ({ params }, viewer) => data(stateOffice.runJob(jobs, params.name, asStaff(viewer))),
		},
		legalTexts: {
			list: () => data(legalOffice.list()),
			get: ({ params }) => data(legalOffice.get(params.kind)),
			write: ({ params, body }, viewer) => data(legalOffice.write(params.kind, body, asStaff(viewer))),
			publish: ({ params, body }, viewer) => data(legalOffice.publish(params.kind, body, asStaff(viewer))),
			takeBack: ({ params }, viewer) => data(legalOffice.takeBack(params.kind, params.version, asStaff(viewer))),
		},
		orders: { withdraw: ({ params }, viewer) => data(withdrawals.byStaff(params.number, asStaff(viewer))) },
	};
}
