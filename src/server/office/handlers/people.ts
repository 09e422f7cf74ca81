import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups =
	| "people"
	| "personPage"
	| "personNotes"
	| "personAddress"
	| "letterBlocks"
	| "requests"
	| "subscribers"
	| "campaigns"
	| "letters"
	| "letterPassages"
	| "rights";

/** People and the post. */
export function peopleHandlers(services: Services): Part<Groups> {
	const { accessPacks, dataRequests, erasing, holds, rightsOffice, taxYears } = services;
	const {
		campaignsOffice,
		conversation,
		lettersOffice,
		passagesOffice,
		peopleOffice,
		personNotes,
		personPage,
		blocking,
		readdressing,
		requestsOffice,
		subscriberActs,
		subscriberImport,
		subscribersOffice,
	} = services;
	return {
		people: {
			list: ({ query }, viewer) => peopleOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => peopleOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(peopleOffice.get(params.id, asStaff(viewer))),
		},
		personPage: {
			get: ({ params }, viewer) => data(personPage.get(params.id, asStaff(viewer))),
			events: ({ params, query }, viewer) => personPage.events(params.id, query, asStaff(viewer)),
			find: ({ query }) => data(personPage.find(query.email)),
		},
		personNotes: {
			write: ({ params, body }, viewer) => data(personNotes.write(params.id, body.text, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(personNotes.change(params.id, body.text, asStaff(viewer))),
			delete: ({ params }, viewer) => data(personNotes.delete(params.id, asStaff(viewer))),
			restore: ({ params }, viewer) => data(personNotes.restore(params.id, asStaff(viewer))),
		},
		personAddress: {
			foresee: ({ params, body }) => data(readdressing.foresee(params.id, body.email)),
			change: ({ params, body }, viewer) => data(readdressing.change(params.id, body, asStaff(viewer))),
		},
		letterBlocks: {
			set: ({ params, body }, viewer) => data(blocking.set(params.id, body, asStaff(viewer))),
			lift: ({ params }, viewer) => data(blocking.lift(params.id, asStaff(viewer))),
		},
		requests: {
			list: ({ query }, viewer) => requestsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => requestsOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(conversation.get(params.id, asStaff(viewer))),
			answer: ({ params, body }, viewer) => data(conversation.answer(params.id, body, asStaff(viewer))),
			colleagues: () => data(conversation.colleagues()),
			assign: ({ params, body }, viewer) => data(conversation.assign(params.id, body.user_id, asStaff(viewer))),
			note: ({ params, body }, viewer) => data(conversation.note(params.id, body.text, asStaff(viewer))),
			close: ({ body }, viewer) => data(requestsOffice.close(body, asStaff(viewer))),
			reopen: ({ body }, viewer) => data(requestsOffice.reopen(body, asStaff(viewer))),
		},
		campaigns: {
			list: () => campaignsOffice.list(),
			get: ({ params }) => data(campaignsOffice.get(params.id)),
			create: ({ body }, viewer) => data(campaignsOffice.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(campaignsOffice.change(params.id, body, asStaff(viewer))),
			delete: ({ params }, viewer) => data(campaignsOffice.delete(params.id, asStaff(viewer))),
			restore: ({ params }, viewer) => data(campaignsOffice.restore(params.id, asStaff(viewer))),
			test: ({ params }, viewer) => data(campaignsOffice.test(params.id, asStaff(viewer))),
			checkLinks: ({ params }, viewer) => data(campaignsOffice.checkLinks(params.id, asStaff(viewer))),
			send: ({ params, body }, viewer) => data(campaignsOffice.send(params.id, body, asStaff(viewer))),
			stop: ({ params }, viewer) => data(campaignsOffice.stop(params.id, asStaff(viewer))),
			resume: ({ params }, viewer) => data(campaignsOffice.resume(params.id, asStaff(viewer))),
			retryUnsure: ({ params }, viewer) => data(campaignsOffice.retryUnsure(params.id, asStaff(viewer))),
		},
		subscribers: {
			list: ({ query }, viewer) => subscribersOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => subscribersOffice.export(query, asStaff(viewer)),
			writeAgain: ({ params }, viewer) => data(subscriberActs.writeAgain(params.id, asStaff(viewer))),
			importSample: async () => subscriberImport.sample(),
			foreseeImport: ({ body }) => data(subscriberImport.foresee(body)),
			import: ({ query, body }, viewer) => data(subscriberImport.import(query, body, asStaff(viewer))),
		},
		letters: {
			list: ({ query }, viewer) => lettersOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => lettersOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(lettersOffice.get(params.id, asStaff(viewer))),
			foreseeAgain: ({ body }) => data(lettersOffice.foreseeAgain(body)),
			sendAgain: ({ body }, viewer) => data(lettersOffice.sendAgain(body, asStaff(viewer))),
			giveUp: ({ body }, viewer) => data(lettersOffice.giveUp(body, asStaff(viewer))),
		},
		rights: {
			overview: () => data(rightsOffice.overview()),
			foreseeRun: () => data(rightsOffice.foreseeRun()),
			run: (_, viewer) => data(rightsOffice.run(asStaff(viewer))),
			record: () => rightsOffice.record(),
			subject: ({ query }, viewer) => data(rightsOffice.subject(query.email, asStaff(viewer))),
			prepareAccess: ({ body }, viewer) => data(accessPacks.prepare(body.email, asStaff(viewer))),
			accessPack: ({ params }, viewer) => accessPacks.fetch(params.id, asStaff(viewer)),
			foreseeErasure: ({ query }, viewer) => data(erasing.foresee(query.email, asStaff(viewer))),
			erase: ({ body }, viewer) => data(erasing.erase(body, asStaff(viewer))),
			hold: ({ body }, viewer) => data(holds.set(body, asStaff(viewer))),
			liftHold: ({ params }, viewer) => data(holds.lift(params.id, asStaff(viewer))),
			holdYear: ({ params, body }, viewer) => data(taxYears.hold(params.year, body.reason, asStaff(viewer))),
			liftYear: ({ params }, viewer) => data(taxYears.lift(params.year, asStaff(viewer))),
			noteRequest: ({ body }, viewer) => data(dataRequests.note(body, asStaff(viewer))),
			endRequest: ({ params }, viewer) => data(dataRequests.end(params.id, asStaff(viewer))),
		},
		letterPassages: {
			list: () => data(passagesOffice.list()),
			preview: ({ params, body }) => data(passagesOffice.preview(params.kind, body)),
			change: ({ params, body }, viewer) => data(passagesOffice.change(params.kind, body, asStaff(viewer))),
		},
	};
}
