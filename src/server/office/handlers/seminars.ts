import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups =
	| "seminars"
	| "seminarTexts"
	| "dates"
	| "dateWriting"
	| "dateChanges"
	| "ownDates"
	| "attendance"
	| "papers"
	| "lecturerPack"
	| "messages"
	| "messageTemplates"
	| "certificates"
	| "feedback"
	| "handouts"
	| "grants"
	| "lecturers"
	| "places";

/** Seminars and their dates, from writing to the proof for the funder. */
export function seminarsHandlers(services: Services): Part<Groups> {
	const {
		attendanceOffice,
		certificatesOffice,
		dateChanges,
		datesOffice,
		datesWriting,
		door,
		feedback,
		grantsOffice,
		handoutsOffice,
		lecturerPack,
		lecturersOffice,
		messageTemplates,
		messagesOffice,
		papers,
		placesOffice,
		reports,
		scans,
		seminarWriting,
		seminarsOffice,
		waitingListOffice,
	} = services;
	return {
		seminars: {
			list: ({ query }, viewer) => seminarsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => seminarsOffice.export(query, asStaff(viewer)),
		},
		seminarTexts: {
			get: ({ params }) => data(seminarWriting.get(params.id)),
			create: ({ body }, viewer) => data(seminarWriting.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(seminarWriting.change(params.id, body, asStaff(viewer))),
			copy: ({ params }, viewer) => data(seminarWriting.copy(params.id, asStaff(viewer))),
			publish: ({ params, body }, viewer) => data(seminarWriting.publish(params.id, body, asStaff(viewer))),
		},
		dates: {
			list: ({ query }, viewer) => datesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => datesOffice.export(query, asStaff(viewer)),
			get: ({ params }) => data(datesOffice.get(params.id)),
			waitingList: ({ params }, viewer) => data(waitingListOffice.ofDate(params.id, asStaff(viewer))),
		},
		dateWriting: {
			choices: () => data(datesWriting.grants()),
			get: ({ params }) => data(datesWriting.get(params.id)),
			create: ({ params, body }, viewer) => data(datesWriting.create(params.id, body, asStaff(viewer))),
			copy: ({ params, body }, viewer) => data(datesWriting.copy(params.id, body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(datesWriting.change(params.id, body, asStaff(viewer))),
			keepBack: ({ params, body }, viewer) => data(datesWriting.keepBack(params.id, body, asStaff(viewer))),
			release: ({ params }, viewer) => data(datesWriting.release(params.id, params.reserve, asStaff(viewer))),
		},
		dateChanges: {
			foreseeCallOff: ({ params, body }, viewer) => data(dateChanges.foreseeCallOff(params.id, body, asStaff(viewer))),
			callOff: ({ params, body }, viewer) => data(dateChanges.callOff(params.id, body, asStaff(viewer))),
			foreseeMove: ({ params, body }, viewer) => data(dateChanges.foreseeMove(params.id, body, asStaff(viewer))),
			move: ({ params, body }, viewer) => data(dateChanges.move(params.id, body, asStaff(viewer))),
		},
		ownDates: { list: ({ query }, viewer) => attendanceOffice.ownDates(query, asStaff(viewer)) },
		attendance: {
			get: ({ params }, viewer) => data(door.get(params.id, asStaff(viewer))),
			tick: ({ params, body }, viewer) => data(door.tick(params.id, body.ticks, asStaff(viewer))),
			walkIn: ({ params, body }, viewer) => data(door.walkIn(params.id, body, asStaff(viewer))),
			close: ({ params }, viewer) => data(door.close(params.id, params.session, asStaff(viewer))),
			reopen: ({ params }, viewer) => data(door.reopen(params.id, params.session, asStaff(viewer))),
			code: ({ params }, viewer) => data(door.code(params.id, params.code, asStaff(viewer))),
			readReport: ({ params, body }, viewer) => data(reports.read(params.id, params.session, body, asStaff(viewer))),
			takeReport: ({ params, body }, viewer) => data(reports.take(params.id, body, asStaff(viewer))),
		},
		papers: {
			get: ({ params }, viewer) => data(papers.get(params.id, asStaff(viewer))),
			list: ({ params }, viewer) => papers.list(params.id, params.session, asStaff(viewer)),
			table: ({ params }, viewer) => papers.table(params.id, params.session, asStaff(viewer)),
			badges: ({ params }, viewer) => papers.badges(params.id, asStaff(viewer)),
			seatCards: ({ params }, viewer) => papers.seatCards(params.id, asStaff(viewer)),
			handout: ({ params }, viewer) => attendanceOffice.handout(params.id, params.handout, asStaff(viewer)),
			addScan: ({ params, body }, viewer) => data(scans.add(params.id, params.session, body, asStaff(viewer))),
			scan: ({ params }, viewer) => scans.file(params.id, params.scan, asStaff(viewer)),
			deleteScan: ({ params }, viewer) => data(scans.delete(params.id, params.scan, asStaff(viewer))),
		},
		lecturerPack: {
			get: ({ params }) => data(lecturerPack.get(params.id)),
			foresee: ({ params }) => data(lecturerPack.foresee(params.id)),
			send: ({ params }, viewer) => data(lecturerPack.send(params.id, asStaff(viewer))),
		},
		messages: {
			list: ({ params }) => data(messagesOffice.list(params.id)),
			get: ({ params }, viewer) => data(messagesOffice.get(params.id, params.message, asStaff(viewer))),
			preview: ({ params, body }, viewer) => data(messagesOffice.preview(params.id, body, asStaff(viewer))),
			test: ({ params, body }, viewer) => data(messagesOffice.test(params.id, body, asStaff(viewer))),
			send: ({ params, body }, viewer) => data(messagesOffice.send(params.id, body, asStaff(viewer))),
			callBack: ({ params }, viewer) => data(messagesOffice.callBack(params.id, params.message, asStaff(viewer))),
		},
		messageTemplates: {
			list: () => data(messageTemplates.list()),
			create: ({ body }, viewer) => data(messageTemplates.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(messageTemplates.change(params.id, body, asStaff(viewer))),
			delete: ({ params }, viewer) => data(messageTemplates.delete(params.id, asStaff(viewer))),
			restore: ({ params }, viewer) => data(messageTemplates.restore(params.id, asStaff(viewer))),
		},
		certificates: {
			ofDate: ({ params }, viewer) => data(certificatesOffice.ofDate(params.id, asStaff(viewer))),
			foresee: ({ params }) => data(certificatesOffice.foresee(params.id)),
			issue: ({ params }, viewer) => data(certificatesOffice.issue(params.id, asStaff(viewer))),
			correct: ({ params, body }, viewer) => data(certificatesOffice.correct(params.id, body, asStaff(viewer))),
			withdraw: ({ params, body }, viewer) =>
				data(certificatesOffice.withdraw(params.id, body.reason, asStaff(viewer))),
			resend: ({ params }, viewer) => data(certificatesOffice.resend(params.id, asStaff(viewer))),
			changeTopics: ({ params, body }, viewer) =>
				data(certificatesOffice.changeTopics(params.id, body.topics, asStaff(viewer))),
			pdf: ({ params }, viewer) => certificatesOffice.pdf(params.id, asStaff(viewer)),
			preview: ({ params }, viewer) => certificatesOffice.preview(params.id, asStaff(viewer)),
			zip: ({ params }, viewer) => certificatesOffice.zip(params.id, asStaff(viewer)),
		},
		feedback: { ofDate: ({ params }) => data(feedback.ofDate(params.id)) },
		handouts: {
			ofDate: ({ params }) => data(handoutsOffice.ofDate(params.id)),
			add: ({ params, query, body }, viewer) =>
				data(handoutsOffice.add(params.id, { ...query, ...body }, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(handoutsOffice.change(params.id, body, asStaff(viewer))),
			remove: ({ params }, viewer) => data(handoutsOffice.remove(params.id, asStaff(viewer))),
			restore: ({ params }, viewer) => data(handoutsOffice.restore(params.id, asStaff(viewer))),
			file: ({ params }) => handoutsOffice.file(params.id),
		},
		grants: {
			list: () => data(grantsOffice.list()),
			get: ({ params }) => data(grantsOffice.get(params.id)),
			create: ({ body }, viewer) => data(grantsOffice.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(grantsOffice.change(params.id, body, asStaff(viewer))),
			ofDate: ({ params }) => data(grantsOffice.ofDate(params.id)),
			assign: ({ params, body }, viewer) => data(grantsOffice.assign(params.id, body.grant_id, asStaff(viewer))),
			pack: ({ params }, viewer) => grantsOffice.pack(params.id, asStaff(viewer)),
			deliver: ({ params }, viewer) => data(grantsOffice.deliver(params.id, asStaff(viewer))),
			delivered: ({ params }, viewer) => grantsOffice.delivered(params.id, asStaff(viewer)),
		},
		lecturers: {
			list: () => lecturersOffice.list(),
			create: ({ body }, viewer) => data(lecturersOffice.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(lecturersOffice.change(params.id, body, asStaff(viewer))),
			move: ({ params, body }, viewer) => lecturersOffice.move(params.id, body.to, asStaff(viewer)),
			foreseeMerge: ({ params, query }) => data(lecturersOffice.foreseeMerge(params.id, query.into)),
			merge: ({ params, body }, viewer) => data(lecturersOffice.merge(params.id, body.into, asStaff(viewer))),
			remove: ({ params }, viewer) => lecturersOffice.remove(params.id, asStaff(viewer)),
		},
		places: {
			list: () => placesOffice.list(),
			create: ({ body }, viewer) => data(placesOffice.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(placesOffice.change(params.id, body, asStaff(viewer))),
			remove: ({ params }, viewer) => placesOffice.remove(params.id, asStaff(viewer)),
		},
	};
}
