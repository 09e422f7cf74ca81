import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups =
	| "articles"
	| "articleTexts"
	| "courses"
	| "courseTexts"
	| "courseCaptions"
	| "pictures"
	| "categories"
	| "home"
	| "legalTexts";

/** What the site says. */
export function contentHandlers(services: Services): Part<Groups> {
	const {
		articlePresence,
		articlePreviews,
		articlePublishing,
		articleWriting,
		articlesOffice,
		catalogueOffice,
		courseCaptions,
		courseWriting,
		coursesOffice,
		homeOffice,
		legalOffice,
		picturesOffice,
	} = services;
	return {
		articles: {
			list: ({ query }, viewer) => articlesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => articlesOffice.export(query, asStaff(viewer)),
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
		courses: {
			list: ({ query }, viewer) => coursesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => coursesOffice.export(query, asStaff(viewer)),
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
		pictures: {
			list: ({ query }) => data(picturesOffice.list(query)),
			add: ({ query, body }, viewer) => data(picturesOffice.add({ ...query, ...body }, asStaff(viewer))),
			change: ({ params, body }, viewer) => data(picturesOffice.change(params.id, body, asStaff(viewer))),
			replace: ({ params, query, body }, viewer) =>
				data(picturesOffice.replace(params.id, { ...query, ...body }, asStaff(viewer))),
			remove: ({ params }, viewer) => data(picturesOffice.remove(params.id, asStaff(viewer))),
			restore: ({ params }, viewer) => data(picturesOffice.restore(params.id, asStaff(viewer))),
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
		legalTexts: {
			list: () => data(legalOffice.list()),
			get: ({ params }) => data(legalOffice.get(params.kind)),
			write: ({ params, body }, viewer) => data(legalOffice.write(params.kind, body, asStaff(viewer))),
			publish: ({ params, body }, viewer) => data(legalOffice.publish(params.kind, body, asStaff(viewer))),
			takeBack: ({ params }, viewer) => data(legalOffice.takeBack(params.kind, params.version, asStaff(viewer))),
		},
	};
}
