import { and, sql } from "drizzle-orm";
import { refuse } from "#contract/errors.ts";
import { centsToEuro } from "#contract/money.ts";
import { AGE_NAMES, ITEM_STATE_WORDS, LEVEL_WORDS } from "#contract/office/open-item-words.ts";
import type { AgeSum, NewStop, OpenItem, OpenItemsQuery } from "#contract/office/open-items.ts";
import { rolesMay } from "#contract/office/permissions.ts";
import { stepText } from "#contract/office/step-words.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Adjusting, NewAdjustment } from "#server/books/adjusting.ts";
import type { Books } from "#server/books/service.ts";
import type { Db } from "#server/db/client.ts";
import { everyWord } from "#server/db/find.ts";
import { INVOICE_WORDS } from "#server/invoices/tables.ts";
import { createOfficeList, type ListParts } from "#server/lists/office-list.ts";
import type { Staff } from "#server/viewer.ts";
import * as items from "./items-store.ts";
import { ageOf, chargesLeft, daysLate, type Item, itemStateOf, nextStepOf, sumOf } from "./rules.ts";
import type { Dunning } from "./service.ts";
import { liftStop } from "./store.ts";

interface Parts extends ListParts {
	audit: Audit;
	books: Pick<Books, "lock">;
	adjusting: Adjusting;
	dunning: Dunning;
}

const createItemsList = ({ db, exports, dunning }: Parts) => {
	const step = (item: Item) => nextStepOf(item, dunning.terms(), dunning.today());

	const present = (item: Item): OpenItem => ({
		...{ id: item.id, number: item.number, issued_on: item.issued_on, due_on: item.due_on, stop: item.stop },
		name: item.recipient.name,
		company: item.recipient.company || null,
		contract: { kind: item.contract.kind, number: item.contract.number },
		days_late: daysLate(item, dunning.today()),
		gross: centsToEuro(item.gross_cents),
		paid: centsToEuro(item.paid_cents),
		open: centsToEuro(item.is_given_up ? item.owed_cents : item.left_cents),
		state: itemStateOf(item),
		next: step(item),
		reminders: item.reminders.map(({ open_cents, fee_cents, lump_cents, interest_cents, ...kept }) => ({
			...kept,
			open: centsToEuro(open_cents),
			charges: centsToEuro(sumOf({ fee_cents, lump_cents, interest_cents })),
		})),
		adjustments: item.adjustments.map(({ amount_cents, ...kept }) => ({ ...kept, amount: centsToEuro(amount_cents) })),
		charges_open: centsToEuro(chargesLeft(item)),
	});

	return createOfficeList<"due" | "amount", OpenItemsQuery, Item, OpenItem>(
		{ db, exports },
		{
			name: "open_items",
			keyset: items.ITEMS,
			filter: ({ q, age, state, level, origin }) =>
				and(
					items.ofInvoice(everyWord(sql.raw(INVOICE_WORDS), q)),
					items.inItemState(state),
					age && items.ofAge(age, dunning.today()),
					level && items.atLevel(level, dunning.today()),
					origin && items.ofOrigin(origin),
				),
			read: async (tx, filter, part) => dunning.withBank(tx, await items.findItems(tx, filter, part, dunning.today())),
			table: items.COUNTED,
			summed: items.SUMMED,
			present,
			columns: [
				{ key: "number", title: "Rechnung", kind: "text" },
				{ key: "name", title: "Name", kind: "text" },
				{ key: "company", title: "Institution", kind: "text" },
				{ key: "contract", title: "Zu", kind: "text" },
				{ key: "issued", title: "Datum", kind: "date" },
				{ key: "due", title: "Fällig am", kind: "date" },
				{ key: "late", title: "Tage überfällig", kind: "number" },
				{ key: "gross", title: "Betrag", kind: "money" },
				{ key: "paid", title: "Bezahlt", kind: "money" },
				{ key: "open", title: "Offen", kind: "money" },
				{ key: "state", title: "Zustand", kind: "text" },
				{ key: "level", title: "Mahnstufe", kind: "text" },
				{ key: "next", title: "Nächster Schritt", kind: "text" },
			],
			cells: (item) => {
				const last = item.reminders.at(-1);
				return {
					number: item.number,
					name: item.recipient.name,
					company: item.recipient.company || null,
					contract: item.contract.number,
					issued: item.issued_on,
					due: item.due_on,
					late: Math.max(0, daysLate(item, dunning.today())),
					gross: item.gross_cents,
					paid: item.paid_cents,
					open: item.left_cents,
					state: ITEM_STATE_WORDS[itemStateOf(item)],
					level: last ? LEVEL_WORDS[last.level] : null,
					next: stepText(step(item)),
				};
			},
		},
	);
};

/** OPEN-01: what is open, how old it is, and what staff note of it. */
export function createOpenItems(parts: Parts) {
	const { db, clock, audit, books, adjusting, dunning } = parts;

	/** Held, so that of two who note the same the second finds nothing left. */
	async function held(tx: Db, id: number): Promise<items.ItemRow> {
		await books.lock(tx, id);
		const item = await items.findItem(tx, id, dunning.today());
		if (!item) throw refuse("not_found");
		return item;
	}

	const adjust = (id: number, staff: Staff, what: (item: items.ItemRow) => NewAdjustment) =>
		db.transaction(async (tx) => {
			const item = await held(tx, id);
			const adjustment = what(item);
			if (adjustment.amount_cents <= 0) throw refuse("nothing_open");
			return { id: await adjusting.note(tx, item, adjustment, staff) };
		});

	return {
		...createItemsList(parts),

		async ages(): Promise<AgeSum[]> {
			const rows = await items.sumByDue(db);
			const today = dunning.today();
			return AGE_NAMES.map((age) => {
				const own = rows.filter((row) => ageOf(daysLate(row, today)) === age);
				const sum = (key: "count" | "cents") => own.reduce((total, row) => total + row[key], 0);
				return { age, count: sum("count"), sum: centsToEuro(sum("cents")) };
			});
		},

		writeOff: (id: number, reason: string, staff: Staff) =>
			adjust(id, staff, ({ left_cents }) => ({ kind: "write_off", amount_cents: left_cents, reason })),

		takeCharges: (id: number, staff: Staff) =>
			adjust(id, staff, (item) => ({
				kind: "charges_paid",
				amount_cents: Math.min(-item.owed_cents, chargesLeft(item)),
				reason: null,
			})),

		waiveCharges: (id: number, reason: string, staff: Staff) =>
			adjust(id, staff, (item) => ({ kind: "charges_waived", amount_cents: chargesLeft(item), reason })),

		/** Who may not give up what is owed does not take that back either. */
		takeBack: (id: number, staff: Staff) =>
			db.transaction(async (tx) => {
				const adjustment = await adjusting.find(tx, id);
				if (adjustment?.kind === "write_off" && !rolesMay(staff.roles, "books.write_off")) throw refuse("forbidden");
				await adjusting.takeBack(tx, id, staff);
				return { id };
			}),

		stop: (id: number, stop: NewStop, staff: Staff) =>
			db.transaction(async (tx) => {
				await dunning.stop(tx, await held(tx, id), stop, staff);
				return { id };
			}),

		resume: (id: number, staff: Staff) =>
			db.transaction(async (tx) => {
				const { number } = await held(tx, id);
				if (await liftStop(tx, id, { lifted_at: clock(), lifted_by: staff.id }))
					await audit.note(tx, staff, "dunning_resumed", number);
				return { id };
			}),
	};
}

export type OpenItems = ReturnType<typeof createOpenItems>;
