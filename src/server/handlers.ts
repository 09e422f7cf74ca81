import type { contract } from "#contract/api.ts";
import type { AnswerOf, Endpoint, ParsedInputOf } from "#contract/endpoint.ts";
import { asMember, type Viewer } from "#server/viewer.ts";
import type { Services } from "./services.ts";

export type Handler<E> = (input: ParsedInputOf<E>, viewer: Viewer) => Promise<AnswerOf<E>>;
export type HandlersOf<C> = { [G in keyof C]: { [N in keyof C[G]]: Handler<C[G][N]> } };
export type AnyHandler = Handler<Endpoint>;

export const data = async <T>(value: Promise<T>): Promise<{ data: T }> => ({ data: await value });

/** The contract, line by line, bound to the services: a missing or mistyped line does not compile. */
export function createHandlers(services: Services): HandlersOf<typeof contract> {
	const {
		site,
		catalogue,
		articles,
		seminars,
		places,
		courses,
		search,
		vouchers,
		contact,
		campaignArchive,
		newsletter,
		donations,
		withdrawals,
		signUps,
		waitingList,
		reminders,
		dateAlerts,
		sessions,
		donorAsking,
		members,
		ownErasure,
		baskets,
		access,
		orders,
		pins,
		invoices,
		certificates,
		feedback,
		handouts,
		feeds,
		legalTexts,
	} = services;
	return {
		site: { get: () => data(site.get()) },
		legal: { get: ({ query }) => data(legalTexts.get(query.kind, query.version)) },
		articles: {
			list: ({ query }) => articles.list(query),
			bySlug: ({ query }) => data(articles.bySlug(query.slug)),
			get: ({ params }) => data(articles.byId(params.id)),
		},
		categories: {
			list: () => catalogue.categories(),
			get: ({ params }) => data(catalogue.category(params.id)),
		},
		lecturers: {
			list: () => catalogue.lecturers(),
			experts: () => catalogue.experts(),
			bySlug: ({ query }) => data(catalogue.lecturerBySlug(query.slug)),
			get: ({ params }) => data(catalogue.lecturer(params.id)),
		},
		seminars: {
			list: ({ query }) => seminars.list(query),
			bySlug: ({ query }) => data(seminars.bySlug(query.slug)),
			get: ({ params }) => data(seminars.byId(params.id)),
		},
		places: { get: ({ params }) => data(places.byId(params.id)) },
		courses: {
			list: ({ query }) => courses.list(query),
			bySlug: ({ query }) => data(courses.bySlug(query.slug)),
			get: ({ params }, viewer) => data(access.courseFor(params.id, viewer)),
			purchased: ({ params }) => data(access.purchasedCourse(params.id, params.token)),
		},
		search: { all: ({ query }) => data(search.all(query.search ?? "", query.literal)) },
		vouchers: {
			check: ({ params, query }, { address }) => data(vouchers.check(params.code, query.seminar_id, address)),
		},
		signUps: {
			create: ({ body }, { address }) => data(signUps.create(body, address)),
			get: ({ params }) => data(signUps.get(params.token)),
			rename: ({ params, body }) => data(signUps.rename(params.token, body.persons)),
			cancel: ({ params, body }) => data(signUps.cancel(params.token, body.positions)),
			acceptMove: ({ params }) => data(signUps.acceptMove(params.token)),
			rebook: ({ params, body }) => data(signUps.rebook(params.token, body.presence_seminar_date_id)),
			undo: ({ params }) => data(signUps.undo(params.token)),
		},
		coming: {
			get: ({ params }) => data(reminders.get(params.token)),
			confirm: ({ params }) => data(reminders.confirm(params.token)),
			release: ({ params }) => data(reminders.release(params.token)),
		},
		waitingList: {
			join: ({ body }, { address }) => data(waitingList.join(body, address)),
			get: ({ params }) => data(waitingList.get(params.token)),
			take: ({ params, body }) => data(waitingList.take(params.token, body)),
			leave: ({ params }) => data(waitingList.leave(params.token)),
		},
		dateAlerts: {
			request: ({ body }, { address }) => data(dateAlerts.request(body, address)),
			get: ({ params }) => data(dateAlerts.get(params.token)),
			confirm: ({ params }) => data(dateAlerts.confirm(params.token)),
			leave: ({ params }) => data(dateAlerts.leave(params.token)),
		},
		contact: { send: ({ body }, { address }) => data(contact.send(body, address)) },
		newsletter: {
			issues: () => data(campaignArchive.issues()),
			issue: ({ params }) => data(campaignArchive.issue(params.id)),
			subscribe: ({ body }, { address }) => data(newsletter.subscribe(body, address)),
			confirm: ({ body }) => data(newsletter.confirm(body.token)),
			unsubscribe: ({ body }) => data(newsletter.unsubscribe(body.token)),
		},
		donations: {
			pledge: ({ body }, { address }) => data(donations.pledge(body, address)),
			pay: ({ body }, { address }) => data(donations.pay(body, address)),
			state: ({ params }) => data(donations.state(params.token)),
			question: ({ params }) => data(donorAsking.look(params.token)),
			setAddress: ({ params, body }, { address }) => data(donorAsking.answer(params.token, body, address)),
			payAgain: ({ params }) => data(donations.payAgain(params.token)),
		},
		withdrawal: {
			declare: ({ body }, { address }) => data(withdrawals.declare(body, address)),
			byToken: ({ params }) => data(withdrawals.byToken(params.token)),
			carryOut: ({ params }) => data(withdrawals.carryOut(params.token)),
			ofOrder: ({ params }) => data(withdrawals.ofOrder(params.token)),
			ofMember: ({ params }, viewer) => data(withdrawals.ofMember(asMember(viewer), params.number)),
		},
		session: {
			login: ({ body }, viewer) => sessions.login(body, viewer),
			mailLink: ({ body }, { address }) => members.mailLoginLink(body.email, address),
			loginByLink: ({ body }, viewer) => sessions.loginByLink(body, viewer),
			logout: (_, viewer) => sessions.logout(viewer),
		},
		accounts: {
			register: ({ body }, { address }) => data(members.register(body, address)),
			confirmationLink: ({ params }) => data(members.confirmationLink(params.token)),
			confirm: ({ body }, viewer) => members.confirmEmail(body, viewer),
			mailConfirmation: ({ body }, { address }) => members.mailConfirmation(body.email, address),
			profile: (_, viewer) => data(members.profile(asMember(viewer))),
			update: ({ params, body }, viewer) => members.update(asMember(viewer), params.id, body),
			sendConfirmation: (_, viewer) => members.sendConfirmation(asMember(viewer)),
			logins: (_, viewer) => data(sessions.own.list(asMember(viewer))),
			endLogin: ({ params }, viewer) => sessions.own.end(asMember(viewer), params.id),
			endOtherLogins: (_, viewer) => sessions.own.endOthers(asMember(viewer)),
			videos: (_, viewer) => access.videosOf(asMember(viewer)),
			bookings: (_, viewer) => members.bookings(asMember(viewer)),
			receipts: (_, viewer) => data(members.receipts(asMember(viewer))),
			newsletter: ({ body }, viewer) => members.setNewsletter(asMember(viewer), body.subscribe),
			export: ({ body }, viewer) => members.export(asMember(viewer), body),
			delete: ({ params, body }, viewer) => ownErasure.delete(asMember(viewer), params.id, body.current_password),
		},
		passwords: {
			recover: ({ body }, { address }) => members.recoverPassword(body.email, address),
			reset: ({ body }, { address }) => members.resetPassword(body, address),
		},
		basket: {
			open: (_, viewer) => data(baskets.open(viewer)),
			get: ({ params }, viewer) => data(baskets.get(params.basketId, viewer)),
			assign: ({ params }, viewer) => data(baskets.assign(params.basketId, asMember(viewer))),
			add: ({ params, body }, viewer) => data(baskets.add(params.basketId, body.product_id, viewer)),
			remove: ({ params }, viewer) => data(baskets.remove(params.basketId, params.lineId, viewer)),
			redeem: ({ params }, viewer) => data(baskets.redeem(params.lineId, params.code, viewer)),
			removeVoucher: ({ params }, viewer) => data(baskets.removeVoucher(params.lineId, viewer)),
		},
		checkout: {
			place: ({ params, body }, viewer) => orders.place(params.basketId, body, viewer),
			put: ({ params, body }, viewer) => orders.place(params.basketId, body, viewer),
		},
		orders: {
			byToken: ({ params }) => data(orders.byToken(params.token)),
			pay: ({ params, body }, viewer) => data(orders.pay(params.token, body.payment_method_id, viewer)),
			register: ({ params, body }, { address }) => data(orders.register(params.token, body.password, address)),
			ofMember: (_, viewer) => orders.ofMember(asMember(viewer)),
		},
		paymentMethods: { list: () => orders.paymentMethods() },
		pins: {
			request: ({ body }, viewer) => pins.request(body, viewer),
			confirm: ({ body }, viewer) => pins.confirm(body, viewer),
		},
		documents: {
			ofMember: ({ params, query }, viewer) =>
				invoices.forMember(params.id, asMember(viewer).id, { ...query, address: viewer.address }),
			ofMemberReceipt: ({ params }, viewer) => members.receiptFile(asMember(viewer), params.id),
			ofOrder: ({ params, query }, { address }) => invoices.forToken(params.id, params.token, { ...query, address }),
			ofBooking: ({ params, query }, { address }) =>
				invoices.forBooking(params.id, params.token, { ...query, address }),
		},
		certificates: {
			check: ({ params }, { address }) => data(certificates.check(params.code, address)),
			pdf: ({ params }, { address }) => certificates.pdfForToken(params.token, address),
		},
		feedback: {
			get: ({ params }) => data(feedback.get(params.token)),
			answer: ({ params, body }) => data(feedback.answer(params.token, body)),
		},
		handouts: { ofBooking: ({ params }) => handouts.ofBooking(params.token, params.id) },
		feeds: {
			calendar: ({ query }) => feeds.calendar(query),
			date: ({ params }) => feeds.date(params.slug, params.timestamp),
			terms: () => feeds.terms(),
		},
	};
}
