import { createUnplaced } from "#server/bank/unplaced.ts";
import { createAdjusting } from "#server/books/adjusting.ts";
import { createBooks } from "#server/books/service.ts";
import { datevDocuments } from "#server/datev/documents.ts";
import { createOpenItems } from "#server/dunning/items-office.ts";
import { createSending } from "#server/dunning/sending.ts";
import { createDunning } from "#server/dunning/service.ts";
import { createDocumentCheck } from "#server/invoices/check-office.ts";
import { createInvoicesOffice } from "#server/invoices/office.ts";
import { createInvoices } from "#server/invoices/service.ts";
import { createRehearsals } from "#server/office/rehearsals.ts";
import { lettersAgain } from "#server/outbox/again.ts";
import { createLettersOffice } from "#server/outbox/office.ts";
import { createAsking } from "#server/receipts/asking.ts";
import { createReceiptsOffice } from "#server/receipts/office.ts";
import { createOwnReceipts } from "#server/receipts/own.ts";
import { createReceipts } from "#server/receipts/service.ts";
import { createSignature } from "#server/receipts/signature.ts";
import { createYearRun } from "#server/receipts/year-run.ts";
import { createTasks } from "#server/tasks/service.ts";
import { createVouchersOffice } from "#server/vouchers/office.ts";
import { createVouchers } from "#server/vouchers/service.ts";
import type { BaseServices } from "./base.ts";
import type { Parts } from "./parts.ts";

/** Invoices and what is owed, receipts, the post, long work. */
export function documentsServices({
	audit,
	clock,
	config,
	db,
	letters,
	limits,
	lists,
	log,
	outbox,
	secrets,
	settings,
}: Parts & BaseServices) {
	const invoicesOffice = createInvoicesOffice(lists);
	const documentCheck = createDocumentCheck(lists);
	const invoices = createInvoices({ db, clock, limits, sender: config, audit, settings });
	const adjusting = createAdjusting({ clock, audit });
	const books = createBooks({ clock, audit, adjusting });
	const unplaced = createUnplaced();
	const dunning = createDunning({ clock, audit, outbox, sender: config, books, unplaced, settings });
	const sending = createSending({ dunning });
	const receiptSignature = createSignature({ db, clock, audit, secrets });
	const receipts = createReceipts({ ...letters, audit, invoices, settings, signature: receiptSignature });
	const donorAsking = createAsking({ ...letters, audit, secrets });
	const ownReceipts = createOwnReceipts({ db, secrets, limits });
	const yearRun = createYearRun({ receipts });
	const tasks = createTasks({ db, clock, kinds: [lettersAgain, sending, yearRun, datevDocuments], log });
	const receiptsOffice = createReceiptsOffice({ ...lists, limits, tasks, settings, secrets, receipts, yearRun });
	const lettersOffice = createLettersOffice({ ...lists, outbox, tasks, config });
	const vouchers = createVouchers({ db, clock, limits });
	const vouchersOffice = createVouchersOffice({ ...lists, audit, sender: config });
	const openItems = createOpenItems({ ...lists, books, adjusting, dunning });
	const rehearsals = createRehearsals({ db, clock, outbox, invoices, sender: config });
	return {
		invoicesOffice,
		documentCheck,
		invoices,
		adjusting,
		books,
		dunning,
		receipts,
		receiptSignature,
		ownReceipts,
		donorAsking,
		tasks,
		receiptsOffice,
		lettersOffice,
		vouchers,
		vouchersOffice,
		openItems,
		dunningSending: sending,
		rehearsals,
	};
}

export type DocumentsServices = ReturnType<typeof documentsServices>;
