import type { Taking, TakingAll } from "#contract/office/bank-shapes.ts";
import { officePaths } from "#contract/office/paths.ts";
import type { Task } from "#contract/office/tasks.ts";
import type { Audit } from "#server/audit/service.ts";
import type { Db } from "#server/db/client.ts";
import type { TaskKind } from "#server/tasks/kind.ts";
import { present, tallyWords } from "#server/tasks/rules.ts";
import type { Tasks } from "#server/tasks/service.ts";
import type { Staff } from "#server/viewer.ts";
import type { Allocating } from "./allocating.ts";
import { asIncoming, type Items } from "./items.ts";
import { certainIn } from "./matching/match.ts";
import type { Match } from "./matching/proposal.ts";
import { markOf, placesOf } from "./presenting.ts";
import * as store from "./store.ts";

interface Parts {
	db: Db;
	audit: Audit;
	tasks: Pick<Tasks, "start" | "learn">;
	items: Items;
	allocating: Pick<Allocating, "put">;
}

interface TakingInput extends Taking {
	by: number;
}

/** So many for each step. */
const AT_ONCE = 50;

const WORDS = { taken: "übernommen", changed: "inzwischen geändert" } as const;

const markIn = ({ proposals: [best] }: Match): string => (best ? markOf(best) : "");

/** BANK-02: all that is certain, also what no screen has room for, one after the other. */
export function createTaking({ db, audit, tasks, items, allocating }: Parts) {
	const certain = async (tx: Db, rows: readonly store.OpenRow[]): Promise<Match[]> =>
		certainIn(rows.map(asIncoming), await items.of(tx, rows));

	/** What was judged certain is booked if it still is. */
	async function takeThese(tx: Db, bookings: Taking["bookings"], actor: { id: number }): Promise<number[]> {
		const marks = new Map(bookings.map(({ id, mark }) => [id, mark]));
		const rows = (await store.findTransactions(tx, [...marks.keys()])).filter(({ free_cents }) => free_cents !== 0);
		const still = (await certain(tx, rows)).filter((found) => marks.get(found.transaction.id) === markIn(found));
		for (const { transaction, proposals } of still)
			await allocating.put(tx, transaction.id, proposals.slice(0, 1).flatMap(placesOf), actor);
		return still.map(({ transaction }) => transaction.id);
	}

	const taking: TaskKind<TakingInput> = {
		kind: "bank_taking",
		access: "books.write",
		count: async (_, { bookings }) => ({ total: bookings.length, tally: {} }),

		async step(tx, { input: { bookings, by }, position }) {
			const begin = Number(position ?? 0);
			const part = bookings.slice(begin, begin + AT_ONCE);
			await store.lockBank(tx);
			const taken = (await takeThese(tx, part, { id: by })).length;
			const end = begin + part.length;
			return {
				...{ done: part.length, tally: { taken, changed: part.length - taken } },
				position: end < bookings.length ? String(end) : null,
			};
		},

		tell: (tally) => ({
			text: tallyWords(WORDS, tally, "taken"),
			link: { label: "Zum Bankabgleich", path: officePaths.bank, is_file: false },
		}),
	};
	tasks.learn(taking);

	return {
		/** What somebody has seen counts only as it was seen; what was left out stays open. */
		begin: ({ seen, left }: TakingAll, staff: Staff): Promise<Task> =>
			db.transaction(async (tx) => {
				const marks = new Map(seen.map(({ id, mark }) => [id, mark]));
				const without = new Set(left);
				const bookings = (await certain(tx, await store.findOpen(tx)))
					.map((found) => ({ id: found.transaction.id, mark: markIn(found) }))
					.filter(({ id, mark }) => !without.has(id) && (marks.get(id) ?? mark) === mark);
				const task = await tasks.start(tx, staff, taking, { bookings, by: staff.id });
				await audit.note(tx, staff, "bank_taking_started", task.id, { payments: bookings.length });
				return present(task);
			}),
	};
}

export type TakingWork = ReturnType<typeof createTaking>;
