import { createAlarmsDesk } from "#server/alarms/desk.ts";
import type { Alarms } from "#server/alarms/service.ts";
import { createAuditDesk } from "#server/audit/desk.ts";
import { createBankDesk } from "#server/bank/desk.ts";
import { createBooksDesk } from "#server/books/desk.ts";
import type { Books } from "#server/books/service.ts";
import { createCampaignsDesk } from "#server/campaigns/desk.ts";
import { createContactDesk } from "#server/contact/desk.ts";
import type { Db } from "#server/db/client.ts";
import { createDonationsDesk } from "#server/donations/desk.ts";
import { createGrantsDesk } from "#server/grants/desk.ts";
import { createInvoicesDesk } from "#server/invoices/desk.ts";
import { createJobsDesk } from "#server/jobs/desk.ts";
import { createNewsletterDesk } from "#server/newsletter/desk.ts";
import { createOrdersDesk } from "#server/orders/desk.ts";
import { createOutboxDesk } from "#server/outbox/desk.ts";
import { createReceiptsDesk } from "#server/receipts/desk.ts";
import type { Receipts } from "#server/receipts/service.ts";
import { createRightsDesk } from "#server/rights/desk.ts";
import { createMinimumDesk } from "#server/seminars/minimum-desk.ts";
import { createSetUpDesk } from "#server/set-up/desk.ts";
import type { SetUpService } from "#server/set-up/service.ts";
import { createSignUpsDesk } from "#server/sign-ups/desk.ts";
import { createWaitingListDesk } from "#server/waiting-list/desk.ts";
import { createWithdrawalDesk } from "#server/withdrawal/desk.ts";
import type { DeskPart } from "./part.ts";

/** Who hands in what waits, what is counted and what has just happened. */
export const deskParts = (given: {
	db: Db;
	books: Books;
	setUp: SetUpService;
	receipts: Receipts;
	alarms: Alarms;
}): DeskPart[] => [
	createAlarmsDesk(given),
	createWithdrawalDesk(given),
	createMinimumDesk(given),
	createWaitingListDesk(given),
	createGrantsDesk(given),
	createSignUpsDesk(given),
	createInvoicesDesk(given),
	createBankDesk(given),
	createBooksDesk(given),
	createOrdersDesk(given),
	createDonationsDesk(given),
	createReceiptsDesk(given),
	createOutboxDesk(given),
	createRightsDesk(given),
	createContactDesk(given),
	createNewsletterDesk(given),
	createCampaignsDesk(given),
	createSetUpDesk(given),
	createJobsDesk(given),
	createAuditDesk(given),
];
