import { berlinIso } from "#contract/berlin.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { returnWords } from "#contract/office/bank-words.ts";
import type {
	Announcing,
	DebitOverview,
	Mandate,
	Mandates,
	OpenDebit,
	ReturnedDebit,
} from "#contract/office/debits.ts";
import type { PaymentFile } from "#contract/office/payment-files.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import { asTest, type Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import { type PaymentFiles, presentFile } from "#server/payment-files/service.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { Staff } from "#server/viewer.ts";
import { accountOf, endOf } from "./accounts.ts";
import * as mandates from "./mandate-store.ts";
import type { ReturnedAct, ReturnedDebits } from "./returned.ts";
import type { ReturnedRow } from "./returned-store.ts";
import { mayRepeat } from "./rules.ts";
import type { Debits } from "./service.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	files: PaymentFiles;
	debits: Debits;
	returnedDebits: ReturnedDebits;
	colleague: (id: number) => Promise<{ email: string }>;
}

const MOST_MANDATES = 100;

const presentOpen = ({ row, account, check }: Awaited<ReturnType<Debits["judged"]>>[number]): OpenDebit => ({
	...{ id: row.id, number: row.number, name: row.name, collect_on: row.collect_on, check },
	mandate: row.mandate_reference,
	account: account && endOf(account),
	amount: centsToEuro(row.open_cents),
	announced_at: row.sent_at && berlinIso(row.sent_at),
});

const presentReturned = (row: ReturnedRow): ReturnedDebit => ({
	...{ id: row.order_id, number: row.number, name: row.name, collect_on: row.collect_on },
	amount: centsToEuro(row.amount_cents),
	open: centsToEuro(row.open_cents),
	returned_on: row.returned_on,
	code: row.return_reason,
	reason: returnWords(row.return_reason),
	fee: centsToEuro(row.fee_cents),
	is_blocked: row.blocked_on !== null,
	may_repeat: mayRepeat(row),
	is_repeated: row.is_repeated,
	written_at: row.written_at && berlinIso(row.written_at),
});

function stateOf({ revoked_at, blocked_on, used_on }: mandates.MandateRow): Pick<Mandate, "state" | "since"> {
	if (revoked_at) return { state: "revoked", since: berlinIso(revoked_at).slice(0, 10) };
	if (blocked_on) return { state: "blocked", since: blocked_on };
	return used_on ? { state: "used", since: used_on } : { state: "unused", since: null };
}

/** DEBIT-01, DEBIT-02: what staff see and do of debits and mandates. */
export function createDebitsOffice(parts: Parts) {
	const { db, clock, audit, outbox, sender, secrets, files, debits, returnedDebits, colleague } = parts;

	async function presentMandate(row: mandates.MandateRow): Promise<Mandate> {
		const account = await accountOf(secrets, row);
		return {
			...{ id: row.id, number: row.number, reference: row.reference ?? "", name: row.name },
			account: account && endOf(account),
			given_on: row.given_at && berlinIso(row.given_at).slice(0, 10),
			text_version: row.text_version,
			...stateOf(row),
		};
	}

	async function presentFiles(): Promise<PaymentFile[]> {
		const rows = await files.newest(db, "debit");
		const entries = await debits.content.entriesOf(
			db,
			rows.map(({ file }) => file.id),
		);
		return rows.map((row) => presentFile(row, entries.get(row.file.id) ?? []));
	}

	const get = async (): Promise<DebitOverview> => ({
		...debits.window(),
		has_creditor_id: sender.provider.creditor_id !== "",
		open: (await debits.judged(db)).map(presentOpen),
		returned: (await returnedDebits.list()).map(presentReturned),
		files: await presentFiles(),
	});

	return {
		get,

		foreseeReturned: returnedDebits.foresee,

		async settleReturned(act: ReturnedAct, orderId: number, staff: Staff): Promise<DebitOverview> {
			await returnedDebits.act(act, orderId, staff);
			return get();
		},

		async announce(announcing: Announcing, staff: Staff): Promise<DebitOverview> {
			await debits.announce(announcing, staff);
			return get();
		},

		async test(orderId: number, collect_on: string, staff: Staff): Promise<{ to: string }> {
			const { number, mail } = await debits.sample(orderId, collect_on);
			const { email: to } = await colleague(staff.id);
			await db.transaction(async (tx) => {
				await outbox.writeMail(tx, "letter_test", to, asTest(mail));
				await audit.note(tx, staff, "debit_tested", number);
			});
			return { to };
		},

		async makeFile(orders: readonly number[], staff: Staff): Promise<PaymentFile> {
			const id = await debits.makeFile(orders, staff);
			const row = await files.get(db, id);
			if (!row) throw refuse("not_found");
			return presentFile(row, (await debits.content.entriesOf(db, [id])).get(id) ?? []);
		},

		async mandates(q = ""): Promise<Mandates> {
			const { rows, total } = await mandates.findMandates(db, q, MOST_MANDATES);
			return { mandates: await Promise.all(rows.map(presentMandate)), total };
		},

		/** Twice is once. */
		revoke: (orderId: number, reason: string, staff: Staff): Promise<Mandate> =>
			db.transaction(async (tx) => {
				const row = await mandates.findMandate(tx, orderId);
				if (!row) throw refuse("not_found");
				if (await mandates.revokeMandate(tx, orderId, clock()))
					await audit.note(tx, staff, "mandate_revoked", row.number, { reason });
				return presentMandate((await mandates.findMandate(tx, orderId)) ?? row);
			}),
	};
}

export type DebitsOffice = ReturnType<typeof createDebitsOffice>;
