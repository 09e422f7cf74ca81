import { refuse } from "#contract/errors.ts";
import type { Consequences } from "#contract/office/consequences.ts";
import type { CalledOff, CallOff } from "#contract/office/date-changes.ts";
import type { Books } from "#server/books/service.ts";
import type { Rehearsals } from "#server/office/rehearsals.ts";
import type { Staff } from "#server/viewer.ts";
import { type CallingOffParts, createCallingOff } from "./calling-off.ts";

interface Parts extends CallingOffParts {
	books: Books;
	rehearsals: Rehearsals;
}

/** How staff call dates off and move them: first seen, then done. */
export function createDateChanges({ books, rehearsals, ...parts }: Parts) {
	const { db, audit, dates } = parts;
	const { callOff } = createCallingOff(parts);

	return {
		async foreseeCallOff(dateId: number, wish: CallOff, staff: Staff): Promise<Consequences> {
			await audit.look(db, staff, "date", dateId);
			return rehearsals.consequencesOf(async (tx) => {
				dates.rehearse(tx);
				const { already } = await callOff(tx, dateId, wish, staff);
				if (already) throw refuse("date_cancelled");
				return { moneyBackCents: await books.askedHere(tx) };
			});
		},

		callOff: (dateId: number, wish: CallOff, staff: Staff): Promise<CalledOff> =>
			dates.transaction((tx) => callOff(tx, dateId, wish, staff)),
	};
}
