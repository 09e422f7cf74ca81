import { HOUR_MS } from "#contract/constants.ts";
import type { SentFile } from "#contract/files.ts";
import type { Passwords } from "#server/members/passwords/service.ts";
import type { BankData } from "#server/members/profile/rules.ts";
import type { MemberRow } from "#server/members/store.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Member } from "#server/viewer.ts";
import { dataPage } from "./page.ts";
import { type Found, personalData } from "./rules.ts";
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

	async function mailsOf(member: MemberRow): Promise<Found["mails"]> {
		const rows = await store.findMails(db, member);
		return Promise.all(rows.map(async ({ message, ...row }) => ({ ...row, subject: await outbox.subjectOf(message) })));
	}

	async function collect(member: MemberRow): Promise<Found> {
		const orders = await store.findOrders(db, member);
		const orderIds = orders.map(({ id }) => id);
		const signUps = await store.findSignUps(db, member);
		const signUpIds = signUps.map(({ signUp }) => signUp.id);
		const persons = await store.findPersons(db, signUpIds);
		const participations = await store.findParticipations(db, member);
		const personIds = [...persons, ...participations.map(({ person }) => person)].map(({ id }) => id);
		return {
			member,
			bankData: await bankDataOf(member.id),
			creditor: sender.provider.legal_name,
			orders,
			orderBankData: await decryptedOf(orders),
			lines: await store.findOrderLines(db, orderIds),
			payments: await store.findPayments(db, orderIds),
			documents: await store.findDocuments(db, orderIds, signUpIds),
			signUps,
			persons,
			participations,
			attendance: await store.findAttendance(db, personIds),
			certificates: await store.findCertificates(db, personIds),
			waiting: await store.findWaiting(db, member),
			dateMessages: await store.findDateMessages(db, member),
			dateAlerts: await store.findDateAlerts(db, member),
			newsletter: await store.findNewsletter(db, member),
			contactRequests: await store.findContactRequests(db, member),
			donations: await store.findDonations(db, member),
			receipts: await store.findReceipts(db, member),
			notes: await store.findNotes(db, member),
			letterBlocks: await store.findLetterBlocks(db, member),
			withdrawals: await store.findWithdrawals(db, member),
			mails: await mailsOf(member),
			tokens: await store.findTokens(db, member),
			browsers: await store.findBrowsers(db, member),
			securityEvents: await store.findSecurityEvents(db, member),
			pins: await store.findPins(db, member),
			basket: await store.findBasketLines(db, member),
			changes: await store.findChanges(db, member),
		};
	}

	return {
		/** Art. 15 and 20 GDPR: everything, to read and for machines. */
		async export({ id }: Member, given: { current_password: string; format: "json" | "html" }): Promise<SentFile> {
			const member = await passwords.demand(id, given.current_password);
			await limits.take(EXPORTS, String(id));
			const data = personalData(await collect(member), clock());
			const name = `mein-vsz-daten-${data.exported_at.slice(0, 10)}.${given.format}`;
			return given.format === "json"
				? { name, type: "application/json", content: Buffer.from(JSON.stringify(data, null, "\t")) }
				: { name, type: "text/html; charset=utf-8", content: Buffer.from(dataPage(data, sender)) };
		},
	};
}
