import { refuse } from "#contract/errors.ts";
import type { Hanging } from "#contract/office/sorting.ts";
import type { Db } from "#server/db/client.ts";
import { rehearse } from "#server/db/rehearsal.ts";
import * as store from "./office-store.ts";
import { inOrder, movedTo } from "./rules.ts";

type Note<S extends store.Sort> = (tx: Db, row: store.RowOf<S>, details: Record<string, unknown>) => Promise<unknown>;

const isEmpty = (hanging: Hanging): boolean => Object.values(hanging).every((number) => number === 0);

/** What categories and lecturers have in common: their order, and that what is in use is merged and not deleted. */
export function createSorting<S extends store.Sort>(db: Db, sort: S) {
	function rowIn(rows: store.RowOf<S>[], id: number): store.RowOf<S> {
		const row = rows.find((one) => one.id === id);
		if (!row) throw refuse("not_found");
		return row;
	}

	/** Everything moves in one transaction; then the first is gone. */
	async function merge(tx: Db, id: number, into: number, note: Note<S>): Promise<Hanging> {
		if (id === into) throw refuse("merge_itself");
		const rows = await store.lockRows(tx, sort);
		const [from, to] = [rowIn(rows, id), rowIn(rows, into)];
		const hanging = (await store.countHanging(tx, sort))(id);
		await store.moveHanging(tx, sort, id, into);
		if (sort === "lecturer") await store.keepLecturerSlug(tx, from as store.LecturerRow, into);
		await store.remove(tx, sort, id);
		await note(tx, to, { merged: from.name, ...hanging });
		return hanging;
	}

	return {
		/** In their order, with what hangs on each. */
		async all(tx: Db = db): Promise<{ row: store.RowOf<S>; hanging: Hanging }[]> {
			const hangingOf = await store.countHanging(tx, sort);
			return inOrder(await store.findRows(tx, sort)).map((row) => ({ row, hanging: hangingOf(row.id) }));
		},

		/** What somebody has seen is what is changed. */
		lock: async (tx: Db, id: number): Promise<store.RowOf<S>> => rowIn(await store.lockRows(tx, sort), id),

		move: (id: number, to: number, note: Note<S>): Promise<void> =>
			db.transaction(async (tx) => {
				const rows = inOrder(await store.lockRows(tx, sort));
				const row = rowIn(rows, id);
				const before = rows.map((one) => one.id);
				const after = movedTo(before, id, to);
				for (const [index, one] of after.entries()) await store.place(tx, sort, one, index + 1);
				await note(tx, row, { position: [before.indexOf(id) + 1, after.indexOf(id) + 1] });
			}),

		foreseeMerge: (id: number, into: number): Promise<Hanging> =>
			rehearse(db, (tx) => merge(tx, id, into, async () => {})),

		merge: (id: number, into: number, note: Note<S>): Promise<Hanging> =>
			db.transaction((tx) => merge(tx, id, into, note)),

		remove: (id: number, note: Note<S>): Promise<void> =>
			db.transaction(async (tx) => {
				const row = rowIn(await store.lockRows(tx, sort), id);
				if (!isEmpty((await store.countHanging(tx, sort))(id))) throw refuse("still_in_use");
				await store.remove(tx, sort, id);
				await note(tx, row, { name: [row.name, null] });
			}),
	};
}
