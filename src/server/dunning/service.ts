import { berlinDay } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { centsToEuro } from "#contract/money.ts";
import type { Level } from "#contract/office/open-item-words.ts";
import type { NewStop, ReminderRow } from "#contract/office/open-items.ts";
import type { Actor, Audit } from "#server/audit/service.ts";
import type { Unplaced } from "#server/bank/unplaced.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import type { Letters } from "#server/outbox/letters.ts";
import type { SettingsService } from "#server/settings/service.ts";
import type { ReminderDocument } from "./document.ts";
import { dayAfter } from "./interest.ts";
import * as items from "./items-store.ts";
import { reminderMail } from "./mails.ts";
import { channelOf, chargesOf, defaultSince, type Item, nextStepOf, sumOf } from "./rules.ts";
import * as store from "./store.ts";

interface Parts extends Pick<Letters, "clock" | "outbox" | "sender"> {
	audit: Audit;
	books: Pick<Books, "lock">;
	unplaced: Unplaced;
	settings: Pick<SettingsService, "now">;
}

/** What became of one letter that somebody wanted to send. */
export type Sent = "mailed" | "printed" | "changed";

/** What was seen of it. */
export interface Wanted {
	invoice_id: number;
	level: Level;
	open_cents: number;
}

/** OPEN-03: who is reminded of what, and the letters. */
export function createDunning({ clock, audit, outbox, sender, books, unplaced, settings }: Parts) {
	const today = (): string => isoDay(berlinDay(clock()));
	const terms = () => settings.now().dunning;

	async function withBank<R extends items.ItemRow>(tx: Db, rows: readonly R[]): Promise<(R & Item)[]> {
		const isNamed = rows.length > 0 ? await unplaced.names(tx) : () => false;
		return rows.map((row) => ({ ...row, has_money_waiting: isNamed(row.number, row.contract.number) }));
	}

	function documentOf(item: Item, level: Level, due_on: string): ReminderDocument {
		const { legal_name, street, postcode, city, phone, email, tax_number, vat_id, bank, iban, bic } = sender.provider;
		const charges = chargesOf(item, level, terms(), today());
		return {
			...{ level, channel: channelOf(item), day: today(), due_on, ...charges },
			invoice: {
				...{ number: item.number, issued_on: item.issued_on, due_on: item.due_on, gross_cents: item.gross_cents },
			},
			contract: { kind: item.contract.kind, number: item.contract.number },
			issuer: { legal_name, street, postcode, city, phone, email, tax_number, vat_id, bank, iban, bic },
			recipient: item.recipient,
			paid_cents: Math.max(0, item.paid_cents),
			open_cents: item.left_cents,
			interest_since: charges.interest_cents > 0 ? defaultSince(item) : null,
		};
	}

	/** What is written next, if anything is. */
	async function next(tx: Db, invoiceId: number): Promise<{ item: Item; level: Level } | null> {
		const row = await items.findItem(tx, invoiceId, today());
		const [item] = row ? await withBank(tx, [row]) : [];
		if (!item) return null;
		const step = nextStepOf(item, terms(), today());
		return step.kind === "remind" ? { item, level: step.level } : null;
	}

	async function keep(tx: Db, item: Item, document: ReminderDocument, by: number | null): Promise<number | null> {
		const { level, channel, due_on, open_cents, fee_cents, lump_cents, interest_cents } = document;
		const id = await store.insertReminder(tx, {
			...{ invoice_id: item.id, level, channel, due_on, open_cents, fee_cents, lump_cents, interest_cents, document },
			...{ sent_on: document.day, sent_by: by, created_at: clock() },
		});
		if (id !== null) {
			const told = { level, channel, amount_cents: open_cents, charges_cents: sumOf(document), payable_until: due_on };
			await audit.note(tx, "system", "reminder_sent", item.number, told);
		}
		return id;
	}

	return {
		today,
		terms,
		withBank,
		documentOf,
		next,

		/** The day until which people may pay, unless told. */
		newDueOn: (): string => dayAfter(today(), terms().term_days),

		late: async (tx: Db): Promise<Item[]> => withBank(tx, await items.findLate(tx, today())),

		/** One letter, as it was seen or not at all: its invoice is held, so money that arrives waits or was first. */
		async send(tx: Db, wanted: Wanted, due_on: string, by: number | null): Promise<Sent> {
			await books.lock(tx, wanted.invoice_id);
			const found = await next(tx, wanted.invoice_id);
			if (found?.level !== wanted.level || found.item.left_cents !== wanted.open_cents) return "changed";
			const { item, level } = found;
			const document = documentOf(item, level, due_on);
			const reminderId = await keep(tx, item, document, by);
			if (reminderId === null) return "changed";
			if (!item.email) return "printed";
			const mail = reminderMail(document, sender, { reminderId, invoiceId: item.id });
			await outbox.writeMail(tx, "dunning", item.email, mail);
			return "mailed";
		},

		/** Nobody is reminded of it until that day, or until somebody lifts it. */
		async stop(tx: Db, invoice: Pick<Item, "id" | "number">, { reason, until }: NewStop, actor: Actor): Promise<void> {
			const set_by = actor === "system" ? null : actor.id;
			await store.putStop(tx, { invoice_id: invoice.id, reason, until, set_by, set_at: clock() });
			await audit.note(tx, actor, "dunning_stopped", invoice.number, { until });
		},

		stopOf: (tx: Db, invoiceId: number) => store.findStop(tx, invoiceId, today()),

		/** By the invoice, what was sent for it. */
		async ofInvoices(tx: Db, invoiceIds: readonly number[]): Promise<ReminderRow[]> {
			const rows = invoiceIds.length > 0 ? await store.findOfInvoices(tx, invoiceIds) : [];
			return rows.map(({ id, level, channel, sent_on, due_on, open_cents, ...charges }) => ({
				...{ id, level: level as Level, channel, sent_on, due_on },
				open: centsToEuro(open_cents),
				charges: centsToEuro(sumOf(charges)),
			}));
		},
	};
}

export type Dunning = ReturnType<typeof createDunning>;
