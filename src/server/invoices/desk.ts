import { berlinDay, berlinMoment } from "#contract/berlin.ts";
import { isoDay } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart, ToDoKind } from "#server/desk/part.ts";
import { shortDay } from "#server/desk/words.ts";
import { findOverdue, hasOverdue, sumNetPerDay } from "./desk-store.ts";
import { euro } from "./words.ts";

const dayOf = (moment: Date): string => isoDay(berlinDay(moment));

/** One entry for all of them: they are reminded together. */
function overdueInvoices(db: Db): ToDoKind {
	return {
		kind: "overdue_invoices",
		access: "books.read",
		count: async (now) => ((await hasOverdue(db, dayOf(now))) ? 1 : 0),
		async find(now) {
			const overdue = await findOverdue(db, dayOf(now));
			if (!overdue) return [];
			const [year = 0, month = 0, day = 0] = overdue.oldest.split("-").map(Number);
			return [
				{
					id: "all",
					title: overdue.count === 1 ? "1 Rechnung ist überfällig" : `${overdue.count} Rechnungen sind überfällig`,
					detail: `${euro(overdue.cents)} · die älteste war am ${shortDay(overdue.oldest)} fällig`,
					due: null,
					since: berlinMoment({ year, month, day }),
					tone: "warn",
					action: { label: "Ansehen", path: officePaths.overdueInvoices },
				},
			];
		},
	};
}

/**
 * Revenue is what was invoiced, without tax and less what was credited, on the day of each document: it does not wait for
 * the money, and no invoice changes a day that is over.
 */
export const createInvoicesDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [overdueInvoices(db)],
	figures: [
		{
			key: "revenue",
			access: "orders.read",
			perDay: ({ from, to }) => sumNetPerDay(db, dayOf(from), dayOf(to)),
		},
	],
});
