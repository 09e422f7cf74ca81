import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { returnWords } from "#contract/office/bank-words.ts";
import { isAnnounceable } from "#contract/office/debit-words.ts";
import type { Announcing } from "#contract/office/debits.ts";
import type { PaymentEntry } from "#contract/office/payment-files.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Clock } from "#server/clock.ts";
import type { Db } from "#server/db/client.ts";
import type { Sender } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { Mail } from "#server/outbox/transports.ts";
import type { FileContent } from "#server/payment-files/office.ts";
import { type Collection, writeDebits } from "#server/payment-files/pain-008.ts";
import type { Account } from "#server/payment-files/pain-parts.ts";
import { sumOf } from "#server/payment-files/pain-parts.ts";
import type { PaymentFiles } from "#server/payment-files/service.ts";
import { isTargetDay } from "#server/payments/target-days.ts";
import type { Secrets } from "#server/secrets/service.ts";
import type { SettingsService } from "#server/settings/service.ts";
import { refuseField } from "#server/validation.ts";
import { accountOf, endOf } from "./accounts.ts";
import { announcementMail } from "./mails.ts";
import { checkOf, entryState, windowOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	clock: Clock;
	audit: Audit;
	outbox: Outbox;
	sender: Sender;
	secrets: Secrets;
	settings: Pick<SettingsService, "now">;
	files: PaymentFiles;
}

const dayOf = (iso: string) => berlinDay(new Date(`${iso}T12:00:00Z`));

const entryOf = (row: store.MadeRow): PaymentEntry => ({
	...{ id: row.id, number: row.number, name: row.name, on: row.collect_on },
	amount: centsToEuro(row.amount_cents),
	state: entryState(row),
	reason: row.return_reason && returnWords(row.return_reason),
});

/** DEBIT-01: from what is owed to a file, each debit in one of them. */
export function createDebits({ db, clock, audit, outbox, sender, secrets, settings, files }: Parts) {
	const window = () => windowOf(berlinDay(clock()), settings.now().payment.debit_lead_days);

	/** With all that is known of each. */
	async function judged(tx: Db, orderIds?: readonly number[]) {
		const days = window();
		const rows = await store.findOpen(tx, orderIds);
		return Promise.all(
			rows.map(async (row) => {
				const account = await accountOf(secrets, row);
				return { row, account, check: checkOf(row, account !== null, days) };
			}),
		);
	}
	type Judged = Awaited<ReturnType<typeof judged>>[number];
	type Usable = Judged & { account: Account; row: { mandate_reference: string; mandate_given_at: Date } };

	/** Those and no others, or nothing happens: what was seen may have changed. */
	async function demand(tx: Db, ids: readonly number[], isFit: (found: Judged) => boolean): Promise<Usable[]> {
		const wanted = [...new Set(ids)];
		const found = await judged(tx, wanted);
		if (found.length !== wanted.length || !found.every(isFit)) throw refuse("debits_changed");
		return found as Usable[];
	}

	const collectionOf = ({ row, account }: Usable): Collection => ({
		end_to_end_id: `${row.number}-${row.made + 1}`,
		amount_cents: row.open_cents,
		collect_on: row.collect_on ?? "",
		mandate: row.mandate_reference,
		given_on: isoDay(berlinDay(row.mandate_given_at)),
		debtor: account,
		purpose: `Bestellung ${row.number}, Rechnung ${row.invoice}, ${sender.provider.short_name}`,
	});

	function demandDay(collect_on: string): void {
		const { earliest, latest } = window();
		if (collect_on < earliest) throw refuseField("collect_on", "Dieser Tag ist zu nah");
		if (collect_on > latest) throw refuseField("collect_on", "Höchstens 14 Tage im Voraus");
		if (!isTargetDay(dayOf(collect_on))) throw refuseField("collect_on", "An diesem Tag arbeiten die Banken nicht");
	}

	const content: FileContent = {
		entriesOf: async (tx, fileIds) => {
			const byFile = Map.groupBy(await store.findOfFiles(tx, fileIds), ({ file_id }) => file_id);
			return new Map(Array.from(byFile, ([id, rows]) => [id, rows.map(entryOf)]));
		},
		handIn: async () => {},
		release: async (tx, fileId) => void (await store.endDebits(tx, fileId, clock())),
	};

	const tellOf = ({ row, account }: Usable, collectOn: string): Mail => {
		const { number, name, mandate_reference: mandate, open_cents: cents } = row;
		return announcementMail({ number, name, mandate, cents, collectOn, account: endOf(account) }, sender);
	};

	return {
		content,
		window,
		judged,

		/** The letter as it would be sent, and of which order. */
		async sample(orderId: number, collect_on: string): Promise<{ number: string; mail: Mail }> {
			demandDay(collect_on);
			const [found] = await demand(db, [orderId], ({ check }) => isAnnounceable(check));
			if (!found) throw refuse("debits_changed");
			return { number: found.row.number, mail: tellOf(found, collect_on) };
		},

		async announce({ orders, collect_on }: Announcing, actor: Actor): Promise<void> {
			demandDay(collect_on);
			await files.ready();
			await db.transaction(async (tx) => {
				await files.alone(tx);
				const found = await demand(tx, orders, ({ check }) => isAnnounceable(check));
				const letters = await outbox.writeMailsFor(
					tx,
					clock(),
					found.map((one) => ["debit_announced", one.row.email, tellOf(one, collect_on)]),
				);
				await store.insertAnnouncements(
					tx,
					found.map(({ row: { id, open_cents } }, at) => ({
						...{ order_id: id, collect_on, amount_cents: open_cents, letter_id: letters[at] ?? "" },
						announced_by: actor === "system" ? null : actor.id,
						created_at: clock(),
					})),
				);
				await audit.noteEach(
					tx,
					actor,
					"debit_announced",
					found.map(({ row }) => row.number),
				);
			});
		},

		/** Pressed twice it is one file: what stands in the first is not open any more. */
		async makeFile(orders: readonly number[], actor: Actor): Promise<number> {
			const { creditor_id } = sender.provider;
			if (!creditor_id) throw refuse("no_creditor_id");
			await files.ready();
			return db.transaction(async (tx) => {
				await files.alone(tx);
				const found = await demand(tx, orders, ({ check }) => check === "ready");
				const collections = found.map(collectionOf);
				const head = files.newHead("debit");
				const xml = writeDebits({ ...head, creditor_id, collections });
				const file_id = await files.write(tx, { kind: "debit", head, xml, amount_cents: sumOf(collections) }, actor);
				await store.insertDebits(
					tx,
					found.map(({ row }, at) => {
						const { end_to_end_id = "", amount_cents = 0, collect_on = "" } = collections[at] ?? {};
						return { order_id: row.id, file_id, end_to_end_id, amount_cents, collect_on };
					}),
				);
				return file_id;
			});
		},
	};
}

export type Debits = ReturnType<typeof createDebits>;
