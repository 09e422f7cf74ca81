import type { contract } from "#contract/office/api.ts";
import { data, type HandlersOf } from "#server/handlers.ts";
import type { Job } from "#server/jobs/service.ts";
import type { Services } from "#server/services.ts";
import { asEnrolling, asEntering, asStaff } from "#server/viewer.ts";

/** The office's contract, line by line, bound to the same services. */
export function createOfficeHandlers(services: Services, jobs: readonly Job[]): HandlersOf<typeof contract> {
	const { door, lecturerPack, papers, reports, scans } = services;
	const { attendanceOffice, catalogueOffice, desk, history, officeSearch, seminarsDesk, views, withdrawals } = services;
	const { staffSessions, staffLogin, proofs, enrolment, staffAccount, staffPasswords, team } = services;
	const { legalOffice, mailOffice, settingsOffice, setUp, stateOffice } = services;
	const {
		bookingsOffice,
		lettersOffice,
		orderMoney,
		orderPage,
		ordersOffice,
		invoicesOffice,
		donationsOffice,
		invoices,
	} = services;
	const { bookingActsOffice: acts, bookingPage, booksOffice, participants, phoneBookings, waitingByHand } = services;
	const { peopleOffice, requestsOffice, withdrawalsOffice, subscribersOffice, tasksOffice } = services;
	const { articlesOffice, choices, coursesOffice, dateChanges, datesOffice, seminarsOffice, waitingListOffice } =
		services;
	const { datesWriting, homeOffice, lecturersOffice, picturesOffice, placesOffice, seminarWriting } = services;
	const { articlePresence, articlePreviews, articlePublishing, articleWriting } = services;
	const { courseCaptions, courseWriting } = services;
	const { certificatesOffice, feedback, grantsOffice, handoutsOffice } = services;
	const { dunningOffice, openItems } = services;
	const { debitsOffice, paymentFilesOffice, transfers } = services;
	const { bankOffice, datevOffice, messagesOffice, messageTemplates, passagesOffice, receiptsOffice, vouchersOffice } =
		services;
	return {
		session: {
			welcome: () => data(staffSessions.welcome()),
			logIn: ({ body }, viewer) => staffLogin.logIn(body, viewer),
			passkeyOptions: (_, { address }) => data(staffLogin.passkeyOptions(address)),
			logInByPasskey: ({ body }, viewer) => staffLogin.logInByPasskey(body.answer, body.device, viewer),
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
		tasks: {
			list: (_, viewer) => data(tasksOffice.list(asStaff(viewer))),
			cancel: ({ params }, viewer) => data(tasksOffice.cancel(params.id, asStaff(viewer))),
			dismiss: ({ params }, viewer) => tasksOffice.dismiss(params.id, asStaff(viewer)),
		},
		secondStep: {
			passkeyOptions: (_, viewer) => data(staffLogin.secondPasskeyOptions(asEntering(viewer))),
			passkey: ({ body }, viewer) => staffLogin.withPasskey(asEntering(viewer), body.answer, body.device),
			code: ({ body }, viewer) => staffLogin.withCode(asEntering(viewer), body.totp_code, body.device),
			recoveryCode: ({ body }, viewer) =>
				staffLogin.withRecoveryCode(asEntering(viewer), body.recovery_code, body.device),
		},
		proof: {
			password: ({ body }, viewer) => proofs.byPassword(asStaff(viewer), body.password),
			passkeyOptions: (_, viewer) => data(proofs.passkeyOptions(asStaff(viewer))),
			passkey: ({ body }, viewer) => proofs.byPasskey(asStaff(viewer), body.answer),
		},
		enrolment: {
			passkeyOptions: (_, viewer) => data(enrolment.passkeyOptions(asEnrolling(viewer))),
			addPasskey: ({ body }, viewer) => enrolment.addPasskey(asEnrolling(viewer), body),
			totpSecret: (_, viewer) => data(enrolment.totpSecret(asEnrolling(viewer))),
			confirmTotp: ({ body }, viewer) => enrolment.confirmTotp(asEnrolling(viewer), body.totp_code, body.device),
		},
		account: {
			get: (_, viewer) => data(staffAccount.get(asStaff(viewer))),
			rename: ({ body }, viewer) => data(staffAccount.rename(asStaff(viewer), body)),
			changePassword: ({ body }, viewer) => data(staffAccount.changePassword(asStaff(viewer), body)),
			renamePasskey: ({ params, body }, viewer) =>
				data(staffAccount.renamePasskey(asStaff(viewer), params.id, body.name)),
			removePasskey: ({ params }, viewer) => data(staffAccount.removePasskey(asStaff(viewer), params.id)),
			removeTotp: (_, viewer) => data(staffAccount.removeTotp(asStaff(viewer))),
			renewRecoveryCodes: (_, viewer) => data(staffAccount.renewRecoveryCodes(asStaff(viewer))),
			endSession: ({ params }, viewer) => data(staffAccount.endSession(asStaff(viewer), params.id)),
			endOtherSessions: (_, viewer) => data(staffAccount.endOtherSessions(asStaff(viewer))),
		},
		team: {
			list: () => team.list(),
			lecturers: () => data(team.lecturers()),
			invite: ({ body }, viewer) => data(team.invite(body, asStaff(viewer))),
			inviteAgain: ({ params }, viewer) => data(team.inviteAgain(params.id, asStaff(viewer))),
			withdraw: ({ params }, viewer) => team.withdraw(params.id, asStaff(viewer)),
			change: ({ params, body }, viewer) => data(team.change(params.id, body, asStaff(viewer))),
			deactivate: ({ params }, viewer) => data(team.deactivate(params.id, asStaff(viewer))),
			activate: ({ params }, viewer) => data(team.activate(params.id, asStaff(viewer))),
			resetFactors: ({ params }, viewer) => data(team.resetFactors(params.id, asStaff(viewer))),
			endSessions: ({ params }, viewer) => data(team.endSessions(params.id, asStaff(viewer))),
		},
		staffLinks: {
			invitation: ({ params }, { address }) => data(staffPasswords.invitation(params.token, address)),
			accept: ({ params, body }, viewer) => staffPasswords.accept(params.token, body, viewer),
			mailPasswordLink: ({ body }, { address }) => staffPasswords.mailLink(body.email, address),
			resetPassword: ({ params, body }, viewer) => staffPasswords.reset(params.token, body, viewer),
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
		search: { find: ({ query }, viewer) => data(officeSearch.find(query, asStaff(viewer))) },
		choices: { get: () => data(choices.get()) },
		dates: {
			list: ({ query }, viewer) => datesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => datesOffice.export(query, asStaff(viewer)),
			get: ({ params }) => data(datesOffice.get(params.id)),
			waitingList: ({ params }, viewer) => data(waitingListOffice.ofDate(params.id, asStaff(viewer))),
		},
		dateChanges: {
			foreseeCallOff: ({ params, body }, viewer) => data(dateChanges.foreseeCallOff(params.id, body, asStaff(viewer))),
			callOff: ({ params, body }, viewer) => data(dateChanges.callOff(params.id, body, asStaff(viewer))),
			foreseeMove: ({ params, body }, viewer) => data(dateChanges.foreseeMove(params.id, body, asStaff(viewer))),
			move: ({ params, body }, viewer) => data(dateChanges.move(params.id, body, asStaff(viewer))),
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
		letterPassages: {
			list: () => data(passagesOffice.list()),
			preview: ({ params, body }) => data(passagesOffice.preview(params.kind, body)),
			change: ({ params, body }, viewer) => data(passagesOffice.change(params.kind, body, asStaff(viewer))),
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
		dateWriting: {
			choices: () => data(datesWriting.grants()),
			get: ({ params }) => data(datesWriting.get(params.id)),
			create: ({ params, body }, viewer) => data(datesWriting.create(params.id, body, asStaff(viewer))),
			copy: ({ params, body }, viewer) => data(datesWriting.copy(params.id, body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(datesWriting.change(params.id, body, asStaff(viewer))),
			keepBack: ({ params, body }, viewer) => data(datesWriting.keepBack(params.id, body, asStaff(viewer))),
			release: ({ params }, viewer) => data(datesWriting.release(params.id, params.reserve, asStaff(viewer))),
		},
		articleTexts: {
			get: ({ params }, viewer) => data(articleWriting.get(params.id, asStaff(viewer))),
			create: ({ body }, viewer) => data(articleWriting.create(body, asStaff(viewer))),
			save: ({ params, body }, viewer) => data(articleWriting.save(params.id, body, asStaff(viewer))),
			publish: ({ params, body }, viewer) => data(articlePublishing.publish(params.id, body, asStaff(viewer))),
			end: ({ params, body }, viewer) => data(articlePublishing.end(params.id, body, asStaff(viewer))),
			unplan: ({ params }, viewer) => data(articlePublishing.unplan(params.id, asStaff(viewer))),
			unpublish: ({ params }, viewer) => data(articlePublishing.unpublish(params.id, asStaff(viewer))),
			checks: ({ params }, viewer) => data(articlePublishing.checks(params.id, asStaff(viewer))),
			revisions: ({ params }, viewer) => data(articleWriting.revisions(params.id, asStaff(viewer))),
			revision: ({ params }, viewer) => data(articleWriting.revision(params.id, params.number, asStaff(viewer))),
			restore: ({ params, body }, viewer) =>
				data(articleWriting.restore(params.id, params.number, body.number, asStaff(viewer))),
			presence: ({ params, body }, viewer) => data(articlePresence.tell(params.id, body, asStaff(viewer))),
			share: ({ params }, viewer) => data(articlePreviews.share(params.id, asStaff(viewer))),
		},
		articles: {
			list: ({ query }, viewer) => articlesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => articlesOffice.export(query, asStaff(viewer)),
		},
		courses: {
			list: ({ query }, viewer) => coursesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => coursesOffice.export(query, asStaff(viewer)),
		},
		pictures: {
			list: ({ query }) => data(picturesOffice.list(query)),
			add: ({ query, body }, viewer) => data(picturesOffice.add({ ...query, ...body }, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(picturesOffice.change(params.id, body, asStaff(viewer))),
			replace: ({ params, query, body }, viewer) =>
				data(picturesOffice.replace(params.id, { ...query, ...body }, asStaff(viewer))),
			remove: ({ params }, viewer) => data(picturesOffice.remove(params.id, asStaff(viewer))),
			restore: ({ params }, viewer) => data(picturesOffice.restore(params.id, asStaff(viewer))),
		},
		courseTexts: {
			get: ({ params }) => data(courseWriting.get(params.id)),
			create: ({ body }, viewer) => data(courseWriting.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(courseWriting.change(params.id, body, asStaff(viewer))),
			publish: ({ params, body }, viewer) => data(courseWriting.publish(params.id, body, asStaff(viewer))),
			remove: ({ params }, viewer) => data(courseWriting.remove(params.id, asStaff(viewer))),
		},
		courseCaptions: {
			get: ({ params }) => data(courseCaptions.get(params.id, params.place)),
			put: ({ params, query, body }, viewer) =>
				data(courseCaptions.put(params.id, params.place, { ...body, ...query }, asStaff(viewer))),
		},
		categories: {
			list: () => catalogueOffice.categories(),
			create: ({ body }, viewer) => data(catalogueOffice.createCategory(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(catalogueOffice.changeCategory(params.id, body, asStaff(viewer))),
			move: ({ params, body }, viewer) => catalogueOffice.moveCategory(params.id, body.to, asStaff(viewer)),
			foreseeMerge: ({ params, query }) => data(catalogueOffice.foreseeMerge(params.id, query.into)),
			merge: ({ params, body }, viewer) => data(catalogueOffice.mergeCategory(params.id, body.into, asStaff(viewer))),
			remove: ({ params }, viewer) => catalogueOffice.removeCategory(params.id, asStaff(viewer)),
		},
		home: {
			get: () => data(homeOffice.get()),
			change: ({ body }, viewer) => data(homeOffice.change(body, asStaff(viewer))),
			partners: () => data(homeOffice.partners()),
			changePartners: ({ body }, viewer) => data(homeOffice.changePartners(body, asStaff(viewer))),
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
			receipts: ({ body }, viewer) => data(settingsOffice.change("receipts", body, asStaff(viewer))),
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
		orders: {
			list: ({ query }, viewer) => ordersOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => ordersOffice.export(query, asStaff(viewer)),
			foreseeWithdrawal: ({ params }, viewer) => data(withdrawals.foresee(params.number, asStaff(viewer))),
			withdraw: ({ params }, viewer) => data(withdrawals.byStaff(params.number, asStaff(viewer))),
		},
		orderPage: {
			get: ({ params }, viewer) => data(orderPage.get(params.number, asStaff(viewer))),
			sendAgain: ({ params }, viewer) => data(orderPage.sendAgain(params.number, asStaff(viewer))),
			changeAccess: ({ params, body }, viewer) => data(orderPage.changeAccess(params.number, body, asStaff(viewer))),
			foreseeCorrection: ({ params, body }, viewer) =>
				data(orderPage.foreseeCorrection(params.number, body, asStaff(viewer))),
			correct: ({ params, body }, viewer) => data(orderPage.correct(params.number, body, asStaff(viewer))),
		},
		orderMoney: {
			foreseeRefund: ({ params, body }, viewer) => data(orderMoney.foreseeRefund(params.number, body, asStaff(viewer))),
			refund: ({ params, body }, viewer) => data(orderMoney.refund(params.number, body, asStaff(viewer))),
			sendRefund: ({ params }, viewer) => data(orderMoney.sendRefund(params.number, asStaff(viewer))),
			acceptPayment: ({ params }, viewer) => data(orderMoney.acceptPayment(params, asStaff(viewer))),
			assignPayment: ({ params, body }, viewer) =>
				data(orderMoney.assignPayment(params, body.invoice_id, asStaff(viewer))),
			sendPaymentBack: ({ params, body }, viewer) =>
				data(orderMoney.sendPaymentBack(params, body.reason, asStaff(viewer))),
			ignorePayment: ({ params, body }, viewer) => data(orderMoney.ignorePayment(params, body.reason, asStaff(viewer))),
			reopenPayment: ({ params }, viewer) => data(orderMoney.reopenPayment(params, asStaff(viewer))),
		},
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
		openItems: {
			list: ({ query }, viewer) => openItems.list(query, asStaff(viewer)),
			ages: () => data(openItems.ages()),
			export: ({ query }, viewer) => openItems.export(query, asStaff(viewer)),
			writeOff: ({ params, body }, viewer) => data(openItems.writeOff(params.id, body.reason, asStaff(viewer))),
			takeCharges: ({ params }, viewer) => data(openItems.takeCharges(params.id, asStaff(viewer))),
			waiveCharges: ({ params, body }, viewer) => data(openItems.waiveCharges(params.id, body.reason, asStaff(viewer))),
			takeBack: ({ params }, viewer) => data(openItems.takeBack(params.id, asStaff(viewer))),
			stop: ({ params, body }, viewer) => data(openItems.stop(params.id, body, asStaff(viewer))),
			resume: ({ params }, viewer) => data(openItems.resume(params.id, asStaff(viewer))),
		},
		dunning: {
			propose: () => data(dunningOffice.propose()),
			letter: ({ query }, viewer) => data(dunningOffice.letter(query, asStaff(viewer))),
			letterPdf: ({ query }, viewer) => dunningOffice.letterPdf(query, asStaff(viewer)),
			start: ({ body }, viewer) => data(dunningOffice.start(body, asStaff(viewer))),
			pdf: ({ params }, viewer) => dunningOffice.pdf(params.id, asStaff(viewer)),
		},
		debits: {
			get: () => data(debitsOffice.get()),
			announce: ({ body }, viewer) => data(debitsOffice.announce(body, asStaff(viewer))),
			makeFile: ({ body }, viewer) => data(debitsOffice.makeFile(body.orders, asStaff(viewer))),
			mandates: ({ query }) => data(debitsOffice.mandates(query.q)),
			revoke: ({ params, body }, viewer) => data(debitsOffice.revoke(params.id, body.reason, asStaff(viewer))),
		},
		transfers: {
			get: () => data(transfers.get()),
			setAccount: ({ params, body }, viewer) => data(transfers.setAccount(params.id, body, asStaff(viewer))),
			makeFile: ({ body }, viewer) => data(transfers.makeFile(body.refunds, asStaff(viewer))),
		},
		paymentFiles: {
			content: ({ params }, viewer) => paymentFilesOffice.content(params.id, asStaff(viewer)),
			handIn: ({ params }, viewer) => data(paymentFilesOffice.handIn(params.id, asStaff(viewer))),
			withdraw: ({ params, body }, viewer) =>
				data(paymentFilesOffice.withdraw(params.id, body.reason, asStaff(viewer))),
		},
		bank: {
			get: ({ query }) => data(bankOffice.get(query.statement)),
			items: ({ query }) => data(bankOffice.find(query.q)),
			read: ({ body }, viewer) => data(bankOffice.read(body, asStaff(viewer))),
			take: ({ body }, viewer) => data(bankOffice.take(body, asStaff(viewer))),
			allocate: ({ params, body }, viewer) => data(bankOffice.allocate(params.id, body.parts, asStaff(viewer))),
			setAside: ({ body }, viewer) => data(bankOffice.setAside(body, asStaff(viewer))),
			undo: ({ body }, viewer) => data(bankOffice.undo(body.ids, asStaff(viewer))),
		},
		payments: {
			ofDate: ({ params }, viewer) => data(booksOffice.ofDate(params.id, asStaff(viewer))),
			note: ({ body }, viewer) => data(booksOffice.note(body, asStaff(viewer))),
			takeBack: ({ body }, viewer) => data(booksOffice.takeBack(body.ids, asStaff(viewer))),
			refundSent: ({ params, body }, viewer) => data(booksOffice.refundSent(params.id, body.paid_on, asStaff(viewer))),
		},
		people: {
			list: ({ query }, viewer) => peopleOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => peopleOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(peopleOffice.get(params.id, asStaff(viewer))),
		},
		invoices: {
			list: ({ query }, viewer) => invoicesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => invoicesOffice.export(query, asStaff(viewer)),
			pdf: ({ params }, viewer) => invoices.pdfForStaff(params.id, asStaff(viewer)),
			xrechnung: ({ params }, viewer) => invoices.xrechnungForStaff(params.id, asStaff(viewer)),
		},
		datev: {
			overview: () => data(datevOffice.overview()),
			get: ({ params }) => data(datevOffice.get(params.month)),
			export: ({ params }, viewer) => data(datevOffice.export(params.month, asStaff(viewer))),
			batch: ({ params }, viewer) => datevOffice.batch(params.month, asStaff(viewer)),
			archive: ({ params }, viewer) => datevOffice.archive(params.month, asStaff(viewer)),
		},
		documentCheck: { get: ({ query }) => data(services.documentCheck.of(query.year)) },
		vouchers: {
			batches: ({ query }, viewer) => vouchersOffice.batches(query, asStaff(viewer)),
			export: ({ query }, viewer) => vouchersOffice.export(query, asStaff(viewer)),
			figures: () => data(vouchersOffice.figures()),
			choices: () => data(vouchersOffice.choices()),
			get: ({ params }) => data(vouchersOffice.get(params.id)),
			create: ({ body }, viewer) => data(vouchersOffice.create(body, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(vouchersOffice.change(params.id, body, asStaff(viewer))),
			block: ({ params }, viewer) => data(vouchersOffice.block(params.id, asStaff(viewer))),
			unblock: ({ params }, viewer) => data(vouchersOffice.unblock(params.id, asStaff(viewer))),
			codes: ({ params, query }, viewer) => vouchersOffice.codes({ ...query, batch: params.id }, asStaff(viewer)),
			codesExport: ({ params, query }, viewer) =>
				vouchersOffice.codesExport({ ...query, batch: params.id }, asStaff(viewer)),
			cards: ({ params }, viewer) => vouchersOffice.cards(params.id, asStaff(viewer)),
			uses: ({ params, query }) => data(vouchersOffice.uses(params.id, query.code)),
			usesExport: ({ params, query }, viewer) => vouchersOffice.usesExport(params.id, query.format, asStaff(viewer)),
			blockCode: ({ params }, viewer) => data(vouchersOffice.blockCode(params.id, asStaff(viewer))),
			unblockCode: ({ params }, viewer) => data(vouchersOffice.unblockCode(params.id, asStaff(viewer))),
		},
		receipts: {
			list: ({ query }, viewer) => receiptsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => receiptsOffice.export(query, asStaff(viewer)),
			year: ({ params }) => data(receiptsOffice.year(params.year)),
			issueYear: ({ params, body }, viewer) =>
				data(receiptsOffice.issueYear(params.year, body.donors, asStaff(viewer))),
			issue: ({ params }, viewer) => data(receiptsOffice.issue(params.reference, asStaff(viewer))),
			void: ({ params, body }, viewer) => data(receiptsOffice.void(params.id, body.reason, asStaff(viewer))),
			posted: ({ body }, viewer) => data(receiptsOffice.posted(body.ids, asStaff(viewer))),
			pdf: ({ params }, viewer) => receiptsOffice.pdf(params.id, asStaff(viewer)),
			duplicate: ({ params }, viewer) => receiptsOffice.duplicate(params.id, asStaff(viewer)),
			sample: (_, viewer) => receiptsOffice.sample(asStaff(viewer)),
			zip: (_, viewer) => receiptsOffice.zip(asStaff(viewer)),
		},
		donations: {
			list: ({ query }, viewer) => donationsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => donationsOffice.export(query, asStaff(viewer)),
			setAddress: ({ params, body }, viewer) =>
				data(receiptsOffice.setAddress(params.reference, body, asStaff(viewer))),
		},
		requests: {
			list: ({ query }, viewer) => requestsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => requestsOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(requestsOffice.get(params.id, asStaff(viewer))),
			close: ({ body }, viewer) => data(requestsOffice.close(body, asStaff(viewer))),
			reopen: ({ body }, viewer) => data(requestsOffice.reopen(body, asStaff(viewer))),
		},
		withdrawals: {
			list: ({ query }, viewer) => withdrawalsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => withdrawalsOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(withdrawalsOffice.get(params.id, asStaff(viewer))),
		},
		subscribers: {
			list: ({ query }, viewer) => subscribersOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => subscribersOffice.export(query, asStaff(viewer)),
		},
		letters: {
			list: ({ query }, viewer) => lettersOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => lettersOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(lettersOffice.get(params.id, asStaff(viewer))),
			foreseeAgain: ({ body }) => data(lettersOffice.foreseeAgain(body)),
			sendAgain: ({ body }, viewer) => data(lettersOffice.sendAgain(body, asStaff(viewer))),
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
