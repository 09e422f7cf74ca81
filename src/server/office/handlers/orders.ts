import { data } from "#server/handlers.ts";
import type { Services } from "#server/services.ts";
import { asStaff } from "#server/viewer.ts";
import type { Part } from "./part.ts";

type Groups =
	| "orders"
	| "orderPage"
	| "orderMoney"
	| "withdrawals"
	| "vouchers"
	| "donations"
	| "receipts"
	| "receiptSignature";

/** Orders, vouchers, withdrawals, donations with their receipts. */
export function ordersHandlers(services: Services): Part<Groups> {
	const {
		donationsOffice,
		orderMoney,
		orderPage,
		ordersOffice,
		donorAsking,
		receiptSignature,
		receiptsOffice,
		vouchersOffice,
		withdrawalDecisions,
		withdrawals,
		withdrawalsOffice,
	} = services;
	return {
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
			foreseeReduction: ({ params, body }, viewer) =>
				data(orderMoney.foreseeReduction(params.number, body, asStaff(viewer))),
			reduce: ({ params, body }, viewer) => data(orderMoney.reduce(params.number, body, asStaff(viewer))),
			foreseeRefund: ({ params, body }, viewer) => data(orderMoney.foreseeRefund(params.number, body, asStaff(viewer))),
			refund: ({ params, body }, viewer) => data(orderMoney.refund(params.number, body, asStaff(viewer))),
			transferRefund: ({ params, body }, viewer) => data(orderMoney.transferRefund(params, body, asStaff(viewer))),
			sendRefund: ({ params }, viewer) => data(orderMoney.sendRefund(params.number, asStaff(viewer))),
			acceptPayment: ({ params }, viewer) => data(orderMoney.acceptPayment(params, asStaff(viewer))),
			foreseePayment: ({ params, body }, viewer) =>
				data(orderMoney.foreseePayment(params, body.order, asStaff(viewer))),
			movePayment: ({ params, body }, viewer) => data(orderMoney.movePayment(params, body.order, asStaff(viewer))),
			unassignPayment: ({ params }, viewer) => data(orderMoney.unassignPayment(params, asStaff(viewer))),
			assignPayment: ({ params, body }, viewer) =>
				data(orderMoney.assignPayment(params, body.invoice_id, asStaff(viewer))),
			sendPaymentBack: ({ params, body }, viewer) =>
				data(orderMoney.sendPaymentBack(params, body.reason, asStaff(viewer))),
			ignorePayment: ({ params, body }, viewer) => data(orderMoney.ignorePayment(params, body.reason, asStaff(viewer))),
			reopenPayment: ({ params }, viewer) => data(orderMoney.reopenPayment(params, asStaff(viewer))),
		},
		withdrawals: {
			list: ({ query }, viewer) => withdrawalsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => withdrawalsOffice.export(query, asStaff(viewer)),
			get: ({ params }, viewer) => data(withdrawalsOffice.get(params.id, asStaff(viewer))),
			assign: ({ params, body }, viewer) => data(withdrawalDecisions.assign(params.id, body.order, asStaff(viewer))),
			foreseeRefusal: ({ params, body }, viewer) =>
				data(withdrawalDecisions.foreseeRefusal(params.id, body.reason, asStaff(viewer))),
			refuse: ({ params, body }, viewer) => data(withdrawalDecisions.refuse(params.id, body.reason, asStaff(viewer))),
			close: ({ params, body }, viewer) => data(withdrawalDecisions.close(params.id, body.reason, asStaff(viewer))),
		},
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
		donations: {
			list: ({ query }, viewer) => donationsOffice.list(query, asStaff(viewer)),
			export: ({ query }, viewer) => donationsOffice.export(query, asStaff(viewer)),
			enter: ({ body }, viewer) => data(donationsOffice.enter(body, asStaff(viewer))),
			months: () => data(donationsOffice.months()),
			purposes: () => data(donationsOffice.purposes()),
			setPurpose: ({ params, body }, viewer) =>
				data(donationsOffice.setPurpose(params.reference, body.purpose, asStaff(viewer))),
			askAddress: ({ body }, viewer) => data(donorAsking.ask(body.references, asStaff(viewer))),
			setAddress: ({ params, body }, viewer) =>
				data(receiptsOffice.setAddress(params.reference, body, asStaff(viewer))),
		},
		receiptSignature: {
			get: () => data(receiptSignature.get()),
			set: ({ body }, viewer) => data(receiptSignature.set(body, asStaff(viewer))),
			remove: (_, viewer) => data(receiptSignature.remove(asStaff(viewer))),
			picture: () => receiptSignature.picture(),
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
	};
}
