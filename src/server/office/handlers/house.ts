import { data } from "#server/handlers.ts";
import type { Job } from "#server/jobs/service.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups = "settings" | "mail" | "setUp" | "state" | "demo";

/** The house itself: settings, mail, the first day, its state. */
export function houseHandlers(services: Services, jobs: readonly Job[]): Part<Groups> {
	const { demoEmptying, mailOffice, receiptSignature, setUp, settingsOffice, stateOffice } = services;
	return {
		settings: {
			get: () => data(settingsOffice.all()),
			provider: ({ body }, viewer) => data(settingsOffice.change("provider", body, asStaff(viewer))),
			contact: ({ body }, viewer) => data(settingsOffice.change("contact", body, asStaff(viewer))),
			tax: ({ body }, viewer) => data(settingsOffice.change("tax", body, asStaff(viewer))),
			bank: ({ body }, viewer) => data(settingsOffice.change("bank", body, asStaff(viewer))),
			dunning: ({ body }, viewer) => data(settingsOffice.change("dunning", body, asStaff(viewer))),
			payment: ({ body }, viewer) => data(settingsOffice.change("payment", body, asStaff(viewer))),
			retention: ({ body }, viewer) => data(settingsOffice.change("retention", body, asStaff(viewer))),
			certificates: ({ body }, viewer) => data(settingsOffice.change("certificates", body, asStaff(viewer))),
			receipts: async ({ body }, viewer) => {
				await receiptSignature.demandFor(body.machine_since);
				return data(settingsOffice.change("receipts", body, asStaff(viewer)));
			},
			newsletter: ({ body }, viewer) => data(settingsOffice.change("newsletter", body, asStaff(viewer))),
			datev: ({ body }, viewer) => data(settingsOffice.change("datev", body, asStaff(viewer))),
		},
		mail: {
			get: () => data(mailOffice.get()),
			change: ({ body }, viewer) => data(mailOffice.change(body, asStaff(viewer))),
			test: ({ body }, viewer) => data(mailOffice.test(body, asStaff(viewer))),
		},
		setUp: {
			link: ({ params }, { address }) => data(setUp.link(params.token, address)),
			begin: ({ params, body }, viewer) => setUp.begin(params.token, body, viewer),
			get: () => data(setUp.get()),
			pass: ({ params }, viewer) => data(setUp.pass(params.step, asStaff(viewer))),
		},
		demo: {
			get: () => data(demoEmptying.look()),
			empty: (_, viewer) => data(demoEmptying.empty(asStaff(viewer))),
		},
		state: {
			get: () => data(stateOffice.look(jobs)),
			testMail: (_, viewer) => data(stateOffice.testMail(asStaff(viewer))),
			testSms: ({ body }, viewer) => data(stateOffice.testSms(body.phone_number, asStaff(viewer))),
			testPayments: (_, viewer) => data(stateOffice.testPayments(asStaff(viewer))),
			testStorage: (_, viewer) => data(stateOffice.testStorage(asStaff(viewer))),
			runJob: ({ params }, viewer) => data(stateOffice.runJob(jobs, params.name, asStaff(viewer))),
		},
	};
}
