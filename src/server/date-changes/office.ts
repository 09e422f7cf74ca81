import { refuse } from "#contract/errors.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { CalledOff, CallOff, MoveDate, Moved } from "#contract/office/date-changes.ts";
import type { Books } from "#server/books/service.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { Staff } from "#server/viewer.ts";
import { createCallingOff } from "./calling-off.ts";
import { createMoving, type MovingParts } from "./moving.ts";

interface Parts extends MovingParts {
	books: Books;
	rehearsals: Rehearsals;
}

/** How staff call dates off and move them: first seen, then done. */
export function createDateChanges({ books, rehearsals, ...parts }: Parts) {
	const { db, audit, dates, datesWriting } = parts;
	const { callOff } = createCallingOff(parts);
	const { move, askAgain } = createMoving(parts);

	return {
		async foreseeCallOff(dateId: number, wish: CallOff, staff: Staff): Promise<Consequences> {
			await audit.look(db, staff, "date", dateId);
			return rehearsals.consequencesOf((tx) =>
				dates.rehearsed(tx, async () => {
					const { already } = await callOff(tx, dateId, wish, staff);
					if (already) throw refuse("date_cancelled");
					return { moneyBackCents: await books.askedHere(tx) };
				}),
			);
		},

		callOff: (dateId: number, wish: CallOff, staff: Staff): Promise<CalledOff> =>
			dates.transaction((tx) => callOff(tx, dateId, wish, staff)),

		async foreseeMove(dateId: number, wish: MoveDate, staff: Staff): Promise<Consequences> {
			await audit.look(db, staff, "date", dateId);
			return rehearsals
				.consequencesOf((tx) =>
					dates.rehearsed(tx, async () => {
						await move(tx, dateId, wish, staff);
						return { moneyBackCents: 0 };
					}),
				)
				.catch(datesWriting.told);
		},

		move: (dateId: number, wish: MoveDate, staff: Staff): Promise<Moved> =>
			dates.transaction((tx) => move(tx, dateId, wish, staff)).catch(datesWriting.told),

		/** Whoever has not answered by the day that a letter names is asked once more, exactly once. */
		async tend(): Promise<void> {
			while ((await db.transaction(askAgain)) > 0);
		},
	};
}
