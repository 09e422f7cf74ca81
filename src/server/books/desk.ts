import { berlinDay, berlinIso, berlinMoment } from "#contract/berlin.ts";
import { addDays } from "#contract/dates.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Db } from "#server/db/client.ts";
import type { DeskPart } from "#server/desk/part.ts";
import { shortDay } from "#server/desk/words.ts";
import { euro } from "#server/invoices/words.ts";
import { BACK_WITHIN_DAYS } from "./rules.ts";
import { findOpen } from "./transfer-store.ts";

/** Of orders each is told by itself; of everything else, one entry for all, because one file takes them. */
const findWaiting = async (db: Db) => (await findOpen(db)).filter(({ order }) => order === null);

/** § 346 BGB: what goes back for seminars, and what has come to the account for nothing. */
export const createBooksDesk = ({ db }: { db: Db }): DeskPart => ({
	toDos: [
		{
			kind: "transfer",
			access: "books.write",
			count: async () => ((await findWaiting(db)).length > 0 ? 1 : 0),
			async find() {
				const [first, ...others] = await findWaiting(db);
				if (!first) return [];
				const cents = others.reduce((sum, { amount_cents }) => sum + amount_cents, first.amount_cents);
				const due = berlinMoment(addDays(berlinDay(first.asked_at), BACK_WITHIN_DAYS), "23:59");
				const [title, what] =
					others.length === 0
						? [`Erstattung an ${first.name || "unbekannt"} überweisen`, `${first.number}, `]
						: [`${others.length + 1} Erstattungen überweisen`, "zusammen "];
				return [
					{
						id: "all",
						title,
						detail: `${what}${euro(cents)} · Geld zurück bis ${shortDay(berlinIso(due))}`,
						due,
						since: first.asked_at,
						tone: "err",
						action: { label: "Überweisen", path: officePaths.transfers },
					},
				];
			},
		},
	],
});
