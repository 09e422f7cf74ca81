import { HOUR_MS } from "#contract/constants.ts";
import type { SentFile } from "#contract/files.ts";
import type { Passwords } from "#server/members/passwords/service.ts";
import type { BankData } from "#server/members/profile/rules.ts";
import { findByEmail, type MemberRow } from "#server/members/store.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Member } from "#server/viewer.ts";
import * as money from "./money-store.ts";
import { dataPage } from "./page.ts";
import { findRights } from "./rights-store.ts";
import { type Found, type PersonalData, personalData } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Letters {
	secrets: Secrets;
	passwords: Passwords;
	bankDataOf: (memberId: number) => Promise<BankData>;
}

const EXPORTS = { name: "export", max: 10, perMs: HOUR_MS };

export function createExport({ db, clock, limits, outbox, sender, secrets, passwords, bankDataOf }: Parts) {
	async function decryptedOf(orders: Found["orders"]): Promise<Found["orderBankData"]> {
		const entries = orders.map(
			async ({ id, bank_data }) => [id, bank_data && (await secrets.decryptOrNull(bank_data))] as const,
		);
		return new Map(await Promise.all(entries));
	}

	async function mailsOf(whose: store.Subject): Promise<Found["mails"]> {
		const rows = await store.findMails(db, whose);
		return Promise.all(rows.map(async ({ message, ...row }) => ({ ...row, subject: await outbox.subjectOf(message) })));
	}

	async function moneyOf(ids: { orders: number[]; invoices: number[]; donations: number[] }) {
		const refunds = (await money.findRefunds(db, ids)).map(async (refund) => ({
			...refund,
			opened: refund.account && (await secrets.decryptOrNull(refund.account)),
		}));
		return {
			reminders: await money.findReminders(db, ids),
			refunds: await Promise.all(refunds),
			debits: await money.findDebits(db, ids),
			documentNotes: await money.findDocumentNotes(db, ids),
			bankRows: await money.findBankRows(db, ids),
		};
	}

	async function collect(whose: store.Subject): Promise<Found> {
		const { member } = whose;
		const orders = await store.findOrders(db, whose);
		const orderIds = orders.map(({ id }) => id);
		const signUps = await store.findSignUps(db, whose);
		const signUpIds = signUps.map(({ signUp }) => signUp.id);
		const persons = await store.findPersons(db, signUpIds);
		const participations = await store.findParticipations(db, whose);
		const personIds = [...persons, ...participations.map(({ person }) => person)].map(({ id }) => id);
		const documents = await store.findDocuments(db, orderIds, signUpIds);
		const donations = await store.findDonations(db, whose);
		const idsOf = (rows: { id: number }[]) => rows.map(({ id }) => id);
		return {
			...(await moneyOf({ orders: orderIds, invoices: idsOf(documents), donations: idsOf(donations) })),
			rights: await findRights(db, whose),
			member,
			bankData: member && (await bankDataOf(member.id)),
			creditor: sender.provider.legal_name,
			orders,
			orderBankData: await decryptedOf(orders),
			lines: await store.findOrderLines(db, orderIds),
			payments: await store.findPayments(db, orderIds),
			documents,
			signUps,
			persons,
			participations,
			attendance: await store.findAttendance(db, personIds),
			certificates: await store.findCertificates(db, personIds),
			waiting: await store.findWaiting(db, whose),
			dateMessages: await store.findDateMessages(db, whose),
			dateAlerts: await store.findDateAlerts(db, whose),
			newsletter: await store.findNewsletter(db, whose),
			issues: await store.findIssues(db, whose),
			bounces: await store.findBounces(db, whose),
			contactRequests: await store.findContactRequests(db, whose),
			contactReplies: await store.findContactReplies(db, whose),
			donations,
			receipts: await store.findReceipts(db, whose),
			notes: await store.findNotes(db, whose),
			letterBlocks: await store.findLetterBlocks(db, whose),
			withdrawals: await store.findWithdrawals(db, whose),
			mails: await mailsOf(whose),
			tokens: await store.findTokens(db, whose),
			browsers: await store.findBrowsers(db, whose),
			securityEvents: await store.findSecurityEvents(db, whose),
			pins: await store.findPins(db, whose),
			basket: await store.findBasketLines(db, whose),
			changes: await store.findChanges(db, whose),
		};
	}

	/** Rows with an address or a number belong to the member once they have confirmed that it is theirs. */
	const confirmed = (member: MemberRow): store.Subject => ({
		member,
		address: member.email_confirmed_at && member.email.toLowerCase(),
		phone: member.pin_authenticated_at && member.phone_number,
	});

	return {
		/** Everything under an address, with its account where it has one: for whoever has shown that it is theirs. */
		async ofAddress(email: string): Promise<PersonalData> {
			const address = email.toLowerCase();
			const member = (await findByEmail(db, address)) ?? null;
			return personalData(await collect({ member, address, phone: member?.phone_number ?? null }), clock());
		},

		/** Art. 15 and 20 GDPR: everything, to read and for machines. */
		async export({ id }: Member, given: { current_password: string; format: "json" | "html" }): Promise<SentFile> {
			const member = await passwords.demand(id, given.current_password);
			await limits.take(EXPORTS, String(id));
			const data = personalData(await collect(confirmed(member)), clock());
			const name = `mein-vsz-daten-${data.exported_at.slice(0, 10)}.${given.format}`;
			return given.format === "json"
				? { name, type: "application/json", content: Buffer.from(JSON.stringify(data, null, "\t")) }
				: { name, type: "text/html; charset=utf-8", content: Buffer.from(dataPage(data, sender)) };
		},
	};
}
