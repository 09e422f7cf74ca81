import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups = "bookings" | "bookingPage" | "bookingActs" | "phoneBookings" | "waitingActs" | "participants";

/** Bookings, who takes part, who waits. */
export function bookingsHandlers(services: Services): Part<Groups> {
	const { bookingActsOffice: acts, bookingPage, bookingsOffice, participants, phoneBookings, waitingByHand } = services;
	return {
		bookings: {
			list: ({ query }, viewer) => bookingsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => bookingsOffice.export(query, asStaff(viewer)),
		},
		bookingPage: {
			get: ({ params }, viewer) => data(bookingPage.get(params.number, asStaff(viewer))),
			confirmation: ({ params }, viewer) => bookingPage.confirmation(params.number, asStaff(viewer)),
		},
		bookingActs: {
			foreseeMove: ({ body }, viewer) => data(acts.foresee(acts.move(body, asStaff(viewer)))),
			move: ({ body }, viewer) => data(acts.run(acts.move(body, asStaff(viewer)))),
			foreseeGiveBack: ({ body }, viewer) => data(acts.foresee(acts.giveBack(body, asStaff(viewer)))),
			giveBack: ({ body }, viewer) => data(acts.run(acts.giveBack(body, asStaff(viewer)))),
			foreseeExtend: ({ params, body }, viewer) =>
				data(acts.foresee(acts.extend(params.number, body, asStaff(viewer)))),
			extend: ({ params, body }, viewer) => data(acts.run(acts.extend(params.number, body, asStaff(viewer)))),
			rename: ({ params, body }, viewer) => data(acts.run(acts.rename(params.number, body, asStaff(viewer)))),
			foreseeCorrect: ({ params, body }, viewer) =>
				data(acts.foresee(acts.correct(params.number, body, asStaff(viewer)))),
			correct: ({ params, body }, viewer) => data(acts.run(acts.correct(params.number, body, asStaff(viewer)))),
		},
		phoneBookings: {
			people: ({ query }, viewer) => data(phoneBookings.people(query.q, asStaff(viewer))),
			dates: ({ query }, viewer) => data(phoneBookings.dates(query, asStaff(viewer))),
			foresee: ({ body }, viewer) => data(phoneBookings.foresee(body, asStaff(viewer))),
			create: ({ body }, viewer) => data(phoneBookings.create(body, asStaff(viewer))),
		},
		waitingActs: {
			reorder: ({ params, body }, viewer) => data(waitingByHand.reorder(params.id, body.to, asStaff(viewer))),
			offer: ({ params, body }, viewer) => data(waitingByHand.offer(params.id, body, asStaff(viewer))),
			extend: ({ params }, viewer) => data(waitingByHand.extend(params.id, asStaff(viewer))),
			takeIn: ({ params, body }, viewer) => data(waitingByHand.takeIn(params.id, body, asStaff(viewer))),
			remove: ({ params, body }, viewer) => data(waitingByHand.remove(params.id, body.mail, asStaff(viewer))),
			movingUp: ({ params, body }, viewer) => data(waitingByHand.movingUp(params.id, body.by_hand, asStaff(viewer))),
		},
		participants: {
			list: ({ params }, viewer) => data(participants.list(params.id, asStaff(viewer))),
			export: ({ params, query }, viewer) => participants.export(params.id, query, asStaff(viewer)),
			note: ({ params, body }, viewer) => data(participants.note(params.id, body, asStaff(viewer))),
		},
	};
}
