import type { contract } from "#contract/api.ts";
import type { Endpoint, OutputOf, ParsedInputOf } from "#contract/endpoint.ts";
import type { Services } from "./app.ts";
import type { Viewer } from "./http/call.ts";

export type Handler<E> = (input: ParsedInputOf<E>, viewer: Viewer) => Promise<OutputOf<E>>;
export type HandlersOf<C> = { [G in keyof C]: { [N in keyof C[G]]: Handler<C[G][N]> } };
export type AnyHandler = Handler<Endpoint>;

const data = async <T>(value: Promise<T>): Promise<{ data: T }> => ({ data: await value });

/** The contract, line by line, bound to the services: a missing or mistyped line does not compile. */
export function createHandlers(services: Services): HandlersOf<typeof contract> {
	const {
		site,
		catalogue,
		articles,
		seminars,
		courses,
		search,
		vouchers,
		contact,
		newsletter,
		donations,
		withdrawals,
		signUps,
	} = services;
	return {
		site: { get: () => data(site.get()) },
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
			get: ({ params }) => data(catalogue.lecturer(params.id)),
		},
		seminars: {
			list: ({ query }) => seminars.list(query),
			bySlug: ({ query }) => data(seminars.bySlug(query.slug)),
			get: ({ params }) => data(seminars.byId(params.id)),
		},
		courses: {
			list: ({ query }) => courses.list(query),
			bySlug: ({ query }) => data(courses.bySlug(query.slug)),
			get: ({ params }) => data(courses.byId(params.id)),
		},
		search: { all: ({ query }) => data(search.all(query.search ?? "")) },
		vouchers: { check: ({ params }) => data(vouchers.check(params.code)) },
		signUps: {
			create: ({ body }, { address }) => data(signUps.create(body, address)),
			get: ({ params }) => data(signUps.get(params.token)),
			rename: ({ params, body }) => data(signUps.rename(params.token, body.persons)),
			cancel: ({ params, body }) => data(signUps.cancel(params.token, body.positions)),
		},
		contact: { send: ({ body }, { address }) => data(contact.send(body, address)) },
		newsletter: {
			subscribe: ({ body }, { address }) => data(newsletter.subscribe(body, address)),
			confirm: ({ body }) => data(newsletter.confirm(body.token)),
			unsubscribe: ({ body }) => data(newsletter.unsubscribe(body.token)),
		},
		donations: { pledge: ({ body }, { address }) => data(donations.pledge(body, address)) },
		withdrawal: { declare: ({ body }, { address }) => data(withdrawals.declare(body, address)) },
	};
}
