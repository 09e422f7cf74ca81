import { refuse } from "#contract/errors.ts";
import type { SentFile } from "#contract/files.ts";
import { centsToEuro } from "#contract/money.ts";
import type { DunningLetter, DunningLetterAsked, DunningProposal, DunningRun } from "#contract/office/dunning.ts";
import type { Level } from "#contract/office/open-item-words.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import { drawPdf } from "#server/drawing/draw.ts";
import { DRAWINGS } from "#server/invoices/files.ts";
import type { Limits } from "#server/limits/service.ts";
import { asTest, type Sender, textOf } from "#server/outbox/letter.ts";
import type { Outbox } from "#server/outbox/service.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import { present as presentTask } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import { refuseField } from "#server/validation.ts";
import type { Staff } from "#server/viewer.ts";
import type { ReminderDocument } from "./document.ts";
import { dayAfter } from "./interest.ts";
import { reminderMail } from "./mails.ts";
import { type Item, nextStepOf } from "./rules.ts";
import type { SendingInput } from "./sending.ts";
import type { Dunning } from "./service.ts";
import * as store from "./store.ts";
import { totalOf } from "./words.ts";

interface Parts {
	db: Db;
	audit: Audit;
	limits: Limits;
	outbox: Outbox;
	sender: Sender;
	tasks: Tasks;
	dunning: Dunning;
	sending: TaskKind<SendingInput>;
	colleague: (id: number) => Promise<{ email: string }>;
}

/** So long letters on paper are offered to be printed together. */
const PRINTED_DAYS = 30;

/** Somebody needs time to pay, and nobody months. */
const TERM = { least: 7, most: 60 };

const cents = (euro: number): number => Math.round(euro * 100);
const nameOf = ({ recipient }: Item): string => recipient.company || recipient.name;

/** OPEN-03: the run of reminders as staff see and start it. */
export function createDunningOffice(parts: Parts) {
	const { db, audit, limits, outbox, sender, tasks, dunning, sending, colleague } = parts;

	function demandTerm(due_on: string): void {
		const today = dunning.today();
		if (due_on < dayAfter(today, TERM.least) || due_on > dayAfter(today, TERM.most))
			throw refuseField("due_on", `Bitte einen Tag in ${TERM.least} bis ${TERM.most} Tagen angeben`);
	}

	function presentProposed(item: Item, level: Level): DunningProposal["proposed"][number] {
		const document = dunning.documentOf(item, level, dunning.newDueOn());
		return {
			...{ invoice_id: item.id, number: item.number, name: nameOf(item), level, channel: document.channel },
			open: centsToEuro(document.open_cents),
			fee: centsToEuro(document.fee_cents),
			lump: centsToEuro(document.lump_cents),
			interest: centsToEuro(document.interest_cents),
			total: centsToEuro(totalOf(document)),
		};
	}

	async function documentFor({
		invoice_id,
		due_on,
	}: DunningLetterAsked): Promise<{ item: Item; document: ReminderDocument }> {
		demandTerm(due_on);
		const found = await dunning.next(db, invoice_id);
		if (!found) throw refuse("nothing_open");
		return { item: found.item, document: dunning.documentOf(found.item, found.level, due_on) };
	}

	async function seen(asked: DunningLetterAsked, staff: Staff) {
		const found = await documentFor(asked);
		await audit.look(db, staff, "invoice", found.item.number);
		return found;
	}

	async function drawn(document: ReminderDocument, staff: Staff): Promise<SentFile> {
		const sheet = { kind: "reminder", reminder: document } as const;
		const content = await drawPdf(sheet, "downloads", () => limits.take(DRAWINGS, staff.address));
		const name = `${document.invoice.number}-Stufe-${document.level}.pdf`;
		return { name, type: "application/pdf", content, inline: true };
	}

	return {
		async propose(): Promise<DunningProposal> {
			const late = await dunning.late(db);
			const steps = late.map((item) => ({ item, step: nextStepOf(item, dunning.terms(), dunning.today()) }));
			return {
				proposed: steps.flatMap(({ item, step }) =>
					step.kind === "remind" ? [presentProposed(item, step.level)] : [],
				),
				skipped: steps.flatMap(({ item, step }) =>
					step.kind === "skip"
						? [
								{
									...{ invoice_id: item.id, number: item.number, name: nameOf(item) },
									...{ why: step.why, reason: step.reason, until: step.until },
								},
							]
						: [],
				),
				due_on: dunning.newDueOn(),
				papers: await store.countPapers(db, dayAfter(dunning.today(), -PRINTED_DAYS)),
			};
		},

		async letter(asked: DunningLetterAsked, staff: Staff): Promise<DunningLetter> {
			const { item, document } = await seen(asked, staff);
			const { subject, letter } = reminderMail(document, sender, null);
			const text = textOf(letter, sender);
			const to = item.email && `${item.recipient.name} <${item.email}>`;
			return { from: sender.provider.name, to, subject, text };
		},

		letterPdf: async (asked: DunningLetterAsked, staff: Staff) => drawn((await seen(asked, staff)).document, staff),

		async test(asked: DunningLetterAsked, staff: Staff): Promise<{ to: string }> {
			const { item, document } = await documentFor(asked);
			const { email: to } = await colleague(staff.id);
			await db.transaction(async (tx) => {
				await outbox.writeMail(tx, "letter_test", to, asTest(reminderMail(document, sender, null)));
				await audit.note(tx, staff, "reminder_tested", item.number);
			});
			return { to };
		},

		/** For the printer: each letter begins on a page of its own. */
		async papers(sent_on: string, staff: Staff): Promise<SentFile> {
			const found = await store.findPapers(db, sent_on);
			if (found.length === 0) throw refuse("not_found");
			for (const { number } of found) await audit.look(db, staff, "invoice", number);
			const sheet = { kind: "reminders", reminders: found.map(({ document }) => document) } as const;
			const content = await drawPdf(sheet, "downloads", () => limits.take(DRAWINGS, staff.address));
			return { name: `Mahnschreiben-${sent_on}.pdf`, type: "application/pdf", content, inline: true };
		},

		start: ({ due_on, items }: DunningRun, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				demandTerm(due_on);
				const wanted = items.map(({ invoice_id, level, open }) => ({ invoice_id, level, open_cents: cents(open) }));
				const input = {
					due_on,
					by: staff.id,
					items: wanted.toSorted((one, other) => one.invoice_id - other.invoice_id),
				};
				const task = await tasks.start(tx, staff, sending, input);
				await audit.note(tx, staff, "dunning_started", task.id, { letters: task.total });
				return presentTask(task);
			}),

		async pdf(id: number, staff: Staff): Promise<SentFile> {
			const reminder = await store.findReminder(db, id);
			if (!reminder) throw refuse("not_found");
			await audit.look(db, staff, "invoice", reminder.number);
			return drawn(reminder.document, staff);
		},
	};
}

export type DunningOffice = ReturnType<typeof createDunningOffice>;
