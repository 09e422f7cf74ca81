import { createAllocating } from "#server/bank/allocating.ts";
import { createImporting } from "#server/bank/importing.ts";
import { createItems } from "#server/bank/items.ts";
import { createLongReading } from "#server/bank/long-reading.ts";
import { createBankOffice } from "#server/bank/office.ts";
import { createTaking } from "#server/bank/taking.ts";
import { createLedger } from "#server/books/ledger.ts";
import { createBooksOffice } from "#server/books/office.ts";
import { createRefundSending } from "#server/books/sending.ts";
import { createTransfers } from "#server/books/transfers.ts";
import { createDatevOffice } from "#server/datev/office.ts";
import { createDebitsOffice } from "#server/debits/office.ts";
import { createReturnedDebits } from "#server/debits/returned.ts";
import { createDebits } from "#server/debits/service.ts";
import { createDunningOffice } from "#server/dunning/office.ts";
import { createDeciding } from "#server/orders/deciding.ts";
import { createOrderMoney } from "#server/orders/money.ts";
import { createPaymentFilesOffice } from "#server/payment-files/office.ts";
import { createPaymentFiles } from "#server/payment-files/service.ts";
import { createWithdrawalDecisions } from "#server/withdrawal/deciding.ts";
import { createWithdrawals } from "#server/withdrawal/service.ts";
import type { BaseServices } from "./base.ts";
import type { DocumentsServices } from "./documents.ts";
import type { Parts } from "./parts.ts";
import type { SeminarsServices } from "./seminars.ts";
import type { ShopServices } from "./shop.ts";
import type { StaffServices } from "./staff.ts";

/** Money: what came, what goes back, files for bank and tax adviser. */
export function booksServices({
	audit,
	books,
	clock,
	config,
	datesOffice,
	db,
	donations,
	dunning,
	dunningSending,
	invoices,
	letters,
	log,
	orders,
	payments,
	rehearsals,
	secrets,
	settings,
	settling,
	staff,
	tasks,
}: Parts & BaseServices & DocumentsServices & SeminarsServices & StaffServices & ShopServices) {
	const ledger = createLedger({ books, invoices, orders });
	const booksOffice = createBooksOffice({ db, clock, audit, books, ledger, datesOffice });
	const bankImporting = createImporting({ db, clock, audit, sender: config });
	const items = createItems({ invoices, donations, books });
	const allocating = createAllocating({ clock, audit, books, ledger, donations });
	const longReading = createLongReading({ db, importing: bankImporting, sender: config, tasks });
	const bankTaking = createTaking({ db, audit, tasks, items, allocating });
	const bankOffice = createBankOffice({ db, books, items, importing: bankImporting, longReading, allocating });
	const paymentFiles = createPaymentFiles({ clock, audit, secrets, sender: config });
	const filed = { ...letters, audit, secrets, settings, files: paymentFiles };
	const debits = createDebits(filed);
	const { colleague } = staff;
	const dunningOffice = createDunningOffice({ ...letters, audit, tasks, dunning, sending: dunningSending, colleague });
	const returnedDebits = createReturnedDebits({ ...filed, invoices, orders, rehearsals });
	const debitsOffice = createDebitsOffice({ ...filed, debits, returnedDebits, colleague });
	const transfers = createTransfers(filed);
	const paymentFilesOffice = createPaymentFilesOffice({
		...filed,
		contents: { debit: debits.content, transfer: transfers.content },
	});
	const datevOffice = createDatevOffice({ db, clock, audit, settings, sender: config, tasks });
	const refundSending = createRefundSending({ db, clock, payments, settling, log });
	const deciding = createDeciding({ ...letters, audit, payments, invoices, books, ledger, orders });
	const orderMoney = createOrderMoney({
		...letters,
		audit,
		secrets,
		books,
		orders,
		rehearsals,
		refundSending,
		deciding,
	});
	const withdrawals = createWithdrawals({ ...letters, audit, orders, rehearsals, books, refundSending });
	const withdrawalDecisions = createWithdrawalDecisions({ ...letters, audit, orders, rehearsals });
	return {
		ledger,
		booksOffice,
		bankImporting,
		bankOffice,
		bankTaking,
		debits,
		debitsOffice,
		transfers,
		paymentFilesOffice,
		datevOffice,
		dunningOffice,
		refundSending,
		orderMoney,
		withdrawals,
		withdrawalDecisions,
	};
}
