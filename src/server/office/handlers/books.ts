import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups =
	| "invoices"
	| "documentCheck"
	| "payments"
	| "openItems"
	| "dunning"
	| "bank"
	| "debits"
	| "transfers"
	| "paymentFiles"
	| "datev";

/** Documents and money. */
export function booksHandlers(services: Services): Part<Groups> {
	const {
		bankOffice,
		bankTaking,
		booksOffice,
		datevOffice,
		debitsOffice,
		documentCheck,
		dunningOffice,
		invoices,
		invoicesOffice,
		openItems,
		paymentFilesOffice,
		transfers,
	} = services;
	return {
		invoices: {
			list: ({ query }, viewer) => invoicesOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => invoicesOffice.export(query, asStaff(viewer)),
			pdf: ({ params }, viewer) => invoices.pdfForStaff(params.id, asStaff(viewer)),
			xrechnung: ({ params }, viewer) => invoices.xrechnungForStaff(params.id, asStaff(viewer)),
		},
		documentCheck: { get: ({ query }) => data(documentCheck.of(query.year)) },
		payments: {
			ofDate: ({ params }, viewer) => data(booksOffice.ofDate(params.id, asStaff(viewer))),
			note: ({ body }, viewer) => data(booksOffice.note(body, asStaff(viewer))),
			takeBack: ({ body }, viewer) => data(booksOffice.takeBack(body.ids, asStaff(viewer))),
			refundSent: ({ params, body }, viewer) => data(booksOffice.refundSent(params.id, body.paid_on, asStaff(viewer))),
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
			test: ({ body }, viewer) => data(dunningOffice.test(body, asStaff(viewer))),
			papers: ({ query }, viewer) => dunningOffice.papers(query.sent_on, asStaff(viewer)),
			start: ({ body }, viewer) => data(dunningOffice.start(body, asStaff(viewer))),
			pdf: ({ params }, viewer) => dunningOffice.pdf(params.id, asStaff(viewer)),
		},
		bank: {
			get: ({ query }) => data(bankOffice.get(query.statement)),
			items: ({ query }) => data(bankOffice.find(query.q)),
			read: ({ body }, viewer) => data(bankOffice.read(body, asStaff(viewer))),
			take: ({ body }, viewer) => data(bankOffice.take(body, asStaff(viewer))),
			takeAll: ({ body }, viewer) => data(bankTaking.begin(body, asStaff(viewer))),
			allocate: ({ params, body }, viewer) => data(bankOffice.allocate(params.id, body.parts, asStaff(viewer))),
			setAside: ({ body }, viewer) => data(bankOffice.setAside(body, asStaff(viewer))),
			undo: ({ body }, viewer) => data(bankOffice.undo(body.ids, asStaff(viewer))),
		},
		debits: {
			get: () => data(debitsOffice.get()),
			announce: ({ body }, viewer) => data(debitsOffice.announce(body, asStaff(viewer))),
			test: ({ params, body }, viewer) => data(debitsOffice.test(params.id, body.collect_on, asStaff(viewer))),
			makeFile: ({ body }, viewer) => data(debitsOffice.makeFile(body.orders, asStaff(viewer))),
			foreseeReturned: ({ params, body }, viewer) =>
				data(debitsOffice.foreseeReturned(body.act, params.id, asStaff(viewer))),
			writeReturned: ({ params }, viewer) => data(debitsOffice.settleReturned("write", params.id, asStaff(viewer))),
			toInvoice: ({ params }, viewer) => data(debitsOffice.settleReturned("invoice", params.id, asStaff(viewer))),
			repeat: ({ params }, viewer) => data(debitsOffice.settleReturned("repeat", params.id, asStaff(viewer))),
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
		datev: {
			overview: () => data(datevOffice.overview()),
			get: ({ params }) => data(datevOffice.get(params.month)),
			export: ({ params }, viewer) => data(datevOffice.export(params.month, asStaff(viewer))),
			batch: ({ params }, viewer) => datevOffice.batch(params.month, asStaff(viewer)),
			archive: ({ params }, viewer) => datevOffice.archive(params.month, asStaff(viewer)),
		},
	};
}
